"""Setting a block of cells and walls at once, from arrays: what selections, stamps and fills are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Side
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.edits.change import Change, distinct, of_maze
from mazarine.maze.edits.links import ends_of, links_buried, links_opened, with_links_back
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import Link
from mazarine.maze.validation import require_cells
from mazarine.values import ArrayValue

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
    """Set cells of a block, and wall positions that its cells store.

    Rock takes the links of its cell along, and a position that is no wall any more the links in it. The
    outer border, and sides that cells lack, stay as they are whatever is asked for.

    Attributes
    ----------
    level, row, col : the lattice place of the first cell; the block lies in the maze
    cells : (rows, cols) codes 0 to 7, fog included
    which : (rows, cols) the cells that are set
    walls : (rows, cols) as a maze has them, two bits for each stored side
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
        bits: Bytes = ((differing | differing >> _ONE) & np.uint8(0x55)) * np.uint8(3)
        return bits

    def _place(self, maze: MazeLike) -> tuple[int, int]:
        """Return the array row and column of the block; `EditRejected` if it is none of this maze."""
        arrays = (self.cells, self.which, self.walls, self.wall_bits)
        if any(array.shape != self.cells.shape or array.ndim != 2 for array in arrays) or not self.cells.size:
            raise EditRejected(MazeMessage.BLOCK_ARRAYS())
        if self.cells.max() > (Matter.FOUND << 1 | FOG) or _most(self) > maze.lattice.wall_bits:
            raise EditRejected(MazeMessage.BLOCK_CODES())
        rows, cols = self.cells.shape
        corners = [(self.level, self.row, self.col), (self.level, self.row + rows - 1, self.col + cols - 1)]
        _, top, left = require_cells(maze, np.array(corners, dtype=np.int64))[0].tolist()
        return top, left

    def _lost(self, maze: MazeLike, place: tuple[int, int], changed: Bits, bits: Bytes) -> list[Link]:
        places = _flat(maze, self.level, *place, changed.shape)
        buried = links_buried(maze, places[changed & (self.cells >> 1 == Matter.ROCK)])
        count = len(maze.lattice.stored)
        is_opened = (
            (bits >> 2 * number & 3 != 0) & (self.walls >> 2 * number & 3 != Wall.WALL)
            for number in range(count)
        )
        positions = [places[which] * count + number for number, which in enumerate(is_opened)]
        opened = links_opened(maze, np.concatenate(positions))
        return list({link.first: link for link in (*buried, *opened)}.values())


def _most(edit: SetArea) -> int:
    """Return the highest byte of walls."""
    return int(max(edit.walls.max(), edit.wall_bits.max()))


def _strips(rows: int) -> Iterator[slice]:
    """Yield the rows in strips."""
    for first in range(0, rows, _STRIP_ROWS):
        yield slice(first, min(first + _STRIP_ROWS, rows))


def _fixed_bits(maze: MazeLike, top: int, left: int, shape: tuple[int, ...]) -> Bytes:
    """Return the bits of the positions that stay as they are: the outer border, and sides that cells lack."""
    (rows, cols), lattice = shape, maze.lattice
    fixed = np.zeros(shape, dtype=np.uint8)
    for side in lattice.stored:
        bits = np.uint8(3 << lattice.shift(side))
        if any(lattice.lacking):
            places = np.arange(rows)[:, None] + top + maze.origin[0], np.arange(cols) + left + maze.origin[1]
            fixed |= np.where(lattice.lacks(*places) >> side & 1, bits, np.uint8(0))
        for first in (0, 1):
            down, right = lattice.step(maze.origin[0] + top + first, side)
            if down and top + rows == maze.shape[1]:
                fixed[-1] |= bits
            if right > 0 and left + cols == maze.shape[2]:
                fixed[first::2, -1] |= bits
            if right < 0 and left == 0:
                fixed[first::2, 0] |= bits
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

    def mark(which: Bits, side: Side) -> None:
        for first in (0, 1):
            down, right = maze.lattice.step(maze.origin[0] + top + first, side)
            here = slice(1 + down + first, 1 + down + rows, 2), slice(1 + right, 1 + right + cols)
            marks[here] |= which[first::2]

    marks[1:-1, 1:-1] = changed | (bits != 0)
    for side in maze.lattice.stored:
        mark(bits >> maze.lattice.shift(side) & 3 != 0, side)
    if turned.any():
        for side in maze.lattice.sides:
            mark(turned, side)
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
