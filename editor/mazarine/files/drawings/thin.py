"""Drawings with thin walls between cells: posts at any distance, underscores, and lines for boxes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.files.drawings import symbols
from mazarine.files.drawings.boards import FLOOR, ROCK, Board, marks_of
from mazarine.files.drawings.cleaning import Drawing
from mazarine.files.drawings.grids import Mask, SymbolGrid, box_of, counted_symbols, mark_notes, symbol_grid
from mazarine.files.drawings.lattices import Lattice, lattice_of
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.drawings.shapes import without_commas
from mazarine.files.drawings.symbols import EAST, NORTH, SOUTH, WEST, is_box
from mazarine.files.drawings.walls import Walls, walls_of
from mazarine.files.limits import size_fault
from mazarine.files.marks import Marks
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

_MOST_CHARACTERS = 1 << 26
_MOST_BLANKS = 0.05
_WORDS, _FEW_LETTERS = 8, 3
_MOST_DOTS = 2
_SLASHES = "/\\╱╲"
_FILLED = "#█▓▒■"


def thin_board(source: Source, drawing: Drawing) -> Board:
    """Read a drawing with thin walls."""
    width = max(map(len, drawing.rows))
    if len(drawing.rows) * width > _MOST_CHARACTERS:
        raise source.fault(FileMessage.GRID_TOO_LARGE(rows=len(drawing.rows), cols=width))
    notes: list[Message] = []
    grid = without_commas(symbol_grid(source, drawing.rows), notes)
    grid = grid[box_of(grid.drawn)]
    if has_slashes(grid):
        raise source.fault(DrawingMessage.SLASHES())
    posts = lattice_of(grid)
    if posts is None:
        raise source.fault(DrawingMessage.NO_LATTICE())
    if posts.style == "cells":
        return _raster(source, grid, posts)
    source.require(size_fault(1, posts.rows, posts.cols))
    walls = walls_of(grid, posts)
    if walls.is_closed:
        walls.notes.extend(notes)
        return _board(source, grid, posts, walls)
    if posts.style == "joints" and 1 - grid.drawn.mean() <= _MOST_BLANKS:
        return _passages(source, posts)
    raise source.fault(DrawingMessage.NOT_CLOSED())


def has_slashes(grid: SymbolGrid) -> bool:
    """Return whether a drawing is one of slashes."""
    drawn = int(np.count_nonzero(grid.drawn))
    return 2 * int(np.count_nonzero(grid.mask(_SLASHES))) > drawn > 0


def looks_like_thin_walls(grid: SymbolGrid) -> bool:
    """Return whether the lines of a drawing lie on a lattice and enclose it."""
    grid = without_commas(grid, [])
    grid = grid[box_of(grid.drawn)]
    if min(grid.codes.shape) < 3:
        return False
    posts = lattice_of(grid)
    if posts is None:
        return has_slashes(grid)
    if posts.style == "cells":
        return any(map(is_box, grid.counted()))
    dots = grid.counted(posts.inside(grid.codes.shape)).get(".", 0)
    if dots > _MOST_DOTS * posts.rows * posts.cols:
        return False  # rooms with a floor of dots
    return posts.style == "joints" or walls_of(grid, posts).is_closed


def _board(source: Source, grid: SymbolGrid, posts: Lattice, walls: Walls) -> Board:
    notes = walls.notes
    cells = np.full((posts.rows, posts.cols), FLOOR, dtype=np.uint8)
    free = grid.drawn & (posts.arms == 0)
    inner = posts.inside(grid.codes.shape) & free
    edge = posts.edges(grid.codes.shape) & free
    present = grid.counted(inner)
    filled = np.nonzero(grid.mask(_FILLED) & inner)
    if len(filled[0]):
        cells[posts.cell_rows(filled[0]), posts.cell_cols(filled[1])] = ROCK
        notes.append(DrawingMessage.CELLS_ARE_ROCK(count=int(np.count_nonzero(cells == ROCK))))
    present = {symbol: count for symbol, count in present.items() if symbol not in _FILLED}
    meaning = symbols.marks_among(_sum(present, grid.counted(edge)))
    others = _sum(present, walls.passing)
    left_out = {symbol: count for symbol, count in others.items() if symbol not in meaning}
    letters = {symbol: count for symbol, count in left_out.items() if symbol.isalnum()}
    if len(letters) > _FEW_LETTERS and sum(letters.values()) > cells.size + _WORDS:
        raise source.fault(DrawingMessage.WORDS_IN_CELLS())
    if left_out:
        notes.append(DrawingMessage.LEFT_OUT_IN_CELLS(symbols=counted_symbols(left_out)))
    notes.extend(mark_notes(meaning))
    marks: Marks = {}
    for (_, row, col), kind in marks_of(source, grid.only(inner | edge), meaning).items():
        place = int(posts.cell_rows(np.array(row))), int(posts.cell_cols(np.array(col)))
        marks.setdefault((0, min(max(place[0], 0), posts.rows - 1), min(place[1], posts.cols - 1)), kind)
    return Board(cells, marks, walls.positions, notes)


def _sum(first: dict[str, int], second: dict[str, int]) -> dict[str, int]:
    return {symbol: first.get(symbol, 0) + second.get(symbol, 0) for symbol in first | second}


def _passages(source: Source, posts: Lattice) -> Board:
    """Read lines that run through the cells, a character a cell."""
    arms = posts.arms
    source.require(size_fault(1, *arms.shape))
    flat = np.ones((len(arms) + 1, arms.shape[1]), dtype=bool)
    upright = np.ones((len(arms), arms.shape[1] + 1), dtype=bool)
    flat[1:-1] = (arms[:-1] & SOUTH == 0) | (arms[1:] & NORTH == 0)
    upright[:, 1:-1] = (arms[:, :-1] & EAST == 0) | (arms[:, 1:] & WEST == 0)
    cells = np.full(arms.shape, FLOOR, dtype=np.uint8)
    return Board(cells, {}, WallPositions(flat, upright), [DrawingMessage.LINES_ARE_PASSAGES()])


def _raster(source: Source, grid: SymbolGrid, posts: Lattice) -> Board:
    """Read lines whose characters are cells of rock."""
    wall: Mask = (posts.arms > 0) | grid.mask(_FILLED)
    present = grid.counted(~wall & grid.drawn)
    meaning = symbols.marks_among(present)
    others = {symbol: count for symbol, count in present.items() if symbol not in meaning}
    notes: list[Message] = [DrawingMessage.LINES_ARE_CELLS(), *mark_notes(meaning)]
    if others:
        notes.append(DrawingMessage.READ_AS_FLOOR(symbols=counted_symbols(others)))
    cells: NDArray[np.uint8] = np.where(wall, ROCK, FLOOR)
    return Board(cells, marks_of(source, grid, meaning), None, notes)
