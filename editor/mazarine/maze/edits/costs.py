"""Setting what it costs to enter cells."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.maze.costs import MOST, put_costs, require_costs
from mazarine.maze.edits.change import Change, distinct_places, of_maze
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.validation import require_arrays, require_cells
from mazarine.values import ArrayValue


@dataclass(frozen=True, eq=False, repr=False)
class SetCosts(ArrayValue):
    """Set what it costs to enter cells.

    Attributes
    ----------
    cells : (n, 3) int64, lattice cells, each once
    costs : (n,) uint8, 1 to 9
    """

    cells: NDArray[np.int64]
    costs: NDArray[np.uint8]

    def __post_init__(self) -> None:
        require_arrays(MazeMessage.COST_ARRAYS, self.cells, (self.costs, MOST))
        require_costs(self.costs)

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Set the costs; see `Edit.apply`."""
        flat = maze.grid.array_to_flat(require_cells(maze, self.cells))
        before = np.take(maze.costs, flat) if maze.has_costs else np.ones_like(self.costs)
        put_costs(maze, flat, self.costs)
        return Change(distinct_places(maze, flat[before != self.costs]), SetCosts(self.cells, before))
