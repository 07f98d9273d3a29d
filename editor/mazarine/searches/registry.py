"""The searches by name, also those of plugins."""

from __future__ import annotations

from collections.abc import Callable, Collection
from operator import index
from typing import Any

from mazarine.errors import PathError
from mazarine.messages import Message, Series, plain, quoted
from mazarine.plugins import Contribution, PluginKind, Registry
from mazarine.searches import cell_by_cell as cells
from mazarine.searches import walkers
from mazarine.searches.events import NONE, STATES, Event, Events
from mazarine.searches.graph import Graph
from mazarine.searches.jumps import find_obstacle, jump_point
from mazarine.searches.messages import SearchMessage
from mazarine.searches.messages import SearchText as Text
from mazarine.searches.pseudocode import TEXTS
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


def _search(
    name: str,
    events: Callable[[Graph, int, Collection[int]], Events],
    title: Message,
    summary: Message,
    **more: Any,
) -> Search:
    return Search(name, title, summary, events, TEXTS[name], **more)


SEARCHES = Registry(PluginKind.SEARCHES, (
    _search("breadth-first", cells.breadth_first, Text.BREADTH_FIRST(), Text.BREADTH_FIRST_SUMMARY()),
    _search("depth-first", cells.depth_first, Text.DEPTH_FIRST(), Text.DEPTH_FIRST_SUMMARY()),
    _search("dijkstra", cells.dijkstra, Text.DIJKSTRA(), Text.DIJKSTRA_SUMMARY()),
    _search("greedy", cells.greedy, Text.GREEDY(), Text.GREEDY_SUMMARY(), estimate="axes"),
    _search("a-star", cells.a_star, Text.A_STAR(), Text.A_STAR_SUMMARY(), estimate="axes"),
    _search("a-star-euclid", cells.a_star_euclid,
        Text.A_STAR_EUCLID(), Text.A_STAR_EUCLID_SUMMARY(), estimate="straight"),
    _search("bidirectional", cells.bidirectional, Text.TWO_SIDED(), Text.TWO_SIDED_SUMMARY()),
    _search("iterative-deepening", cells.iterative_deepening, Text.DEEPENING(), Text.DEEPENING_SUMMARY()),
    _search("dead-end-filling", cells.dead_end_filling, Text.FILLING(), Text.FILLING_SUMMARY()),
    _search("wall-follower", walkers.wall_follower, Text.ONE_HAND(), Text.ONE_HAND_SUMMARY(), is_walk=True),
    _search("tremaux", walkers.tremaux, Text.TREMAUX(), Text.TREMAUX_SUMMARY(), is_walk=True),
    _search("jump-point", jump_point,
        Text.JUMP_POINT(), Text.JUMP_POINT_SUMMARY(), estimate="axes", obstacle=find_obstacle),
    _search("regions", cells.regions, Text.BY_REGION(), Text.BY_REGION_SUMMARY()),
), search_of)  # fmt: skip
"""The searches by name: the built-in ones, then those of plugins."""

ALIASES = {
    "bfs": "breadth-first", "dfs": "depth-first", "astar": "a-star", "a*": "a-star", "manhattan": "a-star",
    "euclid": "a-star-euclid", "best-first": "greedy", "iddfs": "iterative-deepening",
    "jps": "jump-point", "region": "regions", "right-hand": "wall-follower",
}  # fmt: skip
"""Other names that searches are known by."""


def search_named(name: str) -> Search:
    """Return the search with this name or alias; `PathError` if there is none."""
    word = str(name).strip().lower().replace("_", "-").replace(" ", "-").replace("é", "e")
    try:
        return SEARCHES[ALIASES.get(word, word)]
    except KeyError:
        known = Series(tuple(SEARCHES))
        raise PathError(SearchMessage.UNKNOWN_SEARCH(name=quoted(name), known=known)) from None
