"""Setting a block of cells and walls at once, from arrays: what selections, stamps and fills are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Side
from mazarine.maze.codes import EAST_SHIFT, FOG, SOUTH_SHIFT, Matter, Wall
from mazarine.maze.edits.change import Change, distinct, of_maze
from mazarine.maze.edits.links import ends_of, links_buried, links_opened, with_links_back
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import Link
from mazarine.maze.validation import require_cells
from mazarine.values import ArrayValue

_EAST, _SOUTH = np.uint8(3 << EAST_SHIFT), np.uint8(3 << SOUTH_SHIFT)
_ONE = np.uint8(1)
_FIRST_OPEN = np.uint8((Matter.ROCK + 1) << 1)
"""The codes below are rock."""

_MOST_DIRTY = 1 << 21
"""Where more cells change, all of the maze counts as changed: to list them would take longer."""
_STRIP_ROWS = 64
"""Rows at a time: fresh memory for all would cost more than what is done in it."""
_NOTHING = np.empty(0, dtype=np.int64)

Bytes = NDArray[np.uint8]
Bits = NDArray[np.bool_]


@dataclass(frozen=True, eq=False, repr=False)
class SetArea(ArrayValue):
    """Set cells of a block, and wall positions that its cells store: those to the east and to the south.

    Rock takes the links of its cell along, and a position that is no wall any more the links in it. The
    outer border, and sides that cells lack, stay as they are whatever is asked for.

    Attributes
    ----------
    level, row, col : the lattice place of the first cell; the block lies in the maze
    cells : (rows, cols) codes 0 to 7, fog included
    which : (rows, cols) the cells that are set
    walls : (rows, cols) as a maze has them, two bits to the east and two to the south
    wall_bits : (rows, cols) the bits of the wall positions that are set
    """

    level: int
    row: int
    col: int
    cells: Bytes
    which: Bits
    walls: Bytes
    wall_bits: Bytes

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Set the block; see `Edit.apply`."""
        top, left = self._place(maze)
        rows, cols = self.cells.shape
        here = self.level, slice(top, top + rows), slice(left, left + cols)
        cells_there, walls_there = (array[here] for array in maze.buffers)
        cells, walls, bits = (np.empty_like(self.cells) for _ in range(3))
        changed = np.empty((rows, cols), dtype=bool)
        count = 0
        for strip in _strips(rows):
            cells[strip], walls[strip] = cells_there[strip], walls_there[strip]
            changed[strip] = (self.cells[strip] ^ cells[strip]) & -self.which[strip].view(np.uint8)
            bits[strip] = self._differing(maze, (top, left), strip, walls[strip])
            count += int(np.count_nonzero(changed[strip] | (bits[strip] != 0)))
        lost = self._lost(maze, (top, left), changed, bits) if maze.links else []
        for link in lost:
            maze.links.remove(link)
        for strip in _strips(rows):
            # Exclusive ors: to pick single cells out, and to put them back, takes ten times as long.
            cells_there[strip] ^= (self.cells[strip] ^ cells[strip]) * changed[strip]
            walls_there[strip] ^= (self.walls[strip] ^ walls[strip]) & bits[strip]

        back = SetArea(self.level, self.row, self.col, cells, changed, walls, bits)
        dirty = None
        if count <= _MOST_DIRTY:
            turned = changed & ((self.cells < _FIRST_OPEN) != (cells < _FIRST_OPEN))
            dirty = _dirty(maze, (self.level, top, left), changed, turned, bits)
        if dirty is None:
            return Change(_NOTHING, with_links_back(back, lost), reshaped=True)
        if lost:
            dirty = distinct(np.concatenate((dirty, maze.grid.flat_places(ends_of(lost)))))
        return Change(dirty, with_links_back(back, lost))

    def _differing(self, maze: MazeLike, place: tuple[int, int], strip: slice, walls: Bytes) -> Bytes:
        """Return the bits of the positions in some rows that will differ from the walls of the maze."""
        top, left = place
        fixed = _fixed_bits(maze, top + strip.start, left, walls.shape)
        differing = (self.walls[strip] ^ walls) & self.wall_bits[strip] & ~fixed
        # A position that differs in one of its bits is set in both.
        bits: Bytes = ((differing | differing >> _ONE) & np.uint8(5)) * np.uint8(3)
        return bits

    def _place(self, maze: MazeLike) -> tuple[int, int]:
        """Return the array row and column of the block; `EditRejected` if it is none of this maze."""
        arrays = (self.cells, self.which, self.walls, self.wall_bits)
        if any(array.shape != self.cells.shape or array.ndim != 2 for array in arrays) or not self.cells.size:
            raise EditRejected(MazeMessage.BLOCK_ARRAYS())
        if self.cells.max() > (Matter.FOUND << 1 | FOG) or max(self.walls.max(), self.wall_bits.max()) > 15:
            raise EditRejected(MazeMessage.BLOCK_CODES())
        rows, cols = self.cells.shape
        corners = [(self.level, self.row, self.col), (self.level, self.row + rows - 1, self.col + cols - 1)]
        _, top, left = require_cells(maze, np.array(corners, dtype=np.int64))[0].tolist()
        return top, left

    def _lost(self, maze: MazeLike, place: tuple[int, int], changed: Bits, bits: Bytes) -> list[Link]:
        places = _flat(maze, self.level, *place, changed.shape)
        buried = links_buried(maze, places[changed & (self.cells >> 1 == Matter.ROCK)])
        east = (bits & _EAST != 0) & (self.walls & _EAST != Wall.WALL << EAST_SHIFT)
        south = (bits & _SOUTH != 0) & (self.walls & _SOUTH != Wall.WALL << SOUTH_SHIFT)
        opened = links_opened(maze, np.concatenate((places[east] * 2, places[south] * 2 + 1)))
        return list({link.first: link for link in (*buried, *opened)}.values())


