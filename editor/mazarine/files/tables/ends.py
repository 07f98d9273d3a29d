"""A start and a goal as numbers beside a table."""

from __future__ import annotations

from itertools import product

import numpy as np
from numpy.typing import NDArray

Place = tuple[int, int]


def ends_among(pairs: list[Place], rock: NDArray[np.bool_]) -> list[Place]:
    """Return the start and the goal that pairs of numbers name, if both are floor; else none.

    A pair that is the size of the table is left out. Rows come before columns and 0 is the first, where
    that leads to floor.
    """
    rows, cols = rock.shape
    if len(pairs) > 2 and pairs[0] in ((rows, cols), (cols, rows)):
        pairs = pairs[1:]
    if len(pairs) != 2 or pairs[0] == pairs[1]:
        return []
    for first, turned in product((0, 1), (False, True)):
        places = [
            (b - first, a - first) if turned else (a - first, b - first) for a, b in pairs
        ]  # fmt: skip
        if all(0 <= row < rows and 0 <= col < cols and not rock[row, col] for row, col in places):
            return places
    return []
