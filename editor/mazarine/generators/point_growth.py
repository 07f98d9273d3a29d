"""The third seed's rule within a shape: points that create all their neighbors, up to a number of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import isqrt
from typing import Any

import numpy as np

from mazarine.errors import GeneratorError
from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT, DONE, FIRST, FREE, WAITING
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import (
    ChoiceText,
    GeneratorMessage,
    GeneratorText,
    ParameterText,
    ReasonText,
)
from mazarine.generators.parameter import Choice, Count, Share
from mazarine.lattice import Lattice, Side, lattice_named
from mazarine.lattice.hexagons import DIRECTION_SIDES
from mazarine.maze import MAX_CELLS, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.growth import MAX_POINTS, GrownPoints
from mazarine.native.generators import FreePoints, GeneratorGrid, advance_points

_MOST_ROOM = 1 << 24
"""Cells of the largest board on which the room for points is looked for, where no larger one is asked for."""
_ROOM_PER_POINT = 3
"""Cells of a square board for each point that grows evenly in all directions, with some to spare."""
_MOST_STEPS = 1 << 18
_HAS_ALL = np.array([sides.bit_count() == 3 for sides in range(16)])
"""Whether a point of a honeycomb has all its links, by their bits."""
_RULES = "oldest", "newest", "random"
"""The rules which point is next, by their numbers."""
_DIRECTIONS = "D1", "D2", "D3", "D4", "D5", "D6"


class PointBoard(Board):
    """A board that is rock where no point was created."""

    def maze(self) -> Maze:
        """Return the maze as it is now."""
        maze = super().maze()
        maze.buffers.cells[0][self.view() & FREE != 0] = Matter.ROCK << 1
        return maze


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    is_infinite = values["board"] == "infinite"
    size = board.size
    share = max(1, int(values["share"] * size))
    limit = values["points"] or (share if values["share"] < 1 or is_infinite else size + 1)
    if is_infinite:
        _require_bare(board)
        board = _room_for(board, seed, values, limit)
        grid = _at_start(board, seed)
    else:
        grid = _from_first_point(board).grid(seed, ordered=False)[0]
    points = _free_points(board, grid, values, limit)
    head, free = grid.head, points.free
    return Growth(
        board, grid, partial(advance_points, grid, points),
        waiting=lambda: free[head[FIRST] : head[WAITING]],
        work=len(free),
        finish=partial(_note_growth, board, grid, points),
    )  # fmt: skip


def _from_first_point(board: Board) -> Board:
    """Return a board of points with P1 = (0, 0, 0) as its start, if it holds that one and has no start."""
    row, col = -board.origin[0], -board.origin[1]
    if board.start >= 0 or board.lattice.point_at is None or not board.has_cell(row, col):
        return board
    return board.starting_at(row, col)


def _free_points(board: Board, grid: GeneratorGrid, values: Mapping[str, Any], limit: int) -> FreePoints:
    """Return what the algorithm works on beside the grid, which is at the beginning."""
    grid.head[CURRENT] = -1
    free = np.empty(min(limit, board.size), dtype=np.int32)
    names_direction = values["main"] in _DIRECTIONS
    direction = _DIRECTIONS.index(values["main"]) if names_direction else 0
    side, next_side = DIRECTION_SIDES[direction], DIRECTION_SIDES[(direction + 1) % 6]
    has_direction = _having(board, direction)
    sort = has_direction.index(True) if names_direction and False in has_direction else -1
    firsts = np.array([side if has else next_side for has in has_direction], dtype=np.int64)
    keeps_order = board.lattice.point_at is not None and len(free) <= MAX_POINTS
    order = np.empty(len(free) if keeps_order else 0, dtype=np.int32)
    return FreePoints(
        free, order, firsts, rule=_RULES.index(values["next"]), turned=values["main"] == "random", sort=sort,
        limit=limit,
    )  # fmt: skip


def _require_bare(board: Board) -> None:
    """Refuse a mask and blocked sides; the board is not used itself."""
    bare = PointBoard.of(board.rows, board.cols, board.lattice, origin=board.origin)
    if not np.array_equal(bare.cells, board.cells):
        raise GeneratorError(GeneratorMessage.INFINITE_BOARD_MASKED())


def _room_for(board: Board, seed: int, values: Mapping[str, Any], limit: int) -> Board:
    """Return a board of just the room that points take which meet no edge; they are grown to find it.

    It begins at the start of a board, at row 0 and column 0 if that has none. Threads that leave a very
    large board end at its edge.
    """
    row, col = 0, 0
    if board.start >= 0:
        row, col = np.add(board.rows_and_cols(np.array([board.start]))[0], board.origin).tolist()
    lattice = _lattice_for(board.lattice, (row, col), values["main"])
    most = min(MAX_CELLS, max(_MOST_ROOM, 4 * board.rows * board.cols, _ROOM_PER_POINT * limit))
    side = 2 * isqrt(limit) + 16
    while True:
        side = min(side, isqrt(most))
        middle = side // 2
        origin = row - middle, col - middle
        tried = PointBoard.of(side, side, lattice, origin=origin).starting_at(middle, middle)
        grid = _at_start(tried, seed)
        points = _free_points(tried, grid, values, limit)
        while not advance_points(grid, points, _MOST_STEPS):
            pass
        taken = tried.view() & FREE == 0
        rows, cols = np.flatnonzero(taken.any(axis=1)), np.flatnonzero(taken.any(axis=0))
        first, last = (int(rows[0]), int(cols[0])), (int(rows[-1]), int(cols[-1]))
        if (min(first) > 0 and max(last) < side - 1) or side == isqrt(most):
            break
        side *= 2
    origin = origin[0] + first[0], origin[1] + first[1]
    room = PointBoard.of(last[0] - first[0] + 1, last[1] - first[1] + 1, lattice, origin=origin)
    return room.starting_at(row - origin[0], col - origin[1])


def _lattice_for(lattice: Lattice, start: tuple[int, int], main: str) -> Lattice:
    """Return the lattice on which a place has the main direction: the mirrored one, or that which is not."""
    if lattice.is_full or main not in _DIRECTIONS:
        return lattice
    side = Side.W if _DIRECTIONS.index(main) % 2 else Side.E
    has_it = lattice.has_side(*start, side)
    return lattice if has_it else lattice_named(lattice.name, not lattice.mirrored)


def _at_start(board: Board, seed: int) -> GeneratorGrid:
    """Return what algorithms work on, with one piece that begins at the start of a board."""
    return board.grid_from(np.array([seed], dtype=np.uint64), [board.start], [board.size])


def _note_growth(board: Board, grid: GeneratorGrid, points: FreePoints, maze: Maze) -> None:
    """Note in a maze which points were created, in order, and which are free."""
    head = grid.head
    places = points.order[: head[DONE]]
    if not len(places):
        return
    is_spent = np.ones(len(grid.cells), dtype=bool)
    is_spent[points.free[head[FIRST] : head[WAITING]]] = False
    # The last one may have created only some of its neighbors when the limit was reached.
    is_spent &= _HAS_ALL[grid.cells & 15]
    table = np.column_stack((board.rows_and_cols(places) + board.origin, is_spent[places]))
    maze.growth = GrownPoints(table)


def _having(board: Board, direction: int) -> list[bool]:
    """Return whether cells whose padded row + column is even, and odd, have a direction, told as 0 to 5."""
    top, left = board.origin
    side = Side.W if direction % 2 else Side.E
    return [board.lattice.has_side(top - 1 + sort, left, side) for sort in (0, 1)]


GENERATOR = Generator(
    "points",
    GeneratorText.ALGORITHM_POINTS(),
    GeneratorText.ALGORITHM_POINTS_SUMMARY(),
    _begin,
    (
        Choice(
            "next", ParameterText.PARAMETER_NEXT(), ParameterText.PARAMETER_NEXT_HELP(), "random",
            {
                "oldest": ChoiceText.CHOICE_OLDEST(),
                "newest": ChoiceText.CHOICE_NEWEST(),
                "random": ChoiceText.CHOICE_RANDOM(),
            },
        ),
        Choice(
            "main", ParameterText.PARAMETER_MAIN(), ParameterText.PARAMETER_MAIN_HELP(), "first",
            {
                "first": ChoiceText.CHOICE_FIRST(),
                "random": ChoiceText.CHOICE_RANDOM(),
                **{name: ChoiceText.DIRECTION(direction=name) for name in _DIRECTIONS},
            },
        ),
        Count(
            "points", ParameterText.PARAMETER_POINT_COUNT(), ParameterText.PARAMETER_POINT_COUNT_HELP(), 0,
            MAX_CELLS,
        ),
        Share("share", ParameterText.PARAMETER_SHARE(), ParameterText.PARAMETER_POINT_SHARE_HELP(), 0.5),
        Choice(
            "board", ParameterText.PARAMETER_BOARD(), ParameterText.PARAMETER_BOARD_HELP(), "given",
            {"given": ChoiceText.CHOICE_GIVEN_SIZE(), "infinite": ChoiceText.CHOICE_INFINITE_CROPPED()},
        ),
    ),
    board=PointBoard.of,
    fills=lambda values: bool(values["board"] == "given"),
    has_start=True,
    four_sides=ReasonText.POINTS_OF_FOUR(),
)  # fmt: skip
