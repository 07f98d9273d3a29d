"""The drawing of closed cells: a 42 of one of the two usual shapes, or another one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

_DRAWINGS = {
    "18": ("#...###", "#.....#", "###.###", "..#.#..", "..#.###"),
    "20": ("#.#.###", "#.#...#", "###.###", "..#.#..", "..#.###"),
}
_LEAST_OTHER = 10
_NEAR = 2
"""Closed cells this near belong to one drawing: there is a free column between its digits."""


@dataclass(frozen=True, eq=False)
class Pattern:
    """The drawing on a board.

    Attributes
    ----------
    name : "18" or "20", the cells of a usual 42; "other"; empty without a drawing
    cells : (rows, cols) bool, the cells of the drawing
    off_middle : how many cells a usual 42 is off the middle
    """

    name: str
    cells: NDArray[np.bool_]
    off_middle: int = 0


def pattern_of(closed: NDArray[np.bool_]) -> Pattern:
    """Find the drawing in (rows, cols) closed cells; of several usual ones, the one nearest to the middle."""
    found = [
        (_off_middle(closed.shape, row, col), name, row, col)
        for name, lines in _DRAWINGS.items()
        for row, col in _places(closed, _mask(lines))
    ]
    cells = np.zeros_like(closed)
    if found:
        off, name, row, col = min(found)
        mask = _mask(_DRAWINGS[name])
        cells[row : row + mask.shape[0], col : col + mask.shape[1]] = mask
        return Pattern(name, cells, off)
    group = max(_groups(closed), key=len, default=[])
    if len(group) < _LEAST_OTHER:
        return Pattern("", cells)
    cells[tuple(np.array(group).T)] = True
    return Pattern("other", cells)


def _mask(lines: tuple[str, ...]) -> NDArray[np.bool_]:
    return np.array([[sign == "#" for sign in line] for line in lines])


def _places(closed: NDArray[np.bool_], mask: NDArray[np.bool_]) -> list[tuple[int, int]]:
    if closed.shape[0] < mask.shape[0] or closed.shape[1] < mask.shape[1]:
        return []
    rows, cols = (size - part + 1 for size, part in zip(closed.shape, mask.shape, strict=True))
    is_there = np.ones((rows, cols), dtype=bool)
    for (row, col), is_closed in np.ndenumerate(mask):
        is_there &= closed[row : row + rows, col : col + cols] == is_closed
    return [(row, col) for row, col in np.argwhere(is_there).tolist()]


def _off_middle(shape: tuple[int, ...], row: int, col: int) -> int:
    """Return how far a usual 42 is from the middle; of an even size, either middle is right."""
    height, width = shape
    tops, lefts = ((height - 5) // 2, height // 2 - 2), ((width - 7) // 2, width // 2 - 3)
    return max(min(abs(row - top) for top in tops), min(abs(col - left) for left in lefts))


def _groups(closed: NDArray[np.bool_]) -> list[list[tuple[int, int]]]:
    """Return the closed cells, those near to each other together."""
    left = {(row, col) for row, col in np.argwhere(closed).tolist()}
    groups = []
    while left:
        group = [left.pop()]
        for row, col in group:
            steps = range(-_NEAR, _NEAR + 1)
            near = left.intersection((row + down, col + right) for down in steps for right in steps)
            group += near
            left -= near
        groups.append(group)
    return groups
