"""The third seed's rule within a shape: points that create all their neighbours, up to a number of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from editor.generators.board import Board
from editor.generators.codes import CURRENT, FIRST, FREE, WAITING
from editor.generators.generator import Generator
from editor.generators.growth import Growth
from editor.generators.kernels.point_growth import ANY, NEWEST, OLDEST, Points, advance_points
from editor.generators.parameter import Choice, Count, Share
from editor.lattice import Side
from editor.lattice.hexagons import DIRECTION_SIDES
from editor.maze import MAX_CELLS, Maze
from editor.maze.codes import Matter

_DIRECTIONS = "D1", "D2", "D3", "D4", "D5", "D6"


class PointBoard(Board):
    """A board that is rock where no point was created."""

    def maze(self) -> Maze:
        """Give the maze as it is now."""
        maze = super().maze()
        maze.cells[0][self.view() & FREE != 0] = Matter.ROCK << 1
        return maze


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    rule = {"oldest": OLDEST, "newest": NEWEST, "random": ANY}[values["next"]]
    size = board.size
    limit = values["points"] or (max(1, int(values["share"] * size)) if values["share"] < 1 else size + 1)
    free = np.empty(min(limit, size), dtype=np.int32)
    names_direction = values["main"] in _DIRECTIONS
    direction = _DIRECTIONS.index(values["main"]) if names_direction else 0
    side, next_side = DIRECTION_SIDES[direction], DIRECTION_SIDES[(direction + 1) % 6]
    has_direction = _having(board, direction)
    sort = has_direction.index(True) if names_direction and False in has_direction else -1
    firsts = np.array([side if has else next_side for has in has_direction], dtype=np.int64)
    state = Points(grid, free, rule, values["main"] == "random", firsts, sort, limit)
    return Growth(
        board, grid, partial(advance_points, state),
        waiting=lambda: free[grid.head[FIRST] : grid.head[WAITING]],
        work=len(free),
    )  # fmt: skip


def _having(board: Board, direction: int) -> list[bool]:
    """Return whether cells whose padded row + column is even, and odd, have a direction, told as 0 to 5."""
    top, left = board.origin
    side = Side.W if direction % 2 else Side.E
    return [board.lattice.has_side(top - 1 + sort, left, side) for sort in (0, 1)]


GENERATOR = Generator(
    "points",
    "lets one point after the other create all its neighbours, and stops at some number: open, with a fringe",
    _begin,
    (
        Choice(
            "next", "which of the free points is next to create its neighbours", "random",
            ("oldest", "newest", "random"),
        ),
        Choice(
            "main",
            "the direction of the first neighbor: D1 or D2, east on squares; any of a point's;"
            " or D1 to D6 of the first point, and the next one of points of the other sort",
            "first", ("first", "random", *_DIRECTIONS),
        ),
        Count("points", "at how many points it stops; 0 for a share of the room", 0, MAX_CELLS),
        Share("share", "with points=0, how much of the room they take", 0.5),
    ),
    board=PointBoard.of,
    has_start=True,
)  # fmt: skip
