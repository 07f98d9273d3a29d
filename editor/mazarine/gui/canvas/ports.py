"""Positions of ports, sides and cells on the scene, and finding those under the pointer."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from mazarine.lattice import Geometry, Side
from mazarine.lattice.geometry import Place, Point
from mazarine.maze import Cell, Maze, Port, PortSide

PAD_REACH = 0.26
"""How far from its middle towards its sides the pad of a cell is meant; further out its nearest side is."""

WALL_REACH = 0.5 - PAD_REACH

_INSET = 0.10


def nearest_side(geometry: Geometry, x: float, y: float) -> Side:
    """Return the side of the cell here that is nearest."""
    return Side(int(geometry.near(np.array([[x, y]])).sides[0]))


def port_side_at(geometry: Geometry, x: float, y: float) -> PortSide:
    """Return the port that is meant here: the pad in the middle of a cell, else the nearest side."""
    near = geometry.near(np.array([[x, y]]))
    return PortSide.PAD if near.distances[0] >= WALL_REACH else PortSide(Side(int(near.sides[0])).name)


def wall_line(geometry: Geometry, row: int, col: int, side: Side) -> QLineF:
    """Return the line on which the wall on this side of a cell stands."""
    first, second = geometry.line(row, col, side)
    return QLineF(QPointF(*first), QPointF(*second))


def cell_path(geometry: Geometry, row: int, col: int) -> QPainterPath:
    return _polygon(geometry.corners(row, col))


def around_block(geometry: Geometry, first: Place, last: Place) -> QPainterPath:
    return _polygon(geometry.around(first, last))


def _polygon(corners: list[Point]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    path.closeSubpath()
    return path


def outward(geometry: Geometry, port: Port, origin: tuple[int, int]) -> QPointF:
    """Return the direction in which a port on a side faces; nothing for a pad and for stairs."""
    if not port.side.is_wall:
        return QPointF(0, 0)
    _, row, col = port.cell
    return QPointF(*geometry.facing(row - origin[0], col - origin[1], Side[port.side]))


def port_point(geometry: Geometry, port: Port, origin: tuple[int, int]) -> QPointF:
    """Return the place where a port is drawn: on a side a little inside, so that its cell is plain."""
    return cell_middle(geometry, port.cell, origin) + outward(geometry, port, origin) * (0.5 - _INSET)


def cell_middle(geometry: Geometry, cell: Cell, origin: tuple[int, int]) -> QPointF:
    _, row, col = cell
    return QPointF(*geometry.middle(row - origin[0], col - origin[1]))


def positions_under(
    places: NDArray[np.float64], maze: Maze, *, near_posts: bool, reach: float = 0.5
) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
    """Return the inner wall positions nearest to places of the scene, each once.

    Parameters
    ----------
    places : (n, 2) x and y
    near_posts : whether places near posts count: a stroke along a row of walls would touch those across
        it there, and leave stubs
    reach : how far from the wall a place may be, in units of the scene

    Returns
    -------
    rows_cols : (m, 2) array rows and columns of the cells that store the positions
    sides : (m,) the stored sides
    """
    near = maze.geometry.near(places)
    wanted = near.distances <= reach
    if not near_posts:
        wanted &= ~near.at_posts
    here = np.stack((near.rows, near.cols), axis=1)
    across = here + maze.lattice.offsets(near.rows + maze.origin[0], near.sides)
    for ends in (here, across):
        wanted &= ((ends >= 0) & (ends < maze.shape[1:])).all(axis=1)
    far, _ = maze.lattice.storage(near.sides)
    stored = np.where(far[:, None], across, here), np.where(far, near.sides ^ 2, near.sides)
    found = np.unique(np.column_stack(stored)[wanted], axis=0)
    return found[:, :2], found[:, 2].astype(np.uint8)
