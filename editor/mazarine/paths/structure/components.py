"""The connected components of a maze."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.paths.structure.kernels.components import label_components
from mazarine.paths.structure.space import all_passages, array_of
from mazarine.regions.space import Space
from mazarine.values import ArrayValue


@dataclass(frozen=True, eq=False, repr=False)
class Components(ArrayValue):
    """Cells that are connected; a one-way link joins its ends like any other.

    Attributes
    ----------
    labels : (levels, rows, cols) int32, the part of each cell, counted from 1; 0 for rock
    sizes : (count,) int64, the cells of each part, the largest first
    firsts : (count,) int64, the padded place of the first cell of each part in reading order
    """

    labels: NDArray[np.int32]
    sizes: NDArray[np.int64]
    firsts: NDArray[np.int64]


def components(space: Space) -> Components:
    """Find the connected components: the largest is number 1; of equal ones, the one that begins first."""
    labels = np.zeros(space.grid.padded_size, dtype=np.int32)
    firsts, sizes = label_components(all_passages(space), labels)
    order = np.argsort(-sizes, kind="stable")
    ranks = np.zeros(len(sizes) + 1, dtype=np.int32)
    ranks[order + 1] = np.arange(1, len(sizes) + 1)
    return Components(ranks[array_of(space, labels)], sizes[order], firsts[order])
