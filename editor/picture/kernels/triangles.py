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
_LEAF_END = np.float32(0.22)
"""How much further one end of a side may be than the other where the leaf of a door is drawn."""
_ARM, _ARM_HALF = np.float32(0.13), np.float32(0.035)
_SLASH, _SLASH_HALF = np.float32(0.16), np.float32(0.04)
_DISC, _RIM, _TIE_HALF = np.float32(0.25), np.float32(0.3), np.float32(0.07)
CROSS, SLASH = 1, 2

CELL, _WALL, LEAF, MARK, GRID, GROUND = 0, 3, 4, 5, 6, 7
"""What a place shows; 1 to 3 are the weights of walls."""


class Cells(NamedTuple):
    """What is known of the cells under a frame.

    Attributes
    ----------
    colours, grounds : (rows, cols) uint32; the latter around points
    weights : (rows, cols) uint16, what stands on the upright side (bits 0, 1), the north one (2, 3) and
        the south one (4, 5), and the heaviest at the tip (6, 7), the corner at the north (8, 9) and the
        one at the south (10, 11): 0 nothing, 1 a found door, 2 a secret door, 3 a wall
    marks : (rows, cols) uint8, 0, CROSS or SLASH
    rock : (rows, cols) bool
    top, left : the array place of the first
    first : the remainder of row + column by 2 of triangles that point to the left
    """

    colours: NDArray[np.uint32]
    grounds: NDArray[np.uint32]
    weights: NDArray[np.uint16]
    marks: NDArray[np.uint8]
    rock: NDArray[np.bool_]
    top: int
    left: int
    first: int


class Ink(NamedTuple):
    """How they are drawn.

    Attributes
    ----------
    colours : (8,) uint32: of walls by weight, then LEAF, MARK and GRID
    paper : around the board
    half : half the thickness of a wall, in units
    hair : half that of the grid; 0 for none
    as_points : points with links to their neighbours, instead of triangles with walls
    """

    colours: NDArray[np.uint32]
    paper: np.uint32
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
            weights, mark = whole(cells.weights[down, right]), whole(cells.marks[down, right])
            if ink.as_points:
                look = _point(weights, mark, cells.rock[down, right], from_tip, rest)
            else:
                hair = _ZERO if cells.rock[down, right] else ink.hair
                look = _triangle(weights, mark, from_tip, rest, is_left, ink.half, hair)
            if look == CELL:
                picture[line, at] = cells.colours[down, right]
            elif look == GROUND:
                picture[line, at] = cells.grounds[down, right]
            else:
                picture[line, at] = ink.colours[look]


@inner
def _triangle(
    weights: int,
    mark: int,
    from_tip: np.float32,
    rest: np.float32,
    is_left: bool,
    half: np.float32,
    hair: np.float32,
) -> int:
    """Tell what a place in a triangle shows: so far from its tip, and so many rows below its middle."""
    upright, north, south = (
        (_ONE - from_tip) * _WIDTH,
        (from_tip + rest) * _SLANT,
        (from_tip - rest) * _SLANT,
    )
    near = min(upright, north, south)
    if near < half:
        wall = _wall_at(weights, from_tip, upright, north, south, half)
        if wall:
            return wall
    if mark:
        over, down = (from_tip - _MIDDLE) * _WIDTH, rest * _HEIGHT
        if mark == CROSS:
            if _is_in_cross(over, down):
                return MARK
        elif abs((over if is_left else -over) + down) < _SLASH_HALF and abs(down) < _SLASH:
            return MARK
    return GRID if near < hair else CELL


@inner
def _wall_at(
    weights: int,
    from_tip: np.float32,
    upright: np.float32,
    north: np.float32,
    south: np.float32,
    half: np.float32,
) -> int:
    """Give the weight of the heaviest wall that a place lies in, LEAF in the leaf of a door."""
    # By products, not by conditions: on a random maze, guessing branches wrong costs most of the time.
    at_upright, at_north, at_south = int(upright < half), int(north < half), int(south < half)
    first, second, third = (
        (weights & 3) * at_upright,
        (weights >> 2 & 3) * at_north,
        (weights >> 4 & 3) * at_south,
    )
    weight = max(first, second, third)
    if weight == 0:
        # Walls of other triangles meet at its corners.
        at_tip = int(from_tip * _WIDTH < half)
        corner = max(
            (weights >> 8 & 3) * (at_upright & at_north), (weights >> 10 & 3) * (at_upright & at_south)
        )
        return max((weights >> 6 & 3) * at_tip, corner)
    if weight == _WALL:
        return weight
    apart = north - south if weight == first else upright - (south if weight == second else north)
    return LEAF if abs(apart) < _LEAF_END else weight


@inner
def _point(weights: int, mark: int, is_rock: bool, from_tip: np.float32, rest: np.float32) -> int:
    """Tell what a place around a point shows: so far from the tip, and so many rows below the point."""
    if is_rock:
        return GROUND
    over, down = (from_tip - _MIDDLE) * _WIDTH, rest * _HEIGHT
    away = over * over + down * down
    if away < _RIM * _RIM:
        if away >= _DISC * _DISC:
            return _WALL
        return MARK if mark == CROSS and _is_in_cross(over, down) else CELL
    # The slanting sides face half a unit towards the tip, and the height of a row up or down.
    aside = abs(down) if over > 0 else abs(over * _HEIGHT + abs(down) / np.float32(2))
    if aside < _TIE_HALF:
        weight = (weights if over > 0 else weights >> 4 if down > 0 else weights >> 2) & 3
        if weight != _WALL:
            return weight or _WALL
    return GROUND


@inner
def _is_in_cross(over: np.float32, down: np.float32) -> bool:
    return bool(max(abs(over), abs(down)) < _ARM and min(abs(over), abs(down)) < _ARM_HALF)
