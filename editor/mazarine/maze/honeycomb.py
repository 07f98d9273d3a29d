"""The maze of a board that has grown on the honeycomb."""

from __future__ import annotations

from mazarine.errors import LatticeError
from mazarine.lattice import Side
from mazarine.lattice.honeycomb import GrowingBoard
from mazarine.lattice.messages import LatticeMessage
from mazarine.maze.codes import EAST_SHIFT, MAX_CELLS, SOUTH_SHIFT, Matter, Wall
from mazarine.maze.growth import MAX_POINTS, GrownPoints
from mazarine.maze.maze import Maze

_CELLS = bytes(Matter.FLOOR << 1 if state else Matter.ROCK for state in range(256))
_WALLS = bytes(
    (0 if state & Side.E.bit else Wall.WALL << EAST_SHIFT)
    | (0 if state & Side.S.bit else Wall.WALL << SOUTH_SHIFT)
    for state in range(256)
)


def maze_of_board(board: GrowingBoard) -> Maze:
    """Make the maze; see `GrowingBoard.to_maze`."""
    (top, bottom), (left, right) = ((min(them), max(them)) for them in (board.points.rows, board.points.cols))
    shape = rows, cols = bottom - top + 1, right - left + 1
    if rows * cols > MAX_CELLS:
        raise LatticeError(LatticeMessage.TOO_MANY_CELLS(levels=1, rows=rows, cols=cols, most=MAX_CELLS))
    cells, walls = (board.drawn(codes, (top, left), shape) for codes in (_CELLS, _WALLS))
    maze = Maze(cells, walls, lattice=board.lattice, origin=(top, left))
    if len(board) <= MAX_POINTS:
        maze.growth = GrownPoints(board.table())
    return maze
