"""Going where the goal is nearest in a straight line."""

from __future__ import annotations

import numpy as np

from mazarine.agents.agent import Agent
from mazarine.agents.explorers.planner import Planner
from mazarine.agents.measure import Measure
from mazarine.agents.messages import ExplorerText
from mazarine.agents.splitmix import SplitMix64


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
