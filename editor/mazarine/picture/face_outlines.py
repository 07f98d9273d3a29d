"""Outlines of open faces, where cells are large enough: squares, hexagons or triangles."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Geometry
from mazarine.lattice.geometry import Numbers
from mazarine.picture.frame import Frame
from mazarine.picture.open_faces import open_faces
from mazarine.picture.palette import Palette
from mazarine.picture.plane import Plane
from mazarine.picture.signs import stamp

OUTLINE_WIDTH = 0.07
_FROM_PX = 12.0
"""The size of a cell from which outlines are drawn."""
_SIZE = 0.6
"""The size of an outline: at 1 it would run through the centers of its cells, and touch its neighbors."""
_WHOLE = slice(None)


class FaceOutlines:
    """The outlines of the open faces of one kind in a part of a level.

    Attributes
    ----------
    centers : (n, 2) centers of the faces, in units of the geometry
    edges : (k, 4) x, y, x, y of the lines around each center, the same for all; none without faces
    """

    def __init__(
        self, plane: Plane, geometry: Geometry, rows: slice = _WHOLE, cols: slice = _WHOLE, kind: int = 0
    ) -> None:
        """Find the faces that lie within these rows and columns."""
        self.centers: Numbers = np.empty((0, 2))
        self.edges: Numbers = np.empty((0, 4))
        row, col = np.nonzero(open_faces(plane, rows, cols, kind))
        if len(row) == 0:
            return
        row, col = row + (rows.start or 0), col + (cols.start or 0)
        # All faces have the shape of the first one; the table is for even rows where these differ.
        top = 0 if plane.sorts is None else plane.sorts[1][0]
        first = int(row[0]) + (plane.lattice.is_staggered and (int(row[0]) + top) % 2), int(col[0])
        cells = np.add(plane.lattice.faces[kind], first)
        corners = geometry.middles(cells[:, 0], cells[:, 1])
        center = corners.mean(axis=0)
        corners = (corners - center) * _SIZE
        corners = corners[np.argsort(np.arctan2(corners[:, 1], corners[:, 0]))]
        self.centers = geometry.middles(row, col) + (center - geometry.middle(*first))
        self.edges = np.concatenate((corners, np.roll(corners, -1, axis=0)), axis=1)

    def lines(self) -> Numbers:
        """Return the (n * k, 4) lines of all outlines."""
        lines: Numbers = (np.tile(self.centers, 2)[:, None] + self.edges).reshape(-1, 4)
        return lines


def draw_face_outlines(
    picture: NDArray[np.uint32], frame: Frame, plane: Plane, geometry: Geometry, palette: Palette
) -> None:
    """Draw the outlines under a frame into its picture, if cells are large enough."""
    if frame.cell_px < _FROM_PX:
        return
    # Faces that reach into the frame may begin a row and a column before what is under it.
    rows, cols = (
        slice(max(span.first - 2, 0), span.last + 2)
        for span in (frame.down(plane.shape[0]), frame.across(plane.shape[1]))
    )
    for kind in range(len(plane.lattice.faces)):
        outlines = FaceOutlines(plane, geometry, rows, cols, kind)
        # Rounded before the frame is looked at: all strips of a picture must agree on where an outline is.
        places = np.floor(outlines.centers * frame.cell_px + (frame.origin_x, frame.origin_y)).astype(
            np.int64
        )
        if len(places):
            pixels = _pixels(tuple(map(tuple, outlines.edges.tolist())), frame.cell_px)
            stamp(picture, places[:, 1] - frame.y, places[:, 0] - frame.x, pixels, palette.mark)


@lru_cache(maxsize=16)
def _pixels(edges: tuple[tuple[float, ...], ...], cell_px: float) -> NDArray[np.int64]:
    """Return the pixels of an outline, as offsets from its center."""
    half, reach = max(0.5, cell_px * OUTLINE_WIDTH / 2), ceil(cell_px * _SIZE) + 1
    down, right = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    is_near = np.zeros(down.shape, dtype=np.bool_)
    for edge in edges:
        x0, y0, x1, y1 = (end * cell_px for end in edge)
        along = ((right - x0) * (x1 - x0) + (down - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
        share = np.clip(along, 0, 1)
        is_near |= np.hypot(right - x0 - share * (x1 - x0), down - y0 - share * (y1 - y0)) <= half
    offsets: NDArray[np.int64] = np.stack(np.nonzero(is_near), axis=-1) - reach
    return offsets
