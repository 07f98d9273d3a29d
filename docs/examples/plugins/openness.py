"""An overlay: how many of the eight cells around each cell are floor."""

import numpy as np

from mazarine.maze.codes import Matter

MAZARINE_PLUGIN = """
api = 1
[[overlays]]
name = "openness"
summary = "How many of the eight cells around are floor."
"""


def openness(maze, _regions):
    """Return a number for each cell, and none for rock."""
    floor = maze.cells >> 1 != Matter.ROCK
    _, rows, cols = maze.shape
    padded = np.pad(floor, ((0, 0), (1, 1), (1, 1)))
    parts = [padded[:, top : top + rows, left : left + cols] for top in range(3) for left in range(3)]
    return np.where(floor, sum(part.astype(float) for part in parts) - 1, np.nan)
