"""The maze as mouse programs know it: x points east, y north, and (0, 0) is the south-west cell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from mazarine.agents.terrain import Terrain
from mazarine.errors import MouseError
from mazarine.maze import Cell, MarkerKind, Maze
from mazarine.maze.endpoints import marked
from mazarine.messages import Message, quoted
from mazarine.mouse.messages import MouseMessage, MouseText
from mazarine.paths.structure.components import components
from mazarine.regions.space import Space

Spot = tuple[int, int]
"""The x and y of a cell."""

_ALL_SIDES = 0b1111
_CLASSIC, HALF_SIZE = (16, 16), (32, 32)
_CORNER = (0, 0)
Pose = tuple[int, int, int]
"""A place in half-steps, x and y, and a heading: 0 to 7, clockwise from north by 45°."""


class Goals(StrEnum):
    """Which start and goals a mouse has."""

    MAZE = "maze"
    """Those that the maze marks; for what it does not mark, those of mms."""
    MIDDLE = "middle"
    """Those of mms: the south-west corner, and the cells in the middle."""


@dataclass(frozen=True)
class MouseBoard:
    """The walls of the lowest level of a maze; secrets that are not found are walls.

    Attributes
    ----------
    width, height : in cells
    walls : by `y * width + x`, a bit for each side with a wall (N=1, E=2, S=4, W=8)
    goals : the cells that count as the goal, each of them
    start : where the mouse begins
    heading : how it looks there: 0, 2, 4 or 6, clockwise from north by 45°
    notes : what the user of a program should know about this maze
    """

    width: int
    height: int
    walls: tuple[int, ...]
    goals: frozenset[Spot]
    start: Spot = _CORNER
    heading: int = 0
    notes: tuple[Message, ...] = ()

    @classmethod
    def of(cls, maze: Maze, goals: str = Goals.MAZE) -> MouseBoard:
        """Return the board of a maze on the square lattice.

        The mouse looks north in the south-west corner, as in mms, and elsewhere to the first open side of
        north, east, south and west. Of several starts the first in reading order counts. Markers on levels
        above the lowest do not count. Raises `MouseError` if it has another lattice, or its start or a goal
        marker is in rock.

        Parameters
        ----------
        goals : "maze" for the start and the goals that it marks, "middle" for those of mms, see `Goals`
        """
        if goals not in set(Goals):
            raise MouseError(MouseMessage.GOALS_UNKNOWN(value=quoted(goals)))
        require_squares(maze)
        _, height, width = maze.shape
        terrain = Terrain(maze)
        places = terrain.grid.padded_places(_cells_from_south_west(maze))
        walls = tuple((~terrain.space.cells[places] & _ALL_SIDES).tolist())
        markers = _spots(maze, MarkerKind.START)[:1], _spots(maze, MarkerKind.GOAL)
        starts, aims = markers if goals == Goals.MAZE else ([], [])
        for spot in (*starts, *aims):
            if not terrain.is_floor(cell_at(maze, spot)):
                message = MouseMessage.GOAL_IN_ROCK if spot in aims else MouseMessage.START_IN_ROCK
                raise MouseError(message(cell=cell_at(maze, spot)))
        start = starts[0] if starts else _CORNER
        if not terrain.is_floor(cell_at(maze, start)):
            raise MouseError(MouseMessage.START_IS_ROCK())
        heading = _heading(start, walls[start[1] * width + start[0]])
        board = cls(width, height, walls, frozenset(aims) or _middle(width, height), start, heading)
        return replace(board, notes=tuple(_notes(maze, terrain, board, *markers, goals)))

    @property
    def pose(self) -> Pose:
        """Where the mouse begins, and how it looks there."""
        return 2 * self.start[0] + 1, 2 * self.start[1] + 1, self.heading

    @property
    def has_middle_goals(self) -> bool:
        """Whether the goals are those of mms."""
        return self.goals == _middle(self.width, self.height)


def require_squares(maze: Maze) -> None:
    """Raise `MouseError` if cells are not square: a mouse turns in four directions."""
    if not maze.lattice.is_full:
        raise MouseError(MouseMessage.NOT_SQUARE(lattice=maze.lattice.title))


def cell_at(maze: Maze, spot: Spot) -> Cell:
    """Return the lattice cell of a spot."""
    _, rows, _ = maze.shape
    return maze.grid.cell_at((0, rows - 1 - spot[1], spot[0]))


def _cells_from_south_west(maze: Maze) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    _, rows, cols = maze.shape
    row, col = np.mgrid[rows - 1 : -1 : -1, 0:cols].reshape(2, -1)
    return maze.grid.cells_at(np.column_stack((np.zeros_like(row), row, col)))


def _spots(maze: Maze, kind: MarkerKind) -> list[Spot]:
    """Return the spots on the lowest level with a marker of some kind, in reading order."""
    rows, places = maze.shape[1], map(maze.grid.array_place, marked(maze, kind))
    return [(col, rows - 1 - row) for level, row, col in places if level == 0]


def _middle(width: int, height: int) -> frozenset[Spot]:
    """Return the middle 1, 2 or 4 cells."""
    xs, ys = (range((size - 1) // 2, size // 2 + 1) for size in (width, height))
    return frozenset((x, y) for x in xs for y in ys)


def _heading(start: Spot, walls: int) -> int:
    """Return how the mouse looks at its start, a cell with these walls."""
    is_open = (not walls >> side & 1 for side in range(4))
    return 0 if start == _CORNER else 2 * next((side for side, opens in enumerate(is_open) if opens), 0)


def _notes(
    maze: Maze, terrain: Terrain, board: MouseBoard, starts: list[Spot], aims: list[Spot], goals: str
) -> Iterator[Message]:
    size = board.width, board.height
    if size not in (_CLASSIC, HALF_SIZE):
        yield MouseText.SIZE_UNUSUAL(width=board.width, height=board.height)
    if goals == Goals.MIDDLE and (starts not in ([], [_CORNER]) or (aims and set(aims) != board.goals)):
        yield MouseText.MARKERS_IGNORED()
    if goals == Goals.MAZE and size == HALF_SIZE and not aims:
        yield MouseText.GOALS_UNMARKED()
    if not _is_reachable(maze, terrain, board):
        yield MouseText.MOUSE_CANNOT_ARRIVE()
    if maze.shape[0] > 1:
        yield MouseText.LEVELS_IGNORED()
    if maze.links:
        yield MouseText.LINKS_IGNORED()


def _is_reachable(maze: Maze, terrain: Terrain, board: MouseBoard) -> bool:
    """Return whether a path without links leads from the start to a goal."""
    grid, space = terrain.grid, terrain.space
    labels = components(Space(grid, space.lattice, space.cells)).labels
    start, *goals = (labels[grid.array_place(cell_at(maze, spot))] for spot in (board.start, *board.goals))
    return start in goals
