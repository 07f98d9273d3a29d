"""Places for the nodes of a small graph: springs as long as the steps between nodes, at rest.

Every pair of nodes is held by a spring (Kamada and Kawai 1989). Majorization lets the springs come to
rest without a choice of step sizes, and each round lessens the stress (Gansner, Koren and North 2004,
after de Leeuw). The same graph always gets the same places.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Positions = NDArray[np.float64]

_ROUNDS = 200
_AT_REST = 1e-4
"""Share of the stress that a round must take away for another one."""
_LEAST_APART = 0.4
_GOLDEN_ANGLE = 2.399963
_GAP = 1.5


def laid_out(start: Positions, edges: NDArray[np.int32]) -> Positions:
    """Return (n, 2) places: an edge is about 1 long; connected parts lie beside each other.

    Parameters
    ----------
    start : (n, 2) places to begin with, in any unit; the layout comes to resemble them
    edges : (m, 2) nodes
    """
    steps = _steps_between(len(start), edges)
    places = np.zeros((len(start), 2))
    # A part is known by its first node.
    firsts = np.argmax(np.isfinite(steps), axis=1) if len(start) else np.empty(0, np.int64)
    parts = [np.flatnonzero(firsts == first) for first in np.unique(firsts)]
    for part in parts:
        places[part] = _parted(_at_rest(start[part], steps[np.ix_(part, part)]))
    _pack(places, parts)
    return places


def _steps_between(count: int, edges: NDArray[np.int32]) -> NDArray[np.float64]:
    """Return the least number of edges between any two nodes, infinity where there is no path (Floyd)."""
    steps = np.full((count, count), np.inf)
    steps[edges[:, 0], edges[:, 1]] = steps[edges[:, 1], edges[:, 0]] = 1
    np.fill_diagonal(steps, 0)
    for node in range(count):
        np.minimum(steps, steps[:, node, None] + steps[node], out=steps)
    return steps


def _at_rest(start: Positions, steps: NDArray[np.float64]) -> Positions:
    """Let the springs of a connected graph come to rest."""
    count = len(start)
    if count == 1:
        return np.zeros((1, 2))
    # Nodes may begin at one place, for instance above each other on two levels.
    turns = np.arange(count) * _GOLDEN_ANGLE
    places = start + 0.2 * np.stack((np.cos(turns), np.sin(turns)), axis=1)
    apart = _distances(places)
    weights = 1 / np.where(steps > 0, steps, np.inf) ** 2
    places *= (weights * steps * apart).sum() / (weights * apart**2).sum()
    laplacian = np.diag(weights.sum(axis=1)) - weights
    inverse = np.linalg.inv(laplacian + 1 / count)
    stress = np.inf
    for _ in range(_ROUNDS):
        apart = _distances(places)
        before, stress = stress, float((weights * (apart - steps) ** 2).sum())
        if before - stress < _AT_REST * before < np.inf:
            break
        pulls = weights * steps / np.maximum(apart, 1e-9)
        places = inverse @ (pulls.sum(axis=1)[:, None] * places - pulls @ places)
    return places


def _parted(places: Positions) -> Positions:
    """Push nodes apart that are too close to be distinguished."""
    for _ in range(50):
        across = places[:, None] - places
        apart = np.hypot(across[..., 0], across[..., 1])
        np.fill_diagonal(apart, np.inf)
        lack = np.maximum(_LEAST_APART - apart, 0)
        if not lack.any():
            break
        places = places + (across * (0.55 * lack / np.maximum(apart, 1e-9))[..., None]).sum(axis=1)
    return places


def _pack(places: Positions, parts: list[NDArray[np.int64]]) -> None:
    """Put the parts beside each other in rows, the largest first."""
    parts = sorted(parts, key=len, reverse=True)
    sizes = [np.ptp(places[part], axis=0) + _GAP for part in parts]
    row_width = max(
        [np.sqrt(sum(float(size.prod()) for size in sizes)) * 0.8, *(size[0] for size in sizes)], default=0
    )
    x = y = height = 0.0
    for part, (width, part_height) in zip(parts, sizes, strict=True):
        if x and x + width > row_width:
            x, y, height = 0.0, y + height, 0.0
        places[part] += (x, y) - places[part].min(axis=0)
        x, height = x + width, max(height, part_height)


def _distances(places: Positions) -> NDArray[np.float64]:
    apart: NDArray[np.float64] = np.hypot(*(places[:, None] - places).transpose(2, 0, 1))
    return apart
