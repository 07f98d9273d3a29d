"""Larger mazes against another library: rooms are connected faces, corridors connected corridor cells."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import ndimage
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.regions import Kind, Segmentation


@pytest.mark.parametrize(("rows", "cols"), [(1, 700), (700, 1), (63, 64), (64, 65), (191, 333), (2, 5000)])
@pytest.mark.parametrize("share", [0.0, 0.1, 0.35, 0.6])
def test_rooms_and_corridors_are_connected_parts(rows: int, cols: int, share: float):
    maze = random_maze(rows, cols, share)
    segmentation = Segmentation.of(maze)
    floor = maze.cells[0] > 1
    east = floor[:, :-1] & floor[:, 1:] & (maze.walls[0, :, :-1] & 3 != 1)
    south = floor[:-1] & floor[1:] & (maze.walls[0, :-1] >> 2 != 1)
    faces = east[:-1] & east[1:] & south[:, :-1] & south[:, 1:]
    labels, rooms = ndimage.label(faces)
    assert segmentation.regions.count(Kind.ROOM) == rooms
    sizes = [region.face_count for region in segmentation.regions.values() if region.kind is Kind.ROOM]
    assert sorted(sizes) == sorted(np.bincount(labels.ravel())[1:].tolist())

    corridor = segmentation.kind[0] == Kind.CORRIDOR
    number = np.arange(rows * cols).reshape(rows, cols)
    beside = east & corridor[:, :-1] & corridor[:, 1:]
    below = south & corridor[:-1] & corridor[1:]
    first = np.concatenate((number[:, :-1][beside], number[:-1][below]))
    second = np.concatenate((number[:, 1:][beside], number[1:][below]))
    graph = coo_array((np.ones(len(first)), (first, second)), shape=(rows * cols, rows * cols))
    _, parts = connected_components(graph, directed=False)
    lengths = np.unique(parts[corridor.ravel()], return_counts=True)[1]
    ours = [region.size for region in segmentation.regions.values() if region.kind is Kind.CORRIDOR]
    assert sorted(ours) == sorted(lengths.tolist())


def random_maze(rows: int, cols: int, share: float) -> Maze:
    """Return a maze with this share of walls, and a third of that share of rock."""
    rng = np.random.default_rng(rows * cols)
    maze = Maze.blank(rows, cols)
    maze.buffers.walls[:] |= (rng.random(maze.walls.shape) < share).astype(np.uint8)
    maze.buffers.walls[:] |= (rng.random(maze.walls.shape) < share).astype(np.uint8) << np.uint8(2)
    maze.buffers.walls[:] &= 0b0101
    close_borders(maze.buffers.walls)
    maze.buffers.cells[rng.random(maze.cells.shape) < share / 3] = 0
    return maze
