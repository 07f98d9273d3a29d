"""A wall follower, as `mazarine.agents.explorers.wall_follower` moves it."""

from __future__ import annotations

from mazarine.compiling import int64, jit_inner
from mazarine.design.kernels.board import Board, Rules, next_mark
from mazarine.design.kernels.codes import FLOOR_CELLS
from mazarine.regions.space import FLOOR

_ALL = 15


@jit_inner
def follows_to_goal(rules: Rules, board: Board, turn: int) -> bool:
    """Return whether a wall follower finds a goal; `turn` is 1 for the left hand, -1 for the right."""
    mark = next_mark(board)
    for goal in rules.goals:
        if board.cells[goal] & FLOOR:
            board.stamps[goal] = mark
    cell, behind, has_wall = int64(rules.start), int64(2), False
    first_cell, first_exit = int64(-1), int64(-1)
    for _ in range(5 * board.tally[FLOOR_CELLS] + 5):
        if board.stamps[cell] == mark:
            return True
        exits = int64(board.cells[cell]) & _ALL
        if exits == 0:
            return False
        walls = _ALL & ~int64(rules.lacking[int64(rules.sorts[cell])]) & ~exits
        if not has_wall and walls:
            has_wall = True
            side = int64(0)
            while not walls >> (side + behind + 2) % 4 & 1:
                side += 1
            behind = (side + behind + 2 - turn) % 4
        exit_ = _exit_of(cell, behind, exits, turn, has_wall)
        if has_wall:
            if cell == first_cell and exit_ == first_exit:
                return False
            if first_cell < 0:
                first_cell, first_exit = cell, exit_
        behind = (exit_ + 2) % 4
        cell = int64(cell + rules.sides[exit_])
    return False


@jit_inner
def _exit_of(cell: int, behind: int, exits: int, turn: int, has_wall: bool) -> int:
    """Return the first exit from the side of the hand on; straight ahead as long as there is no wall."""
    for number in range(4):
        by = number + 1
        if not has_wall:
            by = 2 if number == 0 else 1 + 2 * (cell % 2) if number == 1 else 2 * number - 3
        side = (behind + turn * by) % 4
        if exits >> side & 1:
            return int64(side)
    return int64(-1)
