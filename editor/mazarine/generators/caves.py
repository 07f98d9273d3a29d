"""Caves: a cellular automaton."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.generators.board import Board
from mazarine.generators.codes import BLOCKS, CURRENT, FLOOR, LEFT
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText, ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.generators.stages import Advance, Stages
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter, Wall
from mazarine.native.generators import advance_cave

ROUNDS = 5


class CaveBoard(Board):
    """A board of floor and rock, with nothing between floor and floor but sides that are blocked."""

    def maze(self) -> Maze:
        """Return the maze as it is now."""
        walls = np.zeros((1, self.rows, self.cols), dtype=np.uint8)
        close_borders(walls, self.lattice, self.origin)
        maze = Maze(np.zeros_like(walls), walls, lattice=self.lattice, origin=self.origin)
        cells = self.view()
        maze.buffers.cells[0] = (cells >= FLOOR) * np.uint8(Matter.FLOOR << 1)
        if not self.is_whole:
            for number, (_, _, block) in enumerate(self.own_sides):
                maze.buffers.walls[0] |= (cells & block != 0) * np.uint8(Wall.WALL << 2 * number)
        return maze


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    grid, order = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    kept = np.zeros((2, board.cols + 2), dtype=np.uint8)
    allowed, pieces = board.cells.copy(), np.zeros(len(board.cells), dtype=np.int32)
    pieces[order] = np.repeat(np.arange(len(grid.sizes), dtype=np.int32), grid.sizes)[: len(order)]
    rock = in_63_bits(values["rock"])

    def keep_largest(steps: int) -> bool:
        grid.head[LEFT] = steps - 1
        caves, _, sizes = board.pieces(grid.rng)
        board.cells[:] = allowed & sum(BLOCKS)
        largest = _largest(caves, sizes, pieces, grid.roots)
        board.cells[largest] = allowed[largest]
        return True

    def begin_cave() -> Advance:
        return partial(advance_cave, grid, board.rows, board.cols, rock, allowed, kept, ROUNDS)

    stages = Stages(grid.head, begin_cave, lambda: keep_largest)
    return Growth(board, grid, stages, work=board.rows * board.cols * (ROUNDS + 1))


def _largest(
    caves: NDArray[np.int32], sizes: NDArray[np.int32], pieces: NDArray[np.int32], roots: NDArray[np.int32]
) -> NDArray[np.int32]:
    """Return the cells of the largest cave of each piece, the first of equals; its root where there is none.

    Parameters
    ----------
    caves : cells, those of a cave one after the other
    sizes : how many cells each cave has
    pieces : padded
        The piece that a cell lies in.
    roots : a cell of each piece
    """
    ends = np.cumsum(sizes)
    piece_of_cave = pieces[caves[ends - sizes]]
    by_size = np.lexsort((-sizes, piece_of_cave))
    with_caves, first = np.unique(piece_of_cave[by_size], return_index=True)
    is_kept = np.zeros(len(sizes), dtype=bool)
    is_kept[by_size[first]] = True
    return np.concatenate((caves[np.repeat(is_kept, sizes)], np.delete(roots, with_caves)))


GENERATOR = Generator(
    "caves",
    GeneratorText.ALGORITHM_CAVES(),
    GeneratorText.ALGORITHM_CAVES_SUMMARY(),
    _begin,
    (Share("rock", ParameterText.PARAMETER_ROCK(), ParameterText.PARAMETER_ROCK_HELP(), 0.45),),
    needs_full=True,
    board=CaveBoard.of,
)
