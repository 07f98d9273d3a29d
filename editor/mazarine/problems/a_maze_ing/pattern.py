"""The drawing of closed cells: a 42 of one of the two usual shapes, or another one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions
from mazarine.paths.structure.components import labeled
from mazarine.paths.structure.space import all_passages, array_of
from mazarine.regions.space import Space

_DRAWINGS = {
    "18": ("#...###", "#.....#", "###.###", "..#.#..", "..#.###"),
    "20": ("#.#.###", "#.#...#", "###.###", "..#.#..", "..#.###"),
}
_LEAST_OTHER = 10
"""Closed cells that are a drawing of another shape."""


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
    """Find the drawing in (rows, cols) closed cells; of several usual ones, the nearest to the middle.

    Other closed cells may lie between those of a usual one, but are no part of it: the fewer, the better.
    """
    cells = np.zeros_like(closed)
    if np.count_nonzero(closed) < _LEAST_OTHER:
        return Pattern("", cells)
    found = [
        (more, _off_middle(closed.shape, row, col), name, row, col)
        for name, lines in _DRAWINGS.items()
        for more, row, col in _places(closed, _mask(lines))
    ]
    if found:
        _, off, name, row, col = min(found)
        mask = _mask(_DRAWINGS[name])
        cells[row : row + mask.shape[0], col : col + mask.shape[1]] = mask
        return Pattern(name, cells, off)
    cells = closed & _in_large_groups(closed)
    return Pattern("other" if cells.any() else "", cells)


def _mask(lines: tuple[str, ...]) -> NDArray[np.bool_]:
    return np.array([[sign == "#" for sign in line] for line in lines])


def _places(closed: NDArray[np.bool_], mask: NDArray[np.bool_]) -> list[tuple[int, int, int]]:
    """Return where all cells of a usual 42 are closed, after how many of its other cells are, too."""
    rows, cols = np.subtract(closed.shape, mask.shape) + 1
    if rows < 1 or cols < 1:
        return []
    is_there, more = np.ones((rows, cols), dtype=bool), np.zeros((rows, cols), dtype=np.uint8)
    for (row, col), is_part in np.ndenumerate(mask):
        window = closed[row : row + rows, col : col + cols]
        if is_part:
            is_there &= window
        else:
            more += window
    places = np.argwhere(is_there & (more < _LEAST_OTHER)).tolist()
    return [(int(more[row, col]), row, col) for row, col in places]


def _off_middle(shape: tuple[int, ...], row: int, col: int) -> int:
    """Return how far a usual 42 is from the middle; of an even size, either middle is right."""
    height, width = shape
    tops, lefts = ((height - 5) // 2, height // 2 - 2), ((width - 7) // 2, width // 2 - 3)
    return max(min(abs(row - top) for top in tops), min(abs(col - left) for left in lefts))


def _in_large_groups(closed: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return (rows, cols), the cells near to a group of closed cells that is large enough for a drawing.

    A group may have a free row or column inside, as there is between two digits.
    """
    wide = np.pad(closed, 1)
    blob = wide[1:, 1:] | wide[:-1, 1:] | wide[1:, :-1] | wide[:-1, :-1]
    codes = np.where(blob, Matter.FLOOR << 1, Matter.ROCK << 1).astype(np.uint8)[None]
    space = Space.of(Maze(codes, WallPositions.of_bits(np.zeros_like(codes[0])).walls()))
    labels = array_of(space, labeled(all_passages(space))[0])[0][1:, 1:]
    is_large: NDArray[np.bool_] = (np.bincount(labels[closed]) >= _LEAST_OTHER)[labels]
    return is_large
