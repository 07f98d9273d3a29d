"""Posts that no wall touches (`mazarine.problems.contest`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall
from mazarine.maze.edits import SetWalls
from mazarine.problems.contest_ends import Block
from mazarine.problems.messages import FixText, ProblemMessage
from mazarine.problems.problem import Fix, Problem, ProblemKind, Severity


def bare_posts(maze: Maze, goal: Block | None, severity: Severity) -> list[Problem]:
    """Return the posts inside one level of squares that touch no wall, except those within the goal."""
    bare = _bare(maze)
    top, left = maze.origin
    posts = [
        (row, col)
        for row, col in np.argwhere(bare).tolist()
        if goal is None or not goal.surrounds(row + top, col + left)
    ]
    if not posts:
        return []
    count = len(posts)
    around = {(row + down, col + right) for row, col in posts for down in (0, 1) for right in (0, 1)}
    cells = np.array([(0, row + top, col + left) for row, col in sorted(around)], dtype=np.int64)
    has_rock = bool((maze.cells[0] >> 1 == Matter.ROCK).any())
    text = FixText.ADD_WALLS if count > 1 else FixText.ADD_WALL
    fix = Fix(text(), _walls_at(maze, posts, bare, goal))
    # A wall between two sides of rock may cut the maze; the rock has a problem of its own.
    fixes = () if has_rock else (fix,)
    message = ProblemMessage.POSTS_WITHOUT_WALLS(count=count)
    return [Problem(ProblemKind.CONTEST_POSTS, severity, message, count, cells, fixes=fixes)]


def _bare(maze: Maze) -> NDArray[np.bool_]:
    """Return which posts touch no wall: (rows - 1, cols - 1), each below and right of its cell."""
    east, south = maze.walls[0] & 3 == Wall.WALL, maze.walls[0] >> SOUTH_SHIFT == Wall.WALL
    touched: NDArray[np.bool_] = east[:-1, :-1] | east[1:, :-1] | south[:-1, :-1] | south[:-1, 1:]
    return ~touched


def _walls_at(
    maze: Maze, posts: list[tuple[int, int]], bare: NDArray[np.bool_], goal: Block | None
) -> SetWalls:
    """Return a wall for each of these posts, or one for two.

    Nothing is cut where there is no rock: a wall from a post that touches none closes no ring of walls.
    """
    bare, (top, left) = bare.copy(), maze.origin
    inner = set() if goal is None else set(goal.inner_walls)
    walls: list[tuple[int, int, int, str, str]] = []
    for row, col in posts:
        if not bare[row, col]:
            continue
        # To the north, the south, the west and the east of the post; with the post at the other end.
        positions = (
            ((row, col, "E"), (row - 1, col)), ((row + 1, col, "E"), (row + 1, col)),
            ((row, col, "S"), (row, col - 1)), ((row, col + 1, "S"), (row, col + 1)),
        )  # fmt: skip
        free = [it for it in positions if (0, it[0][0] + top, it[0][1] + left, it[0][2]) not in inner]
        (at_row, at_col, side), other = max(free, key=lambda it: _is_bare(bare, it[1]))
        walls.append((0, at_row + top, at_col + left, side, "wall"))
        bare[row, col] = False
        if _is_bare(bare, other):
            bare[other] = False
    return SetWalls(walls)


def _is_bare(bare: NDArray[np.bool_], post: tuple[int, int]) -> bool:
    """Return whether a post touches no wall; those of the outside wall do."""
    rows, cols = bare.shape
    return 0 <= post[0] < rows and 0 <= post[1] < cols and bool(bare[post])
