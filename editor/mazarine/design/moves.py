"""What may be edited: wall positions and cells, and their images in a symmetry."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.design.codes import CELL
from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.borders import across, stored_side
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.symmetry import IMAGES, Image, Symmetry


class Moves(NamedTuple):
    """What may be edited: items are wall positions and cells.

    Attributes
    ----------
    places, sides : (items,) the padded place of each, and its side, an index of `Lattice.sides`, or `CELL`
    images : (items, n) int32, the items that change with it, itself first; -1 for none
    items : (padded, sides) int32, the item on each side of a cell, -1 for none
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
    kept_walls : (levels, rows, cols, stored) bool, the stored walls that stay
    walls, blocks : whether walls and cells may be edited
    symmetry : the images of an item change with it
    """
    grid, lattice = maze.grid, maze.lattice
    free = _free_items(maze, kept, kept_walls, walls=walls, blocks=blocks)
    found = np.argwhere(free)
    places = [found, *(images_of(found, image, maze) for image in IMAGES[symmetry])]
    is_free = np.logical_and.reduce([free[tuple(place.T)] for place in places])
    found, numbers = found[is_free], np.full(free.shape, -1, dtype=np.int32)
    numbers[tuple(found.T)] = np.arange(len(found))
    images = np.stack([numbers[tuple(place[is_free].T)] for place in places], axis=1)
    for column in range(1, images.shape[1]):
        # An item that is its own image flips once.
        images[(images[:, :column] == images[:, column, None]).any(axis=1), column] = -1
    at = grid.padded_places(grid.cells_at(found[:, :3]))
    numbers_of_sides = [*map(lattice.sides.index, lattice.stored)]
    sides = np.array([*numbers_of_sides, CELL], dtype=np.int64)[found[:, 3]]
    items = np.full((grid.padded_size, len(lattice.sides)), -1, dtype=np.int32)
    for number, side in zip(numbers_of_sides, lattice.stored, strict=True):
        here = np.flatnonzero(sides == number)
        items[at[here], number] = here
        items[at[here] + grid.step(lattice.steps[side]), lattice.sides.index(side.opposite)] = here
    return Moves(at, sides, images, items)


def _free_items(
    maze: Maze, kept: NDArray[np.bool_], kept_walls: NDArray[np.bool_], *, walls: bool, blocks: bool
) -> NDArray[np.bool_]:
    """Return (levels, rows, cols, stored + 1) bool: which stored walls and cells may be edited."""
    _, rows, cols = maze.shape
    lattice, (top, left) = maze.lattice, maze.origin
    matter = maze.cells >> 1
    plain = (matter == Matter.ROCK) | (matter == Matter.FLOOR)
    floor = matter != Matter.ROCK
    free = np.zeros((*maze.shape, len(lattice.stored) + 1), dtype=np.bool_)
    portals = _portals(maze)
    lacks = lattice.lacks(np.arange(rows)[:, None] + top, np.arange(cols) + left)
    may_change = ~kept if blocks else ~kept & floor
    for number, side in enumerate(lattice.stored):
        codes, has_side = maze.walls >> np.uint8(2 * number) & 3, lacks & side.bit == 0
        is_free = walls & has_side & (codes <= Wall.WALL) & ~(portals | kept_walls)[..., number]
        free[..., number] = is_free & may_change & across(may_change, lattice, top, side)
    if blocks:
        free[..., -1] = plain & ~kept
        for cell in (*maze.links.cells(), *(marker.cell for marker in maze.markers)):
            free[(*maze.grid.array_place(cell), -1)] = False
    return free


def _portals(maze: Maze) -> NDArray[np.bool_]:
    """Return which stored wall positions carry links."""
    found = np.zeros((*maze.shape, len(maze.lattice.stored)), dtype=np.bool_)
    for link in maze.links:
        for port in link.ports:
            if port.side.is_wall:
                cell, side = stored_side(maze.lattice, port.cell, Side[port.side])
                if maze.grid.holds(cell):
                    found[(*maze.grid.array_place(cell), maze.lattice.stored.index(side))] = True
    return found


def images_of(found: NDArray[np.int64], image: Image, maze: Maze) -> NDArray[np.int64]:
    """Return the items to which items go: (n, 4) level, row, column, and which of a cell's walls, or it."""
    level, row, col, which = found.T
    lattice, is_wall = maze.lattice, which < len(maze.lattice.stored)
    row, col = image.place(row, col, maze.shape[1:])
    sides = image.sides(np.array([*lattice.stored, *lattice.stored[:1]], dtype=np.uint8)[which])
    is_far, number = lattice.storage(sides)
    step = lattice.offsets(row + maze.origin[0], sides) * (is_wall & is_far)[:, None]
    return np.stack((level, row + step[:, 0], col + step[:, 1], np.where(is_wall, number, which)), axis=1)
