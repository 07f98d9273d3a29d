"""Going up or left: the way to the root of a binary tree, without any sight."""

from __future__ import annotations

from mazewright.agents.explorers.explorer import Explorer, NoWayOn, moves_or_stuck
from mazewright.agents.moves import Move, Step
from mazewright.lattice import Side


class UpOrLeft(Explorer):
    """Goes up where it can, left where it cannot, and nowhere else.

    In a binary tree that leans to the north-west, exactly one of the two is open in each cell but the root.
    """

    name = "up-or-left"
    title = "Up or left"
    hint = (
        "Goes up if it can, otherwise left. Ignores links. Finds the root of a binary tree in the "
        "top-left corner."
    )
    walks_on = True

    def choose(self) -> Move:
        """Return the step up, or the one to the left."""
        moves = moves_or_stuck(self.agent)
        for step in (Step(Side.N), Step(Side.W)):
            if step in moves:
                return step
        raise NoWayOn("Neither up nor left is open.")
