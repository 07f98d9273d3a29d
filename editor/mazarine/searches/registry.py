"""The searches by name."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from mazarine.errors import PathError
from mazarine.messages import Series, quoted
from mazarine.plugins import PluginKind, Registry
from mazarine.searches import cell_by_cell as cells
from mazarine.searches import walkers
from mazarine.searches.events import Events
from mazarine.searches.graph import Graph
from mazarine.searches.jumps import find_obstacle, jump_point
from mazarine.searches.messages import SearchMessage, SearchText
from mazarine.searches.plugins import search_of
from mazarine.searches.pseudocode import TEXTS
from mazarine.searches.search import Search


def _search(
    name: str, text: str, events: Callable[[Graph, int, Collection[int]], Events], **more: Any
) -> Search:
    """Return a built-in search, whose title and summary have the names of `SearchText` with this text."""
    return Search(name, SearchText[text](), SearchText[f"{text}_SUMMARY"](), events, TEXTS[name], **more)


SEARCHES = Registry(PluginKind.SEARCHES, (
    _search("breadth-first", "BREADTH_FIRST", cells.breadth_first),
    _search("depth-first", "DEPTH_FIRST", cells.depth_first),
    _search("dijkstra", "DIJKSTRA", cells.dijkstra),
    _search("greedy", "GREEDY", cells.greedy, estimate="axes"),
    _search("a-star", "A_STAR", cells.a_star, estimate="axes"),
    _search("a-star-euclid", "A_STAR_EUCLID", cells.a_star_euclid, estimate="straight"),
    _search("bidirectional", "TWO_SIDED", cells.bidirectional),
    _search("iterative-deepening", "DEEPENING", cells.iterative_deepening),
    _search("dead-end-filling", "FILLING", cells.dead_end_filling),
    _search("wall-follower", "ONE_HAND", walkers.wall_follower, is_walk=True),
    _search("tremaux", "TREMAUX", walkers.tremaux, is_walk=True),
    _search("jump-point", "JUMP_POINT", jump_point, estimate="axes", obstacle=find_obstacle),
    _search("regions", "BY_REGION", cells.regions),
), search_of)  # fmt: skip
"""The searches by name: the built-in ones, then those of plugins."""

ALIASES = {
    "bfs": "breadth-first", "dfs": "depth-first", "astar": "a-star", "a*": "a-star", "manhattan": "a-star",
    "euclid": "a-star-euclid", "best-first": "greedy", "iddfs": "iterative-deepening",
    "jps": "jump-point", "region": "regions", "right-hand": "wall-follower",
}  # fmt: skip
"""Other names that searches are known by."""


def search_named(name: str) -> Search:
    """Return the search with this name or alias.

    Raises
    ------
    PathError
        If there is none.
    """
    word = str(name).strip().lower().replace("_", "-").replace(" ", "-").replace("é", "e")
    try:
        return SEARCHES[ALIASES.get(word, word)]
    except KeyError:
        known = Series(tuple(SEARCHES))
        raise PathError(SearchMessage.UNKNOWN_SEARCH(name=quoted(name), known=known)) from None
