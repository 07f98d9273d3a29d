"""Stencils of a column of triangles: for each place of it, in bins, what may be seen there.

A stencil is a (bins, bins) array of uint32, by how far a place lies below a row of points and how far
from the left edge of its column, for columns whose triangle there points to the left; the others
are its mirror image. The numbers of `mazarine.lattice.triangles` are here once more.

Bits 0 to 11 of a code mask the weights of a cell of which a place may show something. Two bits each:
what stands on the upright side, the north one and the south one, and the heaviest at the tip, at the
corner in the north and the one in the south: 0 nothing, 1 a found door, 2 a secret door, 3 a wall.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

import numpy as np
from numpy.typing import NDArray

_UPRIGHT, _NORTH, _SOUTH, TIP_SHIFT, _NORTH_CORNER, _SOUTH_CORNER = 0, 2, 4, 6, 8, 10
WEIGHTS = np.uint32(0xFFF)
ENDS = 3 << _UPRIGHT | 3 << _NORTH_CORNER | 3 << _SOUTH_CORNER
"""What only places by an upright side show, as near as they are to it."""
LEAF_SHIFT = 12
"""Bits 12 to 14: the leaf of a door on the upright, north or south side; bit 15 is never set."""
BELOW, HAIR, GROUND = np.uint32(1 << 16), np.uint32(1 << 17), np.uint32(1 << 18)
"""Whether the cell below is meant, the grid is near, or no point."""
CROSS, SLASH_LEFT, SLASH_RIGHT = 1 << 19, 1 << 20, 1 << 21
"""Signs, the slash in triangles that point to the left and to the right."""
HATCH, DOTS = 1 << 22, 1 << 23
"""Patterns: everywhere, for lines are drawn across all cells; and where dots of rooms are."""
RING = 1 << 24
"""The sign of entries."""
STROKES = np.uint32(int(HAIR) | CROSS | RING | SLASH_LEFT | SLASH_RIGHT)
"""All signs that have inks of their own."""

_WIDTH, _HEIGHT, _SLANT, _MIDDLE = 1.5, sqrt(3) / 2, 0.75, 2 / 3
_LEAF_END = 0.22
"""How much further one end of a side may be than the other where the leaf of a door is drawn."""
_ARM, _ARM_HALF = 0.13, 0.035
_RING, _RING_HALF = 0.125, 0.035
_SLASH, _SLASH_HALF = 0.16, 0.04
_DOT, _DOT_AWAY = 0.055, 0.36
_EDGE = 1 / sqrt(3)
_DISC, _RIM, _TIE_HALF = 0.25, 0.3, 0.07
_BINS_A_UNIT = 6
_LEAST_BINS, _MOST_BINS = 32, 1024

Codes = NDArray[np.uint32]
Numbers = NDArray[np.float32]


def _heaviest() -> NDArray[np.uint8]:
    """Return for each set of weights the heaviest, and at bit 2 on which side it stands, 3 at a corner."""
    fields = np.arange(1 << 12)[:, None] >> np.arange(0, 12, 2) & 3
    sides, corners = fields[:, :3], fields[:, 3:].max(axis=1)
    own = sides.max(axis=1)
    # Walls of other triangles meet at the corners of one.
    found: NDArray[np.int64] = np.where(own > 0, own | sides.argmax(axis=1) << 2, corners | 3 << 2)
    return found.astype(np.uint8)


HEAVIEST = _heaviest()
HEAVIEST_OF_SIX: NDArray[np.uint8] = (
    (np.arange(1 << 12)[:, None] >> np.arange(0, 12, 2) & 3).max(axis=1).astype(np.uint8)
)
"""The same where weights are those of six sides: of hexagons, which have one bit for the leaves of all."""


def bins_for(cell_px: float) -> int:
    """Return how fine a stencil has to be: some four bins a pixel, as far as memory near at hand reaches."""
    wanted = 1 << int(np.ceil(np.log2(max(cell_px, 1) * _BINS_A_UNIT)))
    return min(max(wanted, _LEAST_BINS), _MOST_BINS)


@lru_cache(maxsize=4)
def stencil_of_triangles(bins: int, half: float, hair: float) -> Codes:
    """Return the stencil of triangles with walls of half this thickness, and half of the grid's, in units."""
    codes, from_tip, rest = _column(bins)
    upright, north, south = (1 - from_tip) * _WIDTH, (from_tip + rest) * _SLANT, (from_tip - rest) * _SLANT
    at_north, at_south, is_back = north < half, south < half, from_tip > 0.5
    _mask(codes, is_back, 3 << _UPRIGHT)
    _mask(codes, at_north, 3 << _NORTH)
    _mask(codes, at_south, 3 << _SOUTH)
    _mask(codes, from_tip * _WIDTH < half, 3 << TIP_SHIFT)
    _mask(codes, at_north & is_back, 3 << _NORTH_CORNER)
    _mask(codes, at_south & is_back, 3 << _SOUTH_CORNER)
    for side, apart in enumerate((north - south, upright - south, upright - north)):
        _mask(codes, abs(apart) < _LEAF_END, 1 << LEAF_SHIFT + side)
    _mask(codes, np.minimum(np.minimum(upright, north), south) < hair, int(HAIR))
    over, down = (from_tip - _MIDDLE) * _WIDTH, rest * _HEIGHT
    _mask(codes, _is_in_cross(over, down), CROSS)
    _mask(codes, abs(np.hypot(over, down) - _RING) < _RING_HALF, RING)
    for bit, aslant in ((SLASH_LEFT, over + down), (SLASH_RIGHT, down - over)):
        _mask(codes, (abs(aslant) < _SLASH_HALF) & (abs(down) < _SLASH), bit)
    for tip_over, tip_down in ((-1.0, 0.0), (0.5, _HEIGHT), (0.5, -_HEIGHT)):
        away = np.hypot(over - tip_over * _DOT_AWAY, down - tip_down * _DOT_AWAY)
        _mask(codes, away < _DOT, DOTS)
    codes |= np.uint32(HATCH)
    return codes


