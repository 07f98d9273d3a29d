"""Where ports, sides and cells are on the scene, and which of them is under the pointer."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QLineF, QPointF

from editor.lattice import Side
from editor.maze import Cell, Port, PortSide

PAD_REACH = 0.26
"""How far from the middle of a cell, in cells, its pad is meant; further out its nearest side is."""

_INSET = 0.10
_DIRECTIONS = {Side.N: (0, -1), Side.E: (1, 0), Side.S: (0, 1), Side.W: (-1, 0)}


def place_at(x: float, y: float) -> tuple[int, int]:
    """Give the array row and column at a place of the scene; it may lie off the maze."""
    return floor(y), floor(x)


def nearest_side(x: float, y: float) -> Side:
    """Give the side of the cell here that is nearest: the cell is split by its diagonals.

    >>> nearest_side(2.5, 3.1), nearest_side(2.9, 3.4)
    (<Side.N: 0>, <Side.E: 1>)
    """
    right, down = x - floor(x) - 0.5, y - floor(y) - 0.5
    if abs(right) > abs(down):
        return Side.E if right >= 0 else Side.W
    return Side.S if down >= 0 else Side.N


def port_side_at(x: float, y: float) -> PortSide:
    """Give the port that is meant here: the pad in the middle of a cell, else the nearest side."""
    right, down = x - floor(x) - 0.5, y - floor(y) - 0.5
    if max(abs(right), abs(down)) <= PAD_REACH:
        return PortSide.PAD
    return PortSide(nearest_side(x, y).name)


def wall_line(row: int, col: int, side: Side) -> QLineF:
    """Give the line on which the wall on this side of a cell stands."""
    right, down = _DIRECTIONS[side]
    middle = QPointF(col + 0.5 + right / 2, row + 0.5 + down / 2)
    half = QPointF(abs(down) / 2, abs(right) / 2)
    return QLineF(middle - half, middle + half)


def outward(side: PortSide) -> QPointF:
    """Give the direction in which a port on a side faces; nothing for a pad and for stairs."""
    if not side.is_wall:
        return QPointF(0, 0)
    right, down = _DIRECTIONS[Side[side]]
    return QPointF(right, down)


def port_point(port: Port, origin: tuple[int, int]) -> QPointF:
    """Give the place where a port is drawn: on a side a little inside, so that its cell is plain."""
    middle = cell_middle(port.cell, origin)
    return middle + outward(port.side) * (0.5 - _INSET)


def cell_middle(cell: Cell, origin: tuple[int, int]) -> QPointF:
    """Give the middle of a lattice cell."""
    _, row, col = cell
    return QPointF(col - origin[1] + 0.5, row - origin[0] + 0.5)
