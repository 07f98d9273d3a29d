"""Mazes whose walls are cells: the thin-walled algorithms, on the fields between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import GeneratorError
from mazarine.generators import spanning_trees as trees
from mazarine.generators.board import Board
from mazarine.generators.codes import FLOOR, FREE, NO_EAST, NO_SOUTH
from mazarine.generators.messages import GeneratorMessage, GeneratorText, ReasonText
from mazarine.lattice import SQUARE, Lattice, Side
from mazarine.maze import Maze
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall


@dataclass(frozen=True, eq=False)
class BlockBoard(Board):
    """A board whose cells are the fields of a block grid: every other cell of every other row.

    Attributes
    ----------
    margin : 1 if the border is all wall; 0 if the fields are at even coordinates, and there is no border
    walls : (rows, cols) uint8 of the block grid, thin walls that stay
    has_islands : whether fields are open before the maze reaches them
    """

    margin: int = 0
    walls: NDArray[np.uint8] | None = None
    has_islands: bool = False

    def rows_and_cols(self, places: NDArray[np.integer]) -> NDArray[np.int64]:
        """Return the (n, 2) rows and columns in the block grid of padded places."""
        return 2 * super().rows_and_cols(places) + self.margin

    def starting_at(self, row: int, col: int) -> Self:
        """Return the board with a start, which must be a field."""
        (down, beside), (right, across) = (divmod(at - self.margin, 2) for at in (row, col))
        if beside or across:
            raise self.start_refusal(GeneratorMessage.START_NOT_FIELD, row, col)
        return super().starting_at(down, right)

    def frontier(self, walls: NDArray[np.uint32]) -> NDArray[np.int64]:
        """Return the (n, 2) rows and columns of those walls that are still closed; they are cells here."""
        walls = walls[self.cells[walls >> 2] >> (walls & 3 ^ 2) & 1 == 0]
        back: NDArray[np.int64] = -np.array(self.lattice.steps)[walls & 3]
        return self.rows_and_cols(walls >> 2) + back

    def wall_opened(self, place: int) -> tuple[int, int] | None:
        """Return the row and column of the wall opened to a field just reached; None for the first field."""
        opened = [side for side in SQUARE.sides if self.cells[place] & side.bit]
        if len(opened) != 1:
            return None
        row, col = self.rows_and_cols(np.array([place]))[0].tolist()
        down, right = self.lattice.steps[opened[0]]
        return row + down, col + right

    def maze(self) -> Maze:
        """Return the maze grown until now: floor for fields and the passages between them, else rock."""
        fields = self.view()
        sides = fields * (fields & FREE == 0)
        floor = self.between(sides)
        shown = fields if self.has_islands else sides
        floor[self.margin :: 2, self.margin :: 2][: self.rows, : self.cols] = shown & FLOOR != 0
        rows, cols = floor.shape
        maze = Maze.blank(rows, cols, lattice=self.lattice)
        maze.origin = self.origin
        if self.walls is not None:
            maze.buffers.walls[0] |= self.walls
        maze.buffers.cells[0] = floor * np.uint8(Matter.FLOOR << 1)
        return maze

    def between(self, sides: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Return the cells of the block grid that lie in these east and south sides of the fields."""
        begin, rows, cols = self.margin, *(2 * size - 1 + 2 * self.margin for size in (self.rows, self.cols))
        found = np.zeros((rows, cols), dtype=bool)
        found[begin::2, begin + 1 :: 2][: self.rows, : self.cols - 1] = sides[:, :-1] & Side.E.bit
        found[begin + 1 :: 2, begin::2][: self.rows - 1, : self.cols] = sides[:-1] & Side.S.bit
        return found


def block_board(margin: int, *, has_islands: bool = False) -> Callable[..., Board]:
    """Return what makes boards with this margin, with islands or without, for a generator."""

    def board(
        rows: int,
        cols: int,
        lattice: Lattice,
        mask: NDArray[np.bool_] | None = None,
        blocked: NDArray[np.uint8] | None = None,
        origin: tuple[int, int] = (0, 0),
    ) -> Board:
        # The maze is made first, for it checks that mask and blocked sides fit.
        whole = Board.of(rows, cols, lattice, mask, blocked)
        fields = slice(margin, rows - margin, 2), slice(margin, cols - margin, 2)
        if mask is not None:
            mask = mask[fields]
            if not mask.any():
                raise GeneratorError(GeneratorMessage.MASK_WITHOUT_FIELDS())
        walls = None if whole.is_whole else _walls_between_fields(whole)[fields]
        inside = Board.of((rows + 1) // 2 - margin, (cols + 1) // 2 - margin, lattice, mask, walls)
        return BlockBoard(
            inside.rows, inside.cols, lattice, inside.cells, inside.is_whole, origin,
            margin=margin, walls=blocked, has_islands=has_islands,
        )  # fmt: skip

    return board


def _walls_between_fields(whole: Board) -> NDArray[np.uint8]:
    """Return, for each cell, the sides where the next two cells are not open, in the code of `Maze.walls`."""
    cells = np.pad(whole.view(), (0, 1))
    blocked = np.zeros((whole.rows, whole.cols), dtype=np.uint8)
    for shift, side, (down, right) in ((EAST_SHIFT, NO_EAST, (0, 1)), (SOUTH_SHIFT, NO_SOUTH, (1, 0))):
        here, between = cells[:-1, :-1], cells[down : whole.rows + down, right : whole.cols + right]
        is_closed = (between & FLOOR == 0) | ((here | between) & side != 0)
        blocked |= np.where(is_closed, Wall.WALL << shift, 0).astype(np.uint8)
    return blocked


PRIM = replace(
    trees.PRIM,
    name="prim-blocks",
    title=GeneratorText.ALGORITHM_PRIM_BLOCKS(),
    summary=GeneratorText.ALGORITHM_PRIM_BLOCKS_SUMMARY(),
    least_odd=3,
    needs_full=True,
    four_sides=ReasonText.BLOCK_GRID(),
    board=block_board(1, has_islands=True),
)
STACK = replace(
    trees.STACK,
    name="stack-blocks",
    title=GeneratorText.ALGORITHM_STACK_BLOCKS(),
    summary=GeneratorText.ALGORITHM_STACK_BLOCKS_SUMMARY(),
    least_odd=1,
    needs_full=True,
    four_sides=ReasonText.BLOCK_GRID(),
    board=block_board(0),
)
