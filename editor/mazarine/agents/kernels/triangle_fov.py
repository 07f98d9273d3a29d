"""Sight where cells of a strip point onward and back in turns; `sextant.py` has the words for it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.kernels.light import largest, let_pass
from mazarine.agents.kernels.limits import FOUND_SHORT, LIGHT_SHORT
from mazarine.agents.kernels.sextant import (
    Sextant,
    SextantStrip,
    is_lit,
    is_pinched,
    is_seen,
    is_wide,
    place_of,
    tip,
    touched,
)
from mazarine.compiling import int64, jit_inner, kernel

_FIRST, _LAST = -1 / 3, float(np.nextafter(1 / 3, 0))
"""A sixth begins with this slope, and ends before the opposite one, with which the next sextant begins."""


@kernel
def see_triangles(
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
    directions : (6, 12) from each turn on, clockwise, the steps across the sides, and then the sides' bits;
        the cell of the eye has sides at even turns
    found : filled with the places, the eye first
    light : (2, n, 2) room for the intervals of two strips
    """
    found[0] = eye
    count = 1
    for turn in range(len(directions)):
        ahead = directions[turn]
        sextant = Sextant(
            ahead[0], ahead[5] + ahead[0] + ahead[1], ahead[1], ahead[2], ahead[4],
            ahead[6], ahead[9], ahead[7], ahead[8], ahead[10], ahead[11],
        )  # fmt: skip
        if turn & 1 == 0:
            strip, enters = _before_side(cells, eye, 4 * square, sextant, light)
        else:
            strip, enters = _before_tip(cells, eye, 4 * square, sextant, ahead[5], light)
        if enters:
            count = _see_sextant(cells, strip, sextant, found, count, light)
        if count < 0:
            break
    return count


@jit_inner
def _before_side(
    cells: NDArray[np.uint8], eye: int, square: int, sextant: Sextant, light: NDArray[np.float64]
) -> tuple[SextantStrip, bool]:
    """Return the strip after that of an eye in a wide cell, and whether light enters it."""
    light[0, 0, 0], light[0, 0, 1] = _FIRST, _LAST
    return SextantStrip(eye + sextant.onward, 0, 1, largest(square // 3), square), cells[
        eye
    ] & sextant.far != 0


@jit_inner
def _before_tip(
    cells: NDArray[np.uint8],
    eye: int,
    square: int,
    sextant: Sextant,
    before_narrow: int,
    light: NDArray[np.float64],
) -> tuple[SextantStrip, bool]:
    """Return the strip after that of an eye in a narrow cell, and whether light enters it."""
    is_open_before = cells[eye] & sextant.narrow_before and cells[eye + before_narrow] & sextant.far
    is_open_after = cells[eye] & sextant.narrow_after and cells[eye + sextant.past_narrow] & sextant.far
    light[0, 0, 0] = _FIRST if is_open_before else 0.0
    light[0, 0, 1] = _LAST if is_open_after else 0.0
    enters = is_open_before != 0 or is_open_after != 0
    return SextantStrip(eye + sextant.over_tip, 1, 2, largest(square // 3), square), enters


@jit_inner
def _see_sextant(
    cells: NDArray[np.uint8],
    strip: SextantStrip,
    sextant: Sextant,
    found: NDArray[np.int64],
    count: int,
    light: NDArray[np.float64],
) -> int:
    """Add what the light that enters a strip shows there and beyond."""
    here, lit = 0, 1
    base, parity, near, reach, square = strip
    while lit > 0 and (near + 1) * (near + 1) <= square:
        while (near + 1) * (near + 1) + 3 * reach * reach > square:
            reach -= 1
        strip, limit, passed = SextantStrip(base, parity, near, reach, square), reach / near, 0
        for number in range(lit):
            # Light beyond the visible range shows nothing more.
            low, high = max(light[here, number, 0], -limit), min(light[here, number, 1], limit)
            if low <= high:
                count, passed = _sweep(
                    cells, strip, low, high, sextant, found, count, light[1 - here], passed
                )
            if count < 0:
                return count
        here, lit = 1 - here, passed
        base += sextant.onward if parity else sextant.over_tip
        parity, near = 1 - parity, near + 3
    return count


@jit_inner
def _sweep(
    cells: NDArray[np.uint8],
    strip: SextantStrip,
    low: float,
    high: float,
    sextant: Sextant,
    found: NDArray[np.int64],
    count: int,
    light: NDArray[np.float64],
    passed: int,
) -> tuple[int, int]:
    """Follow one interval of light through a strip; return the count of places and of intervals beyond."""
    first, last = touched(strip, low, high)
    if count + last - first + 2 > len(found):
        return FOUND_SHORT, passed
    if passed + last - first + 2 > len(light):
        return LIGHT_SHORT, passed
    both = sextant.wide_before | sextant.wide_after
    start, is_tip_open, place = low, True, place_of(strip, sextant, first)
    for i in range(first, last + 2):
        is_inside = first + 2 <= i < last
        if (is_inside or is_lit(strip, i, low, high)) and is_seen(cells, place, i, strip, sextant):
            found[count] = place
            count += 1
        if i > last:
            break
        sides = int64(cells[place])
        if is_wide(strip, i):
            # The other sides around its tip were asked in the strip before.
            if sides & both != both and start == tip(strip, i) and is_pinched(cells, place, sextant):
                start = np.inf
            after, is_open = place + sextant.past_wide, sides & sextant.wide_after and sides & sextant.far
        else:
            after = place + sextant.past_narrow
            is_open = sides & sextant.narrow_after and int64(cells[after]) & sextant.far
        if not is_open:
            passed = let_pass(light, passed, start, tip(strip, i), is_tip_open)
            start = tip(strip, i + 1)
        is_tip_open, place = is_open != 0, after
    return count, let_pass(light, passed, start, high, True)
