"""Caves: a cellular automaton."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.generators.board import Board
from editor.generators.codes import CURRENT, FLOOR, FREE, LEFT
from editor.generators.generator import Generator
from editor.generators.growth import Growth
from editor.generators.parameter import Share, in_63_bits
from editor.generators.stages import Advance, Stages
from editor.maze import Maze
from editor.maze.codes import Matter

_ROUNDS = 5


class CaveBoard(Board):
    """A board of floor and rock, with nothing between floor and floor."""

    def maze(self) -> Maze:
        """Give the maze as it is now."""
        maze = Maze.blank(self.rows, self.cols, lattice=self.lattice.name)
        maze.cells[0] = (self.view() >= FLOOR) * np.uint8(Matter.FLOOR << 1)
        return maze


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    from editor.generators.kernels.caves import Cave, advance_cave  # noqa: PLC0415  # loads Numba
    from editor.generators.kernels.grid import find_pieces  # noqa: PLC0415

    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    above, here = np.zeros((2, board.cols + 2), dtype=np.uint8)
    cave = Cave(grid, board.rows, board.cols, in_63_bits(values["rock"]), above, here, _ROUNDS)

    def keep_largest(steps: int) -> bool:
        grid.head[LEFT] = steps - 1
        order, roots, sizes = np.empty((3, int(np.count_nonzero(board.cells))), dtype=np.int32)
        count = find_pieces(grid, order, roots, sizes)
        board.cells[:] = 0
        board.cells[_largest(order, sizes[:count]) if count else grid.roots] = FLOOR | FREE
        return True

    def begin_cave() -> Advance:
        return partial(advance_cave, cave)

    stages = Stages(grid.head, begin_cave, lambda: keep_largest)
    return Growth(board, grid, stages, work=board.size * (_ROUNDS + 1))


def _largest(order: NDArray[np.int32], sizes: NDArray[np.int32]) -> NDArray[np.int32]:
    """Give the cells of the largest piece, the first one of equals."""
    index = int(sizes.argmax())
    first = int(sizes[:index].sum())
    return order[first : first + int(sizes[index])]


GENERATOR = Generator(
    "caves",
    "rock by chance, made smooth by what most cells around are; the largest cave is kept: wide and ragged",
    _begin,
    (Share("rock", "how much is rock at first; from a half on only small caves are left", 0.45),),
    fills_masks=False,
    board=CaveBoard.of,
)
