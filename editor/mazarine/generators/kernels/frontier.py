"""Walls between the maze and the rest: `cell << 2 | side`, the cell beyond and the side that led to it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, jit_inner


@jit_inner
def push_walls(walls: NDArray[np.uint32], steps: NDArray[np.int64], count: int, cell: int, free: int) -> int:
    """Add the walls between a new cell and the rest; return how many there are now."""
    for side in range(4):
        walls[at(count)] = (cell + steps[side]) << 2 | side
        count += free >> side & 1
    return count
