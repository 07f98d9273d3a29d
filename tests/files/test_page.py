"""What `docs/file-formats.md` shows is so."""

from __future__ import annotations

import doctest
import io
import json
import re
from pathlib import Path

import pytest

from editor.files import FORMATS, read
from editor.files.script import steps_of
from editor.maze.codes import Wall
from tests.files.forged import forge

_ROOT = Path(__file__).resolve().parents[2]
_PAGE = (_ROOT / "docs" / "file-formats.md").read_text(encoding="utf-8")


def _block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", _PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def _indented(first: str) -> str:
    """Give the indented block that begins with these characters."""
    found = re.search(rf"(?m)^    {re.escape(first)}.*\n(?:    .*\n)*", _PAGE)
    assert found is not None
    return "".join(line[4:] for line in found[0].splitlines(keepends=True))


def test_the_table_names_every_format() -> None:
    names = re.findall(r"(?m)^\| [^|]+ \| `([\w-]+)` \|", _PAGE)
    assert names == list(FORMATS)


def test_the_doctests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(_ROOT)
    results = doctest.testfile(str(_ROOT / "docs" / "file-formats.md"), module_relative=False)
    assert results.attempted == 2
    assert results.failed == 0


def test_the_program_that_makes_a_maze_makes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(_block("python"), "the page", "exec"), {})
    maze = read(tmp_path / "made.maze")
    assert maze.shape == (1, 8, 8)
    assert [maze.walls[0, 3, col] >> 2 for col in range(8)] == [0, 0, *[Wall.WALL] * 4, 0, 0]


def test_the_manifest_is_read(tmp_path: Path) -> None:
    shown = json.loads(_block("json"))
    small = shown | {"rows": 2, "cols": 3, "links": [], "markers": []}
    assert read(forge(tmp_path / "a.maze", manifest=small)).shape == (1, 2, 3)
    assert set(re.findall(r"`(\w+)`", _PAGE)) > shown.keys()


def test_the_drawings_are_read(tmp_path: Path) -> None:
    for first, shape in (
        ("o---o", (1, 2, 3)),
        ("####", (1, 5, 11)),
        ("0 0 0 1", (1, 2, 2)),
        ("type octile", (1, 3, 6)),
    ):
        (tmp_path / "a.txt").write_text(_indented(first))
        assert read(tmp_path / "a.txt").shape == shape


def test_the_script_is_one() -> None:
    words = [step.word for step in steps_of(io.BytesIO(_indented('{"edit"').encode()), "the page")]
    assert words == [
        "walls",
        "cells",
        "link",
        "unlink",
        "marker",
        "unmarker",
        "resize",
        "levels",
        "undo",
        "redo",
    ]
