"""Pixels of triangles: each is told by the cell that it lies in, and how far it is from its sides.

The numbers of `editor.lattice.triangles` are here once more, as constants that are compiled in.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.picture.kernels.compiled import inner, kernel, whole

_WIDTH, _HEIGHT, _SLANT = np.float32(1.5), np.float32(0.8660254), np.float32(0.75)
_ONE, _ZERO, _MIDDLE = np.float32(1), np.float32(0), np.float32(2 / 3)
_LEAF = np.float32(0.22)
"""How much further one end of a side may be than the other where the leaf of a door is drawn."""
_ARM, _ARM_HALF = np.float32(0.13), np.float32(0.035)
_SLASH, _SLASH_HALF = np.float32(0.16), np.float32(0.04)
_DISC, _RIM, _TIE_HALF = np.float32(0.25), np.float32(0.3), np.float32(0.07)
CROSS, SLASH = 1, 2


class Cells(NamedTuple):
    """What is known of the cells under a frame.

    Attributes
    ----------
    colours, grounds : (rows, cols) uint32; the latter around points
    weights : (rows, cols) uint8, what stands on the upright side (bits 0, 1), the north one (2, 3) and
        the south one (4, 5), and the heaviest at the tip (6, 7): 0 nothing, 1 a found door, 2 a
        secret door, 3 a wall
    marks : (rows, cols) uint8, 0, CROSS or SLASH
    rock : (rows, cols) bool
    top, left : the array place of the first
    first : the remainder of row + column by 2 of triangles that point to the left
    """

    colours: NDArray[np.uint32]
    grounds: NDArray[np.uint32]
    weights: NDArray[np.uint8]
    marks: NDArray[np.uint8]
    rock: NDArray[np.bool_]
    top: int
    left: int
    first: int


class Ink(NamedTuple):
    """How they are drawn.

    Attributes
    ----------
    walls : (4,) uint32 colours by weight
    paper, grid, leaf, mark : colours; no grid if 0
    half : half the thickness of a wall, in units
    hair : half that of the grid
    as_points : points with links to their neighbours, instead of triangles with walls
    """

    walls: NDArray[np.uint32]
    paper: np.uint32
    grid: np.uint32
    leaf: np.uint32
    mark: np.uint32
    half: np.float32
    hair: np.float32
    as_points: bool


@kernel
def paint_triangles(
    picture: NDArray[np.uint32], cells: Cells, ink: Ink, x: float, y: float, cell_px: float
) -> None:
    """Paint a picture whose first pixel has its middle at (x, y), in units."""
    height, width = picture.shape
    rows, cols = cells.colours.shape
    columns, shares = np.empty(width, dtype=np.int64), np.empty(width, dtype=np.float32)
    for at in range(width):
        across = (x + at / cell_px) / 1.5
        columns[at] = np.int64(np.floor(across))
        shares[at] = across - columns[at]
    for line in range(height):
        high = (y + line / cell_px) / 0.8660254037844386 - 1
        above = np.int64(np.floor(high))
        part = np.float32(high - above)
        for at in range(width):
            col = columns[at]
            is_left = (above + col) & 1 == cells.first
            share = shares[at]
            below = part >= (share if is_left else _ONE - share)
            row = above + below
            is_left ^= below
            down, right = row - cells.top, col - cells.left
            if down < 0 or right < 0 or down >= rows or right >= cols:
                picture[line, at] = ink.paper
                continue
            rest = part - _ONE if below else part
            from_tip = share if is_left else _ONE - share
            if ink.as_points:
                picture[line, at] = _point(cells, ink, down, right, from_tip, rest)
            else:
                picture[line, at] = _triangle(cells, ink, down, right, from_tip, rest, is_left)


@inner
def _triangle(
    cells: Cells, ink: Ink, row: int, col: int, from_tip: np.float32, rest: np.float32, is_left: bool
) -> np.uint32:
    """Give the colour of a place in a triangle: so far from its tip, and so many rows below its middle."""
    weights = whole(cells.weights[row, col])
    upright, north, south = (
        (_ONE - from_tip) * _WIDTH,
        (from_tip + rest) * _SLANT,
        (from_tip - rest) * _SLANT,
    )
    weight, apart = whole(0), _ZERO
    if upright < ink.half:
        weight, apart = weights & 3, abs(north - south)
    if north < ink.half and weights >> 2 & 3 > weight:
        weight, apart = weights >> 2 & 3, abs(upright - south)
    if south < ink.half and weights >> 4 & 3 > weight:
        weight, apart = weights >> 4 & 3, abs(upright - north)
    if weight == 0 and from_tip * _WIDTH < ink.half:
        weight, apart = weights >> 6, _ONE
    if weight:
        return ink.leaf if weight < 3 and apart < _LEAF else ink.walls[weight]
    mark = cells.marks[row, col]
    if mark:
        over, down = (from_tip - _MIDDLE) * _WIDTH, rest * _HEIGHT
        if mark == CROSS:
            is_near = max(abs(over), abs(down)) < _ARM
            if is_near and min(abs(over), abs(down)) < _ARM_HALF:
                return ink.mark
        elif abs((over if is_left else -over) + down) < _SLASH_HALF and abs(down) < _SLASH:
            return ink.mark
    if ink.grid and not cells.rock[row, col] and min(upright, north, south) < ink.hair:
        return ink.grid
    colour: np.uint32 = cells.colours[row, col]
    return colour


@inner
def _point(cells: Cells, ink: Ink, row: int, col: int, from_tip: np.float32, rest: np.float32) -> int:
    """Give the colour of a place around a point: so far from the tip, and so many rows below the point."""
    over, down = (from_tip - _MIDDLE) * _WIDTH, rest * _HEIGHT
    away = over * over + down * down
    if away < _RIM * _RIM:
        if cells.rock[row, col]:
            return ink.paper  # type: ignore[return-value]
        if away >= _DISC * _DISC:
            return ink.walls[3]  # type: ignore[no-any-return]
        if (
            cells.marks[row, col]
            and max(abs(over), abs(down)) < _ARM
            and min(abs(over), abs(down)) < _ARM_HALF
        ):
            return ink.mark  # type: ignore[return-value]
        return cells.colours[row, col]  # type: ignore[no-any-return]
    # The slanting sides face half a unit towards the tip, and the height of a row up or down.
    aside = abs(down) if over > 0 else abs(over * _HEIGHT + abs(down) / np.float32(2))
    if aside < _TIE_HALF:
        weights = whole(cells.weights[row, col])
        weight = (weights if over > 0 else weights >> 4 if down > 0 else weights >> 2) & 3
        if weight != 3:
            return ink.walls[weight or 3]  # type: ignore[no-any-return]
    return cells.grounds[row, col]  # type: ignore[no-any-return]
