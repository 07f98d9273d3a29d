"""Space: what the segmentation sees of a maze, of an agent's knowledge, of anything made of cells.

One byte a cell in a padded array (`mazarine.lattice.grid`), whose margins are neither floor nor open, and
the links.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import SpaceError
from mazarine.lattice import Grid, Lattice
from mazarine.maze import Cell, Maze
from mazarine.maze.edits.links import linked_among
from mazarine.native.regions import MazeArrays, compile_cells, compile_rows
from mazarine.regions.messages import RegionMessage

OPEN_SIDES = 0x0F
"""Bits N=1, E=2, S=4, W=8: the side is spatially open.

Of cells with six sides a byte has half of them, E=1, SE=2, SW=4; the cells across the others have these.
"""
FLOOR = 0x10
LINK_SHIFT = 5
MAX_LINKS = 3
LINKS = MAX_LINKS << LINK_SHIFT
"""The number of ports that carry a link, up to 3."""


@dataclass(frozen=True, eq=False)
class Patch:
    """New bytes for some cells of a space, and the links of those that have any.

    Attributes
    ----------
    places : (n,) int64 padded places, each once
    values : (n,) uint8 their bytes
    partners : for each of these cells that carries links, the other ends, as in `Space`
    """

    places: NDArray[np.int64]
    values: NDArray[np.uint8]
    partners: Mapping[int, tuple[int, ...]]

    def __post_init__(self) -> None:
        places, values = self.places, self.values
        if places.dtype != np.int64 or values.dtype != np.uint8:
            raise SpaceError(RegionMessage.PATCH_TYPES())
        if places.ndim != 1 or places.shape != values.shape:
            raise SpaceError(RegionMessage.PATCH_SHAPES())

    @classmethod
    def of(cls, maze: Maze, dirty: NDArray[np.int64]) -> Patch:
        """Compile the cells at these flat places of a maze, for the space that was made of it.

        Raises `SpaceError` if a place is none of the maze.
        """
        dirty = np.ascontiguousarray(dirty).astype(np.int64, casting="safe", copy=False)
        return cls(maze.grid.flat_to_padded(dirty), _compile(maze, dirty), _partners_at(maze, dirty))


@dataclass(eq=False)
class Space:
    """Cells, which of their sides are spatially open, and the links between them.

    Attributes
    ----------
    grid : where each cell lies
    lattice : the lattice of every level
    cells : (grid.padded_size,) uint8, see `OPEN_SIDES`, `FLOOR`, `LINKS`
    partners : for each cell that carries links, the cells at the other ends, as padded places; `~place`
        where a one-way link leads only from there to here
    """

    grid: Grid
    lattice: Lattice
    cells: NDArray[np.uint8]
    partners: dict[int, tuple[int, ...]] = field(default_factory=dict)
    link_changes: int = 0
    """Counts the changes of `partners`."""

    @classmethod
    def of(cls, maze: Maze) -> Space:
        """Compile a maze; secrets count as floor and open, found or not."""
        grid = maze.grid
        grid.require_padding()
        space = cls(grid, maze.lattice, np.zeros(grid.padded_size, dtype=np.uint8))
        rows = 0, grid.levels * grid.rows
        compile_rows(arrays_of(maze), space.cells, grid.first, grid.two_rows, grid.level_rows, *rows)
        for cell in maze.links.cells():
            place = grid.padded_place(cell)
            space.partners[place] = _partners(maze, grid, cell)
            space.cells[place] |= min(len(space.partners[place]), MAX_LINKS) << LINK_SHIFT
        return space

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The steps across the sides of cells, in the order of `Lattice.sides`."""
        return tuple(self.grid.step(self.lattice.steps[side]) for side in self.lattice.sides)

    def open_sides(self, places: NDArray[np.int64] | None = None) -> NDArray[np.uint8]:
        """Return the open sides of cells, or of all places, as bits in the order of `Lattice.sides`."""
        if not self.grid.is_staggered:
            return (self.cells if places is None else self.cells[places]) & np.uint8(OPEN_SIDES)
        half = len(self.sides) // 2
        places = np.arange(len(self.cells)) if places is None else places
        found = self.cells[places] & np.uint8(OPEN_SIDES)
        for side, step in enumerate(self.sides[half:]):
            # The margins keep what would be beyond the ends of the array off the board.
            found |= (self.cells[(places + step) % len(self.cells)] >> np.uint8(side) & 1) << np.uint8(
                half + side
            )
        return found

    def sides_at(self, place: int) -> int:
        """Return the open sides of one cell, as `open_sides` of several."""
        cells, half = self.cells, len(self.sides) // 2
        found = int(cells[place]) & OPEN_SIDES
        if self.grid.is_staggered:
            for side, step in enumerate(self.sides[half:]):
                found |= (int(cells[place + step]) >> side & 1) << (half + side)
        return found

    def links_of(self, maze: Maze, dirty: NDArray[np.int64]) -> tuple[NDArray[np.uint8], Patch]:
        """Return how many links these cells of the maze carry, up to 3, and a patch of their partners."""
        counts = np.zeros(len(dirty), dtype=np.uint8)
        _count_links(maze, dirty, counts)
        partners = Patch(self.grid.flat_to_padded(dirty), counts, _partners_at(maze, dirty))
        return counts >> np.uint8(LINK_SHIFT), partners

    def require_sound(self) -> None:
        """Raise `SpaceError` if bytes are missing, or cells or ends of links lie in margins."""
        cells, size = self.cells, self.grid.padded_size
        is_sound = cells.flags.c_contiguous and cells.flags.writeable and cells.dtype == np.uint8
        if not is_sound or cells.shape != (size,):
            raise SpaceError(RegionMessage.SPACE_ARRAY(size=size))
        if any(part.any() for part in self.grid.margins(cells)):
            raise SpaceError(RegionMessage.CELLS_IN_MARGINS())
        self.require_cells(self.partners)

    def require_cells(self, partners: Mapping[int, tuple[int, ...]]) -> None:
        """Raise `SpaceError` if a link, as in `partners`, has an end that is no cell."""
        if not partners:
            return
        ends = np.fromiter(chain.from_iterable(partners.values()), dtype=np.int64)
        places = np.concatenate([np.fromiter(partners, dtype=np.int64), np.maximum(ends, ~ends)])
        bad = places[~self.grid.are_cells(places)]
        if len(bad):
            raise SpaceError(RegionMessage.NOT_A_PLACE(place=int(bad[0])))

    def apply(self, patch: Patch) -> None:
        """Write a patch."""
        self.cells[patch.places] = patch.values
        self.note_links(patch)

    def note_links(self, patch: Patch) -> None:
        """Write the links of a patch, but not its bytes."""
        if self.partners or patch.partners:
            self.link_changes += 1
        if self.partners:
            for place in patch.places.tolist():
                self.partners.pop(place, None)
        self.partners.update(patch.partners)


