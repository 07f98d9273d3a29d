"""What the rules of contests prescribe, for a request."""

from __future__ import annotations

import math

from mazarine.design.messages import DesignMessage
from mazarine.design.requirement import Requirement
from mazarine.errors import DesignError
from mazarine.lattice import Side
from mazarine.maze import Cell, Maze
from mazarine.maze.codes import Wall
from mazarine.maze.endpoints import Endpoints
from mazarine.problems.contest import board_problems
from mazarine.problems.contest_ends import Block, middle_of
from mazarine.problems.contest_rules import RULES
from mazarine.problems.contest_start import inner_sides
from mazarine.problems.problem import Profile, Severity


def require_board(requirement: Requirement, maze: Maze) -> None:
    """Raise `DesignError` if the lattice or the size is not that of a contest."""
    for problem in board_problems(maze, RULES[Profile.MICROMOUSE]):
        if problem.severity is Severity.ERROR:
            raise DesignError(
                DesignMessage.NOT_A_MICROMOUSE_BOARD(text=requirement.text, reason=problem.message)
            )


def prescribed_walls(maze: Maze) -> list[tuple[Cell, Side, Wall]]:
    """Return the walls of the start and of the goal that contests prescribe."""
    ends = Endpoints.of(maze)
    goal = Block.around(ends.goals)
    walls: list[tuple[Cell, Side, Wall]] = []
    if goal is not None:
        inner = goal.inner_walls
        walls += [((level, row, col), Side[side], Wall.OPEN) for level, row, col, side in inner]
    sides = inner_sides(maze, ends.starts[0]) if ends.starts else None
    if sides is not None:
        codes = Wall.OPEN, Wall.WALL
        walls += [(ends.starts[0], side, code) for side, code in zip(sides, codes, strict=True)]
    return walls


def allowed_faces(maze: Maze) -> float:
    """Return the open faces that a contest allows: around posts without walls, inside the goal."""
    goal = Block.around(Endpoints.of(maze).goals)
    if goal is None or goal != middle_of(maze):
        return math.inf
    return (goal.bottom - goal.top) * (goal.right - goal.left)
