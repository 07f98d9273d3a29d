"""The cells beside a maze that grows, from the list of walls that lead to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from editor.generators.codes import FREE, WAITING

if TYPE_CHECKING:
    from editor.generators.kernels.grid import Grid


def cells_beyond(grid: Grid, walls: NDArray[np.uint32]) -> NDArray[np.int64]:
    """Give the cells across walls that are still outside the maze; `cell << 2 | side`, WAITING of them."""
    beyond = np.unique(walls[: grid.head[WAITING]] >> 2).astype(np.int64)
    outside: NDArray[np.int64] = beyond[grid.cells[beyond] & FREE != 0]
    return outside
