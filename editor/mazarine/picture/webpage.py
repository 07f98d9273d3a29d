"""A web page that plays a maze and recordings: one file, without a server or a network.

`resources/webpage` has its parts. Its data is JSON, which `mazarine.picture.page_data` and
`mazarine.picture.recording` make.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import fields
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from mazarine.agents.goals import GoalPlace, mark_goal
from mazarine.files.atomic import replacing
from mazarine.maze import Maze
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.names import MARKER_KIND_NAMES
from mazarine.messages import field_names
from mazarine.picture.marks import mark_colors
from mazarine.picture.messages import WebPageText
from mazarine.picture.page_data import maze_as_json, played_as_json
from mazarine.picture.palette import Palette, hexed
from mazarine.picture.palettes import ColorScheme, palette_of
from mazarine.picture.recording import Recording, Translate
from mazarine.resources_path import resource

_PARTS = ("page.html", "page.css", "walk.js", "picture.js", "play.js", "watch.js", "start.js")


def web_page(
    maze: Maze | None,
    recordings: Sequence[Recording] = (),
    *,
    title: str = "",
    as_points: bool = False,
    has_fog: bool = False,
    scheme: ColorScheme = ColorScheme.DEFAULT,
    language: str = "en",
    translate: Translate = str,
) -> str:
    """Return a page that plays a maze, recordings, or both.

    Raises `MazeError` if the maze has no floor, or is too large.

    Parameters
    ----------
    maze : is played from its start; if it has no goal, one is marked in the cell farthest from there
    title : the title if the maze has none
    as_points : draw a honeycomb as points with links
    has_fog : at first, show only what the player has seen; also for mazes with some fog
    language, translate : the code of the language, and what translates messages to it
    """
    palettes = [palette_of(scheme, is_dark) for is_dark in (False, True)]
    palette = palettes[0]
    data: dict[str, Any] = {
        "text": {it.code.removeprefix("web-"): _template(it, translate) for it in WebPageText},
        "markers": {kind.value: translate(name) for kind, name in MARKER_KIND_NAMES.items()},
        "language": language,
        "palettes": [*map(_colors, palettes)],
        "recordings": [
            recording.as_json(translate)
            | {"maze": maze_as_json(recording.maze, palette, as_points=as_points)}
            for recording in recordings
        ],
    }
    if maze is not None:
        title = maze.title or title
        data["maze"] = played_as_json(_with_goal(maze), palette, as_points=as_points)
        data["fog"] = has_fog or bool((maze.cells & 1).any())
    usual = WebPageText.WEB_WATCH if maze is None else WebPageText.WEB_PLAY
    return _filled(data, title or translate(usual()), translate(WebPageText.WEB_NO_SCRIPT()))


def export_web_page(maze: Maze | None, path: Path, **options: Any) -> None:
    """Write the page of a maze, with the options of `web_page`; `MazeError` if that is not possible."""
    text = web_page(maze, **options)
    with replacing(path) as stream:
        # A title may hold bytes that are no text.
        stream.write(text.encode(errors="replace"))


def notebook_frame(page: str, height_px: int = 640) -> str:
    """Return a page as an HTML element for a notebook, which it cannot reach."""
    return (
        f'<iframe srcdoc="{escape(page)}" sandbox="allow-scripts allow-modals" width="100%"'
        f' height="{height_px}" style="border: 0"></iframe>'
    )


def _with_goal(maze: Maze) -> Maze:
    if Endpoints.of(maze).goals:
        return maze
    maze = maze.copy()
    mark_goal(maze, GoalPlace.FARTHEST)
    return maze


def _colors(palette: Palette) -> dict[str, str]:
    words = {it.name: getattr(palette, it.name) for it in fields(palette)}
    words |= mark_colors(palette)
    return {name: hexed(word) for name, word in words.items() if type(word) is int}


def _template(entry: WebPageText, translate: Translate) -> str:
    """Return the translation of a text whose fields are filled in later."""
    return translate(entry(**{name: f"{{{name}}}" for name in field_names(entry.value)}))


def _filled(data: dict[str, Any], title: str, no_script: str) -> str:
    """Return the page; its security policy allows its own style and script and nothing else."""
    page, style, *scripts = (resource(f"webpage/{it}").read_text(encoding="utf-8") for it in _PARTS)
    script = "".join(scripts)
    # A "<" could end the element; all other signs that mean something to a browser are not in ASCII.
    text = json.dumps(data, separators=(",", ":"), allow_nan=False).replace("<", "\\u003c")
    hashes = [b64encode(sha256(it.encode()).digest()).decode() for it in (style, script)]
    sources = "style-src 'sha256-{}'; script-src 'sha256-{}'".format(*hashes)
    policy = f"default-src 'none'; {sources}; base-uri 'none'; form-action 'none'"
    values = {
        "language": escape(data["language"]), "title": escape(title), "policy": policy, "style": style,
        "no-script": escape(no_script), "data": text, "script": script,
    }  # fmt: skip
    parts = page.split("%%")
    return "".join(values[part] if number % 2 else part for number, part in enumerate(parts))
