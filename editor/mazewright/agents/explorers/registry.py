"""Explorers by name."""

from __future__ import annotations

from mazewright.agents.explorers.by_hand import ByHand
from mazewright.agents.explorers.explorer import Explorer
from mazewright.agents.explorers.greedy import Greedy
from mazewright.agents.explorers.nearest_unknown import NearestUnknown
from mazewright.agents.explorers.random_walk import RandomWalk
from mazewright.agents.explorers.searcher import Searcher
from mazewright.agents.explorers.tremaux import Tremaux
from mazewright.agents.explorers.up_or_left import UpOrLeft
from mazewright.agents.explorers.wall_follower import LeftHand, RightHand
from mazewright.errors import AgentError

EXPLORERS: dict[str, type[Explorer]] = {
    kind.name: kind
    for kind in (ByHand, NearestUnknown, Greedy, Searcher, Tremaux, LeftHand, RightHand, RandomWalk, UpOrLeft)
}


def explorer_named(name: str) -> type[Explorer]:
    """Return the explorer that has a name.

    Raises
    ------
    AgentError
        If none is called so.
    """
    try:
        return EXPLORERS[name]
    except (KeyError, TypeError):
        names = ", ".join(known for known in EXPLORERS if known != ByHand.name)
        raise AgentError(f"Unknown explorer {name!r}; choose one of {names}.") from None
