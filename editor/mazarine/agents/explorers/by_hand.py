"""An explorer that the user controls."""

from __future__ import annotations

from itertools import pairwise

from mazarine.agents.agent import Agent
from mazarine.agents.explorers.explorer import Explorer
from mazarine.agents.messages import ExplorerText
from mazarine.agents.moves import Move, Wait
from mazarine.agents.splitmix import SplitMix64


class ByHand(Explorer):
    """Makes the moves that it is given, and then waits."""

    name = "hand"
    title = ExplorerText.EXPLORER_MANUAL()
    hint = ExplorerText.EXPLORER_MANUAL_HINT()
    walks_on = True

    def __init__(self, agent: Agent, goals: frozenset[int], rng: SplitMix64) -> None:
        super().__init__(agent, goals, rng)
        self.script: list[Move] = []
        """All its moves; a caller may keep them to repeat the walk."""
        self._made = 0

    @property
    def plan(self) -> list[int]:
        """The path of the remaining moves; the explorer waits where a move is not possible."""
        path = [self.agent.place]
        for move in self.script[self._made :]:
            if move in self.agent.moves(path[-1]):
                path.append(self.agent.end_of(move, path[-1]))
        return path

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
        path = agent.knowledge.path_to(agent.place, goal) if agent.knowledge.knows(goal) else []
        moves = [agent.move_to(there, here) for here, there in pairwise(path)]
        self.script[self._made :] = [move for move in moves if move is not None]
        return bool(path)

    def choose(self) -> Move:
        """Return the next move of the script."""
        if self.is_waiting:
            self.script.append(Wait())
        move = self.script[self._made]
        self._made += 1
        return move if move in self.agent.moves() else Wait()
