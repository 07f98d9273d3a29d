"""Searching everywhere for secrets."""

from __future__ import annotations

from mazewright.agents.explorers.nearest_unknown import NearestUnknown


class Searcher(NearestUnknown):
    """Explores like `NearestUnknown`, and then searches all that it can reach for secrets."""

    name = "searcher"
    title = "Searching for secrets"
    hint = "Goes to the nearest unknown; then looks for secrets everywhere, as often as it takes."
    walks_on = True
