"""Drawings with thin walls between cells: posts at any distance, underscores, and lines for boxes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.files.drawings import symbols
from mazarine.files.drawings.boards import FLOOR, ROCK, Board, marks_of
from mazarine.files.drawings.cleaning import Drawing
from mazarine.files.drawings.frames import box_of
from mazarine.files.drawings.glyphs import EAST, FLAT, NORTH, SOUTH, UPRIGHT, WEST, is_box
from mazarine.files.drawings.grids import SymbolGrid, counted_symbols, symbol_grid
from mazarine.files.drawings.lattices import Lattice, lattice_of
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.limits import size_fault
from mazarine.files.marks import Marks
from mazarine.files.source import Source
from mazarine.maze import MarkerKind
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

Mask = NDArray[np.bool_]

_LEAST_CLOSED = 0.6
_MOST_WORDS = 1.0
_SLASHES = "/\\╱╲"
_FILLED = "#█▓▒■"


def thin_board(source: Source, drawing: Drawing) -> Board:
    """Read a drawing with thin walls."""
    grid = symbol_grid(source, drawing.rows)
    grid = grid[box_of(~grid.mask(" "))]
    if has_slashes(grid):
        raise source.fault(DrawingMessage.SLASHES())
    lattice = lattice_of(grid)
    if lattice is None:
        raise source.fault(DrawingMessage.NO_LATTICE())
    if lattice.style == "cells":
        return _raster(source, grid, lattice)
    fault = size_fault(1, lattice.rows, lattice.cols)
    if fault is not None:
        raise source.fault(fault)
    notes: list[Message] = []
    positions, doors = _positions(grid, lattice)
    if lattice.style == "joints" and not _is_closed(positions):
        return _passages(source, lattice)
    if not _is_closed(positions):
        raise source.fault(DrawingMessage.NOT_CLOSED())
    cells, marks, left_out = _inside(source, grid, lattice, notes)
    words = sum(count for symbol, count in left_out.items() if symbol.isalnum())
    if words > _MOST_WORDS * cells.size + 8:
        raise source.fault(DrawingMessage.WORDS_IN_CELLS())
    if doors:
        notes.append(DrawingMessage.DOORS_ARE_OPEN(count=doors))
    if left_out:
        notes.append(DrawingMessage.LEFT_OUT_IN_CELLS(symbols=counted_symbols(left_out)))
    return Board(cells, marks, positions, notes)


def has_slashes(grid: SymbolGrid) -> bool:
    """Return whether a drawing is one of slashes."""
    drawn = int(np.count_nonzero(~grid.mask(" ")))
    return 2 * int(np.count_nonzero(grid.mask(_SLASHES))) > drawn > 0


def looks_like_thin_walls(grid: SymbolGrid) -> bool:
    """Return whether the lines of a drawing lie on a lattice and enclose it."""
    grid = grid[box_of(~grid.mask(" "))]
    lattice = lattice_of(grid)
    if lattice is None:
        return has_slashes(grid) and min(grid.codes.shape) > 2
    if lattice.style == "cells":
        return any(map(is_box, grid.counted()))
    if size_fault(1, lattice.rows, lattice.cols):
        return False
    return lattice.style == "joints" or _is_closed(_positions(grid, lattice)[0])


def _is_closed(positions: WallPositions) -> bool:
    rows, cols = len(positions.upright), positions.flat.shape[1]
    return 1 - positions.count_gaps() / (2 * (rows + cols)) >= _LEAST_CLOSED


def _positions(grid: SymbolGrid, lattice: Lattice) -> tuple[WallPositions, int]:
    """Return the closed wall positions, and how many have a mark that makes them doors."""
    if lattice.style == "joints":
        return _between_joints(lattice), 0
    rows, cols, down, right = lattice.rows, lattice.cols, lattice.down, lattice.right
    lines, left = lattice.rows * down + 1, lattice.left
    shape = (lines, cols * right + 1)
    arms = _placed(lattice.arms, lattice.top, left, shape)
    drawn = _placed((~grid.mask(" ")).view(np.uint8), lattice.top, left, shape) > 0
    if lattice.style == "underscores":
        under = _placed(grid.mask("_").view(np.uint8), lattice.top, left, shape) > 0
        flat = _share(under[::down], right) >= 0.5
        if lattice.top < 0:
            flat[0] = True
        bars = (arms & UPRIGHT) == UPRIGHT
        upright = np.logical_or.reduce([bars[step::down, ::right][:rows] for step in range(1, down + 1)])
        return WallPositions(flat, upright), 0
    closed = np.where((arms & FLAT) == FLAT, True, False) | _placed(grid.mask(_FILLED).view(np.uint8), lattice.top, left, shape).astype(bool)
    flat_share = _share(closed[::down], right)
    flat_marked = _share((drawn & ~closed)[::down], right) > 0
    standing = ((arms & UPRIGHT) == UPRIGHT) | _placed(grid.mask(_FILLED).view(np.uint8), lattice.top, left, shape).astype(bool)
    upright_share = _share(standing.T[::right], down).T
    upright_marked = _share((drawn & ~standing).T[::right], down).T > 0
    flat = (flat_share >= 0.5) & ~(flat_marked & (flat_share < 1))
    upright = upright_share >= 0.5
    doors = int(np.count_nonzero(flat_marked & (flat_share > 0))) + int(np.count_nonzero(upright_marked & ~upright))
    return WallPositions(flat, upright & ~(upright_marked & (upright_share < 1))), doors


def _between_joints(lattice: Lattice) -> WallPositions:
    """Return the positions that lines cross from post to post, where posts follow each other directly."""
    rows, cols, down, right = lattice.rows, lattice.cols, lattice.down, lattice.right
    arms = _placed(lattice.arms, lattice.top, lattice.left, (rows * down + 1, cols * right + 1))
    flat = np.logical_and.reduce([
        (arms[::down, step : step + cols * right : right] & EAST > 0)
        & (arms[::down, step + 1 : step + 1 + cols * right : right] & WEST > 0)
        for step in range(right)
    ])  # fmt: skip
    upright = np.logical_and.reduce([
        (arms[step : step + rows * down : down, ::right] & SOUTH > 0)
        & (arms[step + 1 : step + 1 + rows * down : down, ::right] & NORTH > 0)
        for step in range(down)
    ])  # fmt: skip
    return WallPositions(flat, upright)


def _placed(values: NDArray[np.uint8], top: int, left: int, shape: tuple[int, int]) -> NDArray[np.uint8]:
    """Return an array of this shape in which the first post is at (0, 0), with nothing beyond the drawing."""
    placed = np.zeros(shape, dtype=np.uint8)
    source = values[max(top, 0) :, max(left, 0) :][: shape[0] - max(-top, 0), : shape[1]]
    placed[max(-top, 0) :][: len(source), : source.shape[1]] = source
    return placed


def _share(lines: Mask, pitch: int) -> NDArray[np.float64]:
    """Return the share of True between each two posts of lines."""
    return np.mean([lines[:, step::pitch][:, : lines.shape[1] // pitch] for step in range(1, pitch)], axis=0)


def _inside(
    source: Source, grid: SymbolGrid, lattice: Lattice, notes: list[Message]
) -> tuple[NDArray[np.uint8], Marks, dict[str, int]]:
    """Return the cells, the marks in them, and what else stands there."""
    rows, cols, down, right = lattice.rows, lattice.cols, lattice.down, lattice.right
    cells = np.full((rows, cols), FLOOR, dtype=np.uint8)
    first = 0 if lattice.style == "underscores" else 1
    lines, columns = np.indices(grid.codes.shape, sparse=True)
    line, column = lines - lattice.top, columns - lattice.left
    within = (line > 0) & (line <= rows * down) & (column > 0) & (column < cols * right)
    inner = within & (column % right != 0) & ((line % down != 0) | (first == 0))
    inner = np.broadcast_to(inner, grid.codes.shape) & ~grid.mask(" ") & (lattice.arms == 0)
    present = grid.counted(inner)
    filled = grid.mask(_FILLED) & inner
    places = np.nonzero(filled)
    if len(places[0]):
        cells[(places[0] - lattice.top) // down, (places[1] - lattice.left) // right] = ROCK
        notes.append(DrawingMessage.CELLS_ARE_ROCK(count=int(np.count_nonzero(cells == ROCK))))
        present = {symbol: count for symbol, count in present.items() if symbol not in _FILLED}
    meaning = symbols.marks_among(present)
    found = marks_of(source, SymbolGrid(np.where(inner, grid.codes, np.uint8(32)), grid.symbols), meaning)
    marks: dict[tuple[int, int, int], MarkerKind] = {}
    for (_, row, col), kind in found.items():
        up = (row - lattice.top - (1 - first)) // down if first else (row - lattice.top - 1) // down
        marks.setdefault((0, up, (col - lattice.left) // right), kind)
    return cells, marks, {symbol: count for symbol, count in present.items() if symbol not in meaning}


def _passages(source: Source, lattice: Lattice) -> Board:
    """Read lines that run through the cells, a character a cell."""
    arms = lattice.arms
    if lattice.down != 1 or lattice.right != 1 or float((arms == 0).mean()) > 0.05:
        raise source.fault(DrawingMessage.NOT_CLOSED())
    flat = np.ones((len(arms) + 1, arms.shape[1]), dtype=bool)
    upright = np.ones((len(arms), arms.shape[1] + 1), dtype=bool)
    flat[1:-1] = (arms[:-1] & SOUTH == 0) | (arms[1:] & NORTH == 0)
    upright[:, 1:-1] = (arms[:, :-1] & EAST == 0) | (arms[:, 1:] & WEST == 0)
    cells = np.full(arms.shape, FLOOR, dtype=np.uint8)
    return Board(cells, {}, WallPositions(flat, upright), [DrawingMessage.LINES_ARE_PASSAGES()])


def _raster(source: Source, grid: SymbolGrid, lattice: Lattice) -> Board:
    """Read lines whose characters are cells of rock."""
    wall = (lattice.arms > 0) | grid.mask(_FILLED)
    present = grid.counted(~wall & ~grid.mask(" "))
    meaning = symbols.marks_among(present)
    others = {symbol: count for symbol, count in present.items() if symbol not in meaning}
    notes: list[Message] = [DrawingMessage.LINES_ARE_CELLS()]
    if others:
        notes.append(DrawingMessage.READ_AS_FLOOR(symbols=counted_symbols(others)))
    return Board(np.where(wall, ROCK, FLOOR), marks_of(source, grid, meaning), None, notes)
