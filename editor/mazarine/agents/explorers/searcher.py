"""Searching everywhere for secrets."""

from __future__ import annotations

from mazarine.agents.explorers.nearest_unknown import NearestUnknown
from mazarine.agents.messages import ExplorerText


class SecretSearcher(NearestUnknown):
    """Explores like `NearestUnknown`, and then searches all that it can reach for secrets."""

    name = "searcher"
    title = ExplorerText.EXPLORER_SEARCHER()
    hint = ExplorerText.EXPLORER_SEARCHER_HINT()
    walks_on = True
