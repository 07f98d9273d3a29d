"""Where ports, sides and cells are on the scene, and which of them is under the pointer."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from mazewright.lattice import Geometry, Side
from mazewright.lattice.geometry import Place, Point
from mazewright.maze import Cell, Port, PortSide

PAD_REACH = 0.26
"""How far from its middle towards its sides the pad of a cell is meant; further out its nearest side is."""

WALL_REACH = 0.5 - PAD_REACH

_INSET = 0.10


def nearest_side(geometry: Geometry, x: float, y: float) -> Side:
    """Give the side of the cell here that is nearest."""
    return Side(int(geometry.near(np.array([[x, y]])).sides[0]))


def port_side_at(geometry: Geometry, x: float, y: float) -> PortSide:
    """Give the port that is meant here: the pad in the middle of a cell, else the nearest side."""
    near = geometry.near(np.array([[x, y]]))
    return PortSide.PAD if near.distances[0] >= WALL_REACH else PortSide(Side(int(near.sides[0])).name)


def wall_line(geometry: Geometry, row: int, col: int, side: Side) -> QLineF:
    """Give the line on which the wall on this side of a cell stands."""
    first, second = geometry.line(row, col, side)
    return QLineF(QPointF(*first), QPointF(*second))


def cell_path(geometry: Geometry, row: int, col: int) -> QPainterPath:
    """Give the path around a cell."""
    return _polygon(geometry.corners(row, col))


def around_block(geometry: Geometry, first: Place, last: Place) -> QPainterPath:
    """Give the path around a block of cells from one to another."""
    return _polygon(geometry.around(first, last))


def _polygon(corners: list[Point]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    path.closeSubpath()
    return path


def outward(geometry: Geometry, port: Port, origin: tuple[int, int]) -> QPointF:
    """Give the direction in which a port on a side faces; nothing for a pad and for stairs."""
    if not port.side.is_wall:
        return QPointF(0, 0)
    _, row, col = port.cell
    return QPointF(*geometry.facing(row - origin[0], col - origin[1], Side[port.side]))


def port_point(geometry: Geometry, port: Port, origin: tuple[int, int]) -> QPointF:
    """Give the place where a port is drawn: on a side a little inside, so that its cell is plain."""
    return cell_middle(geometry, port.cell, origin) + outward(geometry, port, origin) * (0.5 - _INSET)


def cell_middle(geometry: Geometry, cell: Cell, origin: tuple[int, int]) -> QPointF:
    """Give the middle of a lattice cell."""
    _, row, col = cell
    return QPointF(*geometry.middle(row - origin[0], col - origin[1]))