def _compile(maze: Maze, places: NDArray[np.int64]) -> NDArray[np.uint8]:
    """Return the bytes of the cells at these flat places of a maze."""
    values = np.empty(len(places), dtype=np.uint8)
    bad = compile_cells(arrays_of(maze), places, values)
    if bad >= 0:
        raise SpaceError(RegionMessage.NOT_A_PLACE(place=int(places[bad])))
    if maze.links:
        _count_links(maze, places, values)
    return values


def arrays_of(maze: Maze) -> MazeArrays:
    """Return the cells and walls of a maze as C takes them."""
    cells, walls = maze.buffers
    stagger = 2 - maze.grid.bias if maze.grid.is_staggered else 0
    return MazeArrays(cells=cells, walls=walls, stagger=stagger)


def _count_links(maze: Maze, places: NDArray[np.int64], values: NDArray[np.uint8]) -> None:
    """Add the number of links, up to 3, to the bytes of the cells at these flat places."""
    for index, (level, row, col) in enumerate(maze.grid.cells_at_flat(places).tolist()):
        values[index] |= min(len(maze.links.ports_of((level, row, col))), MAX_LINKS) << LINK_SHIFT


def _partners(maze: Maze, grid: Grid, cell: Cell) -> tuple[int, ...]:
    ends: list[int] = []
    for port in maze.links.ports_of(cell):
        link: Any = maze.links.at(port)
        place = grid.padded_place(link.other_end(port).cell)
        ends.append(~place if link.one_way and port == link.second else place)
    return tuple(sorted(ends))


def _partners_at(maze: Maze, dirty: NDArray[np.int64]) -> dict[int, tuple[int, ...]]:
    """Return the partners of the cells at these flat places, by padded place, where they have any."""
    grid, linked = maze.grid, linked_among(maze, dirty)
    return {grid.padded_place(cell): _partners(maze, grid, cell) for cell in linked}
