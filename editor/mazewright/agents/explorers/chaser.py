"""Opponents: they wander until they see an explorer, and go where they last saw it."""

from __future__ import annotations

from collections.abc import Sequence

from mazewright.agents.agent import Agent
from mazewright.agents.explorers.random_walk import RandomWalk
from mazewright.agents.moves import Move
from mazewright.agents.splitmix import SplitMix64


class Chaser(RandomWalk):
    """Chases what it knows of its prey, and nothing more.

    Parameters
    ----------
    prey : whom it chases; it knows where one of them is only while it sees it
    """

    name = "chaser"
    title = "Opponent"
    hint = "Wanders until it sees an explorer, then goes where it last saw it."

    def __init__(self, agent: Agent, prey: Sequence[Agent], rng: SplitMix64) -> None:
        super().__init__(agent, frozenset(), rng)
        self._prey = prey
        self._way: list[int] = []

    @property
    def plan(self) -> list[int]:
        """The path to where it last saw an explorer."""
        return self._way

    def choose(self) -> Move:
        """Return the next move after its prey, or any."""
        agent = self.agent
        seen = [other.place for other in self._prey if (agent.seen == other.place).any()]
        ways = [agent.knowledge.way_to(agent.place, place) for place in seen]
        ways = [way for way in ways if len(way) > 1]
        if ways:
            self._way = min(ways, key=len)
        if len(self._way) > 1:
            move = agent.move_to(self._way[1])
            del self._way[0]
            if move is not None:
                return move
        self._way = []
        return super().choose()
