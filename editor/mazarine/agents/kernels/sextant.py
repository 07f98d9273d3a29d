"""A sixth of the view where cells of a strip point onward and back in turns: triangles.

It has its strips one step onward from each other, between straight lines; from a line to
the next is 3 forward, and from a post of a line to the next is 2 sideways. Cell `i` of a strip lies `i`
of the eye. A *wide* cell has its far side on the further line, from `i` - 1 to `i` + 1, and its tip on the
nearer one, at `i`; beside it lie *narrow* cells, the other way round. Inner side `i` stands between cells
`i` and `i` + 1, from the tip of the one to the tip of the other. Rays of a sixth are less steep than inner
sides: in each strip a ray crosses one of them, from the narrow cell to the wide one, or passes a tip.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner


class Sextant(NamedTuple):
    """The directions of a sixth of the view: steps between places, and bits of sides.

    Attributes
    ----------
    onward, over_tip : from a wide cell across its far side, and from a narrow one across its tip
    past_narrow, past_wide, before_wide : to the cell beside a narrow and a wide one, and before a wide one
    far, near : the sides of wide and of narrow cells on lines
    narrow_after, wide_after, wide_before, narrow_before : the inner sides of cells
    """

    onward: int
    over_tip: int
    past_narrow: int
    past_wide: int
    before_wide: int
    far: int
    near: int
    narrow_after: int
    wide_after: int
    wide_before: int
    narrow_before: int


class SextantStrip(NamedTuple):
    """A strip.

    Attributes
    ----------
    base : the place of cell 0
    parity : 1 if even cells are wide, 0 if odd ones
    near : how far onward the nearer line is
    reach : how far is seen sideways
    square : the largest square of a distance that is seen, in thirds of a strip, which are halves of a unit
    """

    base: int
    parity: int
    near: int
    reach: int
    square: int


@jit_inner
def touched(strip: SextantStrip, low: float, high: float) -> tuple[int, int]:
    """Return the first and the last inner side that light touches."""
    near, far = strip.near, strip.near + 3
    first = math.floor(low * (near if low >= 0 else far)) - 2
    while tip(strip, first + 1) < low:
        first += 1
    last = math.floor(high * (far if high >= 0 else near)) + 1
    while tip(strip, last) > high:
        last -= 1
    return first, last


@jit_inner
def place_of(strip: SextantStrip, sextant: Sextant, i: int) -> int:
    """Return the place of a cell."""
    place = strip.base + (i >> 1) * (sextant.past_narrow + sextant.past_wide)
    if i & 1:
        place += sextant.past_wide if strip.parity else sextant.past_narrow
    return place


@jit_inner
def is_wide(strip: SextantStrip, i: int) -> bool:
    """Return whether a cell has its far side on the further line."""
    return i & 1 != strip.parity


@jit_inner
def tip(strip: SextantStrip, i: int) -> float:
    """Return the slope at which a cell has its tip."""
    return i / (strip.near if is_wide(strip, i) else strip.near + 3)


@jit_inner
def is_lit(strip: SextantStrip, i: int, low: float, high: float) -> bool:
    """Return whether the middle of a cell lies between two slopes."""
    return low <= i / (strip.near + 1 + is_wide(strip, i)) <= high


@jit_inner
def is_seen(cells: NDArray[np.uint8], place: int, i: int, strip: SextantStrip, sextant: Sextant) -> bool:
    """Return whether the middle of a cell is near enough, and light gets there once it is in the strip."""
    wide = is_wide(strip, i)
    onward = strip.near + 1 + wide
    if onward * onward + 3 * i * i > strip.square:
        return False
    if not wide:
        return True
    if i == 0:
        return not is_pinched(cells, place, sextant)
    return int64(cells[place]) & (sextant.wide_before if i > 0 else sextant.wide_after) != 0


@jit_inner
def is_pinched(cells: NDArray[np.uint8], wide: int, sextant: Sextant) -> bool:
    """Return whether closed sides stand on both hands of the tip of a wide cell, for a ray through it."""
    opposite, sides = int64(cells[wide - sextant.over_tip]), int64(cells[wide])
    above, below = int64(cells[wide + sextant.before_wide]), int64(cells[wide + sextant.past_wide])
    is_open_before = sides & sextant.wide_before and opposite & sextant.narrow_before and above & sextant.near
    is_open_after = sides & sextant.wide_after and opposite & sextant.narrow_after and below & sextant.near
    return not is_open_before and not is_open_after
