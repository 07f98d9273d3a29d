"""What encloses a drawing: its outline, and the blanks around it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.bool_]

_FRAMED = 2 / 3
_SMALLEST = 3


def box_of(mask: Mask) -> tuple[slice, slice]:
    """Return the rows and columns between which True stands."""
    rows, cols = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    if not len(rows):
        return slice(0, 0), slice(0, 0)
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(cols[0]), int(cols[-1]) + 1)


def is_framed(wall: Mask) -> bool:
    """Return whether most of each side is wall, and not all inside."""
    if min(wall.shape) < _SMALLEST or wall[1:-1, 1:-1].all():
        return False
    return bool(min(side.mean() for side in (wall[0], wall[-1], wall[:, 0], wall[:, -1])) >= _FRAMED)


def outline_share(wall: Mask, drawn: Mask) -> float:
    """Return the share of walls among what is drawn first and last in each row and column."""
    if not drawn.any():
        return 0.0
    shares = []
    for wall_lines, drawn_lines in ((wall, drawn), (wall.T, drawn.T)):
        filled = np.flatnonzero(drawn_lines.any(axis=1))
        first = drawn_lines[filled].argmax(axis=1)
        last = drawn_lines.shape[1] - 1 - drawn_lines[filled, ::-1].argmax(axis=1)
        shares += [wall_lines[filled, first], wall_lines[filled, last]]
    # Four corners belong to two sides, which does no harm.
    return float(np.concatenate(shares).mean())


def touches(a: Mask, b: Mask) -> int:
    """Count the pairs of neighbors of which one is in the first and one in the second mask."""
    return sum(
        int(np.count_nonzero(first[near] & second[far]))
        for first, second in ((a, b), (b, a))
        for near, far in (
            ((slice(1, None),), (slice(-1),)),
            ((slice(None), slice(1, None)), (slice(None), slice(-1))),
        )
    )
