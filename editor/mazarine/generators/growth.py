"""A maze that grows: in one go, or step by step to be watched; both are the same steps."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from threading import RLock
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT, DONE, RESETS, WAITING
from mazarine.maze import Maze
from mazarine.native.generators import GeneratorGrid
from mazarine.progress import Progress, tell
from mazarine.regions.synchronized import synchronized

_SLICE = 1 << 18
"""Steps between two looks at progress: some milliseconds."""

_MOST_STEPS = 1 << 40
"""The most steps in one go; the native core counts in 64 bits."""

NOTHING: NDArray[np.int64] = np.empty(0, dtype=np.int64)


class GrowthMarks(NamedTuple):
    """Marks for a maze that grows.

    Attributes
    ----------
    current : row and column of the cell where something happens now, if there is one
    opened : row and column of the wall that was opened to reach it, where walls are cells
    waiting : (n, 2) int64, rows and columns of the cells that wait: the stack, the frontier, the walk
    """

    current: tuple[int, int] | None
    opened: tuple[int, int] | None
    waiting: NDArray[np.int64]


class Growth:
    """An algorithm at work on a board.

    Parameters
    ----------
    waiting : returns the padded places that wait
    frontier : the walls that wait instead, WAITING of them: `cell << 2 | side`, the cell beyond and the side

    Attributes
    ----------
    components : how many trees will grow: one for each connected component of the board
    lock : held by each call, so that threads may share it
    """

    def __init__(
        self,
        board: Board,
        grid: GeneratorGrid,
        advance: Callable[[int], bool],
        *,
        waiting: Callable[[], NDArray[np.integer]] = lambda: NOTHING,
        frontier: NDArray[np.uint32] | None = None,
        work: int | None = None,
        finish: Callable[[Maze], None] = lambda _: None,
    ) -> None:
        self.lock: AbstractContextManager[Any] = RLock()
        self.components = len(grid.roots)
        self.done = False
        self._board, self._head = board, grid.head
        self._advance, self._waiting, self._finish = advance, waiting, finish
        self._frontier = frontier
        self._work = board.size if work is None else work

    @synchronized
    def advance(self, steps: int) -> bool:
        """Do at most `steps` steps; return whether the maze is done."""
        if steps > 0 and not self.done:
            self.done = bool(self._advance(min(steps, _MOST_STEPS)))
        return self.done

    def run(self, progress: Progress | None = None) -> Maze:
        """Do the rest, and give the maze; `Cancelled` if `progress` requested a stop."""
        while not self.advance(_SLICE):
            tell(progress, self.share)
        tell(progress, 1.0)
        return self.maze()

    def guard(self, guarded: Callable[[], AbstractContextManager[None]]) -> Growth:
        """Do everything from now on within a context, which may turn errors into others."""
        advance, finish = self._advance, self._finish

        def guarded_advance(steps: int) -> bool:
            with guarded():
                return advance(steps)

        def guarded_finish(maze: Maze) -> None:
            with guarded():
                finish(maze)

        self._advance, self._finish = guarded_advance, guarded_finish
        return self

    @property
    def share(self) -> float:
        """The share that is done, 0 to 1."""
        return 1.0 if self.done else min(1.0, int(self._head[DONE]) / max(1, self._work))

    @property
    def created(self) -> int:
        """The number of cells that belong to the maze so far."""
        return int(self._head[DONE])

    @property
    def resets(self) -> int:
        """The number of restarts, for the algorithm that has some: `list-blocks`."""
        return int(self._head[RESETS])

    @synchronized
    def marks(self) -> GrowthMarks:
        """Return what to show now."""
        if self.done:
            return GrowthMarks(None, None, NOTHING.reshape(0, 2))
        board, place = self._board, int(self._head[CURRENT])
        row, col = board.rows_and_cols(np.array([place]))[0].tolist()
        current = (row, col) if place >= 0 else None
        if self._frontier is None:
            return GrowthMarks(current, None, board.rows_and_cols(self._waiting()))
        waiting = board.frontier(self._frontier[: self._head[WAITING]])
        return GrowthMarks(current, None if current is None else board.wall_opened(place), waiting)

    @synchronized
    def maze(self) -> Maze:
        """Return the maze as far as it has grown."""
        maze = self._board.maze()
        self._finish(maze)
        return maze
