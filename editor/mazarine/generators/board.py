"""The board of a maze that grows: which cells and sides it may use, and the maze that it has become."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mazarine.errors import GeneratorError
from mazarine.generators.codes import BLOCKS, FLOOR, FREE
from mazarine.generators.messages import GeneratorMessage
from mazarine.lattice import Grid, Lattice, Side
from mazarine.lattice.messages import LatticeMessage
from mazarine.maze import MAX_CELLS, Maze
from mazarine.maze.borders import lacking_walls
from mazarine.maze.codes import Matter, Wall, Whole, is_whole
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted
from mazarine.native.generators import HEAD_SIZE, GeneratorGrid, draw_below, find_pieces, write_walls

Places = NDArray[np.int32]


class Padding(Grid):
    """Where the cells of a board lie: a row above and below, and a column at the right, are no floor.

    Where rows are shifted by half a cell, there are one and two columns at the right in turns.
    """

    @cached_property
    def first(self) -> int:
        """The padded place of the first cell."""
        return self.stride

    @cached_property
    def padded_size(self) -> int:
        """Places of the padded array."""
        return (self.rows + 2) * self.stride + 1


@dataclass(frozen=True, eq=False)
class Board:
    """Cells in a padded array, see `Padding`.

    Attributes
    ----------
    rows, cols : the size without the padding
    lattice : what lies across which side
    cells : padded uint8, see `mazarine.generators.codes`
    is_whole : whether all cells and sides may be used
    origin : the lattice row and column of the first cell
    start : the padded place where the tree of its piece begins; -1 for any
    """

    rows: int
    cols: int
    lattice: Lattice
    cells: NDArray[np.uint8]
    is_whole: bool
    origin: tuple[int, int] = (0, 0)
    start: int = -1

    @classmethod
    def of(
        cls,
        rows: int,
        cols: int,
        lattice: Lattice,
        mask: NDArray[np.bool_] | None = None,
        blocked: NDArray[np.uint8] | None = None,
        origin: tuple[int, int] = (0, 0),
    ) -> Board:
        """Make a board of free cells.

        Parameters
        ----------
        rows, cols : the size
        lattice : what lies across which side
        mask : (rows, cols) bool
            The cells that may be used; all if there is none.
        blocked : (rows, cols) uint8
            The sides that stay walled, in the code of `Maze.walls`; what is not open is blocked.
        origin : the lattice row and column of the first cell
        """
        require_size(rows, cols)
        rows, cols = int(rows), int(cols)
        lacking = lacking_walls(lattice, origin)
        padding = Padding(1, rows, cols, origin, lattice.is_staggered)
        board = cls(
            rows, cols, lattice, np.zeros(padding.padded_size, dtype=np.uint8),
            mask is None and blocked is None and not lacking, origin,
        )  # fmt: skip
        room = 1 << 32 - board.wall_shift  # a wall is a uint32
        if padding.padded_size > room:
            most = rows * cols * room // padding.padded_size
            raise GeneratorError(LatticeMessage.TOO_MANY_CELLS(levels=1, rows=rows, cols=cols, most=most))
        inside = board.view()
        inside[:] = FLOOR | FREE
        if mask is not None:
            mask = np.asarray(mask)
            _require_shape(mask, inside, GeneratorMessage.MASK_SHAPE)
            if not mask.any():
                raise GeneratorError(GeneratorMessage.MASK_EMPTY())
            inside[~mask.astype(bool)] = 0
        if blocked is not None:
            blocked = np.asarray(blocked)
            _require_shape(blocked, inside, GeneratorMessage.BLOCKED_SIDES_SHAPE)
            for number, block in enumerate(BLOCKS[: len(lattice.stored)]):
                inside |= ((blocked >> 2 * number & 3 != Wall.OPEN) * block).astype(np.uint8)
        for shift, (_, *places) in lacking:
            inside[tuple(places)] |= BLOCKS[shift // 2]
        board.put(inside)
        return board

    @cached_property
    def padding(self) -> Padding:
        """Where the cells lie."""
        return Padding(1, self.rows, self.cols, self.origin, self.lattice.is_staggered)

    @cached_property
    def steps(self) -> list[int]:
        """The padded places from a cell to the one across each of `Lattice.sides`."""
        return [self.padding.step(self.lattice.steps[side]) for side in self.lattice.sides]

    @property
    def wall_shift(self) -> int:
        """The bits of a wall below those of its cell: the number of the side in `Lattice.sides`."""
        return 3 if self.lattice.is_staggered else 2

    @property
    def wall_room(self) -> int:
        """Room for the walls of a frontier, or for all: each new cell takes one away, and adds others."""
        return (len(self.lattice.sides) - 2) * self.size + len(self.lattice.sides)

    @property
    def own_sides(self) -> list[tuple[int, int, int]]:
        """Of each side that cells store, its number in `Lattice.sides`, the step, and the bit that blocks."""
        numbers = [self.lattice.sides.index(side) for side in self.lattice.stored]
        return [(number, self.steps[number], block) for number, block in zip(numbers, BLOCKS, strict=False)]

    @property
    def size(self) -> int:
        """The number of cells that may be used."""
        return self.rows * self.cols if self.is_whole else int(np.count_nonzero(self.cells & FLOOR))

    def view(self) -> NDArray[np.uint8]:
        """Return the cells as a (rows, cols) view; a copy where rows are shifted."""
        return self.inside(self.cells)

    def inside(self, padded: NDArray[np.generic]) -> NDArray[Any]:
        """Return an array with a place for each of the padded ones, as `view` does the cells."""
        inside: NDArray[Any] = self.padding.view(padded)[0]
        return inside

    def put(self, inside: NDArray[np.uint8]) -> None:
        """Write what was changed in the `view` into the cells."""
        if self.lattice.is_staggered:
            self.padding.fill(self.cells, inside)

    def across(self, array: NDArray[Any], number: int) -> NDArray[Any]:
        """Return a (rows, cols) array as seen across a side, whose number it is; 0 beyond the border."""
        padded = np.zeros(len(self.cells), dtype=array.dtype)
        self.padding.fill(padded, array)
        return self.inside(np.roll(padded, -self.steps[number]))

    def open_sides(self) -> NDArray[np.uint8]:
        """Return (rows, cols) the open sides of cells, as bits in the order of `Lattice.sides`."""
        if not self.lattice.is_staggered:
            return self.view() & np.uint8(0xF)
        own = self.view() & np.uint8(7)
        for number in range(3):
            own |= (self.across(own >> np.uint8(number) & 1, number + 3)) << np.uint8(number + 3)
        return own

    def open(self, number: int, is_open: NDArray[np.bool_]) -> None:
        """Open this side of some cells, (rows, cols); the number is that of a side that they store."""
        opened = np.zeros(len(self.cells), dtype=np.uint8)
        self.padding.fill(opened, is_open.astype(np.uint8))
        self.cells[:] |= opened << np.uint8(number)
        if not self.lattice.is_staggered:
            self.cells[:] |= np.roll(opened, self.steps[number]) << np.uint8(number ^ 2)

    def carve(self, place: int, number: int) -> int:
        """Open one side of the cell at a padded place; return that of the cell across."""
        beyond = place + self.steps[number]
        if not self.lattice.is_staggered:
            self.cells[place] |= 1 << number
            self.cells[beyond] |= 1 << (number ^ 2)
        else:
            self.cells[place if number < 3 else beyond] |= 1 << number % 3
        self.cells[[place, beyond]] &= 0xFF ^ FREE
        return beyond

    def open_all(self) -> None:
        """Take all cells into the maze, with no wall between them; for algorithms that add walls."""
        inside = self.view()
        inside[:] = FLOOR | 15
        inside[0] &= ~np.uint8(Side.N.bit)
        inside[:, -1] &= ~np.uint8(Side.E.bit)
        inside[-1] &= ~np.uint8(Side.S.bit)
        inside[:, 0] &= ~np.uint8(Side.W.bit)

    def neighbors(self, row: int, col: int) -> list[tuple[Side, int, int]]:
        """Return the side, the row and the column of each cell that a passage can lead to.

        `row` and `col` are the array place of a cell of the board; outside there are no neighbors.
        """
        if not self.has_cell(row, col):
            return []
        found, stored = [], self.lattice.stored
        for side in self.lattice.sides:
            down, right = self.lattice.step(row + self.origin[0], side)
            there = row + down, col + right
            if self.has_cell(*there):
                is_own = side in stored
                block = BLOCKS[stored.index(side if is_own else side.opposite)]
                if not self.cells[self.place(*((row, col) if is_own else there))] & block:
                    found.append((side, *there))
        return found

    def is_new(self, row: int, col: int) -> bool:
        """Return whether no passage leads to a cell yet."""
        return bool(self.cells[self.place(row, col)] & FREE)

    def has_cell(self, row: int, col: int) -> bool:
        """Return whether an array place is on the board, and may be used."""
        is_inside = 0 <= row < self.rows and 0 <= col < self.cols
        return is_inside and bool(self.cells[self.place(row, col)] & FLOOR)

    def rows_and_cols(self, places: NDArray[np.integer]) -> NDArray[np.int64]:
        """Return the (n, 2) rows and columns of padded places."""
        inside = places.astype(np.int64) - self.padding.first
        row = self.padding.row_of(inside)
        return np.stack((row, inside - self.padding.row_start(row)), axis=1)

    def place(self, row: int, col: int) -> int:
        """Return the padded place of a cell."""
        padding = self.padding
        return padding.first + padding.row_start(row) + col

    def starting_at(self, row: int, col: int) -> Self:
        """Return the board with a start; `GeneratorError` if that is no cell where a maze can begin.

        `row` and `col` are the array place of a cell of the maze.
        """
        if not self.has_cell(row, col):
            raise self.start_refusal(GeneratorMessage.START_NOT_CELL, row, col)
        return replace(self, start=self.place(row, col))

    def start_refusal(self, refusal: GeneratorMessage, row: int, col: int) -> GeneratorError:
        """Return the error for a start at an array place, which it names by its lattice row and column."""
        return GeneratorError(refusal(row=row + self.origin[0], col=col + self.origin[1]))

    def frontier(self, walls: NDArray[np.uint32]) -> NDArray[np.int64]:
        """Return the (n, 2) rows and columns of the cells beyond walls that are not in the maze yet.

        Parameters
        ----------
        walls : (n,) `cell << wall_shift | side`, the padded place beyond and the side that leads to it
        """
        beyond = np.unique(walls >> self.wall_shift).astype(np.int64)
        return self.rows_and_cols(beyond[self.cells[beyond] & FREE != 0])

    def wall_opened(self, place: int) -> tuple[int, int] | None:
        """Return the row and column of the wall opened to a cell just reached; None if walls are thin."""
        del place
        return None

    def grid(self, seed: int, ordered: bool = True) -> tuple[GeneratorGrid, Places]:
        """Return what algorithms work on, and the cells in the order of a search, none if it was not made.

        Parameters
        ----------
        seed : 64 bits
        ordered : whether that order is needed; else a whole board, being one piece, is not searched
        """
        rng = np.array([seed], dtype=np.uint64)
        if self.is_whole and not ordered:
            row, col = divmod(draw_below(rng, self.size), self.cols)
            root = self.place(row, col) if self.start < 0 else self.start
            return self.grid_from(rng, [root], [self.size]), np.empty(0, dtype=np.int32)
        order, roots, sizes = self.pieces(rng)
        if self.start >= 0:
            index = int(np.argmax(order == self.start))
            roots[np.searchsorted(np.cumsum(sizes), index, side="right")] = self.start
        return self.grid_from(rng, roots, sizes), order

    def grid_from(
        self,
        rng: NDArray[np.uint64],
        roots: ArrayLike,
        sizes: ArrayLike,
        head: NDArray[np.int64] | None = None,
    ) -> GeneratorGrid:
        """Return what algorithms work on, with pieces that are known: where each begins, and its size."""
        head = np.zeros(HEAD_SIZE, dtype=np.int64) if head is None else head
        roots, sizes = (np.array(numbers, dtype=np.int32) for numbers in (roots, sizes))
        padding = self.padding
        shape = padding.stride, padding.is_staggered, padding.bias
        return GeneratorGrid(self.cells, shape, roots, sizes, head, rng)

    def pieces(self, rng: NDArray[np.uint64]) -> tuple[Places, Places, Places]:
        """Return the free cells in the order of a search, and of each of their pieces a cell and the size."""
        free = int(np.count_nonzero(self.cells & FREE))
        order, roots, sizes = (np.empty(free, dtype=np.int32) for _ in range(3))
        count = find_pieces(self.grid_from(rng, [], []), order, roots, sizes)
        return order, roots[:count].copy(), sizes[:count].copy()

    def maze(self) -> Maze:
        """Return the maze that has grown so far: what is not in it yet is walled."""
        walls = np.empty((1, self.rows, self.cols), dtype=np.uint8)
        write_walls(self.grid_from(np.zeros(1, dtype=np.uint64), [], []), walls[0])
        cells = np.full(walls.shape, Matter.FLOOR << 1, dtype=np.uint8)
        if not self.is_whole:
            cells[0][self.view() & FLOOR == 0] = Matter.ROCK << 1
        return Maze(cells, walls, lattice=self.lattice, origin=self.origin)


def require_size(rows: Whole, cols: Whole) -> None:
    """Raise `GeneratorError` if a maze cannot have this size."""
    if not (is_whole(rows) and is_whole(cols)):
        raise GeneratorError(MazeMessage.EXTENT_NOT_INTEGER(rows=quoted(rows), cols=quoted(cols)))
    if min(rows, cols) < 1:
        raise GeneratorError(LatticeMessage.MAZE_WITHOUT_CELLS())
    rows, cols = int(rows), int(cols)
    if rows * cols > MAX_CELLS:
        raise GeneratorError(LatticeMessage.TOO_MANY_CELLS(levels=1, rows=rows, cols=cols, most=MAX_CELLS))


def _require_shape(given: NDArray[np.generic], inside: NDArray[np.uint8], refusal: GeneratorMessage) -> None:
    if given.shape != inside.shape:
        raise GeneratorError(refusal(found=given.shape, expected=inside.shape))
