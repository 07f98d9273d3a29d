"""Measures and requirements of the maze that is edited."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.design.kernels.board import Board, Rules
from mazarine.design.kernels.codes import (
    BIAS,
    BORDERS,
    BRANCH_CELLS,
    BRANCH_ENDS,
    CELLS_OFF,
    COMPONENTS,
    CORRIDOR_CELLS,
    CROSSROADS,
    DEAD_END_SHARE,
    DEAD_ENDS,
    DECISIONS,
    ENTRIES,
    FLOOR_CELLS,
    FOUR_WAY,
    LEFT_HAND,
    LENGTH,
    LOOPS,
    PASSAGE_ENDS,
    PATTERNS,
    RIGHT_HAND,
    RIVER,
    ROCK_CELLS,
    ROOM_PINCHES,
    ROOMS,
    SLANT,
    TALLY_SIZE,
    TREE_CELLS,
    TURNS,
    TWO_WAY,
    TYPES_ABSENT,
    WITH_BRANCHES,
    WITH_LEFT,
    WITH_PATH,
    WITH_RIGHT,
    WITH_SEARCH,
    WITH_TREES,
)
from mazarine.design.kernels.hands import follows_to_goal
from mazarine.design.kernels.local import Moves, apply_edit, begin_edit, choose, take_back
from mazarine.design.kernels.search import (
    keep_search,
    measure_branches,
    measure_path,
    measure_trees,
    read_path,
    update_search,
)
from mazarine.paths.structure.kernels.difficulty import difficulty_of

RANGE, MOST, LEAST = range(3)
"""What is required: a range, as much or as little as possible."""
NO_VALUE, LAST_STEP = 3.0, 0.05
"""How far off a requirement counts whose measure has no value, and what its last step is worth."""


class Wants(NamedTuple):
    """Requirements, those that take the least time first.

    Attributes
    ----------
    measures : (n,) numbers of measures
    groups : (n,) the groups that each needs
    aims : (n,) `RANGE`, `MOST` or `LEAST`
    low, high : (n,) the range; infinite where it has no end; the least value that there can be, for `LEAST`
    scale : (n,) what counts as off by 1
    weights : (n,)
    """

    measures: NDArray[np.int64]
    groups: NDArray[np.int64]
    aims: NDArray[np.int64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    scale: NDArray[np.float64]
    weights: NDArray[np.float64]


@jit_inner
def measure(rules: Rules, moves: Moves, board: Board, groups: int, done: int) -> int:
    """Bring groups of measures up to date, but for those that are; return all that are then."""
    todo = groups & ~done
    if todo & WITH_SEARCH:
        update_search(rules, moves, board)
    has_path = board.tally[LENGTH] >= 0
    if todo & (WITH_PATH | WITH_BRANCHES) and has_path:
        read_path(rules, board)
        if todo & WITH_PATH:
            measure_path(rules, board)
        if todo & WITH_BRANCHES:
            measure_branches(rules, board)
    if todo & WITH_LEFT and rules.start >= 0:
        board.tally[LEFT_HAND] = follows_to_goal(rules, board, 1)
    if todo & WITH_RIGHT and rules.start >= 0:
        board.tally[RIGHT_HAND] = follows_to_goal(rules, board, -1)
    if todo & WITH_TREES:
        measure_trees(rules, board)
    return int64(groups | done)


@jit_inner
def value_of(rules: Rules, board: Board, number: int) -> float:
    """Return a measure that is up to date; NaN where it has no value."""
    tally = board.tally
    if number < TALLY_SIZE:
        is_path = number in (LENGTH, TURNS, DECISIONS, BRANCH_ENDS, BRANCH_CELLS)
        return np.nan if is_path and tally[LENGTH] < 0 else float(tally[number])
    if number >= DEAD_END_SHARE:
        return _share(rules, tally, number)
    if number == LOOPS:
        edges = tally[BORDERS] // 2 + rules.links + tally[ENTRIES] + tally[ROOM_PINCHES]
        nodes = tally[ROOMS] + tally[CORRIDOR_CELLS] + tally[CROSSROADS]
        return float(edges - nodes + tally[COMPONENTS])
    if number == ROCK_CELLS:
        return float(rules.cells - tally[FLOOR_CELLS])
    if number in (FOUR_WAY, TYPES_ABSENT):
        return _count_patterns(rules.full, tally, number)
    return _along_solution(tally, number)


@jit_inner
def _along_solution(tally: NDArray[np.int64], number: int) -> float:
    length = tally[LENGTH]
    if length < 0:
        return np.nan
    if number == CELLS_OFF:
        return float(tally[FLOOR_CELLS] - length - 1)
    return difficulty_of(length, tally[TURNS], tally[DECISIONS], tally[BRANCH_CELLS])


@jit_inner
def _share(rules: Rules, tally: NDArray[np.int64], number: int) -> float:
    floor = tally[FLOOR_CELLS]
    if number == DEAD_END_SHARE:
        return float(tally[DEAD_ENDS] / floor) if floor else 0.0
    part, whole = floor - tally[TREE_CELLS], floor
    if number == RIVER:
        part, whole = tally[PASSAGE_ENDS], tally[PASSAGE_ENDS] - 2 * tally[TWO_WAY]
    elif number == BIAS:
        across, along = tally[PATTERNS + 10], tally[PATTERNS + 5]
        part, whole = across - along, (across + along) * rules.has_straights
    elif number == SLANT:
        falling = tally[PATTERNS + 3] + tally[PATTERNS + 12]
        rising = tally[PATTERNS + 6] + tally[PATTERNS + 9]
        part, whole = falling - rising, (falling + rising) * rules.has_straights
    return float(part / whole) if whole else np.nan


@jit_inner
def _count_patterns(full: NDArray[np.int64], tally: NDArray[np.int64], number: int) -> float:
    """Count the cells open to all their sides, or the possible sets of open sides that no cell has."""
    cells, absent = int64(0), int64(0)
    for pattern in range(16):
        is_possible = pattern | full[0] == full[0] or pattern | full[1] == full[1]
        absent += is_possible and tally[PATTERNS + pattern] == 0
        if pattern in (full[0], full[1]):
            cells += tally[PATTERNS + pattern]
    return float(cells if number == FOUR_WAY else absent)


@jit_inner
def off_by(wants: Wants, number: int, value: float) -> float:
    """Return how far a measure is off a requirement, in its own unit; not a number if it has no value."""
    if wants.aims[number] == RANGE:
        return float(max(0.0, wants.low[number] - value, value - wants.high[number]))
    return 0.0 * value


@jit_inner
def _cost(wants: Wants, number: int, value: float) -> float:
    if np.isnan(value):
        return float(NO_VALUE * wants.weights[number])
    share = value / wants.scale[number]
    if wants.aims[number] == RANGE:
        off = off_by(wants, number, value) / wants.scale[number]
        share = off + LAST_STEP if off > 0 else 0.0
    elif wants.aims[number] == MOST:
        share = max(0.0, 1.0 - share)
    else:
        share = (value - wants.low[number]) / wants.scale[number]
    return float(wants.weights[number] * share)


@jit_inner
def cost_of(rules: Rules, moves: Moves, board: Board, wants: Wants, limit: float) -> float:
    """Return the cost of the maze: 0 if all requirements are met. More than the limit need not be exact."""
    cost, done = 0.0, int64(0)
    for number in range(len(wants.measures)):
        groups = int64(wants.groups[number])
        if groups & ~done:
            done = measure(rules, moves, board, groups, done)
        cost += _cost(wants, number, value_of(rules, board, int64(wants.measures[number])))
        if cost > limit:
            break
    return cost


@kernel
def start_judging(rules: Rules, moves: Moves, board: Board, groups: int) -> None:
    """Bring groups of measures up to date for a board that was filled."""
    begin_edit(board)
    measure(rules, moves, board, groups, 0)
    keep_search(rules, board)


@kernel
def flip(rules: Rules, moves: Moves, board: Board, items: NDArray[np.int64], groups: int) -> None:
    """Flip some items, with their images, and bring groups of measures up to date."""
    begin_edit(board)
    for item in items:
        choose(moves, board, int64(item))
    apply_edit(rules, moves, board)
    measure(rules, moves, board, groups, 0)


@kernel
def undo(rules: Rules, moves: Moves, board: Board) -> None:
    """Return to the maze and the measures before the last `flip`."""
    take_back(rules, moves, board)


@kernel
def accept(rules: Rules, board: Board) -> None:
    """Keep the last `flip`."""
    keep_search(rules, board)


@kernel
def read_measures(rules: Rules, board: Board, numbers: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return measures that are up to date."""
    values = np.empty(len(numbers), dtype=np.float64)
    for place in range(len(numbers)):
        values[place] = value_of(rules, board, int64(numbers[place]))
    return values
