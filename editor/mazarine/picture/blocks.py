"""Cells, walls and posts as one array of blocks, ready to be blown up to pixels.

Block (2·i + 1, 2·j + 1) is cell (i, j), block (2·i + 1, 2·j) the wall position to its west, block
(2·i, 2·j + 1) the one to its north, block (2·i, 2·j) the post between them. The last row and column
of blocks are the paper around the maze.
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.maze.codes import FOG, SOUTH_SHIFT, Matter
from mazarine.picture.frame import Span
from mazarine.picture.palette import Palette, mean
from mazarine.picture.plane import Plane

# Where walls meet, the heavier one has the post: open, found door, secret door, wall.
WEIGHT_OF_WALL = np.array([0, 3, 2, 1], dtype=np.uint8)
WEIGHT_WALL = 3
_KEPT = np.array([0xFFFFFFFF, 0, 0, 0], dtype=np.uint32)
"""For each weight, the bits of the ground that show."""

_Scalar = TypeVar("_Scalar", bound=np.generic)


class Blocks:
    """The blocks of the cells under a frame.

    Attributes
    ----------
    colors : (2·rows + 2, 2·cols + 2) uint32
    wests : (rows, cols + 1) uint8 weight of the walls (0 open, 1 found door, 2 secret door, 3 wall)
        before each column, and after the last
    norths : (rows + 1, cols) uint8, those above each row, and below the last
    rocks : (rows, cols) bool of the rock of each color: in fog, and not
    """

    def __init__(
        self, plane: Plane, down: Span, across: Span, cell_colors: NDArray[np.uint32], palette: Palette
    ) -> None:
        part = plane.cut(down.cells, across.cells)
        rock = part.cells >> 1 == Matter.ROCK
        self.wests = _weights(part.walls & np.uint8(3), rock, axis=1)
        self.norths = _weights(part.walls >> np.uint8(SOUTH_SHIFT) & np.uint8(3), rock, axis=0)
        if across.first == 0:
            self.wests[:, 0] = WEIGHT_WALL
        if down.first == 0:
            self.norths[0] = WEIGHT_WALL
        if across.last == plane.shape[1]:
            self.wests[:, -1] = WEIGHT_WALL
        if down.last == plane.shape[0]:
            self.norths[-1] = WEIGHT_WALL

        self.rocks = {
            int(cell_colors[where][0]): where
            for where in (part.cells == (Matter.ROCK << 1 | FOG), part.cells == Matter.ROCK << 1)
            if where.any()
        }
        rows, cols = part.shape
        walls = np.array([0, palette.found_door, palette.door, palette.wall], dtype=np.uint32)
        self.colors = np.full((2 * rows + 2, 2 * cols + 2), palette.paper, dtype=np.uint32)
        self.colors[1:-1:2, 1:-1:2] = cell_colors
        rocks = [*self.rocks.values()]
        west_colors = _with_walls(_gaps(cell_colors, rocks, 1), self.wests, walls)
        north_colors = _with_walls(_gaps(cell_colors, rocks, 0), self.norths, walls)
        self.colors[1:-1:2, :-1:2] = west_colors
        self.colors[:-1:2, 1:-1:2] = north_colors
        self.colors[:-1:2, :-1:2] = _posts(self, west_colors, walls)

    def with_grid(self, grid: int) -> NDArray[np.uint32]:
        """Return the blocks with this color wherever nothing stands between two cells."""
        lined = self.colors.copy()
        for weight, blocks in (
            (self.wests, lined[1:-1:2, :-1:2]),
            (self.norths, lined[:-1:2, 1:-1:2]),
            (_post_weights(self), lined[:-1:2, :-1:2]),
        ):
            blocks[(weight == 0) & ~np.isin(blocks, [*self.rocks])] = grid
        return lined


def _weights(stored: NDArray[np.uint8], rock: NDArray[np.bool_], axis: int) -> NDArray[np.uint8]:
    """Return the weight of the wall before each cell and after the last; walls inside rock do not show."""
    weights = np.zeros(_one_longer(stored.shape, axis), dtype=np.uint8)
    np.take(WEIGHT_OF_WALL, stored, out=_tail(weights, axis), mode="clip")
    if rock.any():
        weights[_inner(axis)][_head(rock, axis) & _tail(rock, axis)] = 0
    return weights


def _gaps(colors: NDArray[np.uint32], rocks: list[NDArray[np.bool_]], axis: int) -> NDArray[np.uint32]:
    """Return the color of each open wall position: halfway between its cells, or rock if one is rock.

    Of several sorts of rock, which are masks of cells, later ones are laid over earlier ones.
    """
    gaps = np.empty(_one_longer(colors.shape, axis), dtype=np.uint32)
    _head(gaps, axis)[...] = colors
    between = gaps[_inner(axis)]
    before, after = _head(colors, axis), _tail(colors, axis)
    between[...] = mean(before, after)
    for rock in rocks:
        _lay(between, before, _head(rock, axis))
        _lay(between, after, _tail(rock, axis))
    return gaps


def _lay(below: NDArray[np.uint32], above: NDArray[np.uint32] | np.uint32, where: NDArray[np.bool_]) -> None:
    """Lay colors over others in some places.

    By masks, not by conditions: on a random maze, guessing branches wrong costs three times as much.
    """
    difference = below ^ above
    difference &= -where.astype(np.uint32)
    below ^= difference


def _one_longer(shape: tuple[int, ...], axis: int) -> tuple[int, ...]:
    return tuple(size + (at == axis) for at, size in enumerate(shape))


def _inner(axis: int) -> tuple[slice, ...]:
    return (slice(None),) * axis + (slice(1, -1),)


def _head(array: NDArray[_Scalar], axis: int) -> NDArray[_Scalar]:
    return array[:, :-1] if axis == 1 else array[:-1]


def _tail(array: NDArray[_Scalar], axis: int) -> NDArray[_Scalar]:
    return array[:, 1:] if axis == 1 else array[1:]


def _with_walls(
    gaps: NDArray[np.uint32], weights: NDArray[np.uint8], walls: NDArray[np.uint32]
) -> NDArray[np.uint32]:
    gaps &= np.take(_KEPT, weights, mode="clip")
    gaps |= np.take(walls, weights, mode="clip")
    return gaps


def _post_weights(blocks: Blocks) -> NDArray[np.uint8]:
    rows, cols = blocks.wests.shape[0], blocks.norths.shape[1]
    weights = np.zeros((rows + 1, cols + 1), dtype=np.uint8)
    weights[:-1] = blocks.wests
    np.maximum(weights[1:], blocks.wests, out=weights[1:])
    np.maximum(weights[:, :-1], blocks.norths, out=weights[:, :-1])
    np.maximum(weights[:, 1:], blocks.norths, out=weights[:, 1:])
    return weights


def _posts(blocks: Blocks, west_colors: NDArray[np.uint32], walls: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Return the color of each post: the heaviest wall at it, else rock if a cell at it is, else between."""
    weights = _post_weights(blocks)
    posts = np.empty(weights.shape, dtype=np.uint32)
    posts[0], posts[-1] = west_colors[0], west_colors[-1]
    posts[1:-1] = mean(west_colors[:-1], west_colors[1:])
    for color, rock in blocks.rocks.items():
        beside = np.zeros(west_colors.shape, dtype=bool)
        beside[:, :-1] = rock
        beside[:, 1:] |= rock
        _lay(posts[1:-1], np.uint32(color), beside[:-1] | beside[1:])
    return _with_walls(posts, weights, walls)