@lru_cache(maxsize=2)
def stencil_of_points(bins: int) -> Codes:
    """Return the stencil of points: discs, whose rims are masked as tips, and their links as sides."""
    codes, from_tip, rest = _column(bins)
    over, down = (from_tip - _MIDDLE) * _WIDTH, rest * _HEIGHT
    away = np.hypot(over, down)
    # The slanting sides face half a unit towards the tip, and the height of a row up or down.
    aside = np.where(over > 0, abs(down), abs(over * _HEIGHT + abs(down) / 2))
    is_out, is_tie = away >= _RIM, aside < _TIE_HALF
    _mask(codes, (away >= _DISC) & ~is_out, 3 << TIP_SHIFT)
    _mask(codes, is_out, int(GROUND))
    for where, shift in (
        (over > 0, _UPRIGHT), ((over <= 0) & (down <= 0), _NORTH), ((over <= 0) & (down > 0), _SOUTH),
    ):  # fmt: skip
        _mask(codes, is_out & is_tie & where, 3 << shift)
    _mask(codes, _is_in_cross(over, down), CROSS)
    _mask(codes, abs(away - _RING) < _RING_HALF, RING)
    _mask(codes, away < _DOT, DOTS)
    return codes


@lru_cache(maxsize=4)
def stencil_of_hexagons(bins: int, half: float, hair: float) -> Codes:
    """Return the stencil of a column of hexagons and a row, `BELOW` where the row above reaches into it."""
    middles = (np.arange(bins, dtype=np.float32) + np.float32(0.5)) / np.float32(bins)
    over, under = middles - np.float32(0.5), (middles * _HEIGHT)[:, None]
    is_above = under < abs(over) * _EDGE
    # From the middle of the cell there.
    down = np.where(is_above, under + _HEIGHT - _EDGE, under - _EDGE)
    right = np.where(is_above, over - np.copysign(np.float32(0.5), over), over)
    codes = is_above * BELOW
    nearest = np.zeros_like(down)
    for number in range(6):
        turn = number * np.pi / 3
        ahead, aside = right * np.cos(turn) + down * np.sin(turn), down * np.cos(turn) - right * np.sin(turn)
        nearest = np.maximum(nearest, ahead)
        _mask(codes, 0.5 - ahead < half, 3 << 2 * number)
        _mask(codes, (0.5 - ahead < half) & (abs(aside) < _LEAF_END * _EDGE), 1 << LEAF_SHIFT)
        corner_right, corner_down = (_DOT_AWAY * part for part in (np.sin(turn), -np.cos(turn)))
        if number % 2:
            _mask(codes, np.hypot(right - corner_right, down - corner_down) < _DOT, DOTS)
    _mask(codes, 0.5 - nearest < hair, int(HAIR))
    _mask(codes, _is_in_cross(right, down), CROSS)
    _mask(codes, abs(np.hypot(right, down) - _RING) < _RING_HALF, RING)
    _mask(codes, (abs(right + down) < _SLASH_HALF) & (abs(down) < _SLASH), SLASH_LEFT | SLASH_RIGHT)
    codes |= np.uint32(HATCH)
    return codes


def _column(bins: int) -> tuple[Codes, Numbers, Numbers]:
    """Return codes that know of `BELOW` only, how far places are from tips, and rows below points."""
    middles = (np.arange(bins, dtype=np.float32) + np.float32(0.5)) / np.float32(bins)
    part, share = middles[:, None], middles
    is_below = part >= share
    codes = is_below * BELOW
    return codes, np.where(is_below, 1 - share, share), np.where(is_below, part - 1, part)


def _mask(codes: Codes, where: NDArray[np.bool_], bits: int) -> None:
    codes |= where * np.uint32(bits)


def _is_in_cross(over: Numbers, down: Numbers) -> NDArray[np.bool_]:
    first, second = abs(over), abs(down)
    return (np.maximum(first, second) < _ARM) & (np.minimum(first, second) < _ARM_HALF)
