"""What the pages on file formats show is so, and every format has a page."""

from __future__ import annotations

import doctest
import io
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.files import identify, losses, read
from mazarine.files.registry import FOLDER_FORMATS, FORMATS, format_named
from mazarine.files.script import steps_of
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.edits import Edit, PlaceLink, PlaceMarker, SetCells, SetWalls
from tests.files.forged import forge

_ROOT = Path(__file__).resolve().parents[2]
_PAGES = _ROOT / "docs" / "formats"
_TABLE = (_ROOT / "docs" / "reference" / "file-formats.md").read_text(encoding="utf-8")
_LINKED = re.findall(
    r"(?m)^\| \[[^|]+\]\(\.\./formats/([\w-]+)\.md[^)]*\) \| (`[^|]+`) \| (`[^|]+`) \|", _TABLE
)
_ROWS = [
    (page, name, re.findall(r"`([^`]+)`", endings))
    for page, names, endings in _LINKED
    for name in re.findall(r"`([\w-]+)`", names)
]


def _page(name: str) -> str:
    return (_PAGES / f"{name}.md").read_text(encoding="utf-8")


def _blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", _page(page), re.DOTALL)


def _block(page: str, language: str) -> str:
    return _blocks(page, language)[0]


def _indented(page: str, first: str) -> str:
    """Return the indented block of a page that begins with these characters."""
    found = re.search(rf"(?m)^    {re.escape(first)}.*\n(?:    .*\n)*", _page(page))
    assert found is not None
    return "".join(line[4:] for line in found[0].splitlines(keepends=True))


def test_the_table_names_every_format_with_its_endings() -> None:
    known = {**FORMATS, **FOLDER_FORMATS}
    assert {name for _, name, _ in _ROWS} == known.keys()
    for _, name, endings in _ROWS:
        assert set(endings) & set(known[name].suffixes)
        assert set(endings) <= {
            suffix for _, other, shared in _ROWS if shared == endings for suffix in known[other].suffixes
        }


@pytest.mark.parametrize(("page", "name", "endings"), _ROWS)
def test_the_page_of_a_format_names_it_and_its_endings(page: str, name: str, endings: list[str]) -> None:
    facts = re.findall(r"(?m)^\| ([\w ]+) \| (.*) \|$", _page(page))
    required = {"found by", "read", "written", "source"} | (
        {"lost"} if format_named(name).can_write else set()
    )
    assert required <= {fact for fact, _ in facts}
    assert f"`{name}`" in next(told for fact, told in facts if fact in ("format", "formats"))
    assert all(f"`{ending}`" in _page(page) for ending in endings)


@pytest.mark.parametrize(
    ("page", "name"),
    [
        (page, name)
        for page, name, _ in _ROWS
        if page not in ("native", "numpy", "tiled") and format_named(name).can_write
    ],
)
def test_the_page_of_a_format_tells_what_is_lost(page: str, name: str) -> None:
    told = re.search(r"(?m)^\| lost \| (.*) \|$", _page(page))
    assert told is not None
    lost = {
        word for word, maze in _dressed().items() if set(losses(maze, name)) - set(losses(_plain(), name))
    }
    words = {part.strip() for part in re.split("[,;]", told[1])}
    if "markers" in words:
        words.add("other markers")
    assert lost == words & _dressed().keys()


def _plain() -> Maze:
    return Maze.blank(16, 16)


def _dressed() -> dict[str, Maze]:
    """Return mazes with one feature each that a format may lose, by its name in the docs."""
    edits: dict[str, Edit] = {
        "links": PlaceLink(Link(Port((0, 1, 1)), Port((0, 5, 5)))),
        "markers": PlaceMarker(Marker(MarkerKind.START, (0, 3, 3))),
        "other markers": PlaceMarker(Marker(MarkerKind.TREASURE, (0, 3, 3))),
        "secrets": SetCells([(0, 4, 4, "secret")]),
        "fog": SetCells([(0, 4, 4, Matter.FLOOR << 1 | FOG)]),
        "rock becomes walled cells": SetCells([(0, 4, 4, "rock")]),
        "thin walls become cells": SetWalls([(0, 4, 4, "E", "wall")]),
    }
    mazes = {word: _plain() for word in edits}
    for word, edit in edits.items():
        edit.apply(mazes[word])
    titled = Maze(_plain().cells, _plain().walls, title="A title")
    return mazes | {"other levels": Maze.blank(16, 16, levels=2), "metadata": titled}


