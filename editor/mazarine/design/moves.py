"""What may be edited: wall positions and cells, and their images in a symmetry."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.design.codes import CELL
from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.borders import stored_side
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall
from mazarine.maze.symmetry import IMAGES, Image, Symmetry

STORED = (Side.E, Side.S)
"""The sides of a cell at which its array of walls has them."""


class Moves(NamedTuple):
    """What may be edited: items are wall positions and cells.

    Attributes
    ----------
    places, sides : (items,) the padded place of each, and its side, or `CELL`
    images : (items, n) int32, the items that change with it, itself first; -1 for none
    items : (padded, 4) int32, the item on each side of a cell, -1 for none
    """

    places: NDArray[np.int64]
    sides: NDArray[np.int64]
    images: NDArray[np.int32]
    items: NDArray[np.int32]


def moves_of(
    maze: Maze,
    kept: NDArray[np.bool_],
    kept_walls: NDArray[np.bool_],
    *,
    walls: bool = True,
    blocks: bool = False,
    symmetry: Symmetry = Symmetry.NONE,
) -> Moves:
    """Return the items of a maze that may be edited.

    Parameters
    ----------
    kept : (levels, rows, cols) bool, the cells that stay as they are, with all of their sides
    kept_walls : (levels, rows, cols, 2) bool, the walls to the east and to the south that stay
    walls, blocks : whether walls and cells may be edited
    symmetry : the images of an item change with it
    """
    grid, (_, rows, cols) = maze.grid, maze.shape
    free = _free_items(maze, kept, kept_walls, walls=walls, blocks=blocks)
    found = np.argwhere(free)
    places = [found, *(images_of(found, image, (rows, cols)) for image in IMAGES[symmetry])]
    is_free = np.logical_and.reduce([free[tuple(place.T)] for place in places])
    found, numbers = found[is_free], np.full(free.shape, -1, dtype=np.int32)
    numbers[tuple(found.T)] = np.arange(len(found))
    images = np.stack([numbers[tuple(place[is_free].T)] for place in places], axis=1)
    for column in range(1, images.shape[1]):
        # An item that is its own image flips once.
        images[(images[:, :column] == images[:, column, None]).any(axis=1), column] = -1
    at = grid.padded_places(grid.cells_at(found[:, :3]))
    sides = np.array([*STORED, CELL], dtype=np.int64)[found[:, 3]]
    items = np.full((grid.padded_size, 4), -1, dtype=np.int32)
    for side in STORED:
        here = np.flatnonzero(sides == side)
        down, right = maze.lattice.steps[side]
        items[at[here], side] = here
        items[at[here] + down * grid.stride + right, side.opposite] = here
    return Moves(at, sides, images, items)


def _free_items(
    maze: Maze, kept: NDArray[np.bool_], kept_walls: NDArray[np.bool_], *, walls: bool, blocks: bool
) -> NDArray[np.bool_]:
    """Return (levels, rows, cols, 3) bool: which east walls, south walls and cells may be edited."""
    _, rows, cols = maze.shape
    matter = maze.cells >> 1
    plain = (matter == Matter.ROCK) | (matter == Matter.FLOOR)
    floor = matter != Matter.ROCK
    free = np.zeros((*maze.shape, 3), dtype=np.bool_)
    portals = _portals(maze)
    lattice_rows, lattice_cols = np.arange(rows)[:, None] + maze.origin[0], np.arange(cols) + maze.origin[1]
    for number, (side, codes) in enumerate(
        zip(STORED, (maze.walls & 3, maze.walls >> SOUTH_SHIFT), strict=True)
    ):
        down, right = maze.lattice.steps[side]
        here = (slice(None), slice(rows - down), slice(cols - right))
        there = (slice(None), slice(down, None), slice(right, None))
        has_side = maze.lattice.lacks(lattice_rows, lattice_cols) & side.bit == 0
        is_free = walls & has_side & (codes <= Wall.WALL) & ~(portals | kept_walls)[..., number]
        both = ~(kept[here] | kept[there])
        if not blocks:
            both &= floor[here] & floor[there]
        free[(*here, number)] = is_free[here] & both
    if blocks:
        free[..., 2] = plain & ~kept
        for cell in (*maze.links.cells(), *(marker.cell for marker in maze.markers)):
            free[(*maze.grid.array_place(cell), 2)] = False
    return free


def _portals(maze: Maze) -> NDArray[np.bool_]:
    """Return which east and south wall positions carry links."""
    found = np.zeros((*maze.shape, 2), dtype=np.bool_)
    for link in maze.links:
        for port in link.ports:
            if port.side.is_wall:
                place, side = stored_side(maze.lattice, maze.grid.array_place(port.cell), Side[port.side])
                if min(place) >= 0:
                    found[(*place, STORED.index(side))] = True
    return found


def images_of(found: NDArray[np.int64], image: Image, shape: tuple[int, int]) -> NDArray[np.int64]:
    """Return the items to which items go: (n, 4) level, row, column, and which of a cell's three."""
    level, row, col, which = found.T
    row, col = image.place(row, col, shape)
    side = np.array([*STORED, CELL])[which]
    is_wall = side != CELL
    moved = np.where(is_wall, image.sides((side % 4).astype(np.uint8)), side)
    is_north, is_west = is_wall & (moved == Side.N), is_wall & (moved == Side.W)
    to = np.where(is_wall, (moved == Side.N) | (moved == Side.S), which)
    return np.stack((level, row - is_north, col - is_west, to), axis=1)
