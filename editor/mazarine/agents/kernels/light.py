"""Light in strips: closed intervals of slopes, in order, from strip to strip.

A slope is a quotient of two whole numbers, sideways steps by forward steps, whose product is far below
2⁵³. Division rounds correctly, by less than two slopes of one maze differ. So equal slopes are equal floats,
others keep their order, and every comparison is exact.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import jit_inner

NEARLY = 1e-5
"""More than products of slopes are off by; what is guessed with it is put right by exact comparisons."""


@jit_inner
def largest(square: int) -> int:
    """Return the largest whole number whose square is no larger."""
    root = int(math.sqrt(square))
    while root * root > square:
        root -= 1
    while (root + 1) * (root + 1) <= square:
        root += 1
    return root


@jit_inner
def let_pass(light: NDArray[np.float64], passed: int, first: float, last: float, is_point_open: bool) -> int:
    """Note an interval that leaves a strip, if there is any of it; return how many do.

    What is but one ray, which touches a post on either hand, passes only where that is open.
    """
    if first < last or (first == last and is_point_open):
        light[passed, 0], light[passed, 1] = first, last
        return passed + 1
    return passed
