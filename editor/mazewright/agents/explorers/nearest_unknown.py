"""Going where the nearest unknown is."""

from __future__ import annotations

from mazewright.agents.explorers.planner import Planner
from mazewright.agents.flags import FRONTIER, PORT


class NearestUnknown(Planner):
    """Goes to the nearest known cell beside something unknown, until it has seen the goal."""

    name = "nearest-unknown"
    title = "Nearest unknown"
    hint = "Goes to the nearest place where it can see something new. Uses links that lead to the unknown."

    def way_to_unknown(self) -> list[int]:
        """Return the way to the nearest place where the unknown begins."""
        return self.agent.knowledge.way_to_nearest(self.agent.place, FRONTIER | PORT)
