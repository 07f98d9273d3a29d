"""Going somewhere over known ways, and choosing anew when that has brought what it should."""

from __future__ import annotations

from abc import abstractmethod

from editor.minds.dice import Dice
from editor.minds.explorers.explorer import Explorer, NothingUnknown, NoWayOn
from editor.minds.flags import FRONTIER, PORT
from editor.minds.mind import Mind
from editor.minds.moves import Move


class Planner(Explorer):
    """Walks to where the unknown begins, until the goal is known; then to the goal."""

    def __init__(self, mind: Mind, goals: frozenset[int], dice: Dice) -> None:
        super().__init__(mind, goals, dice)
        self._way: list[int] = []
        self._is_for_goal = False

    @property
    def plan(self) -> list[int]:
        """The padded places that it means to go over next."""
        return self._way

    @abstractmethod
    def way_to_unknown(self) -> list[int]:
        """Give the places from here to where it wants to see more; none if nothing is left."""

    def choose(self) -> Move:
        """Give the next move of the plan."""
        mind = self.mind
        for _ in range(2):
            if self._is_outdated():
                self._make_plan()
            if len(self._way) == 1:
                return self._into_the_unknown()
            move = mind.move_to(self._way[1])
            if move is not None:
                del self._way[0]
                return move
            self._way = []
        raise NoWayOn("The way that it knew is there no more.")

    def _is_outdated(self) -> bool:
        way, flags = self._way, self.mind.knowledge.flags
        if len(way) < 1 or way[0] != self.mind.place:
            return True
        if self._is_for_goal:
            return len(way) < 2
        return not flags[way[-1]] & (FRONTIER | PORT) or any(map(self.mind.knowledge.knows, self.goals))

    def _make_plan(self) -> None:
        mind = self.mind
        knowledge = mind.knowledge
        known = [goal for goal in sorted(self.goals) if knowledge.knows(goal)]
        ways = [way for way in (knowledge.way_to(mind.place, goal) for goal in known) if len(way) > 1]
        if ways:
            self._way, self._is_for_goal = min(ways, key=len), True
            return
        self._way, self._is_for_goal = self.way_to_unknown(), False
        if not self._way:
            raise NothingUnknown

    def _into_the_unknown(self) -> Move:
        """Give a move from the frontier to what is beyond."""
        mind = self.mind
        for move in mind.moves():
            if not mind.knowledge.knows(mind.end_of(move)):
                return move
        raise NothingUnknown
