"""Which value of a table is wall: the border, the connected floor and the places of posts show it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mazarine.files.evidence import corner_components, ring

_WINDOW = 192
"""The rows and columns in which connected parts and posts are looked for."""
_ALL = 0.97
_CLOSED = 0.85
_OPEN = 0.2


def wall_likelihood(rock: NDArray[np.bool_], ends: Sequence[tuple[int, int]]) -> float:
    """Return how much a board looks like a maze: the larger, the more.

    Parameters
    ----------
    rock : (rows, cols) bool
    ends : the start and the goal, if they are known
    """
    is_whole = max(rock.shape) <= _WINDOW
    closed = float(ring(rock).mean())
    parts, sizes = corner_components(~rock, corner=_WINDOW)
    rock = rock[:_WINDOW, :_WINDOW]
    floor = ~rock
    share = float(floor.mean())
    if share in (0, 1):
        return 0.0
    likely: float = closed + float(sizes.max()) / float(sizes.sum()) + 0.3 * (0.1 < share < 0.9)
    likely += 1.5 * _is_lattice(rock, closed) + 0.3 * (closed == 1)
    if len(ends) == 2 and all(row < len(rock) and col < rock.shape[1] for row, col in ends):
        if closed < _OPEN:
            return likely  # Around an open border everything is connected.
        first, second = (parts[end] for end in ends)
        return likely + 1.5 * bool(first == second and floor[ends[0]])
    if is_whole and closed > 0.1 and floor[0, 0] and parts[0, 0] == parts[-1, -1]:
        likely += 0.7
    return likely


def _is_lattice(rock: NDArray[np.bool_], closed: float) -> bool:
    """Return whether every second field of every second row is a post, and those between are cells."""
    for first, second in ((0, 1), (1, 0)):
        if first == 0 and closed < _CLOSED:
            continue
        posts, cells = rock[first::2, first::2], ~rock[second::2, second::2]
        if posts.size and cells.size and posts.mean() >= _ALL and cells.mean() >= _ALL:
            walls = np.concatenate((rock[first::2, second::2].ravel(), rock[second::2, first::2].ravel()))
            return bool(0.1 < walls.mean() < 0.9)
    return False
