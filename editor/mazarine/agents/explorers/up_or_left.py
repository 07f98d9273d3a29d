"""Going up or left: the path to the root of a binary tree, without any sight."""

from __future__ import annotations

from mazarine.agents.explorers.explorer import Explorer, NoMoveLeft, moves_or_stuck
from mazarine.agents.messages import ExplorerText, WalkReason
from mazarine.agents.moves import Move, Step
from mazarine.lattice import Side


class UpOrLeft(Explorer):
    """Goes up where it can, left where it cannot, and nowhere else.

    In a binary tree that leans to the north-west, exactly one of the two is open in each cell but the root.
    """

    name = "up-or-left"
    title = ExplorerText.EXPLORER_UP_OR_LEFT()
    hint = ExplorerText.EXPLORER_UP_OR_LEFT_HINT()
    walks_on = True

    def choose(self) -> Move:
        """Return the step up, or the one to the left."""
        moves = moves_or_stuck(self.agent)
        for step in (Step(Side.N), Step(Side.W)):
            if step in moves:
                return step
        raise NoMoveLeft(WalkReason.NEITHER_UP_NOR_LEFT())
