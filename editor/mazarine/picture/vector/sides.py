"""The lines of a drawing: what stands on sides, or ties cells across them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.lattice.geometry import Numbers, Wholes
from mazarine.maze import Maze
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall

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
            for chosen in ((rows + cols) % 2 == 0, (rows + cols) % 2 == 1):
                if chosen.any():
                    lines.append(_lines_of(maze, rows[chosen], cols[chosen], side, as_points))
    return {wall: np.concatenate([np.empty((0, 4)), *lines]) for wall, lines in found.items()}


def _shown(maze: Maze, level: int, side: Side, as_points: bool, is_framed: bool) -> NDArray[np.uint8]:
    """Return the line to draw for a side of each cell, as a `Wall`; every side is that of one cell only."""
    rock, axis = maze.cells[level] >> 1 == Matter.ROCK, 1 if side in (Side.E, Side.W) else 0
    if side in (Side.N, Side.W):
        shown = np.zeros(rock.shape, dtype=np.uint8)
        shown.swapaxes(0, axis)[0] = Wall.OPEN if as_points else Wall.WALL
        beyond = np.full_like(rock, not is_framed)
    else:
        walls = maze.walls[level] >> (EAST_SHIFT if axis else SOUTH_SHIFT) & 3
        shown = _TIE_OF_WALL[walls] if as_points else walls
        beyond = np.roll(rock, -1, axis)
        beyond.swapaxes(0, axis)[-1] = not is_framed
    rows, cols = np.indices(rock.shape)
    lacks = maze.lattice.lacks(rows + maze.origin[0], cols + maze.origin[1]) & side.bit != 0
    shown[lacks | (rock | beyond if as_points else rock & beyond)] = Wall.OPEN
    return shown


def _lines_of(maze: Maze, rows: Wholes, cols: Wholes, side: Side, as_points: bool) -> Numbers:
    """Return (n, 4) lines along a side of cells of one sort, which have one shape, or across it."""
    geometry, (down, right) = maze.geometry, maze.lattice.steps[side]
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
