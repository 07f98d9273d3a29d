"""Dead ends, and the trees that they are the leaves of."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.native.structure import dead_end_lengths, peel
from mazarine.paths.structure.space import all_passages, array_of, degrees
from mazarine.regions import Segmentation
from mazarine.regions.segmentation import lock_of
from mazarine.regions.space import Space
from mazarine.values import ArrayValue


@dataclass(frozen=True, eq=False, repr=False)
class DeadEnds(ArrayValue):
    """The dead ends of a maze.

    Attributes
    ----------
    cells : (n, 3) lattice cells with one passage, in reading order
    lengths : (n,) int64, the steps from each to the first cell with three passages or more; where there is
        none, to the other end
    trees : (levels, rows, cols) bool, the cells that go when dead ends are taken away again and again
    """

    cells: NDArray[np.int64]
    lengths: NDArray[np.int64]
    trees: NDArray[np.bool_]


def dead_ends(of: Segmentation | Space) -> DeadEnds:
    """Return the dead ends of a segmentation or a space; a part without a loop is a tree and goes whole."""
    if not isinstance(of, Space):
        with lock_of(of):
            return dead_ends(of.space)
    passages, degree = all_passages(of), degrees(of)
    ends = np.flatnonzero(degree == 1)
    lengths = np.empty(len(ends), dtype=np.int64)
    dead_end_lengths(passages, degree, ends, lengths)
    removed = np.zeros(of.grid.padded_size, dtype=np.bool_)
    peel(passages, degree, removed)
    return DeadEnds(of.grid.cells_at_padded(ends), lengths, array_of(of, removed))
