"""Searches that plugins add."""

from __future__ import annotations

from collections.abc import Collection
from operator import index

from mazarine.messages import plain, quoted
from mazarine.plugins import Contribution
from mazarine.searches.events import NONE, STATES, Event, Events
from mazarine.searches.graph import Graph
from mazarine.searches.messages import SearchMessage
from mazarine.searches.search import Search


def search_of(contribution: Contribution) -> Search:
    """Return the search that a manifest describes; its plugin is imported when it runs."""
    entry = contribution.entry

    def events(graph: Graph, start: int, goals: Collection[int]) -> Events:
        function = contribution.load()
        floor = frozenset(graph.places.tolist())
        with contribution.guarded():
            yield from (_checked(event, floor) for event in function(graph, start, goals))

    return Search(entry.name, plain(entry.shown_title), plain(entry.summary), events)


def _checked(event: Event, floor: frozenset[int]) -> Event:
    """Return an event of a plugin; `TypeError` or `ValueError` if it is none."""
    try:
        kind, place, parent, cost = map(index, event)
    except (TypeError, ValueError):
        raise TypeError(str(SearchMessage.EVENT_NOT_NUMBERS(value=quoted(event)))) from None
    if kind not in range(len(STATES)) or place not in floor or (parent != NONE and parent not in floor):
        raise ValueError(str(SearchMessage.EVENT_OFF_FLOOR(value=quoted(event))))
    return kind, place, parent, min(max(cost, 0), (1 << 31) - 1)
