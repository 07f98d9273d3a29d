"""Walls as formats draw them: every position between two cells, and those of the outer border."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.lattice.grid import Cell
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.things import Marker


@dataclass(frozen=True, eq=False)
class WallPositions:
    """Whether each wall position of one level is closed.

    Attributes
    ----------
    flat : (rows + 1, cols) bool, flat[r, c] lies north of cell (r, c)
    upright : (rows, cols + 1) bool, upright[r, c] lies west of cell (r, c)
    """

    flat: NDArray[np.bool_]
    upright: NDArray[np.bool_]

    @classmethod
    def of(cls, maze: MazeLike, level: int = 0) -> WallPositions:
        """Return the positions that are closed: walls, the sides of rock, the border but for its gaps.

        Secret doors count as open, found or not.
        """
        _, rows, cols = maze.shape
        rock = np.ones((rows + 2, cols + 2), dtype=bool)
        rock[1:-1, 1:-1] = maze.cells[level] >> 1 == Matter.ROCK
        flat = rock[:-1, 1:-1] | rock[1:, 1:-1]
        flat[1:] |= maze.walls[level] >> SOUTH_SHIFT == Wall.WALL
        upright = rock[1:-1, :-1] | rock[1:-1, 1:]
        upright[:, 1:] |= maze.walls[level] & 3 == Wall.WALL
        positions = cls(flat, upright)
        for marker in gap_markers(maze, level):
            if not rock[_place(maze, marker.cell)[0] + 1, _place(maze, marker.cell)[1] + 1]:
                positions.open_side(_place(maze, marker.cell), Side[str(marker.side)])
        return positions

    @classmethod
    def of_bits(cls, bits: NDArray[np.uint8]) -> WallPositions:
        """Return the positions that either of their cells has for a wall.

        `bits`, (rows, cols), are the walls of each cell by `Side.bit`.
        """
        rows, cols = bits.shape
        flat, upright = np.zeros((rows + 1, cols), dtype=bool), np.zeros((rows, cols + 1), dtype=bool)
        flat[:-1] |= bits & Side.N.bit != 0
        flat[1:] |= bits & Side.S.bit != 0
        upright[:, :-1] |= bits & Side.W.bit != 0
        upright[:, 1:] |= bits & Side.E.bit != 0
        return cls(flat, upright)

    @property
    def bits(self) -> NDArray[np.uint8]:
        """(rows, cols), the walls of each cell by `Side.bit`.

        >>> from mazarine.maze import Maze
        >>> WallPositions.of(Maze.blank(1, 2)).bits.tolist()
        [[13, 7]]
        """
        flat, upright = self.flat.view(np.uint8), self.upright.view(np.uint8)
        return (
            flat[:-1] * Side.N.bit | upright[:, 1:] * Side.E.bit
            | flat[1:] * Side.S.bit | upright[:, :-1] * Side.W.bit
        )  # fmt: skip

    def open_side(self, place: tuple[int, int], side: Side) -> None:
        """Open a side of the cell at this row and column."""
        row, col = place
        if side in (Side.N, Side.S):
            self.flat[row + (side is Side.S), col] = False
        else:
            self.upright[row, col + (side is Side.E)] = False

    def walls(self) -> NDArray[np.uint8]:
        """Return the walls of a maze of one level, the outer border closed."""
        flat, upright = self.flat[1:].copy(), self.upright[:, 1:].copy()
        flat[-1], upright[:, -1] = True, True
        return (upright | flat.view(np.uint8) << SOUTH_SHIFT).astype(np.uint8)[None]

    def count_gaps(self) -> int:
        """Count the sides of the outer border that are open."""
        border = (self.flat[0], self.flat[-1], self.upright[:, 0], self.upright[:, -1])
        return sum(len(line) - int(np.count_nonzero(line)) for line in border)

    def gaps(self) -> list[tuple[Cell, Side]]:
        """Return the sides of the outer border that are open, each with its cell."""
        last_row, last_col = len(self.upright) - 1, self.flat.shape[1] - 1
        return [
            *(((0, 0, col), Side.N) for col in _open(self.flat[0])),
            *(((0, row, last_col), Side.E) for row in _open(self.upright[:, -1])),
            *(((0, last_row, col), Side.S) for col in _open(self.flat[-1])),
            *(((0, row, 0), Side.W) for row in _open(self.upright[:, 0])),
        ]


def gap_markers(maze: MazeLike, level: int = 0) -> list[Marker]:
    """Return the markers of a level that draw gaps in the outer border."""
    return [marker for marker in maze.markers if marker.is_gap and marker.cell[0] == level]


def _open(positions: NDArray[np.bool_]) -> list[int]:
    places: list[int] = np.flatnonzero(~positions).tolist()
    return places


def _place(maze: MazeLike, cell: Cell) -> tuple[int, int]:
    return maze.grid.array_place(cell)[1:]
