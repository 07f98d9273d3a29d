"""How likely a board is what the author of a file meant, and what is strange about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.files.messages import BoardNote
from mazarine.lattice import SQUARE, Lattice, Side
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.borders import across, codes_on
from mazarine.maze.closed_sides import inner_codes
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

Cells = NDArray[np.bool_]
_LITTLE_FLOOR = 0.02
_CORNER = 256
"""The rows and columns of a board that are looked at to see what is connected."""
_OPEN_RING = 0.9
"""The share of the outermost cells that are floor where a board has floor around a maze."""


def evidence(maze: Maze) -> float:
    """Return how likely a board is meant, from 0 to 1: connected floor, a closed border, ends on it."""
    floor = maze.cells[0] >> 1 != Matter.ROCK
    if not floor.any():
        return 0.0
    positions = WallPositions.of(maze)
    _, sizes = corner_components(floor, positions)
    connected = float(sizes.max() / max(int(sizes.sum()), 1))
    share = float(floor.mean())
    walled = _has_inner_walls(positions)
    is_maze = min(share, 1 - share) > 0.1 or (share > 0.9 and walled)
    closed = _closed_share(floor, positions)
    kinds = {marker.kind for marker in maze.markers}
    ends = len(kinds & {MarkerKind.START, MarkerKind.GOAL}) / 2
    return 0.45 * connected + 0.25 * closed + 0.2 * is_maze + 0.1 * ends


def board_notes(maze: Maze) -> list[Message]:
    """Return what is strange about a board: all rock, all floor, little of it, or floor around."""
    floor = maze.cells >> 1 != Matter.ROCK
    share = float(floor.mean())
    if share == 0:
        return [BoardNote.ALL_ROCK()]
    if share < _LITTLE_FLOOR:
        return [BoardNote.LITTLE_FLOOR(count=int(np.count_nonzero(floor)), total=floor.size)]
    if share == 1:
        walled = any((codes == Wall.WALL).any() for codes in inner_codes(maze))
        return [] if floor.size == 1 or walled else [BoardNote.ALL_FLOOR()]
    return [BoardNote.FLOOR_AROUND()] if _has_floor_around(maze, floor[0]) else []


def _has_inner_walls(positions: WallPositions) -> bool:
    return bool(positions.flat[1:-1].any() or positions.upright[:, 1:-1].any())


def ring(grid: NDArray[Any]) -> NDArray[Any]:
    """Return the outermost elements of a grid."""
    return np.concatenate((grid[0], grid[-1], grid[1:-1, 0], grid[1:-1, -1]))


def _closed_share(floor: NDArray[np.bool_], positions: WallPositions) -> float:
    """Return the share of the border that is closed: by rock, or if there is none by walls without gaps."""
    if floor.all():
        sides = 2 * sum(floor.shape)
        return 1 - positions.count_gaps() / sides
    return 1 - float(ring(floor).mean())


def corner_components(
    floor: NDArray[np.bool_], positions: WallPositions | None = None, corner: int = _CORNER
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the connected parts in the upper left corner of a board, as `components` does.

    Parts that lead out of that corner count as one: they may be connected beyond it.
    """
    height, width = (min(side, corner) for side in floor.shape)
    if positions:
        positions = WallPositions(
            positions.flat[: height + 1, :width], positions.upright[:height, : width + 1]
        )
    labels, sizes = components(floor[:height, :width], positions)
    edges = [labels[-1:].ravel()] * (height < len(floor)) + [labels[:, -1]] * (width < floor.shape[1])
    leaving = np.unique(np.concatenate(edges)) if edges else np.zeros(0, dtype=np.int64)
    leaving = leaving[sizes[leaving] > 0]
    if len(leaving) > 1:
        sizes[leaving[0]], sizes[leaving[1:]] = sizes[leaving].sum(), 0
        labels = np.where(np.isin(labels, leaving), leaving[0], labels)
    return labels, sizes


def _has_floor_around(maze: Maze, floor: NDArray[np.bool_]) -> bool:
    """Return whether floor runs all around other floor that it does not reach."""
    if min(floor.shape) < 5 or ring(floor).mean() < _OPEN_RING:
        return False
    lattice = maze.lattice
    walled = {
        side: codes_on(maze.walls[:1], lattice, maze.origin, side)[0] == Wall.WALL for side in lattice.stored
    }
    labels, sizes = _parts(floor, walled, lattice, maze.origin[0])
    inner = sizes.copy()
    inner[ring(labels)] = 0
    return bool(inner.max() * 5 >= sizes.sum())


def components(
    floor: Cells, positions: WallPositions | None = None, lattice: Lattice = SQUARE, top: int = 0
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the number of each cell's connected part, and the size of each part, 0 for other numbers.

    Only rock is between cells, and on squares closed positions. `top` is the lattice row of the first row.
    """
    walled = {Side.E: positions.upright[:, 1:], Side.S: positions.flat[1:]} if positions else {}
    return _parts(floor, walled, lattice, top)


def _parts(
    floor: Cells, walled: Mapping[Side, Cells], lattice: Lattice, top: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return what `components` does, given which cells have walls on stored sides."""
    rows, cols = floor.shape
    places = np.arange(rows * cols).reshape(rows, cols)
    ends: list[tuple[NDArray[np.int64], NDArray[np.int64]]] = []
    for side in lattice.stored:
        joined = floor & across(floor, lattice, top, side, False) & ~walled.get(side, np.False_)
        ends.append((places[joined], across(places, lattice, top, side, -1)[joined]))
    first, second = (np.concatenate(part) for part in zip(*ends, strict=True))
    labels = places.ravel().copy()
    while len(first):
        low, high = np.minimum(labels[first], labels[second]), np.maximum(labels[first], labels[second])
        np.minimum.at(labels, high, low)
        while not np.array_equal(shorter := labels[labels], labels):
            labels = shorter
        apart = labels[first] != labels[second]
        first, second = first[apart], second[apart]
    sizes = np.bincount(labels, weights=floor.ravel(), minlength=rows * cols).astype(np.int64)
    return labels.reshape(rows, cols), sizes
