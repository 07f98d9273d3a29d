"""Growing a maze by passages that Python code chooses: the short way to write a generator."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from mazarine.errors import GeneratorError
from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT, DONE
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorMessage
from mazarine.lattice import Side


def grow(board: Board, passages: Iterable[tuple[int, int, Side]]) -> Growth:
    """Return a growth that opens passages one after the other.

    Parameters
    ----------
    board : of free cells
    passages : yields the row and the column of a cell, and the side to open towards a neighbor
        (`Board.neighbors`); it may look at the board, which follows it

    Examples
    --------
    >>> from mazarine.lattice import SQUARE
    >>> board = Board.of(1, 3, SQUARE)
    >>> grow(board, ((0, col, Side.E) for col in range(2))).run().walls[0].tolist()
    [[4, 4, 5]]
    """
    grid, _ = board.grid(0)
    waiting = iter(passages)

    def advance(steps: int) -> bool:
        place = -1
        count = 0
        for row, col, side in islice(waiting, steps):
            place = _opened(board, row, col, Side(side))
            count += 1
        grid.head[CURRENT] = place
        grid.head[DONE] += count
        return count < steps

    return Growth(board, grid, advance)


def _opened(board: Board, row: int, col: int, side: Side) -> int:
    """Open a side of a cell, and return the padded place of the cell beyond."""
    if side not in (at for at, _, _ in board.neighbors(row, col)):
        raise GeneratorError(GeneratorMessage.PASSAGE_NOT_POSSIBLE(row=row, col=col, side=side.name))
    return board.carve(board.place(row, col), board.lattice.sides.index(side))
