"""Wall following: one hand stays on the wall."""

from __future__ import annotations

from typing import ClassVar

from mazarine.agents.agent import Agent
from mazarine.agents.explorers.explorer import Explorer, NoMoveLeft, moves_or_stuck, steps_of
from mazarine.agents.messages import ExplorerText, WalkReason
from mazarine.agents.moves import Move, Step
from mazarine.agents.splitmix import SplitMix64
from mazarine.lattice import Side


class _WallFollower(Explorer):
    """Keeps a hand on the wall, and takes no links. It gives up when it has followed the wall all around."""

    _turn: ClassVar[int]
    """From the side behind to the one at that hand: `Lattice.sides` are in the order of the clock."""

    def __init__(self, agent: Agent, goals: frozenset[int], rng: SplitMix64) -> None:
        super().__init__(agent, goals, rng)
        self._ring = agent.terrain.maze.lattice.sides
        self._behind = len(self._ring) // 2
        self._has_wall = False
        self._been: set[tuple[int, Side]] = set()
        self._found = agent.found

    def choose(self) -> Move:
        """Return the first exit, beginning beside the wall; straight ahead as long as there is no wall."""
        agent = self.agent
        exits = {step.side for step in steps_of(moves_or_stuck(agent))}
        if not exits:
            raise NoMoveLeft(WalkReason.ONLY_LINKS_LEFT())
        ring, half, number = self._ring, len(self._ring) // 2, self._ring.index
        if not self._has_wall and exits != self._sides():
            # It turns so that the wall is at its hand.
            self._has_wall = True
            walls = map(number, self._sides() - exits)
            wall = min(walls, key=lambda side: (side - self._behind - half) % len(ring))
            self._behind = wall - self._turn
        # Straight ahead there is a side, or one on either hand of it.
        turns = range(1, len(ring) + 1) if self._has_wall else (half, 1 + 2 * (agent.place % 2), 1, 3)
        sides = [ring[(self._behind + self._turn * turn) % len(ring)] for turn in turns]
        exit_ = next(side for side in sides if side in exits)
        if self._has_wall:
            self._require_new(agent.place, exit_)
        self._behind = number(exit_.opposite)
        return Step(exit_)

    def _sides(self) -> set[Side]:
        """Return the sides that the cell has."""
        _, row, col = self.agent.cell
        return {side for side in self._ring if self.agent.terrain.maze.lattice.has_side(row, col, side)}

    def _require_new(self, place: int, exit_: Side) -> None:
        """Stop if it leaves a cell as it did before, without a new secret since then."""
        if self.agent.found != self._found:
            self._found = self.agent.found
            self._been.clear()
        if (place, exit_) in self._been:
            raise NoMoveLeft(WalkReason.WALL_FOLLOWED())
        self._been.add((place, exit_))


class LeftHand(_WallFollower):
    """Keeps the left hand on the wall."""

    name = "left-hand"
    title = ExplorerText.EXPLORER_LEFT_HAND()
    hint = ExplorerText.EXPLORER_LEFT_HAND_HINT()
    _turn = 1


class RightHand(_WallFollower):
    """Keeps the right hand on the wall."""

    name = "right-hand"
    title = ExplorerText.EXPLORER_RIGHT_HAND()
    hint = ExplorerText.EXPLORER_RIGHT_HAND_HINT()
    _turn = -1
