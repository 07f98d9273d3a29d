"""Block text: a symbol a cell, written as `#` for rock and a blank for floor (`docs/formats/blocks.md`)."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from mazarine.files.drawings import symbols
from mazarine.files.drawings.boards import FLOOR, Board, marks_of, read_boards
from mazarine.files.drawings.cleaning import Drawing
from mazarine.files.drawings.grids import (
    Mask,
    SymbolGrid,
    counted_symbols,
    mark_notes,
    named,
    symbol_grid,
    touches,
)
from mazarine.files.drawings.levels import ROGUELIKE, SOKOBAN, is_level
from mazarine.files.drawings.meanings import Meanings, has_only_own, is_drawing, meanings_of
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.drawings.shapes import has_margins, single_cells, single_symbols, within_margins
from mazarine.files.drawings.sniffing import may_be
from mazarine.files.drawings.thin import looks_like_thin_walls
from mazarine.files.evidence import components, ring
from mazarine.files.format import Format, Sink
from mazarine.files.lossy import losses_of_marked_raster
from mazarine.files.marks import marked_cells
from mazarine.files.messages import FormatTitle
from mazarine.files.source import Source
from mazarine.files.text import BLANK, size_fault_of_text, write_grid
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.blocks import doubled_place, raster_of, wants_doubling
from mazarine.maze.codes import Matter
from mazarine.messages import Message, Series, quoted

_CERTAIN = 0.7
"""How likely a wall is that needs no note."""
_FEW_TOUCHES = 0.05
_MOST_BLANKS = 1 << 20


def block_board(source: Source, drawing: Drawing) -> Board:
    """Read a drawing with a symbol a cell."""
    notes: list[Message] = []
    grid = single_symbols(symbol_grid(source, drawing.rows), notes)
    _require_visible(source, drawing, grid)
    meanings = meanings_of(grid)
    if meanings is None:
        raise source.fault(DrawingMessage.NO_WALL_SYMBOL())
    wall = grid.mask(meanings.walls)
    grid, wall = within_margins(grid, wall, notes)
    grid, wall = single_cells(grid, wall, "".join(meanings.marks), notes)
    if not has_only_own(grid):
        _say(meanings, notes)
        wall = _with_outside(grid, wall, meanings, notes)
    marks = marks_of(source, grid, meanings.marks)
    return Board(_cells_of(wall), marks, None, notes)


def _cells_of(wall: Mask) -> NDArray[np.uint8]:
    """Return the codes of cells in the place of the walls."""
    cells = np.ascontiguousarray(wall).view(np.uint8)
    cells ^= 1
    cells *= FLOOR
    return cells


def looks_like_blocks(grid: SymbolGrid) -> bool:
    """Return whether a drawing is rather one with a symbol a cell than another one, or another text."""
    if any(is_level(game, grid) for game in (SOKOBAN, ROGUELIKE)) or looks_like_thin_walls(grid):
        return False
    return is_drawing(single_symbols(grid, []))


def _require_visible(source: Source, drawing: Drawing, grid: SymbolGrid) -> None:
    odd = "".join(symbol for symbol in grid.counted() if not symbol.isprintable())
    if odd:
        number, row = next((number, row) for number, row in enumerate(drawing.rows) if {*row} & {*odd})
        col = next(col for col, symbol in enumerate(row) if symbol in odd)
        raise source.fault(DrawingMessage.NOT_PRINTABLE(found=quoted(row[col])), drawing.place(number, col))


def _with_outside(grid: SymbolGrid, wall: Mask, meanings: Meanings, notes: list[Message]) -> Mask:
    """Add blanks to the walls that do not touch the floor, where the floor is drawn with dots."""
    blank = grid.mask(" ")
    count = int(np.count_nonzero(blank))
    if meanings.floor == " " or not count:
        return wall
    inner = _enclosed(blank, ~wall & ~blank)
    inside = int(np.count_nonzero(inner))
    if inside:
        notes.append(DrawingMessage.READ_AS_FLOOR(symbols=counted_symbols({" ": inside})))
    margins = _margins(grid.drawn)
    blank, wall = blank & ~inner & ~margins, wall | margins
    if margins.any() and not blank.any():
        notes.append(DrawingMessage.OUTSIDE_IS_ROCK(count=int(np.count_nonzero(margins))))
    count = int(np.count_nonzero(blank))
    if not count:
        return wall
    floor = ~wall & ~blank
    if touches(blank, floor) > _FEW_TOUCHES * np.count_nonzero(floor):
        notes.append(DrawingMessage.READ_AS_FLOOR(symbols=counted_symbols({" ": count})))
        return wall
    notes.append(DrawingMessage.OUTSIDE_IS_ROCK(count=count + int(np.count_nonzero(margins))))
    return wall | blank


def _margins(drawn: Mask) -> Mask:
    """Return what is before the first and after the last symbol of each row."""
    before: Mask = np.maximum.accumulate(drawn, axis=1)
    after: Mask = np.maximum.accumulate(drawn[:, ::-1], axis=1)[:, ::-1]
    return ~(before & after)


def _enclosed(blank: Mask, floor: Mask) -> Mask:
    """Return the parts of blanks that touch floor and do not reach the edge of the drawing."""
    if np.count_nonzero(blank) > _MOST_BLANKS:
        return np.zeros_like(blank)
    labels, _ = components(blank)
    beside = np.zeros_like(blank)
    for first, second in ((np.s_[1:], np.s_[:-1]), (np.s_[:, 1:], np.s_[:, :-1])):
        beside[first] |= floor[second]
        beside[second] |= floor[first]
    found: Mask = blank & np.isin(labels, labels[blank & beside]) & ~np.isin(labels, ring(labels))
    return found


def _say(meanings: Meanings, notes: list[Message]) -> None:
    is_mixed = len(meanings.walls) > 1 and not {*meanings.walls} <= {"#", *symbols.SOLID}
    if is_mixed or symbols.wall_sign(meanings.walls[0]) < _CERTAIN:
        walls = Series(tuple(map(named, meanings.walls)))
        notes.append(DrawingMessage.WALLS_ARE(symbols=walls, floor=named(meanings.floor)))
    notes.extend(mark_notes(meanings.marks))
    if meanings.others:
        notes.append(DrawingMessage.READ_AS_FLOOR(symbols=counted_symbols(meanings.others)))


_ROCK = ord("#")
_FLOOR = ord("+")
_MARKS = {"S": MarkerKind.START, "E": MarkerKind.GOAL}


def _read(source: Source) -> Maze:
    return read_boards(source, block_board)


def _write(maze: Maze, sink: Sink) -> None:
    doubled = wants_doubling(maze)
    raster = raster_of(maze) if doubled else maze.cells[0] >> 1 == Matter.ROCK
    sink.require(size_fault_of_text(*raster.shape))
    grid = np.where(raster, np.uint8(_ROCK), np.uint8(BLANK))
    if has_margins(raster):
        # A plus is floor that is no blank: without it, the blanks would be left out as not drawn.
        grid[0, 0] = grid[-1, -1] = grid[0, -1] = grid[-1, 0] = _FLOOR
        grid[raster] = _ROCK
    for (row, col), (letter, marker) in marked_cells(maze, _MARKS).items():
        place = doubled_place(maze, row, col, marker) if doubled else (row, col)
        grid[place] = ord(letter)
    write_grid(sink.stream, grid)


BLOCKS = Format(
    name="blocks",
    title=FormatTitle.BLOCK_TEXT_FORMAT(),
    suffixes=(".txt",),
    sniff=partial(may_be, looks_like_blocks),
    read=_read,
    write=_write,
    losses=losses_of_marked_raster,
)
