"""Components: cells that are connected."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.paths.structure.kernels.passages import Passages
from mazarine.regions.space import FLOOR

_NORTH, _WEST = 1, 8


@kernel
def label_components(
    passages: Passages, labels: NDArray[np.int32]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Assign numbers from 1 to the components, in the reading order of their first cells.

    Two passes in reading order: the first gives every cell a label from the north or the west, or a new
    one, and notes which labels mean the same; the second resolves them.

    Parameters
    ----------
    passages
        All of them, whichever way they lead.
    labels : padded int32
        Zeros; written.

    Returns
    -------
    firsts, sizes : (components,) int64
        The first cell of each part, and how many cells it has.
    """
    cells, north, west = passages.cells, passages.sides[0], passages.sides[3]
    lower, count = np.zeros(1024, dtype=np.int32), int64(0)
    for cell in range(passages.first, passages.last):
        if cells[cell] & _WEST:
            labels[cell] = labels[cell + west]
            if cells[cell] & _NORTH and labels[cell + north] != labels[cell]:
                _join(lower, int64(labels[cell]), int64(labels[cell + north]))
        elif cells[cell] & _NORTH:
            labels[cell] = labels[cell + north]
        elif cells[cell] & FLOOR:
            count += 1
            if count == len(lower):
                lower = np.append(lower, lower)
            labels[cell] = lower[count] = count
    for index in range(len(passages.at)):
        _join(lower, int64(labels[passages.at[index]]), int64(labels[passages.to[index]]))
    return _resolve(passages, labels, lower[: count + 1])


@jit_inner
def _join(lower: NDArray[np.int32], first: int, second: int) -> None:
    """Note that two labels mean the same part."""
    first, second = _lowest(lower, first), _lowest(lower, second)
    lower[max(first, second)] = min(first, second)


@jit_inner
def _lowest(lower: NDArray[np.int32], label: int) -> int:
    while lower[label] != label:
        lower[label] = lower[lower[label]]
        label = int64(lower[label])
    return label


@jit_inner
def _resolve(
    passages: Passages, labels: NDArray[np.int32], lower: NDArray[np.int32]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Assign numbers without gaps to the lowest labels, and write them to the cells."""
    count = 0
    for label in range(1, len(lower)):
        if lower[label] == label:
            count += 1
            lower[label] = count
        else:
            lower[label] = lower[lower[label]]  # A lower label has its number already.
    firsts, sizes = np.zeros(count, dtype=np.int64), np.zeros(count, dtype=np.int64)
    for cell in range(passages.first, passages.last):
        if labels[cell]:
            label = int64(lower[labels[cell]])
            labels[cell] = label
            if sizes[label - 1] == 0:
                firsts[label - 1] = cell
            sizes[label - 1] += 1
    return firsts, sizes
