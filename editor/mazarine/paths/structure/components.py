"""The connected components of a maze."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.native.calls import List
from mazarine.native.structure import Passages, label_components
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
    labels, firsts, sizes = labeled(all_passages(space))
    order = np.argsort(-sizes, kind="stable")
    ranks = np.zeros(len(sizes) + 1, dtype=np.int32)
    ranks[order + 1] = np.arange(1, len(sizes) + 1)
    return Components(ranks[array_of(space, labels)], sizes[order], firsts[order])


def labeled(passages: Passages) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.int64]]:
    """Find components in the reading order of their first cells.

    Returns
    -------
    labels : padded int32, the component of each cell, counted from 1; 0 for rock
    firsts, sizes : (count,) int64, the padded place of the first cell of each, and how many cells it has
    """
    labels = np.zeros(len(passages.values["cells"]), dtype=np.int32)
    firsts, sizes = List(np.int64), List(np.int64)
    label_components(passages, labels, firsts, sizes)
    return labels, firsts.array(), sizes.array()
