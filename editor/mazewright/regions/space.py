"""Space: what the segmentation sees of a maze, of a mind's knowledge, of anything made of cells.

One byte a cell, padded so that every neighbour can be read without a question, and the links. The
padding is one column at the right, one row between levels, three rows at either end and at least 64 places
after them, all of it neither floor nor open; so a step off the board, or to another level, always ends
on nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from mazewright.errors import SpaceError
from mazewright.lattice import Lattice, Side
from mazewright.maze import Cell, Maze
from mazewright.maze.codes import FOG, SOUTH_SHIFT, Matter, Wall

OPEN_SIDES = 0x0F
"""Bits N=1, E=2, S=4, W=8: the side is spatially open."""
FLOOR = 0x10
LINK_SHIFT = 5
MAX_LINKS = 3
LINKS = MAX_LINKS << LINK_SHIFT
"""The number of ports that carry a link, up to 3."""

MARGIN_ROWS = 3
_MARGIN = 64
"""Places at the end, at least, for kernels that read or write some at once."""
_MAX_PLACES = 1 << 30

_Scalar = TypeVar("_Scalar", bound=np.generic)


@dataclass(frozen=True)
class Layout:
    """Where the cells of (levels, rows, cols) lie in a padded array."""

    levels: int
    rows: int
    cols: int

    def __post_init__(self) -> None:
        if min(self.levels, self.rows, self.cols) < 1:
            raise SpaceError("A space has one level, one row and one column at least.")
        if self.size > _MAX_PLACES:
            raise SpaceError(
                f"{self.levels} × {self.rows} × {self.cols} cells are too many to segment;"
                f" with their margins they may be {_MAX_PLACES:,}."
            )

    @property
    def stride(self) -> int:
        """Places from a cell to the one below it."""
        return self.cols + 1

    @property
    def size(self) -> int:
        """Places of the padded array: a multiple of 64, for the kernels that take as many at once."""
        rows = self.levels * (self.rows + 1) + 2 * MARGIN_ROWS
        return -(-(rows * self.stride + _MARGIN) // 64) * 64

    def view(self, padded: NDArray[_Scalar]) -> NDArray[_Scalar]:
        """Give the (levels, rows, cols) view of a padded array."""
        first = MARGIN_ROWS * self.stride
        levels = padded[first : first + self.levels * (self.rows + 1) * self.stride]
        return levels.reshape(self.levels, self.rows + 1, self.stride)[:, : self.rows, : self.cols]

    def read_only_view(self, padded: NDArray[_Scalar]) -> NDArray[_Scalar]:
        """Give the (levels, rows, cols) view of a padded array that others may read."""
        view = self.view(padded)
        view.flags.writeable = False
        return view

    def margins(self, padded: NDArray[_Scalar]) -> tuple[NDArray[_Scalar], ...]:
        """Give views of all places of a padded array that are not cells."""
        first = MARGIN_ROWS * self.stride
        last = first + self.levels * (self.rows + 1) * self.stride
        levels = padded[first:last].reshape(self.levels, self.rows + 1, self.stride)
        return padded[:first], padded[last:], levels[:, self.rows], levels[:, :, self.cols]

    def padded_places(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        """Give the padded places of flat places in a (levels, rows, cols) array."""
        rows, col = np.divmod(places, self.cols)
        padded: NDArray[np.int64] = (rows + rows // self.rows + MARGIN_ROWS) * self.stride + col
        return padded

    def flat_places(self, padded_places: NDArray[np.int64]) -> NDArray[np.int64]:
        """Give the places in a flat (levels, rows, cols) array of padded places of cells."""
        rows, col = np.divmod(padded_places, self.stride)
        rows -= MARGIN_ROWS
        flat: NDArray[np.int64] = (rows - rows // (self.rows + 1)) * self.cols + col
        return flat

    def padded_place(self, level: int, row: int, col: int) -> int:
        """Give the padded place of one array place."""
        return (level * (self.rows + 1) + row + MARGIN_ROWS) * self.stride + col

    def is_cell(self, padded_place: int) -> bool:
        """Whether a padded place is a cell."""
        if not 0 <= padded_place < self.size:
            return False
        level, row, col = self.array_place(padded_place)
        return 0 <= level < self.levels and row < self.rows and col < self.cols

    def array_place(self, padded_place: int) -> Cell:
        """Give the (level, row, col) array place of the padded place of a cell."""
        rows, col = divmod(padded_place, self.stride)
        level, row = divmod(rows - MARGIN_ROWS, self.rows + 1)
        return level, row, col


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
            raise SpaceError("A patch has places of 64 bits, and values of one byte.")
        if places.ndim != 1 or places.shape != values.shape:
            raise SpaceError("A patch has one value for each place.")

    @classmethod
    def of(cls, maze: Maze, dirty: NDArray[np.int64]) -> Patch:
        """Compile the cells at these flat places of a maze, for the space that was made of it."""
        layout = Layout(*maze.shape)
        places = layout.padded_places(dirty)
        return cls(places, _compile(maze, dirty), _partners_at(maze, layout, places))


_NO_BYTES = np.empty(0, dtype=np.uint8)


@dataclass(eq=False)
class Space:
    """Cells, which of their sides are spatially open, and the links between them.

    Attributes
    ----------
    layout : where each cell lies
    lattice : the lattice of every level
    origin : lattice row and column of array place (0, 0)
    cells : (layout.size,) uint8, see `OPEN_SIDES`, `FLOOR`, `LINKS`
    partners : for each cell that carries links, the cells at the other ends, as padded places; `~place`
        where a one-way link leads only from there to here
    """

    layout: Layout
    lattice: Lattice
    origin: tuple[int, int]
    cells: NDArray[np.uint8]
    partners: dict[int, tuple[int, ...]] = field(default_factory=dict)
    link_changes: int = 0
    """Counts the changes of `partners`."""

    @classmethod
    def of(cls, maze: Maze) -> Space:
        """Compile a maze; secrets count as floor and open, found or not."""
        layout = Layout(*maze.shape)
        space = cls(layout, maze.lattice, maze.origin, np.zeros(layout.size, dtype=np.uint8))
        inside = layout.view(space.cells)
        floor = maze.cells >> 1 != Matter.ROCK
        inside[floor] = FLOOR
        for side, wall in ((Side.E, maze.walls & 3), (Side.S, maze.walls >> SOUTH_SHIFT)):
            down, right = maze.lattice.steps[side]
            _, rows, cols = maze.shape
            here = (slice(None), slice(rows - down), slice(cols - right))
            there = (slice(None), slice(down, None), slice(right, None))
            is_open = floor[here] & floor[there] & (wall[here] != Wall.WALL)
            inside[here] |= is_open.view(np.uint8) << np.uint8(side)
            inside[there] |= is_open.view(np.uint8) << np.uint8(side.opposite)
        for cell in maze.links.cells():
            place = layout.padded_place(*_array_place(maze, cell))
            space.partners[place] = _partners(maze, layout, cell)
            space.cells[place] |= min(len(space.partners[place]), MAX_LINKS) << LINK_SHIFT
        return space

    def lattice_cells(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        """Give the (n, 3) lattice cells at padded places."""
        rows, col = np.divmod(self.layout.flat_places(places), self.layout.cols)
        level, row = np.divmod(rows, self.layout.rows)
        return np.stack((level, row + self.origin[0], col + self.origin[1]), axis=1)

    def links_of(self, maze: Maze, dirty: NDArray[np.int64]) -> tuple[NDArray[np.uint8], Patch | None]:
        """Return how many links these cells of the maze carry, up to 3, and a patch of their partners.

        They are empty and None where neither the maze nor this space has a link.
        """
        if not maze.links and not self.partners:
            return _NO_BYTES, None
        counts = np.zeros(len(dirty), dtype=np.uint8)
        _count_links(maze, dirty, counts)
        places = self.layout.padded_places(dirty)
        partners = Patch(places, counts, _partners_at(maze, self.layout, places))
        return counts >> np.uint8(LINK_SHIFT), partners

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
    """Give the bytes of the cells at these flat places of a maze.

    What lies beyond a border needs no question: the border of the cell that a step then ends on, round
    the end of a row, a level or the array, is walled too.
    """
    cells, walls = maze.cells.reshape(-1), maze.walls.reshape(-1)
    cols = maze.shape[2]
    steps = np.array([down * cols + right for down, right in maze.lattice.steps])
    across = places + steps[:, None]
    own = walls[places]
    north = walls.take(across[Side.N], mode="wrap") >> SOUTH_SHIFT
    west = walls.take(across[Side.W], mode="wrap") & 3
    floor = cells[places] > FOG
    is_open = floor & (cells.take(across, mode="wrap") > FOG)
    is_open &= np.array((north, own & 3, own >> SOUTH_SHIFT, west)) != Wall.WALL
    sides: NDArray[np.uint8] = np.packbits(is_open, axis=0, bitorder="little")[0]
    values = sides | floor.view(np.uint8) * np.uint8(FLOOR)
    if maze.links:
        _count_links(maze, places, values)
    return values


def _count_links(maze: Maze, places: NDArray[np.int64], values: NDArray[np.uint8]) -> None:
    """Add the number of links, up to 3, to the bytes of the cells at these flat places."""
    _, rows, cols = maze.shape
    top, left = maze.origin
    for index, place in enumerate(places.tolist()):
        level_and_row, col = divmod(place, cols)
        level, row = divmod(level_and_row, rows)
        count = len(maze.links.ports_of((level, row + top, col + left)))
        values[index] |= min(count, MAX_LINKS) << LINK_SHIFT


def _partners(maze: Maze, layout: Layout, cell: Cell) -> tuple[int, ...]:
    ends: list[int] = []
    for port in maze.links.ports_of(cell):
        link: Any = maze.links.at(port)
        place = layout.padded_place(*_array_place(maze, link.other_end(port).cell))
        ends.append(~place if link.one_way and port == link.second else place)
    return tuple(sorted(ends))


def _array_place(maze: Maze, cell: Iterable[int]) -> Cell:
    level, row, col = cell
    return level, row - maze.origin[0], col - maze.origin[1]


def _partners_at(maze: Maze, layout: Layout, places: NDArray[np.int64]) -> dict[int, tuple[int, ...]]:
    """Give the partners of the cells at these padded places, where they have any."""
    if not maze.links:
        return {}
    top, left = maze.origin
    partners = {}
    for place in places.tolist():
        level, row, col = layout.array_place(place)
        found = _partners(maze, layout, (level, row + top, col + left))
        if found:
            partners[place] = found
    return partners
