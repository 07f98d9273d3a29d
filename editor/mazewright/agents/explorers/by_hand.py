"""A person's explorer: it goes where it is told."""

from __future__ import annotations

from itertools import pairwise

from mazewright.agents.agent import Agent
from mazewright.agents.explorers.explorer import Explorer
from mazewright.agents.moves import Move, Wait
from mazewright.agents.splitmix import SplitMix64


class ByHand(Explorer):
    """Makes the moves that it is given, and then waits."""

    name = "hand"
    title = "Manual"
    hint = "Goes where you send it with the arrow keys or a click."
    walks_on = True

    def __init__(self, agent: Agent, goals: frozenset[int], rng: SplitMix64) -> None:
        super().__init__(agent, goals, rng)
        self.script: list[Move] = []
        """All that it was told, which others may keep to walk the same way again."""
        self._made = 0

    @property
    def plan(self) -> list[int]:
        """The way that it has been sent; where it cannot go on it waits, as it does when it is there."""
        way = [self.agent.place]
        for move in self.script[self._made :]:
            if move in self.agent.moves(way[-1]):
                way.append(self.agent.end_of(move, way[-1]))
        return way

    @property
    def is_waiting(self) -> bool:
        """Whether it has nothing to do."""
        return self._made >= len(self.script)

    def order(self, move: Move) -> None:
        """Make this move next, and nothing after it."""
        self.script[self._made :] = [move]

    def send(self, goal: int) -> bool:
        """Go to a padded place over known cells; return whether there is a path."""
        agent = self.agent
        way = agent.knowledge.way_to(agent.place, goal) if agent.knowledge.knows(goal) else []
        moves = [agent.move_to(there, here) for here, there in pairwise(way)]
        self.script[self._made :] = [move for move in moves if move is not None]
        return bool(way)

    def choose(self) -> Move:
        """Return the next move that it was told."""
        if self.is_waiting:
            self.script.append(Wait())
        move = self.script[self._made]
        self._made += 1
        return move if move in self.agent.moves() else Wait()
