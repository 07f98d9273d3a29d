"""How many characters a cell takes, and what of a drawing is only blank around it."""

from __future__ import annotations

import numpy as np

from mazarine.files.drawings.grids import Mask, SymbolGrid, box_of, is_framed
from mazarine.files.drawings.meanings import OWN, has_only_own
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.text import BLANK
from mazarine.messages import Message

_SEPARATORS, _COMMAS = " ,;|\t", ",;"
_FEWEST_TOKENS = 5
_HALVES = "▀▄"
_LEAST_DOUBLED, _LEAST_DOUBLED_OWN = (3, 6), (5, 10)


def single_symbols(grid: SymbolGrid, notes: list[Message]) -> SymbolGrid:
    """Return a drawing with one symbol a cell, or two."""
    return _unfolded(_without_separators(_without_brackets(grid), notes), notes)


def _without_brackets(grid: SymbolGrid) -> SymbolGrid:
    """Replace pairs of brackets that are walls by another sign for walls."""
    left, right = grid.mask("["), grid.mask("]")
    if (
        not left.any()
        or left[:, -1].any()
        or right[:, 0].any()
        or not np.array_equal(left[:, :-1], right[:, 1:])
    ):
        return grid
    brackets = left | right
    return SymbolGrid(np.where(brackets, np.uint8(0), grid.codes), "%" + grid.symbols[1:])


def without_commas(grid: SymbolGrid, notes: list[Message]) -> SymbolGrid:
    """Return the grid without a comma or semicolon between each two symbols."""
    between = grid[:, 1::2].counted()
    return _without_separators(grid, notes) if between.keys() <= {*_COMMAS} else grid


def _without_separators(grid: SymbolGrid, notes: list[Message]) -> SymbolGrid:
    """Return the grid without a column between each two others that only separates them."""
    if grid.codes.shape[1] < 3 or len(grid.codes) < 2:
        return grid
    columns, between = grid[:, ::2], grid[:, 1::2]
    if len(between.counted()) > 1:
        return grid
    [separator] = between.counted()
    kept = {*columns.counted()}
    if separator != " " or grid.drawn[:, ::2].all():
        if separator in _SEPARATORS and separator not in kept and len(kept) > 1 and not kept <= OWN - {" "}:
            notes.append(DrawingMessage.SYMBOLS_SEPARATED())
            return columns
    elif min(columns.codes.shape) >= _FEWEST_TOKENS and not between.drawn.any():
        solid = columns.drawn
        if is_framed(solid) and not is_framed(grid.drawn):
            notes.append(DrawingMessage.SYMBOLS_SEPARATED())
            return columns
    return grid


def _unfolded(grid: SymbolGrid, notes: list[Message]) -> SymbolGrid:
    """Make two rows of each where blocks of half a character are drawn above and below."""
    if len({*_HALVES, "█"} & grid.counted().keys()) < 2:
        return grid
    notes.append(DrawingMessage.HALF_BLOCKS())
    full = np.uint8(grid.symbols.find("█") if "█" in grid.symbols else grid.symbols.index(_HALVES[0]))
    upper, lower = (
        np.where(grid.mask(half), np.uint8(BLANK), grid.codes) for half in (_HALVES[1], _HALVES[0])
    )
    rows = np.stack([upper, lower], axis=1).reshape(-1, grid.codes.shape[1])
    rows[SymbolGrid(rows, grid.symbols).mask(_HALVES)] = full
    return SymbolGrid(rows, grid.symbols)


def within_margins(grid: SymbolGrid, wall: Mask, notes: list[Message]) -> tuple[SymbolGrid, Mask]:
    """Leave out blanks around what is enclosed; a drawing as it is written here may have floor there."""
    box = box_of(grid.drawn)
    if grid.codes[box].shape == grid.codes.shape:
        return grid, wall
    if is_framed(wall[box]) or not has_only_own(grid):
        notes.append(DrawingMessage.MARGINS_LEFT_OUT())
        return grid[box], wall[box]
    return grid, wall


def has_margins(wall: Mask) -> bool:
    """Return whether floor around a board would be taken for blanks around a drawing."""
    box = box_of(wall)
    return wall[box].shape != wall.shape and is_framed(wall[box])


def single_cells(grid: SymbolGrid, wall: Mask, marks: str, notes: list[Message]) -> tuple[SymbolGrid, Mask]:
    """Halve a drawing whose cells are two characters wide."""
    rows, cols = wall.shape
    least = _LEAST_DOUBLED_OWN if has_only_own(grid) else _LEAST_DOUBLED
    pairs = cols // 2
    if rows < least[0] or cols < least[1] or not np.array_equal(wall[:, : 2 * pairs : 2], wall[:, 1::2]):
        return grid, wall
    if wall[:, 2 * pairs :].any():  # only the last blank of a pair may be missing
        return grid, wall
    halves = wall[:, ::2]
    is_doubled_down = rows % 2 == 0 and np.array_equal(wall[::2], wall[1::2])
    changes = int(np.count_nonzero(halves[:, 1:] != halves[:, :-1]))
    if is_doubled_down or changes < rows or (has_only_own(grid) and not is_framed(halves)):
        return grid, wall
    notes.append(DrawingMessage.CELLS_HALVED())
    left, right = grid.codes[:, ::2].copy(), grid.codes[:, 1::2]
    # A mark stands in either half.
    shown = grid.mask(marks)
    second = shown[:, 1::2] & ~shown[:, ::2][:, : right.shape[1]]
    left[:, : right.shape[1]][second] = right[second]
    return SymbolGrid(left, grid.symbols), wall[:, ::2]
