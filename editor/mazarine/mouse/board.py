"""The maze as mouse programs know it: x points east, y north, and (0, 0) is the south-west cell."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mazarine.agents.terrain import Terrain
from mazarine.errors import MouseError
from mazarine.maze import Cell, Maze
from mazarine.maze.endpoints import Endpoints
from mazarine.messages import Message
from mazarine.mouse.messages import MouseMessage, MouseText

Spot = tuple[int, int]
"""The x and y of a cell."""

_ALL_SIDES = 0b1111
_USUAL_SIZE = 16


@dataclass(frozen=True)
class MouseBoard:
    """The walls of the lowest level of a maze; secrets that are not found are walls.

    Attributes
    ----------
    width, height : in cells
    walls : by `y * width + x`, a bit for each side with a wall (N=1, E=2, S=4, W=8)
    goals : the middle 1, 2 or 4 cells
    notes : what the user of a program should know about this maze
    """

    width: int
    height: int
    walls: tuple[int, ...]
    goals: frozenset[Spot]
    notes: tuple[Message, ...] = ()

    @classmethod
    def of(cls, maze: Maze) -> MouseBoard:
        """Return the board of a maze on the square lattice.

        Raises
        ------
        MouseError
            If it has another lattice, or rock in the south-west corner.
        """
        if not maze.lattice.is_full:
            raise MouseError(MouseMessage.NOT_SQUARE(lattice=maze.lattice.title))
        _, height, width = maze.shape
        terrain = Terrain(maze)
        places = terrain.grid.padded_places(_cells_from_south_west(maze))
        walls = tuple((~terrain.space.cells[places] & _ALL_SIDES).tolist())
        if walls[0] == _ALL_SIDES and not terrain.is_floor(cell_at(maze, (0, 0))):
            raise MouseError(MouseMessage.START_IS_ROCK())
        goals = frozenset((x, y) for x in _middle(width) for y in _middle(height))
        return cls(width, height, walls, goals, tuple(_notes(maze, goals)))


def cell_at(maze: Maze, spot: Spot) -> Cell:
    """Return the lattice cell of a spot."""
    _, rows, _ = maze.shape
    return maze.grid.cell_at((0, rows - 1 - spot[1], spot[0]))


def _cells_from_south_west(maze: Maze) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    _, rows, cols = maze.shape
    row, col = np.mgrid[rows - 1 : -1 : -1, 0:cols].reshape(2, -1)
    return maze.grid.cells_at(np.column_stack((np.zeros_like(row), row, col)))


def _middle(size: int) -> range:
    """Return the one or two middle places."""
    return range((size - 1) // 2, size // 2 + 1)


def _notes(maze: Maze, goals: frozenset[Spot]) -> list[Message]:
    levels, height, width = maze.shape
    notes = []
    if (width, height) != (_USUAL_SIZE, _USUAL_SIZE):
        notes.append(MouseText.SIZE_UNUSUAL(width=width, height=height))
    marked = Endpoints.of(maze).goals
    if marked and {cell_at(maze, spot) for spot in goals} != set(marked):
        notes.append(MouseText.GOALS_ELSEWHERE())
    if levels > 1:
        notes.append(MouseText.LEVELS_IGNORED())
    if maze.links:
        notes.append(MouseText.LINKS_IGNORED())
    return notes