def test_every_page_is_led_to() -> None:
    led_to = set(re.findall(r"\]\(\.\./formats/([\w-]+)\.md", _TABLE))
    assert led_to == {page.stem for page in _PAGES.glob("*.md")}


def test_the_doctests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(_ROOT)
    results = doctest.testfile(str(_PAGES / "native.md"), module_relative=False)
    assert results.attempted == 2
    assert results.failed == 0


def test_the_program_that_makes_a_maze_makes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(_block("native", "python"), "the page", "exec"), {})
    maze = read(tmp_path / "made.maze")
    assert maze.shape == (1, 8, 8)
    assert [maze.walls[0, 3, col] >> 2 for col in range(8)] == [0, 0, *[Wall.WALL] * 4, 0, 0]


def test_the_program_that_makes_an_array_makes_the_maze_that_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(_block("numpy", "python"), "the page", "exec"), {})
    assert identify(tmp_path / "small.npy").name == "connection-list"
    assert (read(tmp_path / "small.npy").walls[0] == [[1, 5, 5], [4, 4, 5]]).all()


def test_the_program_that_keeps_walls_in_an_array_gets_them_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(compile(_blocks("numpy", "python")[1], "the page", "exec"), names)
    assert identify(tmp_path / "walls.npy").name == identify(tmp_path / "edited.npy").name == "numpy-blocks"
    assert names["maze"].shape == (1, 9, 13)
    assert (tmp_path / "walls.npy").read_bytes() == (tmp_path / "edited.npy").read_bytes()
    floor = np.count_nonzero(~names["walls"])
    assert floor == 2 * (4 * 6) - 1  # A tree: 24 fields, and 23 places between them.


def test_the_manifest_is_read(tmp_path: Path) -> None:
    shown = json.loads(_block("native", "json"))
    small = shown | {"rows": 2, "cols": 3, "links": [], "markers": []}
    assert read(forge(tmp_path / "a.maze", manifest=small)).shape == (1, 2, 3)
    assert set(re.findall(r"`(\w+)`", _page("native"))) > shown.keys()


@pytest.mark.parametrize(
    ("page", "first", "name", "shape"),
    [
        ("micromouse-text", "o---o", "micromouse-o", (1, 2, 3)),
        ("blocks", "####", "blocks", (1, 5, 11)),
        ("mms-num", "0 0 0 1", "mms-num", (1, 2, 2)),
        ("fog-grid", "0,0", "fog-grid", (1, 3, 5)),
        ("movingai", "type octile", "movingai", (1, 3, 6)),
    ],
)
def test_the_drawings_are_read(
    page: str, first: str, name: str, shape: tuple[int, int, int], tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_text(_indented(page, first))
    assert identify(tmp_path / "a.txt").name == name
    assert read(tmp_path / "a.txt").shape == shape


def test_the_map_of_tiled_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.tmx").write_text(_block("tiled", "xml"))
    assert identify(tmp_path / "a.tmx").name == "tmx-mask"
    assert (read(tmp_path / "a.tmx").walls[0] == [[0, 5, 1], [4, 4, 5]]).all()


def test_the_bytes_begin_a_snake() -> None:
    shown = bytes.fromhex(_indented("micromouse-binary", "0e"))
    sample = Path(__file__).parent / "samples" / "serpentine.maz"
    assert shown == sample.read_bytes()[: len(shown)]
    assert len(shown) == 32


def test_the_script_is_one() -> None:
    text = _indented("edit-scripts", '{"edit"')
    words = [step.word for step in steps_of(io.BytesIO(text.encode()), "the page")]
    assert words == [
        "walls",
        "cells",
        "link",
        "unlink",
        "marker",
        "unmarker",
        "resize",
        "crop",
        "border",
        "rotate",
        "flip",
        "levels",
        "first_point",
        "expand",
        "undo",
        "redo",
    ]
