"""Whether a text may be a drawing: what the first part of it looks like."""

from __future__ import annotations

from collections.abc import Callable

from mazarine.errors import MazeFileError
from mazarine.files.drawings.cleaning import Drawing, drawings_in
from mazarine.files.drawings.grids import SymbolGrid, symbol_grid
from mazarine.files.source import Source

_MOST_LINES = 400


def first_drawing(source: Source) -> Drawing | None:
    """Return the first drawing in the head of a file; None if it is no text or has none."""
    lines = [*source.first_lines]
    if source.size > len(source.head):
        lines = lines[:-1] or lines
    if any(not line.isprintable() and not line.replace("\t", "").isprintable() for line in lines[:40]):
        return None
    found = drawings_in(lines[:_MOST_LINES])
    return found.drawings[0] if found.drawings else None


def may_be(looks: Callable[[SymbolGrid], bool], source: Source) -> bool:
    """Return whether the first drawing in a file looks like one of a sort."""
    drawing = first_drawing(source)
    if drawing is None:
        return False
    try:
        return looks(symbol_grid(source, drawing.rows))
    except MazeFileError:
        return False
