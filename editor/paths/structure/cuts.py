"""Where a maze can be cut, and where it goes round."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from editor.paths.region_graph import RegionGraph
from editor.paths.structure.space import all_passages, array_of, cell_range
from editor.regions import Segmentation
from editor.regions.space import Space


@dataclass(frozen=True, eq=False)
class Cuts:
    """What one search in depth finds.

    Attributes
    ----------
    chokepoints : as `chokepoints` gives them
    on_loop : as in `Loops`
    """

    chokepoints: NDArray[np.int32]
    on_loop: NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Loops:
    """Where one can come back without turning round.

    Attributes
    ----------
    count : independent loops of the region graph, in which a room is one node: open floor is no loop
    on_loop : (levels, rows, cols) bool, the cells that lie on a cycle of cells
    """

    count: int
    on_loop: NDArray[np.bool_]


def cuts(space: Space) -> Cuts:
    """Find chokepoints and the cells on loops in one go."""
    from editor.paths.structure.kernels.cuts import Found, Stack, find_cuts  # noqa: PLC0415

    size, (first, last) = space.layout.size, cell_range(space)
    stack = Stack(*(np.empty(last - first, dtype=np.int32) for _ in Stack._fields))
    numbers, cut_off = (np.zeros(size, dtype=np.int32) for _ in range(2))
    found = Found(numbers, cut_off, np.zeros(size, dtype=np.bool_))
    find_cuts(all_passages(space), stack, found)
    return Cuts(array_of(space, cut_off), array_of(space, found.on_loop))


def chokepoints(space: Space) -> NDArray[np.int32]:
    """Give how many cells closing each cell cuts off from the largest piece of its part that remains.

    Returns
    -------
    cut_off : (levels, rows, cols) int32
        0 where closing the cell cuts nothing off; one-way links join their ends like others.
    """
    return cuts(space).chokepoints


def loops(segmentation: Segmentation) -> Loops:
    """Count the independent loops of the region graph, and find the cells that lie on a cycle."""
    return Loops(RegionGraph.of(segmentation).loop_count, cuts(segmentation.space).on_loop)
