"""Mazes whose walls are cells: the thin-walled algorithms, on the fields between."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.errors import GeneratorError
from editor.generators import prim, stack
from editor.generators.board import Board
from editor.generators.codes import FREE
from editor.lattice import Lattice, Side
from editor.maze import Maze
from editor.maze.codes import Matter


@dataclass(frozen=True, eq=False)
class BlockBoard(Board):
    """A board whose cells are the fields of a block grid: every other cell of every other row.

    Attributes
    ----------
    margin : 1 if the border is all wall; 0 if the fields are at even coordinates, and there is no border
    """

    margin: int = 0

    def rows_and_cols(self, places: NDArray[np.integer]) -> NDArray[np.int64]:
        """Give the (n, 2) rows and columns in the block grid of padded places."""
        return 2 * super().rows_and_cols(places) + self.margin

    def maze(self) -> Maze:
        """Give the maze that has grown so far: floor for fields and the ways between them, else rock."""
        fields = self.view()
        sides = fields * (fields & FREE == 0)
        floor = self.between(sides)
        floor[self.margin :: 2, self.margin :: 2][: self.rows, : self.cols] = sides != 0
        rows, cols = floor.shape
        maze = Maze.blank(rows, cols, lattice=self.lattice.name)
        maze.cells[0] = floor * np.uint8(Matter.FLOOR << 1)
        return maze

    def between(self, sides: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Give the cells of the block grid that lie in these east and south sides of the fields."""
        begin, rows, cols = self.margin, *(2 * size - 1 + 2 * self.margin for size in (self.rows, self.cols))
        found = np.zeros((rows, cols), dtype=bool)
        found[begin::2, begin + 1 :: 2][: self.rows, : self.cols - 1] = sides[:, :-1] & Side.E.bit
        found[begin + 1 :: 2, begin::2][: self.rows - 1, : self.cols] = sides[:-1] & Side.S.bit
        return found


def block_board(margin: int) -> Any:
    """Give what makes boards with this margin, for a generator."""

    def board(rows: int, cols: int, lattice: Lattice, *_: object) -> Board:
        least = 1 + 2 * margin
        if min(rows, cols) < least or rows % 2 == 0 or cols % 2 == 0:
            fit = " × ".join(str(max(least, size | 1)) for size in (rows, cols))
            raise GeneratorError(f"A block grid is odd × odd, not {rows} × {cols}; {fit} fits.")
        inside = Board.of((rows + 1) // 2 - margin, (cols + 1) // 2 - margin, lattice)
        return BlockBoard(inside.rows, inside.cols, lattice, inside.cells, True, margin)

    return board


PRIM = replace(
    prim.GENERATOR,
    name="prim-blocks",
    summary="prim on a block grid: walls are cells, the border is all wall",
    board=block_board(1),
    fills_masks=False,
)
STACK = replace(
    stack.GENERATOR,
    name="stack-blocks",
    summary="stack on a block grid: walls are cells, fields at even coordinates, no border",
    board=block_board(0),
    fills_masks=False,
)
