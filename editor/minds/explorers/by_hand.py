"""A person's explorer: it goes where it is told."""

from __future__ import annotations

from editor.minds.dice import Dice
from editor.minds.explorers.explorer import Explorer
from editor.minds.mind import Mind
from editor.minds.moves import Move, Wait


class ByHand(Explorer):
    """Makes the moves that it is given, and then waits."""

    name = "hand"
    title = "By hand"
    hint = "Goes where the arrow keys or a click send it."
    walks_on = True

    def __init__(self, mind: Mind, goals: frozenset[int], dice: Dice) -> None:
        super().__init__(mind, goals, dice)
        self._way: list[int] = []
        self._next: Move | None = None

    @property
    def plan(self) -> list[int]:
        """The way that it has been sent."""
        return self._way

    @property
    def is_waiting(self) -> bool:
        """Whether it has nothing to do."""
        return self._next is None and len(self._way) < 2

    def order(self, move: Move) -> None:
        """Make this move next, and nothing after it."""
        self._next, self._way = move, []

    def send(self, goal: int) -> bool:
        """Go to a padded place over known ways; tell whether there is one."""
        self._next = None
        self._way = (
            self.mind.knowledge.way_to(self.mind.place, goal) if self.mind.knowledge.knows(goal) else []
        )
        return bool(self._way)

    def choose(self) -> Move:
        """Give the next move of what it was told."""
        if self._next is not None:
            move, self._next = self._next, None
            return move
        if len(self._way) > 1:
            onward = self.mind.move_to(self._way[1])
            del self._way[0]
            if onward is not None:
                return onward
            self._way = []
        return Wait()
