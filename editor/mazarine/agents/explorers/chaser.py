"""Opponents: they wander until they see an explorer, and go where they last saw it."""

from __future__ import annotations

from collections.abc import Sequence

from mazarine.agents.agent import Agent
from mazarine.agents.explorers.random_walk import RandomWalk
from mazarine.agents.messages import ExplorerText
from mazarine.agents.moves import Move
from mazarine.agents.splitmix import SplitMix64


class Chaser(RandomWalk):
    """Chases what it knows of its prey, and nothing more.

    Parameters
    ----------
    prey : whom it chases; it knows where one of them is only while it sees it
    """

    name = "chaser"
    title = ExplorerText.EXPLORER_OPPONENT()
    hint = ExplorerText.EXPLORER_OPPONENT_HINT()

    def __init__(self, agent: Agent, prey: Sequence[Agent], rng: SplitMix64) -> None:
        super().__init__(agent, frozenset(), rng)
        self._prey = prey
        self._path: list[int] = []

    @property
    def plan(self) -> list[int]:
        """The path to where it last saw an explorer."""
        return self._path

    def choose(self) -> Move:
        """Return the next move after its prey, or any."""
        agent = self.agent
        seen = [other.place for other in self._prey if (agent.seen == other.place).any()]
        paths = [agent.knowledge.path_to(agent.place, place) for place in seen]
        paths = [path for path in paths if len(path) > 1]
        if paths:
            self._path = min(paths, key=len)
        if len(self._path) > 1:
            move = agent.move_to(self._path[1])
            del self._path[0]
            if move is not None:
                return move
        self._path = []
        return super().choose()
