"""Compact labels of regions, as image libraries want them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.regions.lookup import RegionLookup
from mazarine.regions.tables import CROSSROAD_BASE


def labels_of(regions: RegionLookup, numbers: NDArray[np.int32]) -> NDArray[np.int32]:
    """Assign labels from 1 to the regions of cells, in the order of their numbers; 0 is rock.

    Parameters
    ----------
    regions : the regions of all cells
    numbers : (n,) the numbers of the rooms and corridors among them, sorted

    Returns
    -------
    labels : (levels, rows, cols) int32
    """
    # The last place stands for crossroads, whose numbers are far beyond it.
    table = np.zeros(int(numbers.max(initial=0)) + 2, dtype=np.int32)
    table[numbers] = np.arange(1, len(numbers) + 1, dtype=np.int32)
    labels = np.empty(regions.shape, dtype=np.int32)
    levels, height, _ = regions.shape
    flat, found = labels.reshape(-1), []
    for band, numbers_there in regions.bands(0, levels * height):
        table.take(numbers_there, mode="clip", out=flat[band])
        places = np.flatnonzero(numbers_there >= CROSSROAD_BASE)
        found.append((places + band.start, numbers_there[places]))
    places, crossroads = (np.concatenate(parts) for parts in zip(*found, strict=True))
    # In reading order they count up, but for a board whose origin is not in a corner of their frame.
    if (crossroads[1:] < crossroads[:-1]).any():
        places = places[np.argsort(crossroads)]
    flat[places] = np.arange(len(numbers) + 1, len(numbers) + 1 + len(places), dtype=np.int32)
    return labels
