"""Open faces as they are drawn: which cells lie in them, and an outline for each.

A face is the cells around one corner with every side between them open: a square of four cells, or a
hexagon of six points (`docs/segmentation.md`). Rooms are made of faces.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.lattice import Geometry, Lattice, Side
from editor.lattice.geometry import Numbers
from editor.lattice.lattice import Offset
from editor.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from editor.picture.plane import Plane

OUTLINES_FROM_PX = 8.0
"""The size of a cell from which outlines are drawn."""
OUTLINE_WIDTH = 0.07
_SIZE = 0.6
"""The size of an outline: at 1 it would run through the centers of its cells, and touch its neighbors."""


def open_faces(plane: Plane, rows: slice, cols: slice) -> NDArray[np.bool_]:
    """Return which cells of a part are the first cell of an open face that lies within the part.

    Parameters
    ----------
    plane : a whole level
    rows, cols : the part
    """
    lattice = plane.lattice
    cells, walls = plane.cells[rows, cols], plane.walls[rows, cols]
    is_floor = cells >> 1 != Matter.ROCK
    faces = np.ones(cells.shape, dtype=np.bool_)
    for side, shift in ((Side.E, EAST_SHIFT), (Side.S, SOUTH_SHIFT)):
        is_open = is_floor & _shifted(is_floor, lattice.steps[side]) & (walls >> shift & 3 != Wall.WALL)
        for place, inner_side in lattice.face_sides:
            if inner_side is side:
                faces &= _shifted(is_open, place)
    return faces


def cells_in_faces(plane: Plane, rows: slice, cols: slice) -> NDArray[np.bool_]:
    """Return which cells of a part lie in an open face that lies within the part."""
    faces = open_faces(plane, rows, cols)
    found = np.zeros_like(faces)
    for down, right in plane.lattice.face_cells:
        found |= _shifted(faces, (-down, -right))
    return found


def outlines(faces: NDArray[np.bool_], first: Offset, lattice: Lattice, geometry: Geometry) -> Numbers:
    """Return the lines of an outline in each face.

    Parameters
    ----------
    faces : (rows, cols), whether a cell is the first of an open face, as `open_faces` returns
    first : the array row and column of the first of these cells
    geometry : where the cells of the level are drawn

    Returns
    -------
    lines : (n, 4) x, y, x, y in units of the geometry
    """
    rows, cols = np.nonzero(faces)
    if len(rows) == 0:
        return np.empty((0, 4))
    rows, cols = rows + first[0], cols + first[1]
    # All faces have the shape of the first one.
    around = np.array(lattice.face_cells)
    centers = geometry.middles(rows[0] + around[:, 0], cols[0] + around[:, 1])
    from_corner = (centers - centers.mean(axis=0)) * _SIZE
    corners = from_corner[np.argsort(np.arctan2(from_corner[:, 1], from_corner[:, 0]))]
    edges = np.concatenate((corners, np.roll(corners, -1, axis=0)), axis=1)
    corner = geometry.middles(rows, cols) + (centers.mean(axis=0) - centers[0])
    lines: Numbers = (np.tile(corner, 2)[:, None] + edges).reshape(-1, 4)
    return lines


def _shifted(array: NDArray[np.bool_], step: Offset) -> NDArray[np.bool_]:
    """Return for each cell the value of the cell a step away, False outside the part."""
    down, right = step
    rows, cols = array.shape
    shifted = np.zeros_like(array)
    here = _overlap(rows, down), _overlap(cols, right)
    there = _overlap(rows, -down), _overlap(cols, -right)
    shifted[here] = array[there]
    return shifted


def _overlap(size: int, step: int) -> slice:
    """Return the places of which the place a step further exists too."""
    return slice(max(-step, 0), max(min(size - step, size), 0))
