"""Grid: all conversions between the cells of a board and the places where arrays hold them.

Everything public names a cell by level, row and column of the lattice. Inside the library it has three more
names, for one cell or for many:

- array place: (level, row, col) in a (levels, rows, cols) array, which is the cell less the origin;
- flat place: the number of its array place in reading order;
- padded place: its number in a padded array, in which every neighbor can be read without a question.

The padding is one column at the right, one row between levels, three rows at either end and at least 64
places after them; so a step off the board, or to another level, always ends on no cell. Where odd rows are
shifted by half a cell, rows are padded with one and two columns in turns, and levels are an even number of
rows apart: a step across a side then always has the same length.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from mazarine.errors import SpaceError
from mazarine.lattice.messages import LatticeMessage

Cell = tuple[int, int, int]
"""A cell in lattice coordinates: (level, row, col)."""
Places = NDArray[np.int64]
"""Places in a padded array."""
Ints = NDArray[np.int64]

MARGIN_ROWS = 3
_MARGIN = 64
"""Places at the end, at least, for functions that read or write some at once."""
_MAX_PLACES = 1 << 30

_Scalar = TypeVar("_Scalar", bound=np.generic)
IntOrInts = TypeVar("IntOrInts", int, NDArray[np.int64])


@dataclass(frozen=True)
class Grid:
    """The extent of a board: levels, rows, columns, and the lattice row and column of its first cell.

    Rows with an odd number are shifted to the right by half a cell, if it is staggered.

    Examples
    --------
    >>> grid = Grid(1, 3, 4, origin=(10, 20))
    >>> grid.array_place((0, 11, 22)), grid.flat_places(np.array([(0, 11, 22)])).tolist()
    ((0, 1, 2), [6])
    """

    levels: int
    rows: int
    cols: int
    origin: tuple[int, int] = (0, 0)
    is_staggered: bool = False

    def __post_init__(self) -> None:
        if min(self.levels, self.rows, self.cols) < 1:
            raise SpaceError(LatticeMessage.MAZE_WITHOUT_CELLS())

    @property
    def shape(self) -> tuple[int, int, int]:
        """Levels, rows and columns."""
        return self.levels, self.rows, self.cols

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The first row and column of the lattice, and those after the last."""
        top, left = self.origin
        return top, left, top + self.rows, left + self.cols

    # One cell.

    def holds(self, cell: Cell) -> bool:
        """Return whether the board has a lattice cell."""
        level, row, col = self.array_place(cell)
        return 0 <= level < self.levels and 0 <= row < self.rows and 0 <= col < self.cols

    def array_place(self, cell: Cell) -> Cell:
        """Return the array place of a lattice cell."""
        level, row, col = cell
        return level, row - self.origin[0], col - self.origin[1]

    def cell_at(self, array_place: Cell) -> Cell:
        """Return the lattice cell at an array place."""
        level, row, col = array_place
        return level, row + self.origin[0], col + self.origin[1]

    def padded_place(self, cell: Cell) -> int:
        """Return the padded place of a lattice cell."""
        level, row, col = self.array_place(cell)
        return self.first + self.row_start(level * self.level_rows + row) + col

    def cell_at_padded(self, padded: int) -> Cell:
        """Return the lattice cell at a padded place."""
        return self.cell_at(self._array_place_of_padded(padded))

    def is_cell(self, padded: int) -> bool:
        """Return whether a padded place is a cell."""
        if not 0 <= padded < self.padded_size:
            return False
        level, row, col = self._array_place_of_padded(padded)
        return 0 <= level < self.levels and row < self.rows and col < self.cols

    def _array_place_of_padded(self, padded: int) -> Cell:
        row = self.row_of(padded - self.first)
        return *divmod(row, self.level_rows), padded - self.first - self.row_start(row)

    # Arrays: cells and array places are (n, 3), flat and padded places (n,).

    def array_places(self, cells: Ints) -> Ints:
        """Return the array places of lattice cells."""
        places: Ints = cells - np.array((0, *self.origin))
        return places

    def cells_at(self, array_places: Ints) -> Ints:
        """Return the lattice cells at array places."""
        cells: Ints = array_places + np.array((0, *self.origin))
        return cells

    def flat_places(self, cells: Ints) -> Ints:
        """Return the flat places of lattice cells."""
        return self.array_to_flat(self.array_places(cells))

    def cells_at_flat(self, flat: Ints) -> Ints:
        """Return the lattice cells at flat places."""
        return self.cells_at(self.flat_to_array(flat))

    def padded_places(self, cells: Ints) -> Ints:
        """Return the padded places of lattice cells."""
        return self.flat_to_padded(self.flat_places(cells))

    def cells_at_padded(self, padded: Ints) -> Ints:
        """Return the lattice cells at padded places."""
        return self.cells_at(np.stack(self._padded_parts(padded), axis=1))

    def are_cells(self, padded: Ints) -> NDArray[np.bool_]:
        """Return which padded places are cells."""
        level, row, col = self._padded_parts(padded)
        inside: NDArray[np.bool_] = (
            (level >= 0) & (level < self.levels) & (row < self.rows) & (col < self.cols)
        )
        return inside

    def array_to_flat(self, array_places: Ints) -> Ints:
        """Return the flat places of array places."""
        flat: Ints = (array_places[:, 0] * self.rows + array_places[:, 1]) * self.cols + array_places[:, 2]
        return flat

    def flat_to_array(self, flat: Ints) -> Ints:
        """Return the array places of flat places."""
        places = np.empty((len(flat), 3), dtype=np.int64)
        rows, places[:, 2] = np.divmod(flat, self.cols)
        places[:, 0], places[:, 1] = np.divmod(rows, self.rows)
        return places

    def flat_to_padded(self, flat: Ints) -> Ints:
        """Return the padded places of flat places."""
        rows, col = np.divmod(flat, self.cols)
        rows += rows // self.rows * (self.level_rows - self.rows)
        padded: Ints = self.first + self.row_start(rows) + col
        return padded

    def padded_to_flat(self, padded: Ints) -> Ints:
        """Return the flat places of the cells at padded places."""
        level, row, col = self._padded_parts(padded)
        flat: Ints = (level * self.rows + row) * self.cols + col
        return flat

    # Padded arrays.

    def _padded_parts(self, padded: Ints) -> tuple[Ints, Ints, Ints]:
        """Return the level, the row and the column of padded places; each may be off the board."""
        rows = self.row_of(padded - self.first)
        level, row = np.divmod(rows, self.level_rows)
        return level, row, padded - self.first - self.row_start(rows)

    @cached_property
    def stride(self) -> int:
        """Padded places from a cell to the one below it; of two in turns, the higher number."""
        return self.cols + 1 + self.is_staggered

    @cached_property
    def two_rows(self) -> int:
        """Padded places from a cell to the one two rows below it."""
        return 2 * self.stride - self.is_staggered

    @cached_property
    def bias(self) -> int:
        """1 if the second row is shifted to the right; else 0."""
        return int(self.is_staggered and self.origin[0] % 2 == 0)

    @cached_property
    def level_rows(self) -> int:
        """Rows from a level to the next."""
        return self.rows + 1 + (self.is_staggered and self.rows % 2 == 0)

    def row_start(self, row: IntOrInts) -> IntOrInts:
        """Return the padded places from the first cell to the first one of a row, all levels counted."""
        return (row * self.two_rows + self.bias) >> 1

    def row_of(self, places: IntOrInts) -> IntOrInts:
        """Return the row, all levels counted, at a number of padded places after the first cell."""
        return (2 * places + 1 - self.bias) // self.two_rows

    def step(self, offset: tuple[int, int]) -> int:
        """Return the padded places of a step from a cell of an even row to one so far down and right."""
        return (offset[0] * self.two_rows + self.is_staggered >> 1) + offset[1]

    @cached_property
    def first(self) -> int:
        """The padded place of the first cell."""
        return MARGIN_ROWS * self.stride

    @cached_property
    def padded_size(self) -> int:
        """Places of a padded array: a multiple of 64, for functions that take as many at once."""
        rows = self.levels * self.level_rows + 2 * MARGIN_ROWS
        return -(-(rows * self.stride + _MARGIN) // 64) * 64

    def require_padding(self) -> None:
        """Raise `SpaceError` if a padded array would be too large."""
        if self.padded_size > _MAX_PLACES:
            raise SpaceError(
                LatticeMessage.TOO_MANY_CELLS_TO_SEGMENT(
                    levels=self.levels, rows=self.rows, cols=self.cols, most=_MAX_PLACES
                )
            )

    def view(self, padded: NDArray[_Scalar]) -> NDArray[_Scalar]:
        """Return the (levels, rows, cols) view of a padded array; a copy if rows are shifted."""
        if not self.is_staggered:
            return self._lines(padded)[:, : self.rows, : self.cols]
        array = np.empty(self.shape, dtype=padded.dtype)
        for first in (0, 1):
            array[:, first::2] = self._every_other_row(padded, first)
        return array

    def fill(self, padded: NDArray[_Scalar], array: NDArray[_Scalar] | _Scalar) -> None:
        """Write a (levels, rows, cols) array, or one value, to the cells of a padded array."""
        if not self.is_staggered:
            self.view(padded)[:] = array
            return
        whole = np.broadcast_to(np.asarray(array), self.shape)
        for first in (0, 1):
            self._every_other_row(padded, first)[:] = whole[:, first::2]

    def read_only_view(self, padded: NDArray[_Scalar]) -> NDArray[_Scalar]:
        """Return the (levels, rows, cols) view of a padded array that others may read."""
        view = self.view(padded)
        view.flags.writeable = False
        return view

    def margins(self, padded: NDArray[_Scalar]) -> tuple[NDArray[_Scalar], ...]:
        """Return views of all places of a padded array that are not cells."""
        turns, stop = 1 + self.is_staggered, self.first + self.row_start(self.levels * self.level_rows)
        lines = [(row, self.row_start(row + 1) - self.row_start(row)) for row in range(turns)]
        count = self.level_rows // turns
        beside = [self._strips(padded, row, (count, size))[..., self.cols :] for row, size in lines]
        between = self.row_start(self.level_rows) - self.row_start(self.rows)
        below = self._strips(padded, self.rows, (1, between))
        return padded[: self.first + self.row_start(0)], padded[stop:], *beside, below

    def _lines(self, padded: NDArray[_Scalar]) -> NDArray[_Scalar]:
        """Return the view of a padded array from its first cell on: levels with their margins."""
        stop = self.first + self.levels * self.level_rows * self.stride
        return padded[self.first : stop].reshape(self.levels, self.level_rows, self.stride)

    def _every_other_row(self, padded: NDArray[_Scalar], first: int) -> NDArray[_Scalar]:
        """Return the view of every other row of each level, from this one on."""
        return self._strips(padded, first, ((self.rows + 1 - first) // 2, self.cols))

    def _strips(self, padded: NDArray[_Scalar], row: int, shape: tuple[int, int]) -> NDArray[_Scalar]:
        """Return the view of some places of each level in rows from this one on: each, or every other one."""
        size, start = padded.itemsize, self.first + self.row_start(row)
        along = self.two_rows if self.is_staggered else self.stride
        strides = self.row_start(self.level_rows) - self.row_start(0), along, 1
        return as_strided(padded[start:], (self.levels, *shape), tuple(size * step for step in strides))
