"""A picture of what differs between two mazes: the second one, with places in color."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from pathlib import Path

import numpy as np

from mazarine.comparing.difference import Difference
from mazarine.comparing.places import CodeChanges
from mazarine.files.png import write_strips
from mazarine.maze import Maze
from mazarine.maze.buffers import Buffers
from mazarine.maze.codes import Matter, Wall
from mazarine.picture import LIGHT, Overlay
from mazarine.picture.drawing import Drawing
from mazarine.picture.export import require_few_pixels, usual_cell_px
from mazarine.picture.render import Strips

GONE, NEW, OTHER = 1, 2, 3
"""Tints: floor and openings that only the first maze has, those that only the second has, other codes."""
PALE = 3
"""Added to the tint of cells beside a wall that differs."""
COLORS = {GONE: 0xFFE66101, NEW: 0xFF2C7BB6, OTHER: 0xFF9E66AB,
          GONE + PALE: 0xFFFDB863, NEW + PALE: 0xFF9CCBE8, OTHER + PALE: 0xFFD6BEDD}  # fmt: skip
"""Orange, blue and violet, which differ for every kind of color vision."""


def drawing_of_difference(cells: CodeChanges, walls: CodeChanges, after: Maze) -> Drawing:
    """Return a drawing of the second maze with cells and walls that differ in color; `level` chooses one.

    Floor and openings that are gone are orange, new ones blue, and other changes violet; cells beside a wall
    that differs are paler.
    """
    tints, shown = np.zeros(after.shape, dtype=np.uint8), after.cells.copy()
    kinds = np.select([walls.codes[1] == Wall.WALL, walls.codes[0] == Wall.WALL], [GONE, NEW], OTHER)
    for beside in (walls.cells, walls.across(after.lattice)):
        tints[tuple(after.grid.array_places(beside).T)] = kinds + PALE
    places = tuple(after.grid.array_places(cells.cells).T)
    was, is_now = cells.codes
    tints[places] = np.select([is_now >> 1 == Matter.ROCK, was >> 1 == Matter.ROCK], [GONE, NEW], OTHER)
    shown[places] = np.where(is_now >> 1 == Matter.ROCK, was, is_now)  # Rock would hide the color.
    colors = np.full(256, LIGHT.floor, dtype=np.uint32)
    colors[list(COLORS)] = list(COLORS.values())
    maze = after.with_buffers(Buffers(shown, after.buffers.walls))
    return Drawing(maze, overlay=Overlay.SUBTREES, tints=tints, tint_colors=colors)


def write_picture(difference: Difference, after: Maze, path: Path) -> None:
    """Write a PNG of `drawing_of_difference`, its levels below each other.

    Raises `MazeError` if it cannot be drawn or written.
    """
    cell_px = usual_cell_px(after)
    require_few_pixels(after, cell_px)
    drawing = drawing_of_difference(difference.cells, difference.walls, after)
    levels = [Strips(replace(drawing, level=level), cell_px) for level in range(after.shape[0])]
    size = sum(strips.height for strips in levels), levels[0].width
    write_strips(chain.from_iterable(levels), size, path)
