"""Sight and knowledge of agents, see `editor/native/agents/agents.h`."""

from __future__ import annotations

from mazarine.native.calls import Array, ListOf, Record, Size, function, i64
from mazarine.native.jobs import Job

FOUND_SHORT = -1
"""The room for the places of a view is too small."""
UNLIMITED = 1 << 60
"""The square of a radius that reaches everywhere."""


class View(
    Record,
    cells=Array("u1", None), square=i64, directions=Array("i8", "turns", None), turns=Size("turns"),
    sides=i64, found=Array("i8", "room", writes=True), room=Size("room"),
):  # fmt: skip
    """The eye of an agent."""


class Known(
    Record,
    terrain=Array("u1", "size"), flags=Array("u1", "size", writes=True), cells=Array("u1", "size"),
    steps=Array("i8", "sides"), sides=Size("sides"),
    places=Array("i8", "room", writes=True), values=Array("u1", "room", writes=True),
    turns=Array("i8", "room", writes=True), room=Size("room"), changed=i64, turned=i64,
):  # fmt: skip
    """What an agent knows, and room for what changes."""


class Trail(
    Record,
    cells=Array("u1", "size"), steps=Array("i8", "sides"), sides=Size("sides"),
    visits=Array("i4", "size", writes=True), before=Array("i4", "size", writes=True),
):  # fmt: skip
    """The searches of an agent over what it knows."""


class Distances(
    Record,
    sides=Array("u1", "size"), distances=Array("i4", "size", writes=True), steps=Array("i8", "sides"),
    far=i64, side_count=Size("sides"),
):  # fmt: skip
    """Distances from goals over sides that may be open."""


see = function("mz_see", View, i64)
see_far = function("mz_see", View, i64, long=True)
_LEARN = (
    "mz_learn", Known, Array("i8", "lost"), Array("i8", "gained"), Array("i8", "turned"),
    Size("lost"), Size("gained"), Size("turned"),
)  # fmt: skip
learn = function(*_LEARN)
learn_much = function(*_LEARN, long=True)
path_to_nearest = function(
    "mz_path_to_nearest", Trail, Array("u1", None), i64, Array("i8", "links"), Array("i8", "links"), i64, i64,
    ListOf("i8"), Size("links"), long=True,
)  # fmt: skip
reflood = function("mz_reflood", Job, Distances, Array("i8", "count"), Size("count"), long=True)
