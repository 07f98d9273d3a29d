"""Compact labels of regions, as image libraries want them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.regions.tables import CROSSROAD_BASE


def labels_of(region: NDArray[np.int32], numbers: NDArray[np.int32]) -> NDArray[np.int32]:
    """Assign labels from 1 to the regions of cells, in the order of their numbers; 0 is rock.

    Parameters
    ----------
    region : the region of each cell
    numbers : (n,) the numbers of the rooms and corridors among them, sorted

    Returns
    -------
    labels : int32, of the shape of `region`
    """
    # The last place stands for crossroads, whose numbers are far beyond it.
    table = np.zeros(int(numbers.max(initial=0)) + 2, dtype=np.int32)
    table[numbers] = np.arange(1, len(numbers) + 1, dtype=np.int32)
    flat = np.ascontiguousarray(region).reshape(-1)
    labels = table.take(flat, mode="clip")
    places = np.flatnonzero(flat >= CROSSROAD_BASE)
    crossroads = flat[places]
    # In reading order they count up, but for a board whose origin is not in a corner of their frame.
    if (crossroads[1:] < crossroads[:-1]).any():
        places = places[np.argsort(crossroads)]
    labels[places] = np.arange(len(numbers) + 1, len(numbers) + 1 + len(places), dtype=np.int32)
    return labels.reshape(region.shape)
