"""The picture of the architecture, `docs/pictures/architecture.svg`; `make.py` makes it too.

On the left the layers as `pyproject.toml` has them, which the import linter holds; on the right how a stroke
travels through them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from svg import BLUE, PALE, drawing, text

HERE = Path(__file__).parent
_DESCRIPTIONS = {
    "cli": "one module a command",
    "gui": "tools, docks, threads",
    "rendering": "pictures into files",
    "pages": "mazes, books, tables on paper",
    "console": "code of the user on a copy of a maze",
    "comparing": "differences, merges",
    "book": "mazes of rising difficulty",
    "tilings": "mazes of rings",
    "big": "mazes in stores, block by block",
    "picture": "arrays to pixels, SVG and pages",
    "league": "programs in many mazes",
    "shipped": "plugins that come with it",
    "shapes": "hearts, texts, pictures",
    "design": "mazes on request",
    "files": "formats, journal",
    "generators": "a module for each algorithm",
    "problems": "checks and fixes",
    "searches": "step by step",
    "mouse": "programs of others that drive a mouse",
    "agents": "sight, memory, explorers",
    "paths": "distances, paths, statistics",
    "flood_fill": "fills, wands",
    "regions": "rooms, corridors, crossroads, updated",
    "maze": "cells, walls, links, markers; edits",
    "lattice": "sides, faces, shapes of cells",
    "plugins": "manifests, registries, failures",
    "progress": "progress, stopping",
    "version": "its number",
    "messages": "a code and fields, and the English text",
}
_STROKE = (
    ("gui", "a tool turns the gesture into an edit"),
    ("maze", "edit.apply validates, changes the arrays, returns a change"),
    ("picture", "the dirty rectangle is painted at once"),
    ("regions", "in a thread: the patch becomes one update, which returns a delta"),
    ("paths", "the router invalidates what was changed"),
    ("gui", "the delta goes to overlay, docks and status bar, in order"),
)
_LEGEND = "Only the orange packages may use Qt. Packages side by side do not import each other."
_BASES = {
    "errors", "extras", "rng", "higher", "counting", "decimals", "values", "tables",
    "former_name", "progress", "messages", "plugins", "cores", "processes", "native", "version",
}  # fmt: skip
_NEED_QT = {"cli", "gui", "pages", "rendering"}
_ROW, _HEIGHT, _LEFT, _WIDTH, _TOP, _GAP = 50, 40, 20, 630, 60, 6
_DESCRIBED = 3
"""Packages side by side that have room for descriptions."""
_TRAIL, _RIGHT = 700, 1140
_LINE = "#c3c9d1"
_WITH_QT, _CORE, _BASE = "#fde9c8", "#dcebf7", "#eceff2"


def layers() -> list[list[str]]:
    """Return the layers of the import linter, the topmost first, each with its packages."""
    with (HERE.parents[1] / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    named = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[name.strip().removeprefix("mazarine.") for name in layer.split("|")] for layer in named]


def picture() -> str:
    """Return the drawing."""
    rows = layers()
    height = _TOP + _ROW * len(rows) + 50
    return drawing(_RIGHT + 20, height, [
        text(_LEFT, 32, "Imports point down only", 17, bold=True),
        text(_TRAIL - 12, 32, "How a stroke travels", 17, bold=True),
        *(box for number, names in enumerate(rows) for box in _layer(number, names)),
        *_stroke(),
        text(_LEFT, height - 18, _LEGEND, 13, PALE),
    ])  # fmt: skip


def _layer(number: int, names: list[str]) -> list[str]:
    top, width = _TOP + _ROW * number, (_WIDTH - _GAP * (len(names) - 1)) / len(names)
    found = []
    for place, name in enumerate(names):
        left = _LEFT + place * (width + _GAP)
        fill = _WITH_QT if name in _NEED_QT else _BASE if name in _BASES else _CORE
        is_alone, is_crowded = len(names) == 1, len(names) > _DESCRIBED
        found += [
            f"<rect x='{left:g}' y='{top}' width='{width:g}' height='{_HEIGHT}' rx='5' fill='{fill}'"
            f" stroke='{_LINE}'/>",
            text(left + 10, top + (25 if is_alone or is_crowded else 17), name, 12 if is_crowded else 15,
                 bold=True, sort="layer"),
        ]  # fmt: skip
        if is_alone:
            found.append(text(left + 100, top + 25, _DESCRIPTIONS[name], 13))
        elif not is_crowded:
            found.append(text(left + 10, top + 33, _DESCRIPTIONS[name], 11))
        steps = [step for step, (where, _) in enumerate(_STROKE, start=1) if where == name]
        for place_of_dot, step in enumerate(reversed(steps)):
            found += _dot(left + width - 20 - 30 * place_of_dot, top + _HEIGHT / 2, step)
    return found


def _stroke() -> list[str]:
    """Return the events of a stroke, one below the other."""
    found = []
    for number, (_, words) in enumerate(_STROKE, start=1):
        middle = _TOP + 30 + 70 * (number - 1)
        found += [*_dot(_TRAIL, middle, number), *_lines(_TRAIL + 28, middle, words)]
    return found


def _dot(x: float, y: float, number: int) -> list[str]:
    """Draw the sign of a step."""
    return [
        f"<circle cx='{x:g}' cy='{y:g}' r='12' fill='{BLUE}'/>",
        text(x, y + 5, str(number), 13, "#ffffff", bold=True, anchor="middle"),
    ]


def _lines(left: float, middle: float, words: str, most: int = 50) -> list[str]:
    """Write words over as many lines as it takes."""
    lines = [""]
    for word in words.split():
        if len(lines[-1]) + len(word) > most:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    first = middle + 5 - 9 * (len(lines) - 1)
    return [text(left, first + 18 * number, line, 14) for number, line in enumerate(lines)]


def draw_architecture() -> None:
    """Draw it."""
    (HERE / "architecture.svg").write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    draw_architecture()
