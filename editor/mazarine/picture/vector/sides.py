"""The lines of a drawing: what stands on sides, or ties cells across them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.lattice.geometry import Numbers, Wholes
from mazarine.maze import Maze
from mazarine.maze.borders import codes_on
from mazarine.maze.codes import Matter, Wall

_TIE_OF_WALL = np.array([Wall.WALL, Wall.OPEN, Wall.SECRET, Wall.FOUND], dtype=np.uint8)
"""For each `Wall` between two points, the line that ties them; a plain one counts as a wall."""


def side_lines(
    maze: Maze, level: int, as_points: bool = False, *, is_framed: bool = True
) -> dict[Wall, Numbers]:
    """Return (n, 4) lines for what stands on sides, or for ties across them: `Wall.WALL` is a plain one.

    Rock at the border of the board has a wall there if the board is framed.
    """
    found: dict[Wall, list[Numbers]] = {wall: [] for wall in (Wall.WALL, Wall.SECRET, Wall.FOUND)}
    for side in maze.lattice.sides:
        shown = _shown(maze, level, side, as_points, is_framed)
        for wall, lines in found.items():
            rows, cols = np.nonzero(shown == wall)
            for row, col in ((0, 0), (0, 1), (1, 0), (1, 1)):
                chosen = (rows % 2 == row) & (cols % 2 == col)
                if chosen.any():
                    lines.append(_lines_of(maze, rows[chosen], cols[chosen], side, as_points))
    return {wall: np.concatenate([np.empty((0, 4)), *lines]) for wall, lines in found.items()}


def _shown(maze: Maze, level: int, side: Side, as_points: bool, is_framed: bool) -> NDArray[np.uint8]:
    """Return the line to draw for a side of each cell, as a `Wall`; every side is that of one cell only."""
    rock, lattice = maze.cells[level] >> 1 == Matter.ROCK, maze.lattice
    codes = codes_on(maze.walls[level][None], lattice, maze.origin, side)[0]
    shown: NDArray[np.uint8] = _TIE_OF_WALL[codes] if as_points else codes
    padded = np.pad(rock, 1, constant_values=not is_framed)
    beyond, is_border = np.empty_like(rock), np.pad(np.zeros_like(rock), 1, constant_values=True)
    for first in (0, 1):
        down, right = lattice.step(maze.origin[0] + first, side)
        rows = slice(1 + first + down, 1 + len(rock) + down, 2)
        across = rows, slice(1 + right, 1 + rock.shape[1] + right)
        beyond[first::2] = padded[across]
        if side not in lattice.stored:
            # Inside the board the cell across shows what stands there.
            inner = ~is_border[across]
            shown[first::2][inner] = Wall.OPEN
            shown[first::2][~inner] = Wall.OPEN if as_points else Wall.WALL
    rows, cols = np.indices(rock.shape)
    lacks = lattice.lacks(rows + maze.origin[0], cols + maze.origin[1]) & side.bit != 0
    shown[lacks | (rock | beyond if as_points else rock & beyond)] = Wall.OPEN
    return shown


def _lines_of(maze: Maze, rows: Wholes, cols: Wholes, side: Side, as_points: bool) -> Numbers:
    """Return (n, 4) lines along a side of cells in every other row and column, or across it."""
    geometry, (down, right) = maze.geometry, maze.lattice.step(int(rows[0]) + maze.origin[0], side)
    middles = geometry.middles(rows, cols)
    if as_points:
        return np.concatenate((middles, geometry.middles(rows + down, cols + right)), axis=1)
    first = int(rows[0]), int(cols[0])
    ends = np.array(geometry.line(*first, side)) - geometry.middle(*first)
    return np.concatenate((middles + ends[0], middles + ends[1]), axis=1)


def joined(lines: Numbers) -> Numbers:
    """Return (n, 4) lines with each as long as it goes on straight.

    >>> joined(np.array([[1.0, 0, 2, 0], [0, 0, 1, 0], [0, 1, 1, 1]])).tolist()
    [[0.0, 0.0, 2.0, 0.0], [0.0, 1.0, 1.0, 1.0]]
    """
    (x, y), paths = lines[:, :2].T, lines[:, 2:] - lines[:, :2]
    lengths = np.hypot(*paths.T)
    over, down = paths.T / lengths
    start = x * over + y * down
    keys = np.round((over, down, y * over - x * down, start, start + lengths), 6)
    order = np.lexsort(keys[3::-1])
    over, down, aside, start, end = keys[:, order]
    goes_on = (np.diff((over, down, aside)) == 0).all(axis=0) & (end[:-1] == start[1:])
    begins, ends = np.append(True, ~goes_on), np.append(~goes_on, True)
    return np.concatenate((lines[order][begins, :2], lines[order][ends, 2:]), axis=1)
