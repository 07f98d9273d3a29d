"""Runs of truth along the rows of an array."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def runs_of(edges: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return (row, start, end) of each run of truth along a row.

    >>> runs_of(np.array([[False, True, True, False], [True, False, False, False]])).tolist()
    [[0, 1, 3], [1, 0, 1]]
    """
    framed = np.zeros((edges.shape[0], edges.shape[1] + 2), dtype=np.int8)
    framed[:, 1:-1] = edges
    steps = np.diff(framed, axis=1)
    rows, starts = np.nonzero(steps == 1)
    _, ends = np.nonzero(steps == -1)
    return np.stack((rows, starts, ends), axis=1)
