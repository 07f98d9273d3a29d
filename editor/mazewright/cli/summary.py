"""The summary of a maze and its regions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from mazewright.maze import Maze
from mazewright.regions import Kind, Segmentation

_KINDS = (Kind.CORRIDOR, Kind.CROSSROAD, Kind.ROOM)


def extent_of(maze: Maze) -> dict[str, Any]:
    """Return the lattice, the size and the place of a maze."""
    levels, rows, cols = maze.shape
    mirrored = {"mirrored": True} if maze.lattice.mirrored else {}
    return {
        "lattice": maze.lattice.name, **mirrored, "levels": levels, "rows": rows, "cols": cols,
        "origin": list(maze.origin),
    }  # fmt: skip


def counts_of(segmentation: Segmentation) -> dict[str, dict[str, int]]:
    """Return how many cells and how many regions there are of each kind."""
    cells = np.bincount(segmentation.kind.reshape(-1), minlength=len(Kind)).tolist()
    return {
        "cells": {kind.name.lower(): cells[kind] for kind in Kind},
        "regions": {kind.name.lower(): segmentation.regions.count(kind) for kind in _KINDS},
    }


def listed(counts: dict[str, int]) -> str:
    """Return counts as text.

    >>> listed({"corridor": 2, "room": 1, "stairs": 3})
    '2 corridors, 1 room, 3 stairs'
    """
    return ", ".join(
        f"{count:,} {name}{'' if count == 1 or name.endswith('s') else 's'}" for name, count in counts.items()
    )


def cells_listed(counts: dict[str, int]) -> str:
    """Return counts of cells as text.

    >>> cells_listed({"rock": 1200, "room": 1})
    '1,200 rock, 1 room'
    """
    return ", ".join(f"{count:,} {name}" for name, count in counts.items())


def kinds_of(maze: Maze) -> tuple[dict[str, int], dict[str, int]]:
    """Return how many links and how many markers there are of each kind that occurs."""
    links = Counter(link.kind.value for link in maze.links)
    markers = Counter(marker.kind.value for marker in maze.markers)
    return dict(sorted(links.items())), dict(sorted(markers.items()))
