"""Strewing markers over a maze: treasures, characters and opponents, in dead ends first."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from editor.generators.making import seed_of
from editor.generators.parameter import Count
from editor.generators.passages import board_of
from editor.maze import Marker, MarkerKind, Maze
from editor.maze.edits import Batch, PlaceMarker

COUNTS = (
    Count("treasure", "how many treasures are strewn, in dead ends first", 0, 10_000),
    Count("npc", "how many other characters are strewn, in dead ends first", 0, 10_000),
    Count("opponent", "how many opponents are strewn, in dead ends first", 0, 10_000),
)
_OPEN_SIDES = np.array([sides.bit_count() for sides in range(16)], dtype=np.uint8)
_STEP, _FIRST, _SECOND = (
    np.uint64(word) for word in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)


def strew(maze: Maze, counts: Mapping[str, object], *, rng: np.random.Generator, level: int = 0) -> Batch:
    """Give the edit that puts markers on cells of a level, one on each, in dead ends first.

    Cells that carry a link or a marker stay free; where there are too few cells, there are fewer markers.

    Parameters
    ----------
    maze
        Is not changed.
    counts
        How many of each kind: treasure, npc, opponent.
    rng
        Gives one number of 64 bits.
    level
        The level.

    Raises
    ------
    GeneratorError
        If a count is out of range, or there is no such level.
    """
    wanted = [(MarkerKind(it.name), it.read(counts.get(it.name, 0))) for it in COUNTS]
    kinds = [kind for kind, count in wanted for _ in range(count)]
    places = _order(maze, level, seed_of(rng))[: len(kinds)]
    top, left = maze.origin
    return Batch(tuple(
        PlaceMarker(Marker(kind, (level, row + top, col + left)))
        for kind, (row, col) in zip(kinds, places.tolist(), strict=False)
    ))  # fmt: skip


def _order(maze: Maze, level: int, seed: int) -> NDArray[np.int64]:
    """Give the (n, 2) array places that are free, dead ends before others, each in random order."""
    board = board_of(maze, level)
    if board is None:
        return np.empty((0, 2), dtype=np.int64)
    sides = _OPEN_SIDES[board.view() & 0xF]
    free = maze.cells[level] > 1
    for cells in (maze.links.cells(), [marker.cell for marker in maze.markers]):
        for at, row, col in cells:
            if at == level:
                free[row - maze.origin[0], col - maze.origin[1]] = False
    places = np.argwhere(free)
    is_end = sides[free] == 1
    return places[np.lexsort((_hashed(np.flatnonzero(free), seed), ~is_end))]


def _hashed(numbers: NDArray[np.int64], seed: int) -> NDArray[np.uint64]:
    """Give a random word for each number, by splitmix64."""
    words = np.uint64(seed) + (numbers.astype(np.uint64) + np.uint64(1)) * _STEP
    words = (words ^ (words >> np.uint64(30))) * _FIRST
    words = (words ^ (words >> np.uint64(27))) * _SECOND
    return words ^ (words >> np.uint64(31))
