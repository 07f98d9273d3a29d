"""Going anywhere, but not back: the random mouse."""

from __future__ import annotations

from mazewright.minds.dice import Dice
from mazewright.minds.explorers.explorer import Explorer, moves_or_stuck
from mazewright.minds.mind import Mind
from mazewright.minds.moves import Move


class RandomWalk(Explorer):
    """Takes any way on, and turns back only in a dead end."""

    name = "random"
    title = "Random mouse"
    hint = "Takes any way on, links too, and turns back only in dead ends."

    def __init__(self, mind: Mind, goals: frozenset[int], dice: Dice) -> None:
        super().__init__(mind, goals, dice)
        self._before = -1

    def choose(self) -> Move:
        """Give one of the moves that do not lead back."""
        moves = moves_or_stuck(self.mind)
        onward = [move for move in moves if self.mind.end_of(move) != self._before] or moves
        self._before = self.mind.place
        return onward[self.dice.below(len(onward))]
