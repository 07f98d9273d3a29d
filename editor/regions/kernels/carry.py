"""Which number each region of a fresh segmentation takes over from the one before."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.compiled import kernel
from editor.regions.kernels.engine import FLAGS, FREE_ROW, NEXT_ROW, ROW_WIDTH, SCRATCH, Engine


@kernel
def pair_by_overlap(
    old: NDArray[np.int64], new: NDArray[np.int64], order: NDArray[np.int64], heirs: NDArray[np.int32]
) -> None:
    """Let each pair (old[i], new[i]), in this order, come together if both are still free.

    Parameters
    ----------
    old, new : (n,) int64
        Numbers of regions that overlap, a pair once.
    order : (n,) int64
        The pairs, greatest overlap first.
    heirs : int32
        Written: for each new number, the old number that it takes over, or 0.
    """
    taken = np.zeros(old.max() + 1, dtype=np.bool_)
    for pair in order:
        if heirs[new[pair]] == 0 and not taken[old[pair]]:
            heirs[new[pair]] = old[pair]
            taken[old[pair]] = True


@kernel
def renumber(engine: Engine, numbers: NDArray[np.int32]) -> None:
    """Give every room and corridor n the number and the row `numbers[n]`."""
    count = numbers.max() + 1
    rows = np.zeros((count, ROW_WIDTH), dtype=np.int32)
    for row in range(1, len(numbers)):
        rows[numbers[row]] = engine.rows[row]
    engine.rows = rows
    engine.head[NEXT_ROW], engine.head[FREE_ROW] = count, 0
    for row in range(count - 1, 0, -1):
        if rows[row, FLAGS] == 0:
            rows[row, SCRATCH] = engine.head[FREE_ROW]
            engine.head[FREE_ROW] = row
    for place in range(len(engine.region)):
        if engine.region[place] < len(numbers):
            engine.region[place] = numbers[engine.region[place]]
        engine.face[place] = numbers[engine.face[place]]
