"""Searching everywhere for secrets."""

from __future__ import annotations

from mazewright.agents.explorers.nearest_unknown import NearestUnknown


class Searcher(NearestUnknown):
    """Explores like `NearestUnknown`, and then searches all that it can reach for secrets."""

    name = "searcher"
    title = "Searching for secrets"
    hint = (
        "Explores the nearest unknown cell first, then searches everywhere for secrets until it finds them."
    )
    walks_on = True
