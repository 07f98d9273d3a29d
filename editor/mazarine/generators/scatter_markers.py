"""Scatter markers over a maze: treasures, characters and opponents, in dead ends first.

Of these, those behind secrets come before the others, because no path leads past them.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import GeneratorError
from mazarine.generators.messages import GeneratorMessage, ParameterText
from mazarine.generators.parameter import Count, read_all
from mazarine.generators.passages import board_of, passages_of, require_level
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import Batch, PlaceMarker
from mazarine.maze.secrets import has_secrets, with_secrets_closed
from mazarine.messages import quoted
from mazarine.native.generators import words_of
from mazarine.rng import Rng, seed_of

COUNTS = (
    Count("treasure", ParameterText.PARAMETER_TREASURE(), ParameterText.PARAMETER_TREASURE_HELP(), 0, 1_000),
    Count("npc", ParameterText.PARAMETER_CHARACTER(), ParameterText.PARAMETER_CHARACTER_HELP(), 0, 1_000),
    Count("opponent", ParameterText.PARAMETER_OPPONENT(), ParameterText.PARAMETER_OPPONENT_HELP(), 0, 1_000),
)


def scatter_markers(maze: Maze, counts: Mapping[str, object], *, rng: Rng = None, level: int = 0) -> Batch:
    """Return the edit that puts markers on cells of a level, one on each, first in dead ends behind secrets.

    Cells that carry a link or a marker stay free; where there are too few cells, there are fewer markers.

    Parameters
    ----------
    maze : not changed
    counts : how many of each kind: treasure, npc, opponent
    rng : a random number of 64 bits
    level : the level

    Raises
    ------
    GeneratorError
        If a kind is not known, a count out of range, or there is no such level.
    """
    require_level(maze, level)
    if not isinstance(counts, Mapping):
        raise GeneratorError(GeneratorMessage.COUNTS_NOT_MAPPING(value=quoted(counts)))
    wanted = read_all(COUNTS, counts)
    kinds = [MarkerKind(name) for name, count in wanted.items() for _ in range(count)]
    places = _drawn(maze, level, len(kinds), seed_of(rng))
    return Batch(tuple(
        PlaceMarker(Marker(kind, maze.grid.cell_at((level, row, col))))
        for kind, (row, col) in zip(kinds, places.tolist(), strict=False)
    ))  # fmt: skip


def _drawn(maze: Maze, level: int, count: int, seed: int) -> NDArray[np.int64]:
    """Draw up to `count` free cells, dead ends first: (n, 2) array places."""
    free = maze.cells[level] > 1
    for cells in (maze.links.cells(), [marker.cell for marker in maze.markers]):
        for at, row, col in map(maze.grid.array_place, cells):
            if at == level:
                free[row, col] = False
    is_end = passages_of(board_of(maze, level).open_sides()) == 1
    hidden = is_end & _is_behind_secrets(maze, level)
    places = np.empty(0, dtype=np.int64)
    for chosen in (hidden, is_end & ~hidden, ~is_end):
        if len(places) < count:
            more = _first(np.flatnonzero(free & chosen), count - len(places), seed)
            places = np.concatenate((places, more))
    return np.stack(np.divmod(places, maze.shape[2]), axis=1)


def _is_behind_secrets(maze: Maze, level: int) -> NDArray[np.bool_]:
    """Return for each cell of a level whether it is closed off when secrets are closed."""
    if not has_secrets(maze):
        return np.zeros(maze.shape[1:], dtype=bool)
    closed: NDArray[np.bool_] = board_of(with_secrets_closed(maze), level).open_sides() == 0
    return closed


def _first(places: NDArray[np.int64], count: int, seed: int) -> NDArray[np.int64]:
    """Return the first of these places in an order at random."""
    words = words_of(places, seed)
    if count < len(places):
        chosen = np.argpartition(words, count)[:count]
        places, words = places[chosen], words[chosen]
    return places[np.argsort(words)]
