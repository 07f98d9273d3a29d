"""A statistic: the share of the sides between cells that have a wall."""

import numpy as np

MAZARINE_PLUGIN = """
api = 1
[[statistics]]
name = "wall-share"
title = "Walls"
summary = "Share of the sides between two cells that have a wall."
unit = "%"
"""


def wall_share(maze, _regions):
    """Return the share in percent; none in a maze of one cell."""
    east, south = maze.walls[:, :, :-1] & 3, maze.walls[:, :-1] >> 2
    sides = east.size + south.size
    walls = np.count_nonzero(east) + np.count_nonzero(south)
    return round(100 * walls / sides, 1) if sides else None
