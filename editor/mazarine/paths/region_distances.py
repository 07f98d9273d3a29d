"""Distances from a cell to the other cells of its region, and to its entries."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.paths.router import Router
from mazarine.regions import Segmentation
from mazarine.regions.segmentation import lock_of
from mazarine.values import ArrayValue


@dataclass(frozen=True, eq=False, repr=False)
class RegionDistances(ArrayValue):
    """Steps from a cell; a path that leaves the region and comes back may be shorter, and counts.

    Attributes
    ----------
    number : the region of the cell
    cells : (n, 3) lattice cells of the region, the cell itself among them
    steps : (n,) int32, -1 where there is no path
    entries : (m, 3) lattice cells
    entry_steps : (m,) int32, -1 where there is no path
    """

    number: int
    cells: NDArray[np.int64]
    steps: NDArray[np.int32]
    entries: NDArray[np.int64]
    entry_steps: NDArray[np.int32]


def region_distances(segmentation: Segmentation, router: Router, cell: Iterable[int]) -> RegionDistances:
    """Return the distances from a cell in its region; `PathError` if the cell is rock or outside."""
    with lock_of(segmentation):
        return _in_region(segmentation, router, cell)


def _in_region(segmentation: Segmentation, router: Router, cell: Iterable[int]) -> RegionDistances:
    level, row, col = map(int, cell)
    router.distance((level, row, col), (level, row, col))  # Says so if that is no cell of floor.
    grid = segmentation.space.grid
    number = segmentation.region_at((level, row, col))
    regions = segmentation.regions
    cells, entries = regions.cells_of(number), regions.entry_cells(number)
    # Where no link is one-way, paths inside the region are not longer than that.
    is_two_way = all(end >= 0 for ends in segmentation.space.partners.values() for end in ends)
    steps = router.distances_from((level, row, col), len(cells) + len(entries) if is_two_way else None)
    of_cells, of_entries = (steps.reshape(-1)[grid.flat_places(these)] for these in (cells, entries))
    return RegionDistances(number, cells, of_cells, entries, of_entries)
