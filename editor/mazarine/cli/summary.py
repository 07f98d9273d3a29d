"""Summaries of a maze and its regions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from mazarine.counting import Noun
from mazarine.lattice import Lattice
from mazarine.maze import LinkKind, MarkerKind, Maze
from mazarine.messages import Message, Series
from mazarine.regions import Kind, Segmentation

_KINDS = (Kind.CORRIDOR, Kind.CROSSROAD, Kind.ROOM)
_REGIONS = {"corridor": Noun.CORRIDORS, "crossroad": Noun.CROSSROADS, "room": Noun.ROOMS}
_LINKS = {LinkKind.TELEPORTER: Noun.TELEPORTERS, LinkKind.STAIRS: Noun.STAIRS}
_MARKERS = {
    MarkerKind.START: Noun.STARTS,
    MarkerKind.GOAL: Noun.GOALS,
    MarkerKind.TREASURE: Noun.TREASURES,
    MarkerKind.NPC: Noun.CHARACTERS,
    MarkerKind.OPPONENT: Noun.OPPONENTS,
    MarkerKind.NOTE: Noun.NOTES,
    MarkerKind.KEY: Noun.KEYS,
    MarkerKind.KEY_ONCE: Noun.KEYS_ONCE,
    MarkerKind.DOOR: Noun.LOCKED_DOORS,
    MarkerKind.GATE: Noun.GATES,
}


def extent_of(maze: Maze) -> dict[str, Any]:
    """Return the lattice, the size and the place of a maze."""
    return extent_listed(maze.shape, maze.lattice, maze.origin)


def extent_listed(shape: tuple[int, int, int], lattice: Lattice, origin: tuple[int, int]) -> dict[str, Any]:
    """Return the lattice, the size and the place of a maze by the names that JSON has for them."""
    levels, rows, cols = shape
    mirrored = {"mirrored": True} if lattice.mirrored else {}
    return {
        "lattice": lattice.name, **mirrored, "levels": levels, "rows": rows, "cols": cols,
        "origin": list(origin),
    }  # fmt: skip


def counts_of(segmentation: Segmentation) -> dict[str, dict[str, int]]:
    """Return the numbers of cells and of regions of each kind."""
    cells = np.bincount(segmentation.kind.reshape(-1), minlength=len(Kind)).tolist()
    return {
        "cells": {kind.name.lower(): cells[kind] for kind in Kind},
        "regions": {kind.name.lower(): segmentation.regions.count(kind) for kind in _KINDS},
    }


def listed(counts: Mapping[Noun, int]) -> Message:
    """Return counts as a list.

    >>> str(listed({Noun.CORRIDORS: 2, Noun.ROOMS: 1}))
    '2 corridors, 1 room'
    """
    items = tuple(noun(count=count) for noun, count in counts.items())
    return Message("{items}", {"items": Series(items, last=", ")})


def regions_listed(counts: Mapping[str, int]) -> Message:
    """Return the counts of regions by their kinds as a list.

    >>> str(regions_listed({"corridor": 2, "room": 1}))
    '2 corridors, 1 room'
    """
    return listed({_REGIONS[kind]: count for kind, count in counts.items()})


def cells_listed(counts: dict[str, int]) -> str:
    """Return the counts of cells by their kinds as a list.

    >>> cells_listed({"rock": 1200, "room": 1})
    '1,200 rock, 1 room'
    """
    return ", ".join(f"{count:,} {name}" for name, count in counts.items())


def things_of(maze: Maze) -> tuple[Message | str, Message | str]:
    """Return the counts of links and of markers by their kinds as lists; empty if there are none."""
    links = Counter(link.kind for link in maze.links)
    markers = Counter(marker.kind for marker in maze.markers)
    return (
        listed({_LINKS[kind]: links[kind] for kind in sorted(links)}) if links else "",
        listed({_MARKERS[kind]: markers[kind] for kind in sorted(markers)}) if markers else "",
    )
