"""Whether a text may be a drawing: what the first part of it looks like."""

from __future__ import annotations

import re
from collections.abc import Callable

from mazarine.errors import MazeFileError
from mazarine.files.drawings.cleaning import Drawing, drawings_in
from mazarine.files.drawings.grids import SymbolGrid, symbol_grid
from mazarine.files.source import Source
from mazarine.files.tables.formats import is_table

_MOST_LINES, _MOST_CHECKED = 400, 40
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_HEADER = re.compile(r"(?:type|height|width)[ \t]+[0-9a-z]+[ \t]*")
"""The first line of a map that says its size itself."""


def first_drawing(source: Source) -> Drawing | None:
    """Return the first drawing in the head of a file; None if it is no text or has none."""
    is_cut = source.size > len(source.head)
    return source.once("first drawing", lambda: _first_drawing(source.first_lines, is_cut))


def _first_drawing(lines: tuple[str, ...], is_cut: bool) -> Drawing | None:
    if is_cut and len(lines) > 1:
        lines = lines[:-1]
    if not lines or _HEADER.fullmatch(lines[0]):
        return None
    if any(map(_CONTROLS.search, lines[:_MOST_CHECKED])):
        return None
    found = drawings_in(lines[:_MOST_LINES])
    return found.drawings[0] if found.drawings else None


def may_be(looks: Callable[[SymbolGrid], bool], source: Source) -> bool:
    """Return whether the first drawing in a file looks like one of a sort."""
    drawing = None if is_table(source) else first_drawing(source)
    if drawing is None:
        return False
    try:
        return looks(symbol_grid(source, drawing.rows))
    except MazeFileError:
        return False
