"""Thousands of dots in one picture, without a call for each."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazewright.picture.palette import WHITE


def paint_dots(
    places: NDArray[np.float64], colours: NDArray[np.uint32], width: int, height: int, scale: float = 1
) -> NDArray[np.uint32]:
    """Give a transparent picture with a dot in a white casing at each place.

    Parameters
    ----------
    places : (n, 2) x and y, in pixels; those outside may reach in
    colours : (n,) opaque ARGB
    scale : 1 for dots of 5 pixels with their casing

    >>> [f"{row:x}" for row in paint_dots(np.array([[0.5, 2.5]]), np.array([0xFF123456]), 3, 3)[2].tolist()]
    ['ff123456', 'ff123456', 'ffffffff']
    """
    reach = max(round(2 * scale), 2)
    # A dot whose middle is outside must not be cut at the edge: room for it, and for all of its stamp.
    room = 2 * reach
    picture = np.zeros((height + 2 * room, width + 2 * room), dtype=np.uint32)
    x, y = np.floor(places).astype(np.int64).T
    near = (x >= -reach) & (x < width + reach) & (y >= -reach) & (y < height + reach)
    x, y, colours = x[near] + room, y[near] + room, colours[near]
    _stamp(picture, x, y, reach, WHITE)
    _stamp(picture, x, y, reach // 2, colours)
    return np.ascontiguousarray(picture[room : room + height, room : room + width])


def _stamp(
    picture: NDArray[np.uint32],
    x: NDArray[np.int64],
    y: NDArray[np.int64],
    reach: int,
    colours: NDArray[np.uint32] | int,
) -> None:
    for down in range(-reach, reach + 1):
        for right in range(-reach, reach + 1):
            is_corner = reach > 1 and abs(down) == abs(right) == reach
            if not is_corner:
                picture[y + down, x + right] = colours
