"""Opponents: they wander until they see somebody, and go where they saw them last."""

from __future__ import annotations

from collections.abc import Sequence

from mazewright.minds.dice import Dice
from mazewright.minds.explorers.random_walk import RandomWalk
from mazewright.minds.mind import Mind
from mazewright.minds.moves import Move


class Chaser(RandomWalk):
    """Chases what it knows of its prey, and nothing more.

    Parameters
    ----------
    prey : whom it chases; it knows where one of them is only while it sees it
    """

    name = "chaser"
    title = "Opponent"
    hint = "Wanders until it sees an explorer, then goes where it saw it last."

    def __init__(self, mind: Mind, prey: Sequence[Mind], dice: Dice) -> None:
        super().__init__(mind, frozenset(), dice)
        self._prey = prey
        self._way: list[int] = []

    @property
    def plan(self) -> list[int]:
        """The way to where it saw somebody."""
        return self._way

    def choose(self) -> Move:
        """Give the next move after its prey, or any."""
        mind = self.mind
        seen = [other.place for other in self._prey if (mind.seen == other.place).any()]
        ways = [mind.knowledge.way_to(mind.place, place) for place in seen]
        ways = [way for way in ways if len(way) > 1]
        if ways:
            self._way = min(ways, key=len)
        if len(self._way) > 1:
            move = mind.move_to(self._way[1])
            del self._way[0]
            if move is not None:
                return move
        self._way = []
        return super().choose()
