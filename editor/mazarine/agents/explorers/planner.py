"""Walking known paths to a target, and choosing again when it is reached; also the search for secrets."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from enum import Enum, auto
from math import ceil, log, log1p

import numpy as np

from mazarine.agents.agent import Agent
from mazarine.agents.explorers.explorer import Explorer, FullyExplored, NoMoveLeft
from mazarine.agents.knowledge import FRONTIER, PORT
from mazarine.agents.measure import Measure
from mazarine.agents.messages import ExplorerText, WalkReason
from mazarine.agents.moves import Move, Wait
from mazarine.agents.splitmix import SplitMix64

_MISSED = 0.01
"""How likely a secret may be missed in a place that counts as searched."""
_MOST_LOOKS = 255


class SecretSearch:
    """The number of searches for secrets that are left in each place.

    A secret is found from the cells beside it only, so that all have to be visited; where it is found with
    some chance at each look, so often that it would be missed in one of a hundred places.

    Parameters
    ----------
    agent : whose places they are
    """

    def __init__(self, agent: Agent) -> None:
        self._agent = agent
        chance = agent.settings.chance if agent.terrain.has_secrets else 0.0
        self._looks = _looks_wanted(chance)
        size = agent.knowledge.space.grid.padded_size if self._looks else 0
        self._left = np.full(size, self._looks, dtype=np.uint8)

    @property
    def is_due(self) -> bool:
        """Whether the walker has to look again where it stands."""
        return bool(self._looks and self._left[self._agent.place])

    def look(self) -> None:
        """Count the look around that the walker has had where it stands."""
        if self.is_due:
            self._left[self._agent.place] -= 1

    def path_to_unsearched(self) -> list[int]:
        """Return the known path to the nearest place that is not searched yet; empty if all are."""
        if not self._looks:
            return []
        return self._agent.knowledge.path_to_nearest(self._agent.place, 0xFF, self._left)


def _looks_wanted(chance: float) -> int:
    """Return how often to look so that a secret is missed as seldom as wanted.

    >>> [_looks_wanted(chance) for chance in (0.0, 1e-310, 0.3, 1.0)]
    [0, 255, 13, 1]
    """
    if chance in (0.0, 1.0):
        return int(chance)
    return ceil(min(_MOST_LOOKS, log(_MISSED) / log1p(-chance)))


class _Aim(Enum):
    """The purpose of a plan."""

    UNKNOWN = auto()
    GOAL = auto()
    SECRETS = auto()


class Planner(Explorer):
    """Walks to where the unknown begins, until the goal is known; then to the goal.

    Where nothing that it can reach is unknown and the goal is not found, it searches for secrets.
    """

    def __init__(self, agent: Agent, goals: frozenset[int], rng: SplitMix64) -> None:
        super().__init__(agent, goals, rng)
        self._path: list[int] = []
        self._aim = _Aim.UNKNOWN
        self._search = SecretSearch(agent)
        self._found = 0

    @property
    def plan(self) -> list[int]:
        """The padded places that it means to go over next."""
        return self._path

    @abstractmethod
    def path_to_unknown(self) -> list[int]:
        """Return the places from here to where it wants to see more; none if nothing is left."""

    def choose(self) -> Move:
        """Return the next move of the plan."""
        agent = self.agent
        self._search.look()
        for _ in range(2):
            if self._is_outdated():
                self._make_plan()
            if len(self._path) == 1:
                return Wait() if self._aim is _Aim.SECRETS else self._into_the_unknown()
            move = agent.move_to(self._path[1])
            if move is not None:
                del self._path[0]
                return move
            self._path = []
        raise NoMoveLeft(WalkReason.KNOWN_PATH_LOST())

    def _is_outdated(self) -> bool:
        path, flags = self._path, self.agent.knowledge.flags
        if len(path) < 1 or path[0] != self.agent.place:
            return True
        if self._aim is _Aim.GOAL:
            return len(path) < 2
        if self._aim is _Aim.SECRETS:
            return self.agent.found > self._found or (len(path) < 2 and not self._search.is_due)
        return not flags[path[-1]] & (FRONTIER | PORT) or any(map(self.agent.knowledge.knows, self.goals))

    def _make_plan(self) -> None:
        agent = self.agent
        self._path, self._aim = self._path_to_known(self.goals), _Aim.GOAL
        if self._path:
            return
        self._path, self._aim = self.path_to_unknown(), _Aim.UNKNOWN
        if not self._path:
            self._path, self._aim = self._path_to_known(agent.keys_left), _Aim.GOAL
        if not self._path:
            self._path, self._aim, self._found = self._search.path_to_unsearched(), _Aim.SECRETS, agent.found
        if not self._path:
            raise FullyExplored

    def _path_to_known(self, places: Collection[int]) -> list[int]:
        """Return the path to the nearest of some places that is known, empty if there is none."""
        knowledge, place = self.agent.knowledge, self.agent.place
        known = [goal for goal in sorted(places) if knowledge.knows(goal)]
        paths = [path for path in (knowledge.path_to(place, goal) for goal in known) if len(path) > 1]
        return min(paths, key=len, default=[])

    def _into_the_unknown(self) -> Move:
        """Return a move from the frontier to what is beyond."""
        agent = self.agent
        for move in agent.moves():
            if not agent.knowledge.knows(agent.end_of(move)):
                return move
        raise FullyExplored


class NearestUnknown(Planner):
    """Goes to the nearest known cell beside something unknown, until it has seen the goal."""

    name = "nearest-unknown"
    title = ExplorerText.EXPLORER_NEAREST()
    hint = ExplorerText.EXPLORER_NEAREST_HINT()

    def path_to_unknown(self) -> list[int]:
        """Return the path to the nearest place where the unknown begins."""
        return self.agent.knowledge.path_to_nearest(self.agent.place, FRONTIER | PORT)


class SecretSearcher(NearestUnknown):
    """Explores like `NearestUnknown`, and then searches all that it can reach for secrets."""

    name = "searcher"
    title = ExplorerText.EXPLORER_SEARCHER()
    hint = ExplorerText.EXPLORER_SEARCHER_HINT()
    walks_on = True


class Greedy(Planner):
    """Goes to the frontier cell nearest to the goal, whose direction it knows."""

    name = "greedy"
    title = ExplorerText.EXPLORER_GREEDY()
    hint = ExplorerText.EXPLORER_GREEDY_HINT()
    needs_goal = True

    def __init__(self, agent: Agent, goals: frozenset[int], rng: SplitMix64) -> None:
        super().__init__(agent, goals, rng)
        self._measure = Measure(agent.terrain.maze)

    def path_to_unknown(self) -> list[int]:
        """Return the path to the place nearest to a goal where the unknown begins."""
        knowledge, here = self.agent.knowledge, self.agent.place
        edge = np.array(sorted(knowledge.frontier | knowledge.ports), dtype=np.int64)
        if len(edge) == 0:
            return []
        away = self._measure.distances(edge, sorted(self.goals))
        path = knowledge.path_to(here, int(edge[away.argmin()]))
        if path:
            return path
        # Some places have only been seen: over what is known, no path leads there.
        reached = knowledge.is_reached(here, edge)
        edge, away = edge[reached], away[reached]
        return knowledge.path_to(here, int(edge[away.argmin()])) if len(edge) else []
