"""A maze on a tiling: which sides are open, its regions, and paths."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeError
from mazarine.maze.codes import is_whole
from mazarine.messages import quoted
from mazarine.tilings.messages import TilingMessage
from mazarine.tilings.regions import TilingRegions
from mazarine.tilings.tiling import Tiling


class TilingMaze:
    """Cells of a tiling, all of floor, and the walls between them.

    Parameters
    ----------
    tiling : its cells
    opened : the sides that are open; there are cells at both sides of each
    ends : the start and the goal; None for two cells as far apart as they may be

    Attributes
    ----------
    is_open : (sides,) bool, changed by `set_open` only
    """

    def __init__(
        self, tiling: Tiling, opened: Iterable[int] = (), ends: tuple[int, int] | None = None
    ) -> None:
        self.tiling, self._ends = tiling, ends
        self.is_open: NDArray[np.bool_] = np.zeros(len(tiling.ends), dtype=bool)
        self.is_open[list(opened)] = True
        self.is_open &= tiling.cells[:, 1] >= 0

    def __repr__(self) -> str:
        return f"<TilingMaze {self.tiling.name}, {len(self.tiling):,} cells>"

    @cached_property
    def regions(self) -> TilingRegions:
        """Its rooms, corridors and crossroads, which follow `set_open`."""
        return TilingRegions(self.tiling, self.is_open)

    def set_open(self, sides: Iterable[int], is_open: bool) -> None:
        """Open or close sides; those of the border stay closed. `MazeError` if one does not exist."""
        sides, last = list(sides), len(self.is_open) - 1
        for side in sides:
            if not (is_whole(side) and 0 <= side <= last):
                raise MazeError(TilingMessage.NO_TILING_SIDE(side=quoted(side), last=last))
        inner = [side for side in sides if self.tiling.cells[side, 1] >= 0]
        self.is_open[inner] = is_open
        if "regions" in self.__dict__:
            self.regions.update(inner)

    def steps_from(self, cell: int) -> NDArray[np.int32]:
        """Return (cells,) int32, the length of the shortest path from a cell to each; -1 where there is none.

        Raises `MazeError` if there is no such cell.
        """
        self._require(cell)
        steps = np.full(len(self.tiling), -1, dtype=np.int32)
        steps[cell], reached = 0, [cell]
        for here in reached:
            for side, there in self.tiling.neighbors[here]:
                if self.is_open[side] and steps[there] < 0:
                    steps[there] = steps[here] + 1
                    reached.append(there)
        return steps

    def path(self, start: int, goal: int) -> list[int]:
        """Return the cells of a shortest path between two cells, both included; empty if there is none.

        Raises `MazeError` if there is no such cell.
        """
        steps = self.steps_from(start)
        self._require(goal)
        if steps[goal] < 0:
            return []
        path = [goal]
        while path[-1] != start:
            here = path[-1]
            path.append(next(
                there for side, there in self.tiling.neighbors[here]
                if self.is_open[side] and steps[there] == steps[here] - 1
            ))  # fmt: skip
        return path[::-1]

    def _require(self, cell: int) -> None:
        if not (is_whole(cell) and 0 <= cell < len(self.tiling)):
            raise MazeError(TilingMessage.NO_TILING_CELL(cell=quoted(cell), last=len(self.tiling) - 1))

    @cached_property
    def ends(self) -> tuple[int, int]:
        """The start and the goal: as far apart as they may be, of rings from the outer one to the middle."""
        if self._ends is not None:
            return self._ends
        steps = self.steps_from(0)
        if not self.tiling.is_round:
            first = int(steps.argmax())
            return first, int(self.steps_from(first).argmax())
        outer = np.unique(self.tiling.cells[self.tiling.cells[:, 1] < 0, 0])
        return int(outer[steps[outer].argmax()]), 0
