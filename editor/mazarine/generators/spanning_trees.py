"""Algorithms that make spanning trees. Their steps are in the native core; this is how each begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.generators.board import Board, Places
from mazarine.generators.codes import CURRENT, DONE, FIRST, FREE, OPENED, WAITING
from mazarine.generators.generator import Generator
from mazarine.generators.growth import NOTHING, Growth
from mazarine.generators.messages import ChoiceText, GeneratorText, ParameterText, ReasonText
from mazarine.generators.parameter import Choice, Share, in_63_bits
from mazarine.maze import Maze
from mazarine.native import generators as native
from mazarine.native.generators import GeneratorGrid

_GROUP_BITS = 12
"""Groups of walls have some thousand each: 16 to 32 KB."""
_SHARES = {"newest": 0.0, "oldest": 0.0, "random": 1.0}


def _begin_stack(board: Board, seed: int, _values: Mapping[str, Any]) -> Growth:
    """Begin a depth-first search with a stack: the fifth seed's first method."""
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    stack = np.empty(board.size, dtype=np.int32)
    return Growth(
        board, grid, partial(native.advance_stack, grid, stack), waiting=lambda: stack[: grid.head[WAITING]]
    )


STACK = Generator(
    "stack",
    GeneratorText.ALGORITHM_STACK(),
    GeneratorText.ALGORITHM_STACK_SUMMARY(),
    _begin_stack,
    has_start=True,
)


def _begin_prim(board: Board, seed: int, _values: Mapping[str, Any]) -> Growth:
    """Begin Prim's algorithm with equal weights: the fourth seed's."""
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    walls = np.empty(board.wall_room, dtype=np.uint32)
    return Growth(board, grid, partial(native.advance_prim, grid, walls), frontier=walls)


PRIM = Generator(
    "prim",
    GeneratorText.ALGORITHM_PRIM(),
    GeneratorText.ALGORITHM_PRIM_SUMMARY(),
    _begin_prim,
    has_start=True,
)