def _strips(rows: int) -> Iterator[slice]:
    """Yield the rows in strips."""
    for first in range(0, rows, _STRIP_ROWS):
        yield slice(first, min(first + _STRIP_ROWS, rows))


def _fixed_bits(maze: MazeLike, top: int, left: int, shape: tuple[int, ...]) -> Bytes:
    """Return the bits of the positions that stay as they are: the outer border, and sides that cells lack."""
    rows, cols = shape
    fixed = np.zeros(shape, dtype=np.uint8)
    if not maze.lattice.is_full:
        sorts = np.add.outer(np.arange(rows) + top + maze.origin[0], np.arange(cols) + left + maze.origin[1])
        lacks = np.array(maze.lattice.lacking, dtype=np.uint8)[sorts & 1]
        fixed |= np.where(lacks >> Side.E & 1, _EAST, np.uint8(0))
        fixed |= np.where(lacks >> Side.S & 1, _SOUTH, np.uint8(0))
    if top + rows == maze.shape[1]:
        fixed[-1] |= _SOUTH
    if left + cols == maze.shape[2]:
        fixed[:, -1] |= _EAST
    return fixed


def _flat(maze: MazeLike, level: int, top: int, left: int, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """Return the flat places of a block of cells of a level."""
    _, rows, cols = maze.shape
    first = (level * rows + top) * cols + left
    places: NDArray[np.int64] = np.add.outer(np.arange(shape[0]) * cols, np.arange(shape[1]) + first)
    return places


def _dirty(
    maze: MazeLike, place: tuple[int, int, int], changed: Bits, turned: Bits, bits: Bytes
) -> NDArray[np.int64] | None:
    """Return the sorted flat places that may look, or be passed, otherwise; None if they are too many."""
    level, top, left = place
    rows, cols = changed.shape
    marks = np.zeros((rows + 2, cols + 2), dtype=bool)

    def mark(which: Bits, down: int, right: int) -> None:
        marks[1 + down : 1 + down + rows, 1 + right : 1 + right + cols] |= which

    mark(changed | (bits != 0), 0, 0)
    steps = maze.lattice.steps
    mark(bits & _EAST != 0, *steps[Side.E])
    mark(bits & _SOUTH != 0, *steps[Side.S])
    if turned.any():
        for step in steps:
            mark(turned, *step)
    first = max(top - 1, 0), max(left - 1, 0)
    last = min(top + rows + 1, maze.shape[1]), min(left + cols + 1, maze.shape[2])
    marks = marks[first[0] - top + 1 : last[0] - top + 1, first[1] - left + 1 : last[1] - left + 1]
    marks = np.ascontiguousarray(marks)
    if np.count_nonzero(marks) > _MOST_DIRTY:
        return None
    return _marked(maze, level, *first, marks)


def _marked(maze: MazeLike, level: int, top: int, left: int, marks: Bits) -> NDArray[np.int64]:
    """Return the sorted flat places of those cells of a block of a level that are marked."""
    _, rows, cols = maze.shape
    height, width = marks.shape
    places = np.flatnonzero(marks)
    # From a place in the block to one in the maze it is as far for all of a row.
    further = (level * rows + top) * cols + left + np.arange(height) * (cols - width)
    counts = np.count_nonzero(marks, axis=1)
    begun = 0
    for strip in _strips(height):
        some = np.repeat(further[strip], counts[strip])
        places[begun : begun + len(some)] += some
        begun += len(some)
    return places
