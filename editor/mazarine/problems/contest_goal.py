"""The goal of a contest maze: a block of cells (`mazarine.problems.contest`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from mazarine.maze import Cell, Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import SetWalls
from mazarine.maze.endpoints import Endpoints
from mazarine.problems.contest_rules import CLASSIC, ContestRules
from mazarine.problems.messages import FixText, ProblemMessage
from mazarine.problems.problem import Fix, Problem, ProblemKind, Severity, cells_at

_LEAST = 3
WallName = tuple[int, int, int, str]
"""Level, row, col and side of a wall position."""


@dataclass(frozen=True)
class Block:
    """The cells of level 0 from one lattice row and column to another, both included."""

    top: int
    left: int
    bottom: int
    right: int

    @classmethod
    def around(cls, cells: Sequence[Cell]) -> Block | None:
        """Return the least block that holds cells; None for none."""
        if not cells:
            return None
        rows, cols = [cell[1] for cell in cells], [cell[2] for cell in cells]
        return cls(min(rows), min(cols), max(rows), max(cols))

    @property
    def cells(self) -> Iterable[Cell]:
        """Its cells in reading order."""
        return tuple(
            (0, row, col)
            for row in range(self.top, self.bottom + 1)
            for col in range(self.left, self.right + 1)
        )

    @property
    def inner_walls(self) -> list[WallName]:
        """The wall positions between two of its cells."""
        return [
            *((*cell, "E") for cell in self.cells if cell[2] < self.right),
            *((*cell, "S") for cell in self.cells if cell[1] < self.bottom),
        ]

    def surrounds(self, row: int, col: int) -> bool:
        """Return whether the four cells around the post below and right of a cell are all of the block."""
        return self.top <= row < self.bottom and self.left <= col < self.right


def middle_of(maze: Maze) -> Block | None:
    """Return the four cells in the middle of 16 × 16 cells."""
    if maze.shape[1:] != (CLASSIC, CLASSIC):
        return None
    row, col = (first + CLASSIC // 2 - 1 for first in maze.origin)
    return Block(row, col, row + 1, col + 1)


def usual_goal(maze: Maze) -> Block | None:
    """Return the cells in the middle of a board of any size: two along an even side, one along an odd one.

    None where such a block would reach the border, and on boards that no contest has.
    """
    levels, rows, cols = maze.shape
    if not maze.lattice.is_full or levels > 1 or min(rows, cols) < _LEAST:
        return None
    top, left = (maze.origin[axis] + (size - 1) // 2 for axis, size in enumerate((rows, cols)))
    return Block(top, left, top + 1 - rows % 2, left + 1 - cols % 2)


def goal_problems(maze: Maze, ends: Endpoints, goal: Block | None, rules: ContestRules) -> Iterator[Problem]:
    """Yield the problems of the goal, which this block surrounds."""
    if goal is None:
        return
    cells, middle = cells_at(*ends.goals), middle_of(maze)
    if rules.goal_place is not None and middle is not None and goal != middle:
        message = ProblemMessage.GOAL_NOT_IN_MIDDLE()
        yield Problem(ProblemKind.CONTEST_GOAL, rules.goal_place, message, len(cells), cells)
    if set(goal.cells) != set(ends.goals):
        message = ProblemMessage.GOAL_NOT_RECTANGLE()
        yield Problem(ProblemKind.CONTEST_GOAL, Severity.ERROR, message, len(cells), cells)
        return
    walled = [wall for wall in goal.inner_walls if _stands(maze, wall)]
    if walled:
        message = ProblemMessage.GOAL_HAS_WALLS(count=len(walled))
        open_all = SetWalls((*wall, "open") for wall in walled)
        fixes = (Fix(FixText.REMOVE_WALLS(), open_all),)
        yield Problem(ProblemKind.CONTEST_GOAL, rules.goal_walls, message, len(walled), cells, fixes=fixes)


def _stands(maze: Maze, wall: tuple[int, int, int, str]) -> bool:
    return maze.wall_at(wall[:3], wall[3]) is Wall.WALL
