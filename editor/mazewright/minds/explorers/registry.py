"""Explorers by name."""

from __future__ import annotations

from mazewright.errors import MindError
from mazewright.minds.explorers.by_hand import ByHand
from mazewright.minds.explorers.explorer import Explorer
from mazewright.minds.explorers.greedy import Greedy
from mazewright.minds.explorers.nearest_unknown import NearestUnknown
from mazewright.minds.explorers.random_walk import RandomWalk
from mazewright.minds.explorers.searcher import Searcher
from mazewright.minds.explorers.tremaux import Tremaux
from mazewright.minds.explorers.up_or_left import UpOrLeft
from mazewright.minds.explorers.wall_follower import LeftHand, RightHand

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
    except (KeyError, TypeError):
        names = ", ".join(known for known in EXPLORERS if known != ByHand.name)
        raise MindError(f"There is no explorer called {name!r}; choose one of {names}.") from None