def _begin_sidewinder(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    """Begin runs along the rows, with one passage up from each."""
    grid, _ = board.grid(seed, ordered=False)
    east = in_63_bits(values["east"])
    return Growth(board, grid, partial(native.advance_runs, grid, board.rows, board.cols, east))


SIDEWINDER = Generator(
    "sidewinder",
    GeneratorText.ALGORITHM_SIDEWINDER(),
    GeneratorText.ALGORITHM_SIDEWINDER_SUMMARY(),
    _begin_sidewinder,
    (Share("east", ParameterText.PARAMETER_EAST(), ParameterText.PARAMETER_RUN_HELP(), 0.5),),
    fills_masks=False,
    needs_full=True,
)


def _begin_eller(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    """Begin Eller's algorithm: row by row, with the components of the last row only."""
    grid, _ = board.grid(seed, ordered=False)
    left, right = (np.arange(board.cols, dtype=np.int32) for _ in range(2))
    east, south = in_63_bits(values["east"]), in_63_bits(values["south"])
    return Growth(board, grid, partial(native.advance_sets, grid, board.rows, left, right, east, south))


ELLER = Generator(
    "eller",
    GeneratorText.ALGORITHM_ELLER(),
    GeneratorText.ALGORITHM_ELLER_SUMMARY(),
    _begin_eller,
    (
        Share("east", ParameterText.PARAMETER_EAST(), ParameterText.PARAMETER_EAST_HELP(), 0.5),
        Share("south", ParameterText.PARAMETER_SOUTH(), ParameterText.PARAMETER_SOUTH_HELP(), 0.5),
    ),
    fills_masks=False,
    needs_full=True,
    four_sides=ReasonText.STRAIGHT_DOWN(),
)


def _begin_kruskal(board: Board, seed: int, _values: Mapping[str, Any]) -> Growth:
    """Begin Kruskal's algorithm with equal weights."""
    return forest(board, board.grid(seed, ordered=False)[0], np.arange(len(board.cells), dtype=np.int32))


def forest(
    board: Board, grid: GeneratorGrid, parents: Places, finish: Callable[[Maze], None] = lambda _: None
) -> Growth:
    """Join the trees of a board, which `parents` tells, in any order; DONE of the head counts the joints."""
    grid.head[CURRENT] = -1
    # A piece of one cell is never joined: it is in the maze from the beginning.
    board.cells[grid.roots] &= ~np.uint8(FREE)
    walls = np.empty(board.wall_room, dtype=np.uint32)
    ends = np.zeros(1 << min(12, max(0, board.size.bit_length() - _GROUP_BITS)), dtype=np.int64)
    native.find_walls(grid, walls, ends)
    joints = board.size - len(grid.roots)
    advance = partial(native.advance_forest, grid, walls, ends, parents, joints)
    return Growth(board, grid, advance, work=joints, finish=finish)


KRUSKAL = Generator(
    "kruskal", GeneratorText.ALGORITHM_KRUSKAL(), GeneratorText.ALGORITHM_KRUSKAL_SUMMARY(), _begin_kruskal
)


def _begin_growing_tree(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    """Begin a growing tree: many algorithms in one, by the rule which cell goes on."""
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    tips = np.empty(board.size, dtype=np.int32)
    share = in_63_bits(_SHARES.get(values["choice"], values["share"]))
    return Growth(
        board, grid, partial(native.advance_tips, grid, tips, values["choice"] == "oldest", share),
        waiting=lambda: tips[grid.head[FIRST] : grid.head[WAITING]],
    )  # fmt: skip


GROWING_TREE = Generator(
    "growing-tree",
    GeneratorText.ALGORITHM_GROWING_TREE(),
    GeneratorText.ALGORITHM_GROWING_TREE_SUMMARY(),
    _begin_growing_tree,
    (
        Choice(
            "choice", ParameterText.PARAMETER_CHOICE(), ParameterText.PARAMETER_CHOICE_HELP(), "mix",
            {
                "newest": ChoiceText.CHOICE_NEWEST(),
                "oldest": ChoiceText.CHOICE_OLDEST(),
                "random": ChoiceText.CHOICE_RANDOM(),
                "mix": ChoiceText.CHOICE_MIX(),
            },
        ),
        Share("share", ParameterText.PARAMETER_SHARE(), ParameterText.PARAMETER_RANDOM_SHARE_HELP(), 0.5),
    ),
    has_start=True,
)  # fmt: skip


def _begin_hunt_and_kill(board: Board, seed: int, _values: Mapping[str, Any]) -> Growth:
    """Begin hunt and kill: like the stack, without one."""
    grid, order = board.grid(seed)
    starts = grid.sizes.cumsum() - grid.sizes
    grid.roots[:] = order[starts]
    grid.head[CURRENT] = -1
    return Growth(board, grid, partial(native.advance_hunt, grid, order))


HUNT_AND_KILL = Generator(
    "hunt-and-kill",
    GeneratorText.ALGORITHM_HUNT_AND_KILL(),
    GeneratorText.ALGORITHM_HUNT_AND_KILL_SUMMARY(),
    _begin_hunt_and_kill,
)


def _begin_wilson(board: Board, seed: int, _values: Mapping[str, Any]) -> Growth:
    """Begin Wilson's algorithm: every perfect maze equally often, and sooner than Aldous and Broder."""
    grid, _ = board.grid(seed, ordered=False)
    board.cells[grid.roots] &= ~np.uint8(FREE)
    grid.head[CURRENT] = grid.head[OPENED] = -1
    grid.head[DONE] = len(grid.roots)

    def walked() -> NDArray[np.integer]:
        if grid.head[CURRENT] < 0 or grid.head[OPENED] >= 0:
            return NOTHING
        places = np.empty(board.size, dtype=np.int32)
        return places[: native.wilson_trail(grid, places)]

    return Growth(board, grid, partial(native.advance_wilson, grid), waiting=walked)


WILSON = Generator(
    "wilson",
    GeneratorText.ALGORITHM_WILSON(),
    GeneratorText.ALGORITHM_WILSON_SUMMARY(),
    _begin_wilson,
    has_start=True,
)


def _begin_aldous_broder(board: Board, seed: int, _values: Mapping[str, Any]) -> Growth:
    """Begin the algorithm of Aldous and Broder: every perfect maze equally often; slow towards the end."""
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    return Growth(board, grid, partial(native.advance_aldous_broder, grid))


ALDOUS_BRODER = Generator(
    "aldous-broder",
    GeneratorText.ALGORITHM_ALDOUS_BRODER(),
    GeneratorText.ALGORITHM_ALDOUS_BRODER_SUMMARY(),
    _begin_aldous_broder,
    has_start=True,
)


def _begin_recursive_division(board: Board, seed: int, _values: Mapping[str, Any]) -> Growth:
    """Begin recursive division: it adds walls where the others open them."""
    grid, _ = board.grid(seed, ordered=False)
    board.open_all()
    rooms = np.zeros((board.rows + board.cols + 1, 3), dtype=np.int32)
    rooms[0] = board.place(0, 0), board.rows, board.cols
    grid.head[WAITING] = 1
    return Growth(
        board, grid, partial(native.advance_rooms, grid, rooms),
        waiting=lambda: rooms[: grid.head[WAITING], 0],
    )  # fmt: skip


RECURSIVE_DIVISION = Generator(
    "recursive-division",
    GeneratorText.ALGORITHM_RECURSIVE_DIVISION(),
    GeneratorText.ALGORITHM_RECURSIVE_DIVISION_SUMMARY(),
    _begin_recursive_division,
    fills_masks=False,
    needs_full=True,
    four_sides=ReasonText.STRAIGHT_WALLS(),
)
