"""What may be edited: wall positions and cells, and their images in a symmetry."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazewright.design.kernels.local import CELL, Moves
from mazewright.lattice import Side
from mazewright.maze import Maze
from mazewright.maze.codes import SOUTH_SHIFT, Matter, Wall
from mazewright.maze.symmetry import IMAGES, Image, Symmetry

_STORED = (Side.E, Side.S)


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
    maze : the maze
    kept : (levels, rows, cols) bool, the cells that stay as they are, with all of their sides
    kept_walls : (levels, rows, cols, 2) bool, the walls to the east and to the south that stay
    walls, blocks : whether walls and cells may be edited
    symmetry : the images of an item change with it
    """
    grid = maze.grid
    free = _free_items(maze, kept, kept_walls, walls=walls, blocks=blocks)
    numbers = np.full(free.shape, -1, dtype=np.int64)
    orbits: list[tuple[int, ...]] = []
    order: list[tuple[int, int, int, int]] = []
    _, rows, cols = maze.shape
    for level, row, col, which in np.argwhere(free).tolist():
        if numbers[level, row, col, which] >= 0:
            continue
        orbit = {(row, col, which)}
        orbit.update(_image_of(row, col, which, image, (rows, cols)) for image in IMAGES[symmetry])
        if all(free[level, it[0], it[1], it[2]] for it in orbit):
            first = len(order)
            for place in sorted(orbit):
                order.append((level, *place))
                numbers[order[-1]] = len(order) - 1
            members = tuple(range(first, len(order)))
            orbits += [members] * len(members)
    most = max((len(orbit) for orbit in orbits), default=1)
    images = np.full((len(order), most), -1, dtype=np.int32)
    for number, others in enumerate(orbits):
        images[number, : len(others)] = [number, *(it for it in others if it != number)]
    found = np.array(order, dtype=np.int64).reshape(-1, 4)
    places = grid.padded_places(grid.cells_at(found[:, :3]))
    sides = np.array([*_STORED, CELL], dtype=np.int64)[found[:, 3]]
    items = np.full((grid.padded_size, 4), -1, dtype=np.int32)
    steps = [down * grid.stride + right for down, right in maze.lattice.steps]
    for number, (place, side) in enumerate(zip(places.tolist(), sides.tolist(), strict=True)):
        if side != CELL:
            items[place, side] = number
            items[place + steps[side], Side(side).opposite] = number
    return Moves(places, sides, images, items)


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
        zip(_STORED, (maze.walls & 3, maze.walls >> SOUTH_SHIFT), strict=True)
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
                level, row, col = maze.grid.array_place(port.cell)
                side = Side[port.side.name]
                if side in (Side.N, Side.W):
                    down, right = maze.lattice.steps[side]
                    row, col, side = row + down, col + right, side.opposite
                if row >= 0 and col >= 0:
                    found[level, row, col, _STORED.index(side)] = True
    return found


def _image_of(row: int, col: int, which: int, image: Image, shape: tuple[int, int]) -> tuple[int, int, int]:
    """Return the item to which one goes."""
    row, col = image.place(row, col, shape)
    if which == len(_STORED):
        return row, col, which
    side = Side(int(image.sides(np.array([_STORED[which]], dtype=np.uint8))[0]))
    if side in (Side.N, Side.W):
        row, col, side = row - (side is Side.N), col - (side is Side.W), side.opposite
    return row, col, _STORED.index(side)
