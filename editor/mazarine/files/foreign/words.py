"""What the names that people give to layers, values and entities mean."""

from __future__ import annotations

import re

from mazarine.maze import MarkerKind

_WALL = re.compile(
    r"wall|collision|collid|solid|obstacle|block|impass|unwalk|rock|brick|cliff", re.IGNORECASE
)
_NO_WALL = re.compile(
    r"no_?wall|floor|path|walkable|passable|empty|air\b|sky|ladder|door|water|grass|sand|ground|shadow|slope"
    r"|one_?way|background|bridge|road|corridor|room|exit|start",
    re.IGNORECASE,
)
_KINDS = tuple(
    (re.compile(pattern, re.IGNORECASE), kind)
    for pattern, kind in (
        (r"enem|mob\b|mobs\b|monster|opponent|boss|zombie|slime|ghost", MarkerKind.OPPONENT),
        (r"player|spawn|start|hero\b|entrance", MarkerKind.START),
        (r"exit|goal|finish|(?:^|[^a-z])end\b|^end|flag\b|target", MarkerKind.GOAL),
        (r"chest|coin|treasure|gem\b|gold|loot|item|key\b", MarkerKind.TREASURE),
        (r"npc|villager|merchant|shop", MarkerKind.NPC),
    )
)
DOOR = re.compile(r"door", re.IGNORECASE)


def is_wall(name: str) -> bool:
    """Return whether a name says that something cannot be passed.

    >>> is_wall("Collisions"), is_wall("walkable_floor"), is_wall("water")
    (True, False, False)
    """
    return bool(_WALL.search(name)) and not _NO_WALL.search(name)


def is_floor(name: str) -> bool:
    """Return whether a name says that something can be passed."""
    return bool(_NO_WALL.search(name))


def marker_kind(name: str) -> MarkerKind | None:
    """Return what a thing of this name marks; None if it marks nothing.

    >>> marker_kind("PlayerStart"), marker_kind("EnemySpawner"), marker_kind("Lamp")
    (<MarkerKind.START: 'start'>, <MarkerKind.OPPONENT: 'opponent'>, None)
    """
    return next((kind for pattern, kind in _KINDS if pattern.search(name)), None)
