"""Tables with a line for each cell: its place and its four sides, as pyamaze and others save them."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mazarine.files.format import Format
from mazarine.files.limits import size_fault
from mazarine.files.marks import markers_from
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.files.tables import masks
from mazarine.files.tables.messages import TableMessage, TableTitle
from mazarine.files.text import lines_of
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions

_LINE = re.compile(r"[-\d\s,;:\"'()\[\]{}|]{11,120}")
_INTEGER = re.compile(r"-?\d{1,9}")
_NAME = re.compile(r"[A-Za-z]+")
_NAMES = {
    **dict.fromkeys(("n", "north", "top", "up", "t", "u"), "N"),
    **dict.fromkeys(("e", "east", "right"), "E"),
    **dict.fromkeys(("s", "south", "bottom", "down", "b", "d"), "S"),
    **dict.fromkeys(("w", "west", "left", "l"), "W"),
    **dict.fromkeys(("x", "col", "column", "c", "j"), "x"),
    **dict.fromkeys(("y", "row", "r", "i"), "y"),
    **dict.fromkeys(("cell", "cells", "pos", "position", "coord", "coords", "coordinates"), "cell"),
}  # fmt: skip
_SIDES = "NESW"
_FEWEST = 2
_NUMBERS = 6
_ROWS_BEFORE = 8

Numbers = NDArray[np.int64]


def are_cells(table: NDArray[np.integer]) -> bool:
    """Return whether each row names another cell, with four sides that are closed or open."""
    return bool(table[:, :2].max(initial=0) > 1) and _are_named_cells(table)


def _are_named_cells(table: NDArray[np.integer]) -> bool:
    if table.shape[1:] != (_NUMBERS,) or len(table) < _FEWEST or not np.isin(table[:, 2:], (-1, 0, 1)).all():
        return False
    places = table[:, 0].astype(np.int64) * (1 << 31) + table[:, 1]  # both numbers have at most nine digits
    return len(np.unique(places)) == len(table)


def sniff(source: Source) -> bool:
    """Return whether the lines are numbers of cells and their sides."""
    is_cut = source.size > len(source.head)
    return source.once("lines of cells", lambda: _are_lines_of_cells(source.first_lines, is_cut))


def _are_lines_of_cells(lines: tuple[str, ...], is_cut: bool) -> bool:
    columns, table = _parsed(lines[:-1] if is_cut else lines)
    if table is None or not (_are_named_cells if columns else are_cells)(table):
        return False
    sides = table[:, :2].max(axis=0) - table[:, :2].min(axis=0) + 1
    return columns is not None or is_cut or int(sides.prod()) == len(table)


def _read(source: Source) -> Maze:
    columns, table = _parsed(lines_of(source))
    if table is None or not _are_named_cells(table):
        raise source.fault(TableMessage.NO_CELL_LINES())
    places = table[:, :2] - table[:, :2].min(axis=0)
    height, width = (int(it) + 1 for it in places.max(axis=0))
    source.require(size_fault(1, height, width))
    if (2 if columns else 1) * len(table) < height * width:
        raise source.fault(FileMessage.MISSING_CELL_LINES(count=len(table), cols=width, rows=height))
    grid = np.full((height, width), -1)
    grid[places[:, 0], places[:, 1]] = (table[:, 2:] == 1) @ (1 << np.arange(4))
    grid, fits = _placed(grid, columns)
    bits = masks.sides_of(np.maximum(grid, 0), fits[0])
    bits[grid < 0] = 15
    missing = int(np.count_nonzero(grid < 0))
    source.notes.extend([*masks.notes_on(fits, named=columns is not None), *masks.disagreement_notes(bits)])
    if missing:
        source.notes.append(TableMessage.CELLS_MISSING(count=missing))
    positions = WallPositions.of_bits(bits)
    cells = np.where(grid < 0, np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1))[None].copy()
    return Maze(cells, positions.walls(), markers=markers_from(source, {}, positions))


def _placed(grid: Numbers, columns: str | None) -> tuple[Numbers, list[masks.Fit]]:
    """Turn the grid of side masks so that neighbors agree, the north row first."""
    if columns is None:
        # As in the files of mms: x, y, counted from the south.
        placed = grid.T[::-1]
        return placed, masks.fits_of(placed)
    order = tuple(columns[2:].index(side) for side in _SIDES)
    return masks.turned(grid.T if columns[:2] == "xy" else grid, order)


def _parsed(lines: Sequence[str]) -> tuple[str | None, Numbers | None]:
    """Return what the columns are, and the numbers of a text, places first; None if it is something else.

    Columns are `x` and `y`, or `a` and `b` where their order is open, then the sides; None without names.
    """
    bare = [line for line in lines if line.strip()]
    first = next((n for n, line in enumerate(bare[:_ROWS_BEFORE]) if _LINE.fullmatch(line)), None)
    if first is None or not all(map(_LINE.fullmatch, bare[first:])):
        return None, None
    found = _INTEGER.findall("\n".join(bare[first:]))
    if len(found) != _NUMBERS * (len(bare) - first) or len(_INTEGER.findall(bare[first])) != _NUMBERS:
        return None, None
    table = np.fromiter(map(int, found), np.int64, len(found)).reshape(-1, _NUMBERS)
    names = _names_in(bare[first - 1]) if first else None
    if names is None:
        return None, table
    places = "".join(sorted(set(names) - set(_SIDES)))
    columns = places + "".join(name for name in names if name in _SIDES)
    return columns, table[:, [names.index(name) for name in columns]]


def side_named(word: str) -> str | None:
    """Return the side that a word in small letters names: N, E, S or W; None if it names none."""
    name = _NAMES.get(word, "")
    return name if name in _SIDES and name else None


def _names_in(header: str) -> str | None:
    """Return the names of six columns, a letter each; None if they are not those of places and sides."""
    names: list[str] = []
    for word in _NAME.findall(header):
        name = _NAMES.get(word.lower())
        if name and name not in names:
            names.extend(("a", "b") if name == "cell" else (name,))
    return (
        "".join(names)
        if {*names} - {*_SIDES} in ({"a", "b"}, {"x", "y"}) and len(names) == _NUMBERS
        else None
    )


CELL_SIDES = Format(
    name="cell-sides",
    title=TableTitle.CELL_SIDES_FORMAT(),
    suffixes=(".csv", ".txt"),
    sniff=sniff,
    read=_read,
)
