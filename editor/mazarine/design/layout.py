"""A maze as the arrays that the native core of design edits."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from mazarine.design.codes import (
    BORDERS,
    COLUMNS,
    CORRIDOR_CELLS,
    CROSSROADS,
    DEAD_ENDS,
    ENTRIES,
    FLOOR_CELLS,
    LINKED,
    PASSAGE_ENDS,
    PATTERNS,
    ROOM_CELLS,
    TWO_WAY,
)
from mazarine.design.messages import DesignMessage
from mazarine.errors import DesignError
from mazarine.lattice import Grid, Lattice, Side
from mazarine.maze import Maze
from mazarine.maze.codes import SOUTH_SHIFT, Wall
from mazarine.native.design import Rules
from mazarine.paths.structure import marked_ends
from mazarine.paths.structure.space import side_steps
from mazarine.regions import Kind, Space
from mazarine.regions.space import FLOOR, LINK_SHIFT, MAX_LINKS, OPEN_SIDES
from mazarine.regions.tables import Tables

_SAME = 1e-6
_BYTES = 128
_COUNTS = np.array([bits.bit_count() for bits in range(16)])


def rules_of(maze: Maze, space: Space) -> Rules:
    """Return what does not change while a maze is edited."""
    lattice, grid = maze.lattice, space.grid
    tables = Tables.of(lattice, Grid(1, 1, grid.cols, grid.origin))
    ends = [(at, to) for at, partners in sorted(space.partners.items()) for to in partners]
    extra = np.zeros(grid.padded_size, dtype=np.uint8)
    for place, partners in space.partners.items():
        extra[place] = max(0, len(partners) - MAX_LINKS)
    sorts = np.zeros(grid.padded_size, dtype=np.uint8)
    rows, cols = (np.arange(size) + first for size, first in zip(grid.shape[1:], grid.origin, strict=True))
    grid.view(sorts)[:] = (rows[:, None] + cols) & 1
    start, goals = marked_ends(space, maze.markers)
    return Rules(
        sides=side_steps(space),
        face_cells=tables.face_cells[0],
        face_steps=tables.face_steps[0],
        checks=tables.check_places[0],
        bits=tables.check_bits[0],
        features=_features(lattice),
        kinds=tables.kinds,
        degrees=_degrees(np.arange(_BYTES)).astype(np.uint8),
        pinches=_pinches(tables),
        extra=extra,
        sorts=sorts,
        directions=_directions(lattice),
        at=np.array([at for at, _ in ends], dtype=np.int64),
        to=np.array([max(to, ~to) for _, to in ends], dtype=np.int64),
        onward=np.array([to >= 0 for _, to in ends], dtype=np.bool_),
        goals=np.array(goals, dtype=np.int64),
        lacking=np.array(lattice.lacking, dtype=np.uint8),
        start=-1 if start is None else start,
        links=len(maze.links),
        cells=maze.cells.size,
        has_straights=lattice.is_full,
        first=grid.first,
        last=grid.first + grid.levels * (grid.rows + 1) * grid.stride,
    )


def require_four_sides(maze: Maze) -> None:
    """Raise `DesignError` for hexagons: what a judge knows of a cell is in one byte, with four sides."""
    if maze.lattice.is_staggered:
        raise DesignError(DesignMessage.SIX_SIDES())


def closed_sides(maze: Maze) -> NDArray[np.uint8]:
    """Return the sides of each cell on which a wall stands, as bits, by padded place."""
    require_four_sides(maze)
    grid = maze.grid
    closed = np.zeros(grid.padded_size, dtype=np.uint8)
    view = grid.view(closed)
    _, rows, cols = maze.shape
    for side, codes in ((Side.E, maze.walls & 3), (Side.S, maze.walls >> SOUTH_SHIFT)):
        down, right = maze.lattice.steps[side]
        walled = (codes == Wall.WALL).view(np.uint8)
        view |= walled << np.uint8(side)
        view[:, down:, right:] |= walled[:, : rows - down, : cols - right] << np.uint8(side.opposite)
    return closed


def _degrees(bytes_: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the number of passages for each byte of floor."""
    sides = _COUNTS[bytes_ & OPEN_SIDES]
    degrees: NDArray[np.int64] = np.where(bytes_ & FLOOR, sides + (bytes_ >> LINK_SHIFT), 0)
    return degrees


@lru_cache
def _features(lattice: Lattice) -> NDArray[np.int8]:
    """Return what a cell adds to the tally, by its index."""
    tables = Tables.of(lattice, Grid(1, 1, 1))
    count = len(tables.face_cells[0])
    index = np.arange(_BYTES << count)
    bytes_, around = index >> count, index & ((1 << count) - 1)
    inner = np.zeros(1 << count, dtype=np.int64)
    for faces in range(1 << count):
        for number in range(count):
            inner[faces] |= tables.inner_sides[number] if faces >> number & 1 else 0
    kinds, degrees, links = tables.kinds, _degrees(bytes_), bytes_ >> LINK_SHIFT
    found = np.zeros((len(index), COLUMNS), dtype=np.int8)
    found[:, FLOOR_CELLS] = 1
    found[:, CORRIDOR_CELLS] = kinds == Kind.CORRIDOR
    found[:, CROSSROADS] = kinds == Kind.CROSSROAD
    found[:, ROOM_CELLS] = kinds == Kind.ROOM
    found[:, DEAD_ENDS] = degrees == 1
    found[:, PASSAGE_ENDS] = degrees
    found[:, TWO_WAY] = degrees == 2
    found[:, BORDERS] = _COUNTS[bytes_ & OPEN_SIDES & ~inner[around]]
    found[:, ENTRIES] = (kinds == Kind.CROSSROAD) & (around > 0) & ~_pinches(tables)[around]
    found[:, LINKED] = links > 0
    for pattern in range(16):
        found[:, PATTERNS + pattern] = (links == 0) & (bytes_ & OPEN_SIDES == pattern)
    found[bytes_ & FLOOR == 0] = 0
    return found


def _pinches(tables: Tables) -> NDArray[np.bool_]:
    """Return whether a set of faces around a cell makes it a pinch."""
    found = np.zeros(1 << len(tables.face_cells[0]), dtype=np.bool_)
    found[tables.pinches] = True
    return found


def _directions(lattice: Lattice) -> NDArray[np.int64]:
    """Return numbers for the directions of the sides of each sort of cells."""
    geometry = lattice.geometry((0, 0))
    seen: list[NDArray[np.float64]] = []
    found = np.zeros((2, 4), dtype=np.int64)
    for sort in (0, 1):
        for side, (down, right) in enumerate(lattice.steps):
            ends = geometry.middles(np.array([0, down]), np.array([sort, sort + right]))
            step = ends[1] - ends[0]
            same = (number for number, other in enumerate(seen) if np.allclose(step, other, atol=_SAME))
            found[sort, side] = next(same, len(seen))
            if found[sort, side] == len(seen):
                seen.append(step)
    return found
