"""A maze as the arrays that the native core of design edits."""

from __future__ import annotations

from dataclasses import replace
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
from mazarine.lattice import Grid, Lattice
from mazarine.maze import Maze
from mazarine.maze.borders import codes_on
from mazarine.maze.codes import Wall
from mazarine.native.design import Rules
from mazarine.paths.structure import marked_ends
from mazarine.paths.structure.space import cell_range, side_steps
from mazarine.regions import Kind, Space
from mazarine.regions.space import FLOOR, MAX_LINKS
from mazarine.regions.tables import Tables

_SAME = 1e-6
_COUNTS = np.array([bits.bit_count() for bits in range(64)])


def rules_of(maze: Maze, space: Space) -> Rules:
    """Return what does not change while a maze is edited."""
    lattice, grid = maze.lattice, space.grid
    tables = Tables.of(lattice, replace(grid, levels=1, rows=1))
    ends = [(at, to) for at, partners in sorted(space.partners.items()) for to in partners]
    extra = np.zeros(grid.padded_size, dtype=np.uint8)
    for place, partners in space.partners.items():
        extra[place] = max(0, len(partners) - MAX_LINKS)
    sorts = np.zeros(grid.padded_size, dtype=np.uint8)
    rows, cols = (np.arange(size) + first for size, first in zip(grid.shape[1:], grid.origin, strict=True))
    grid.fill(sorts, ((rows[:, None] + cols) & 1).astype(np.uint8))
    start, goals = marked_ends(space, maze.markers)
    first, last = cell_range(space)
    return Rules(
        sides=side_steps(space),
        face_cells=tables.face_cells,
        around=tables.around,
        face_steps=tables.face_steps,
        checks=tables.check_places,
        bits=tables.check_bits,
        features=_features(lattice),
        kinds=tables.kinds,
        degrees=_degrees(np.arange(_codes(lattice)), lattice).astype(np.uint8),
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
        first=first,
        last=last,
    )


def floor_bit(lattice: Lattice) -> int:
    """Return the bit for floor in the code of a cell: those for open sides are lower, for links higher."""
    return 1 << len(lattice.sides)


def _codes(lattice: Lattice) -> int:
    """Return the number of codes of cells."""
    return (MAX_LINKS + 1) * 2 * floor_bit(lattice)


def codes_of(space: Space) -> NDArray[np.uint16]:
    """Return the codes of all cells, by padded place."""
    floor_and_links = (space.cells // FLOOR).astype(np.uint16)
    return floor_and_links * np.uint16(floor_bit(space.lattice)) | space.open_sides()


def walled_sides(maze: Maze) -> NDArray[np.uint8]:
    """Return the sides of each cell on which a wall stands, as bits, by padded place."""
    walled = np.zeros(maze.shape, dtype=np.uint8)
    for number, side in enumerate(maze.lattice.sides):
        codes = codes_on(maze.walls, maze.lattice, maze.origin, side, Wall.OPEN)
        walled |= (codes == Wall.WALL).view(np.uint8) << np.uint8(number)
    closed = np.zeros(maze.grid.padded_size, dtype=np.uint8)
    maze.grid.fill(closed, walled)
    return closed


def _degrees(codes: NDArray[np.int64], lattice: Lattice) -> NDArray[np.int64]:
    """Return the number of passages for each code of a cell."""
    floor = floor_bit(lattice)
    degrees: NDArray[np.int64] = np.where(codes & floor, _COUNTS[codes % floor] + codes // (2 * floor), 0)
    return degrees


def _tables(lattice: Lattice) -> Tables:
    """Return the tables of a board of any size."""
    return Tables.of(lattice, Grid(1, 1, 1, is_staggered=lattice.is_staggered))


@lru_cache
def _features(lattice: Lattice) -> NDArray[np.int8]:
    """Return what a cell adds to the tally, by its index."""
    tables, floor = _tables(lattice), floor_bit(lattice)
    count = len(tables.around)
    index = np.arange(_codes(lattice) << count)
    codes, around = index >> count, index & ((1 << count) - 1)
    sides = codes % floor
    inner = np.zeros(1 << count, dtype=np.int64)
    for faces in range(1 << count):
        for number in range(count):
            inner[faces] |= tables.inner_sides[number] if faces >> number & 1 else 0
    kinds, degrees, links = tables.kinds, _degrees(codes, lattice), codes // (2 * floor)
    found = np.zeros((len(index), COLUMNS), dtype=np.int8)
    found[:, FLOOR_CELLS] = 1
    found[:, CORRIDOR_CELLS] = kinds == Kind.CORRIDOR
    found[:, CROSSROADS] = kinds == Kind.CROSSROAD
    found[:, ROOM_CELLS] = kinds == Kind.ROOM
    found[:, DEAD_ENDS] = degrees == 1
    found[:, PASSAGE_ENDS] = degrees
    found[:, TWO_WAY] = degrees == 2
    found[:, BORDERS] = _COUNTS[sides & ~inner[around]]
    found[:, ENTRIES] = (kinds == Kind.CROSSROAD) & (around > 0) & ~_pinches(tables)[around]
    found[:, LINKED] = links > 0
    for pattern in range(16 if len(lattice.sides) == 4 else 0):
        found[:, PATTERNS + pattern] = (links == 0) & (sides == pattern)
    found[codes & floor == 0] = 0
    return found


def _pinches(tables: Tables) -> NDArray[np.bool_]:
    """Return whether a set of faces around a cell makes it a pinch."""
    found = np.zeros(1 << len(tables.around), dtype=np.bool_)
    found[tables.pinches] = True
    return found


def _directions(lattice: Lattice) -> NDArray[np.int64]:
    """Return numbers for the directions of the sides of each sort of cells."""
    geometry = lattice.geometry((0, 0))
    seen: list[NDArray[np.float64]] = []
    found = np.zeros((2, len(lattice.sides)), dtype=np.int64)
    for sort in (0, 1):
        for side, (down, right) in enumerate(lattice.steps[side] for side in lattice.sides):
            ends = geometry.middles(np.array([0, down]), np.array([sort, sort + right]))
            step = ends[1] - ends[0]
            same = (number for number, other in enumerate(seen) if np.allclose(step, other, atol=_SAME))
            found[sort, side] = next(same, len(seen))
            if found[sort, side] == len(seen):
                seen.append(step)
    return found
