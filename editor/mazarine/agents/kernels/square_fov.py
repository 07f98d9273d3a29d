"""Sight where cells lie side by side in strips: squares, whose strips are rows or columns.

A quarter of the view has its strips one step onward from each other; cells of a strip are counted from 0
sideways. In halves of a cell, cell `i` of strip `y` reaches from 2i - 1 to 2i + 1 sideways and from 2y - 1 to
2y + 1 forward. A ray leaves it through its far side, through its inner side, or at the post
between; so those that the inner side stops lie between the slopes of its further and of its nearer post.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.kernels.light import NEARLY, largest, let_pass
from mazarine.agents.kernels.limits import FOUND_SHORT, LIGHT_SHORT
from mazarine.compiling import int64, jit_inner, kernel


class Quarter(NamedTuple):
    """The directions of a quarter of the view.

    Attributes
    ----------
    onward, sideways : to the same cell of the next strip, and to the next cell of the same strip
    far, inner : the bits of the sides there
    """

    onward: int
    sideways: int
    far: int
    inner: int


class Strip(NamedTuple):
    """A strip: the place of its cell 0, how far forward it is, and how far is seen sideways."""

    base: int
    y: int
    reach: int


@kernel
def see_squares(
    cells: NDArray[np.uint8],
    eye: int,
    square: int,
    directions: NDArray[np.int64],
    found: NDArray[np.int64],
    light: NDArray[np.float64],
) -> int:
    """Find the places that an eye sees; return their number, or which buffer is too short.

    Parameters
    ----------
    square : the largest square of a distance that is seen
    directions : (4, 8) from each turn on, clockwise, the steps across the sides, and then the sides' bits
    found : filled with the places, the eye first
    light : (2, n, 2) room for the intervals of two strips
    """
    found[0] = eye
    count = 1
    for turn in range(len(directions)):
        ahead = directions[turn]
        quarter = Quarter(ahead[0], ahead[1], ahead[4], ahead[5])
        count = _see_quarter(cells, eye, square, quarter, found, count, light)
        if count < 0:
            break
    return count


@jit_inner
def _see_quarter(
    cells: NDArray[np.uint8],
    eye: int,
    square: int,
    quarter: Quarter,
    found: NDArray[np.int64],
    count: int,
    light: NDArray[np.float64],
) -> int:
    """Add what is seen from this quarter's forward direction to its sideways one, the latter excluded."""
    reach, here, y = largest(square), 0, 0
    lit = _leave_first_strip(cells, eye, reach, quarter, light[here])
    while lit > 0 and (y + 1) * (y + 1) <= square:
        y += 1
        while reach * reach + y * y > square:
            reach -= 1
        strip, passed = Strip(eye + y * quarter.onward, y, reach), 0
        for number in range(lit):
            low, high = light[here, number]
            count, passed = _sweep(cells, strip, low, high, quarter, found, count, light[1 - here], passed)
            if count < 0:
                return count
        here, lit = 1 - here, passed
    return lit if lit < 0 else count


@jit_inner
def _leave_first_strip(
    cells: NDArray[np.uint8], eye: int, reach: int, quarter: Quarter, light: NDArray[np.float64]
) -> int:
    """Return the number of intervals that leave the strip of the eye, as far as it is open sideways."""
    place, end, start, passed = eye, 1.0, 0.0, 0
    for _ in range(reach + 1):
        if passed + 2 > len(light):
            return LIGHT_SHORT
        sides = int64(cells[place])
        if not sides & quarter.far:
            passed = let_pass(light, passed, start, end - 2, False)
            start = end
        if not sides & quarter.inner:
            break
        place, end = place + quarter.sideways, end + 2
    else:
        end -= 2
    return let_pass(light, passed, start, end, False)


@jit_inner
def _sweep(
    cells: NDArray[np.uint8],
    strip: Strip,
    low: float,
    high: float,
    quarter: Quarter,
    found: NDArray[np.int64],
    count: int,
    light: NDArray[np.float64],
    passed: int,
) -> tuple[int, int]:
    """Follow one interval of light through a strip; return the count of places and of intervals beyond."""
    first, last = _touched(strip, low, high)
    if count + last - first + 1 > len(found):
        return FOUND_SHORT, passed
    if passed + last - first + 2 > len(light):
        return LIGHT_SHORT, passed
    y, both = strip.y, quarter.far | quarter.inner
    seen = max(first, math.ceil(low * y - NEARLY))
    unseen = min(last, int(high * y + NEARLY))
    while seen / y < low:
        seen += 1
    while unseen / y > high:
        unseen -= 1
    start, place = low, strip.base + first * quarter.sideways
    for i in range(first, last + 1):
        if seen <= i <= unseen:
            found[count] = place
            count += 1
        if cells[place] & both != both:
            start, passed = _shade(cells, place, i, y, start, high, quarter, light, passed)
            if start > high:
                return count, passed
            while seen / y < start:
                seen += 1
        place += quarter.sideways
    # A ray that leaves beyond the visible range shows nothing more.
    high = min(high, (2 * last + 1) / (2 * y + 1))
    return count, let_pass(light, passed, start, high, True)


@jit_inner
def _touched(strip: Strip, low: float, high: float) -> tuple[int, int]:
    """Return the first and the last cell that light touches, as far as is seen."""
    near, far = 2 * strip.y - 1, 2 * strip.y + 1
    first = max(math.ceil((low * near - 1) / 2 - NEARLY), 0)
    while (2 * first + 1) / near < low:
        first += 1
    last = min(int((high * far + 1) / 2 + NEARLY), strip.reach)
    while (2 * last - 1) / far > high:
        last -= 1
    return first, max(last, first - 1)


@jit_inner
def _shade(
    cells: NDArray[np.uint8],
    place: int,
    i: int,
    y: int,
    start: float,
    high: float,
    quarter: Quarter,
    light: NDArray[np.float64],
    passed: int,
) -> tuple[float, int]:
    """Return where light goes on behind the closed sides of a cell, and the count of intervals beyond.

    A post is passed only where both sides on one hand are open. On the one hand are the far side before it
    and the inner side of the next strip; on the other the inner side of this strip and the far side after it.
    """
    sides, end = int64(cells[place]), (2 * i + 1) / (2 * y + 1)
    if not sides & quarter.far:
        is_open = cells[place - quarter.sideways] & quarter.far != 0
        passed = let_pass(light, passed, start, (2 * i - 1) / (2 * y + 1), is_open)
        start = max(start, end)
    if not sides & quarter.inner and end <= high:
        passed = let_pass(light, passed, start, end, sides & quarter.far != 0)
        start = (2 * i + 1) / (2 * y - 1)
        before = place - quarter.onward
        if not (cells[before] & quarter.inner and cells[before + quarter.sideways] & quarter.far):
            start = np.inf
    return start, passed
