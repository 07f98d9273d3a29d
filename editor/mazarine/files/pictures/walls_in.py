"""Where the walls of a maze that was found lie in its picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.files.pictures.picture import PictureReading
from mazarine.files.pictures.turning import places_in
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions

Points = NDArray[np.float64]
"""(..., 2) columns and rows, in pixels of the file."""


def walls_in(reading: PictureReading) -> Points:
    """Return both ends of each wall, or of each border of rock: (walls, 2, 2)."""
    if reading.walls == "thin":
        positions = WallPositions.of(reading.maze)
        flat, upright = positions.flat, positions.upright
    else:
        rock = np.pad(reading.maze.cells[0] >> 1 == Matter.ROCK, 1)
        flat, upright = (rock[:-1] != rock[1:])[:, 1:-1], (rock[:, :-1] != rock[:, 1:])[1:-1]
    ends = []
    for lines, step in ((flat, (1, 0)), (upright, (0, 1))):
        starts = np.argwhere(lines)[:, ::-1]
        ends.append(np.stack((starts, starts + np.array(step)), axis=1))
    walls = np.concatenate(ends).astype(np.float64)
    return places_in(reading.plane, walls.reshape(-1, 2)).reshape(-1, 2, 2)


def corners_of(reading: PictureReading) -> Points:
    """Return the corners of a maze, clockwise from the upper left one: (4, 2)."""
    _, rows, cols = reading.maze.shape
    corners = np.array([[0, 0], [cols, 0], [cols, rows], [0, rows]], dtype=np.float64)
    return places_in(reading.plane, corners)
