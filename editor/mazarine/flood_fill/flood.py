"""The cells that are connected with a cell, and all cells of its sort.

There are three sorts: rock, floor, and secret cells that are not found. Secrets that are found are floor.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Lattice, Side
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.messages import MazeMessage
from mazarine.native.calls import List
from mazarine.native.flood_fill import Rule, spread
from mazarine.progress import Progress, tell

_ROCK, _FLOOR, _SECRET = range(3)
_SORTS = {Matter.ROCK: _ROCK, Matter.FLOOR: _FLOOR, Matter.SECRET: _SECRET, Matter.FOUND: _FLOOR}
_SORT_OF = np.array([_SORTS[Matter(code >> 1)] for code in range(8)], dtype=np.uint8)
_RUNS_AT_ONCE = 1 << 16
"""Runs of cells between two questions whether to go on: some milliseconds, if they are short."""


@dataclass(frozen=True, eq=False)
class FloodPlane:
    """One level of a maze: what decides which of its cells are connected.

    Attributes
    ----------
    cells, walls : (rows, cols) uint8, as a maze has them
    lattice : which sides cells have
    origin : the lattice row and column of array place (0, 0)
    """

    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]
    lattice: Lattice
    origin: tuple[int, int]

    @classmethod
    def of(cls, maze: Maze, level: int) -> Self:
        """Return a level of a maze, as it is while the maze does not change."""
        cells, walls = maze.buffers
        return cls(cells[level], walls[level], maze.lattice, maze.origin)

    def place_of(self, row: int, col: int) -> tuple[int, int]:
        """Return the array place of a cell in lattice coordinates; `EditRejected` if it has none."""
        down, right = row - self.origin[0], col - self.origin[1]
        if not (0 <= down < self.cells.shape[0] and 0 <= right < self.cells.shape[1]):
            raise EditRejected(MazeMessage.PLACE_OUTSIDE(row=row, col=col))
        return down, right

    def copy(self) -> FloodPlane:
        """Return one that stays as it is."""
        return FloodPlane(self.cells.copy(), self.walls.copy(), self.lattice, self.origin)


def flood(plane: FloodPlane, row: int, col: int, progress: Progress | None = None) -> Area:
    """Return the cells of one sort that are connected with a cell through sides.

    Floor, and secret cells, are separated by walls, and by secret doors that are not found. Rock is connected
    whatever walls are inside it. Links join nothing.

    The work grows with the cells that are found, and the rows and columns that they reach over.

    Parameters
    ----------
    plane : the level
    row, col : the cell, in lattice coordinates; it lies on the level
    progress : asked now and then whether to go on; how much there is to do is not known

    Raises
    ------
    EditRejected
        If the cell does not lie on the level.
    Cancelled
        If it is not to go on.

    >>> from mazarine.maze.edits import SetWalls
    >>> maze = Maze.blank(2, 3)
    >>> change = SetWalls([(0, 0, 0, "E", "wall"), (0, 1, 0, "E", "secret")]).apply(maze)
    >>> flood(FloodPlane.of(maze, 0), 0, 0).box, flood(FloodPlane.of(maze, 0), 0, 1).count
    ((0, 0, 2, 1), 4)
    """
    top, left = plane.origin
    row, col = plane.place_of(row, col)
    sort = _SORTS[Matter(int(plane.cells[row, col]) >> 1)]
    lacks_east = _bits(plane.lattice.lacking[(top + left + odd) % 2] & Side.E.bit for odd in (0, 1))
    is_open = (wall in (Wall.OPEN, Wall.FOUND) or sort == _ROCK for wall in Wall)
    shifted = (top + 1) % 2 if plane.lattice.is_staggered else -1
    rule = Rule(
        takes=_bits(np.equal(_SORT_OF, sort)), opens=_bits(is_open), lacks_east=lacks_east, shifted=shifted
    )
    # Of such zeros only those pages are made that are written to.
    marks = np.zeros(plane.cells.shape, dtype=np.bool_)
    box = np.array([row, col, row, col])
    stack = List(np.int64, np.array([row * plane.cells.shape[1] + col]))
    while len(stack):
        spread(plane.cells, plane.walls, rule, marks, box, stack, _RUNS_AT_ONCE)
        tell(progress, 0.0)
    first_row, first_col, last_row, last_col = box.tolist()
    mask = marks[first_row : last_row + 1, first_col : last_col + 1].copy()
    return Area(first_row + top, first_col + left, mask)


def same_kind(plane: FloodPlane, row: int, col: int) -> Area:
    """Return all cells of a level that are of the sort of a cell, which lies on it, in lattice coordinates.

    >>> same_kind(FloodPlane.of(Maze.blank(2, 3), 0), 1, 1) == Area.block(0, 0, 1, 2)
    True
    """
    top, left = plane.origin
    sort = _SORT_OF[plane.cells[plane.place_of(row, col)]]
    return Area.of(top, left, np.equal(_SORT_OF, sort)[plane.cells])


def _bits(are_set: Iterable[object]) -> int:
    """Return a number whose bits are set where these are true, the lowest first."""
    return sum(1 << place for place, is_set in enumerate(are_set) if is_set)
