"""Going anywhere, but not back: the random mouse."""

from __future__ import annotations

from mazarine.agents.agent import Agent
from mazarine.agents.explorers.explorer import Explorer, moves_or_stuck
from mazarine.agents.messages import ExplorerText
from mazarine.agents.moves import Move
from mazarine.agents.splitmix import SplitMix64


class RandomWalk(Explorer):
    """Takes any exit, and turns back only in a dead end."""

    name = "random"
    title = ExplorerText.EXPLORER_RANDOM()
    hint = ExplorerText.EXPLORER_RANDOM_HINT()

    def __init__(self, agent: Agent, goals: frozenset[int], rng: SplitMix64) -> None:
        super().__init__(agent, goals, rng)
        self._before = -1

    def choose(self) -> Move:
        """Return one of the moves that do not lead back."""
        moves = moves_or_stuck(self.agent)
        onward = [move for move in moves if self.agent.end_of(move) != self._before] or moves
        self._before = self.agent.place
        return onward[self.rng.below(len(onward))]
