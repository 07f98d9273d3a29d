"""Explorers by name."""

from __future__ import annotations

from editor.errors import MindError
from editor.minds.explorers.by_hand import ByHand
from editor.minds.explorers.explorer import Explorer
from editor.minds.explorers.greedy import Greedy
from editor.minds.explorers.nearest_unknown import NearestUnknown
from editor.minds.explorers.random_walk import RandomWalk
from editor.minds.explorers.searcher import Searcher
from editor.minds.explorers.tremaux import Tremaux
from editor.minds.explorers.up_or_left import UpOrLeft
from editor.minds.explorers.wall_follower import LeftHand, RightHand

EXPLORERS: dict[str, type[Explorer]] = {
    kind.name: kind
    for kind in (ByHand, NearestUnknown, Greedy, Searcher, Tremaux, LeftHand, RightHand, RandomWalk, UpOrLeft)
}


def explorer_named(name: str) -> type[Explorer]:
    """Give the explorer that has a name.

    Raises
    ------
    MindError
        If none is called so.
    """
    try:
        return EXPLORERS[name]
    except KeyError:
        names = ", ".join(known for known in EXPLORERS if known != ByHand.name)
        raise MindError(f"There is no explorer called {name!r}; choose one of {names}.") from None
