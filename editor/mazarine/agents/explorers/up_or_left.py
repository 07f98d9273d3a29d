"""Going up or left: the path to the root of a binary tree, without any sight."""

from __future__ import annotations

from mazarine.agents.explorers.explorer import Explorer, NoMoveLeft, moves_or_stuck
from mazarine.agents.messages import ExplorerText, WalkReason
from mazarine.agents.moves import Move, Step


class UpOrLeft(Explorer):
    """Goes up where it can, left where it cannot, and nowhere else; of two sides up, to the one on the left.

    In a binary tree that leans to the north-west, exactly one of the two is open in each cell but the root.
    """

    name = "up-or-left"
    title = ExplorerText.EXPLORER_UP_OR_LEFT()
    hint = ExplorerText.EXPLORER_UP_OR_LEFT_HINT()
    walks_on = True

    def choose(self) -> Move:
        """Return the step up, or the one to the left."""
        moves = moves_or_stuck(self.agent)
        back = [(step, side) for side, step in self.agent.terrain.steps.items() if step < 0]
        for _, side in sorted(back):
            if Step(side) in moves:
                return Step(side)
        raise NoMoveLeft(WalkReason.NEITHER_UP_NOR_LEFT())
