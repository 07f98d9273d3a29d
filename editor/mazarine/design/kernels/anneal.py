"""Simulated annealing of a maze.

S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, *Optimization by simulated annealing*, Science 220 (1983). The
random number that decides is drawn before an edit is judged; so judging ends where the cost is too high.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.design.kernels.board import JUDGED, Board, Rules
from mazarine.design.kernels.judge import Wants, cost_of
from mazarine.design.kernels.local import CELL, Moves, apply_edit, begin_edit, choose, take_back
from mazarine.design.kernels.search import keep_search
from mazarine.generators.kernels.chance import below, draw
from mazarine.regions.space import FLOOR

COST, BEST, HOT, COLD, TOTAL, DONE = range(6)
"""Places of a run: the costs of the maze and of the best one, the first and the last temperature, the number
of edits of the whole run, and of those so far.
"""
RUN_SIZE = 6
_TRIES, _SAME_TEMPERATURE = 8, 32
_S11 = np.uint64(11)


class Best(NamedTuple):
    """The best maze so far: copies of `Board.cells` and `Board.closed`."""

    cells: NDArray[np.uint8]
    closed: NDArray[np.uint8]


@kernel
def begin_annealing(
    rules: Rules, moves: Moves, board: Board, wants: Wants, run: NDArray[np.float64], best: Best
) -> None:
    """Judge the maze that a run begins with."""
    begin_edit(board)
    run[COST] = run[BEST] = cost_of(rules, moves, board, wants, np.inf)
    keep_search(rules, board)
    best.cells[:] = board.cells
    best.closed[:] = board.closed


@kernel
def anneal(
    rules: Rules,
    moves: Moves,
    board: Board,
    wants: Wants,
    run: NDArray[np.float64],
    rng: NDArray[np.uint64],
    best: Best,
    count: int,
) -> None:
    """Judge `count` edits, or fewer where the cost gets 0 or the run ends."""
    temperature, cost = temperature_of(run), run[COST]
    for _ in range(count):
        if run[BEST] == 0.0 or run[DONE] >= run[TOTAL]:
            break
        if int64(run[DONE]) % _SAME_TEMPERATURE == 0:
            temperature = temperature_of(run)
        limit = cost - temperature * log_chance(rng)
        after = try_edit(rules, moves, board, wants, rng, limit)
        run[DONE] += 1
        if after > limit:
            take_back(rules, moves, board)
            continue
        keep_search(rules, board)
        cost = after
        if cost < run[BEST]:
            run[BEST] = cost
            best.cells[:] = board.cells
            best.closed[:] = board.closed
    run[COST] = cost


@kernel
def try_edit(
    rules: Rules, moves: Moves, board: Board, wants: Wants, rng: NDArray[np.uint64], limit: float
) -> float:
    """Make a random edit, and return the cost after it; more than the limit need not be exact."""
    begin_edit(board)
    _propose(rules, moves, board, rng)
    apply_edit(rules, moves, board)
    board.head[JUDGED] += 1
    return cost_of(rules, moves, board, wants, limit)


@kernel
def log_chance(rng: NDArray[np.uint64]) -> float:
    """Draw the logarithm of a number between 0 and 1."""
    return math.log((float(draw(rng) >> _S11) + 1.0) * 2.0**-53)


@kernel
def temperature_of(run: NDArray[np.float64]) -> float:
    """Return the temperature, which falls exponentially, and stays for some edits."""
    done = int64(run[DONE]) // _SAME_TEMPERATURE * _SAME_TEMPERATURE
    return float(run[HOT] * math.exp(math.log(run[COLD] / run[HOT]) * done / run[TOTAL]))


@jit_inner
def _propose(rules: Rules, moves: Moves, board: Board, rng: NDArray[np.uint64]) -> None:
    """Choose an item, or two of which one opens a passage and the other closes one."""
    item = _random_item(rules, moves, board, rng)
    choose(moves, board, item)
    place, side = int64(moves.places[item]), int64(moves.sides[item])
    if below(rng, 3) == 0:
        return
    if side == CELL:
        other = _random_item(rules, moves, board, rng)
        is_floor = board.cells[place] & FLOOR
        if moves.sides[other] == CELL and board.cells[moves.places[other]] & FLOOR != is_floor:
            choose(moves, board, other)
        return
    if below(rng, 2):
        place = int64(place + rules.sides[side])
    is_closed = board.closed[place] >> (side if place == moves.places[item] else (side + 2) % 4) & 1
    first = below(rng, 4)
    for number in range(4):
        other_side = (first + number) % 4
        other = int64(moves.items[place, other_side])
        if other >= 0 and other != item and board.closed[place] >> other_side & 1 != is_closed:
            choose(moves, board, other)
            return


@jit_inner
def _random_item(rules: Rules, moves: Moves, board: Board, rng: NDArray[np.uint64]) -> int:
    """Return an item that changes something: a wall between two cells of floor, or a cell."""
    item = int64(0)
    for _ in range(_TRIES):
        item = below(rng, len(moves.places))
        place, side = int64(moves.places[item]), int64(moves.sides[item])
        if side == CELL or board.cells[place] & board.cells[place + rules.sides[side]] & FLOOR:
            break
    return item
