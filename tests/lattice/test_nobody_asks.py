"""Nothing but the lattices themselves and the drawing of shapes asks which lattice it has to do with."""

from __future__ import annotations

import re
from pathlib import Path

_EDITOR = Path(__file__).resolve().parents[2] / "editor" / "mazarine"
_MAY_ASK = ("lattice", "picture/triangles.py", "picture/hexagon_raster.py")
_NAMES = re.compile(
    r"\b(HONEYCOMB|MIRRORED|HEXAGON|Triangles|Squares|Hexagons)\b|[\"'](honeycomb|hexagon)[\"']"
)
_QUESTIONS = re.compile(r"lattice(\.name)? *(==|!=|\bis\b)|(==|!=|\bis\b) *((\w+\.)*lattice\b|SQUARE\b)")


def asking(text: str) -> list[str]:
    """Return the lines of code that ask, without docstrings and comments."""
    code = re.sub(r'"""(?s:.*?)"""|#.*', "", text)
    return [line.strip() for line in code.splitlines() if _NAMES.search(line) or _QUESTIONS.search(line)]


def test_the_search_finds_who_asks() -> None:
    assert asking('if maze.lattice.name == "square":') != []
    assert asking("if maze.lattice is HONEYCOMB: pass") != []
    assert asking("isinstance(geometry, Squares)") != []
    assert asking('"""Asks for HONEYCOMB."""\nlattice = SQUARE  # lattice == SQUARE') == []


def test_nobody_else_asks() -> None:
    found = {
        str(path.relative_to(_EDITOR)): asking(path.read_text(encoding="utf-8"))
        for path in _EDITOR.rglob("*.py")
        if not str(path.relative_to(_EDITOR)).startswith(_MAY_ASK)
    }
    assert {path: lines for path, lines in found.items() if lines} == {}
