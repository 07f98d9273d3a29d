"""Removing loops: close passages that lie on loops."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, kernel
from mazarine.generators.kernels.chance import below, happens
from mazarine.generators.kernels.grid import GeneratorGrid
from mazarine.generators.kernels.sets import leader


@kernel
def close_loops(
    grid: GeneratorGrid, passages: NDArray[np.uint32], leaders: NDArray[np.int32], share: np.uint64
) -> None:
    """Take passages in any order, and close those that close a loop, each with a chance in parts of 2^63.

    Parameters
    ----------
    grid
        The board.
    passages
        `cell << 2 | side`; put in another order.
    leaders
        Padded, each place its own; see `mazarine.generators.kernels.sets`.
    share
        The chance.
    """
    cells, steps, rng = grid.cells, grid.steps, grid.rng
    for count in range(len(passages), 0, -1):
        index = below(rng, count)
        passage = int64(passages[at(index)])
        passages[at(index)] = passages[at(count - 1)]
        cell, side = passage >> 2, passage & 3
        beside = cell + steps[at(side)]
        one, other = leader(leaders, cell), leader(leaders, beside)
        if one != other:
            leaders[at(one)] = other
        elif happens(rng, share):
            cells[at(cell)] &= 0xFF ^ 1 << side
            cells[at(beside)] &= 0xFF ^ 1 << (side ^ 2)
