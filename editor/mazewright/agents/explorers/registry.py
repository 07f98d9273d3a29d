"""Explorers by name."""

from __future__ import annotations

from mazewright.agents.explorers.by_hand import ByHand
from mazewright.agents.explorers.explorer import Explorer
from mazewright.agents.explorers.flood_fill import FloodFill
from mazewright.agents.explorers.greedy import Greedy
from mazewright.agents.explorers.nearest_unknown import NearestUnknown
from mazewright.agents.explorers.plugins import explorer_of
from mazewright.agents.explorers.random_walk import RandomWalk
from mazewright.agents.explorers.searcher import SecretSearcher
from mazewright.agents.explorers.tremaux import Tremaux
from mazewright.agents.explorers.up_or_left import UpOrLeft
from mazewright.agents.explorers.wall_follower import LeftHand, RightHand
from mazewright.agents.messages import AgentMessage
from mazewright.errors import AgentError
from mazewright.messages import Series, quoted
from mazewright.plugins import PluginKind, Registry

EXPLORERS: Registry[type[Explorer]] = Registry(
    PluginKind.EXPLORERS,
    (
        ByHand,
        NearestUnknown,
        Greedy,
        FloodFill,
        SecretSearcher,
        Tremaux,
        LeftHand,
        RightHand,
        RandomWalk,
        UpOrLeft,
    ),
    explorer_of,
)
"""The explorers by name: the built-in ones, then those of plugins."""


def explorer_named(name: str) -> type[Explorer]:
    """Return the explorer that has a name.

    Raises
    ------
    AgentError
        If there is no explorer of that name.
    """
    try:
        return EXPLORERS[name]
    except (KeyError, TypeError):
        known = Series(tuple(it for it in EXPLORERS if it != ByHand.name))
        raise AgentError(AgentMessage.UNKNOWN_EXPLORER(name=quoted(name), known=known)) from None
