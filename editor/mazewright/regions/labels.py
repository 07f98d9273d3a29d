"""Compact labels of regions, as image libraries want them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazewright.regions.tables import CROSSROAD_BASE


def labels_of(region: NDArray[np.int32], numbers: NDArray[np.int32]) -> NDArray[np.int32]:
    """Return, for each cell, which of these sorted numbers its region has, from 1 on; 0 for rock."""
    first_crossroad = int(np.searchsorted(numbers, CROSSROAD_BASE))
    low, crossroads = numbers[:first_crossroad], numbers[first_crossroad:]
    table = np.zeros(int(low[-1]) + 1 if len(low) else 1, dtype=np.int32)
    table[low] = np.arange(1, len(low) + 1, dtype=np.int32)
    is_crossroad = region >= CROSSROAD_BASE
    labels: NDArray[np.int32] = table[np.where(is_crossroad, 0, region)]
    found = region[is_crossroad]
    # In reading order they count up, but for a board whose origin is not in a corner of their frame.
    ranks = np.arange(len(found)) if np.array_equal(found, crossroads) else np.searchsorted(crossroads, found)
    labels[is_crossroad] = ranks + (len(low) + 1)
    return labels
