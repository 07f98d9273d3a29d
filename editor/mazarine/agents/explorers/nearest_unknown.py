"""Going where the nearest unknown is."""

from __future__ import annotations

from mazarine.agents.explorers.planner import Planner
from mazarine.agents.flags import FRONTIER, PORT
from mazarine.agents.messages import ExplorerText


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
