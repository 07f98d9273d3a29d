"""Explorers by name."""

from __future__ import annotations

from mazarine.agents.explorers.by_hand import ByHand
from mazarine.agents.explorers.explorer import Explorer
from mazarine.agents.explorers.flood_fill import FloodFill
from mazarine.agents.explorers.planner import Greedy, NearestUnknown, SecretSearcher
from mazarine.agents.explorers.plugins import explorer_of
from mazarine.agents.explorers.random_walk import RandomWalk
from mazarine.agents.explorers.tremaux import Tremaux
from mazarine.agents.explorers.up_or_left import UpOrLeft
from mazarine.agents.explorers.wall_follower import LeftHand, RightHand
from mazarine.agents.messages import AgentMessage
from mazarine.errors import AgentError
from mazarine.messages import Series, quoted
from mazarine.plugins import PluginKind, Registry

EXPLORERS: Registry[type[Explorer]] = Registry(
    PluginKind.EXPLORERS,
    (
        ByHand, NearestUnknown, Greedy, FloodFill, SecretSearcher, Tremaux, LeftHand, RightHand, RandomWalk,
        UpOrLeft,
    ),
    explorer_of,
)  # fmt: skip
"""The explorers by name: the built-in ones, then those of plugins."""


def explorer_named(name: str) -> type[Explorer]:
    """Return the explorer that has a name; `AgentError` if there is no explorer of that name."""
    try:
        return EXPLORERS[name]
    except (KeyError, TypeError):
        known = Series(tuple(it for it in EXPLORERS if it != ByHand.name))
        raise AgentError(AgentMessage.UNKNOWN_EXPLORER(name=quoted(name), known=known)) from None
