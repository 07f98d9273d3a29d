"""The picture of a whole level, for files: at once, or in strips of any number of pixels."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor, hypot

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Numbers
from mazarine.maze import Maze
from mazarine.picture.arrows import draw_arrows
from mazarine.picture.costs import draw_costs
from mazarine.picture.drawing import Drawing
from mazarine.picture.face_outlines import draw_face_outlines
from mazarine.picture.frame import Frame, wall_thickness_px
from mazarine.picture.palette import LIGHT, WHITE, Palette
from mazarine.picture.plane import AnyOverlay, Overlay
from mazarine.picture.plugins import overlay_named
from mazarine.picture.raster import Raster
from mazarine.picture.signs import stamp
from mazarine.picture.things import EntityPainter, disc_offsets
from mazarine.picture.triangles import raster_for

_STRIP_PIXELS = 1 << 24
_PATH_RADIUS, _CASING_RADIUS = 0.1, 0.15
_LEAP_RADIUS, _LEAP_STEP = 0.07, 0.5
_DOTS_AT_ONCE = 1 << 21
"""Pixels of discs that are worked out in one go."""


def render_level(
    maze: Maze,
    level: int,
    overlay: AnyOverlay | str = Overlay.KINDS,
    kind: NDArray[np.uint8] | None = None,
    region: NDArray[np.int32] | None = None,
    cell_size_px: int = 24,
    palette: Palette = LIGHT,
    tints: NDArray[np.uint8] | None = None,
    as_points: bool = False,
) -> NDArray[np.uint32]:
    """Return the picture of a level, with a margin of half a cell around it, as 0xffRRGGBB words.

    Parameters
    ----------
    kind, region, tints : (levels, rows, cols), what is known about the maze, see `Plane`
    cell_size_px : the size of a unit of the maze's geometry, at least 1: of a square cell
    as_points : draw a honeycomb as points with links, not as triangles with walls
    """
    known = Drawing(
        maze,
        level,
        overlay_named(overlay) if isinstance(overlay, str) else overlay,
        kind,
        region,
        tints,
        as_points=as_points,
        palette=palette,
    )
    return picture_of(known, cell_size_px)


def picture_of(drawing: Drawing, cell_size_px: int) -> NDArray[np.uint32]:
    """Return the picture of a drawing, with a margin of half a cell around it, as 0xffRRGGBB words.

    Parameters
    ----------
    cell_size_px : the size of a unit of the maze's geometry, at least 1: of a square cell
    """
    return Strips(drawing, cell_size_px).paint(0, None)


class Strips:
    """The picture of a drawing, which may be painted strip by strip.

    Parameters
    ----------
    raster : of a drawing before, if only the maze and its tints are others; making one takes time

    Attributes
    ----------
    width, height : of the whole picture, in pixels, with a margin of half a cell around the level
    raster : paints its cells
    """

    def __init__(self, drawing: Drawing, cell_size_px: int, raster: Raster | None = None) -> None:
        self._drawing, self._cell_px = drawing, cell_size_px
        maze = drawing.maze
        self._margin = margin_px(cell_size_px)
        self.width, self.height = picture_size(maze, cell_size_px)
        self.raster = raster or raster_for(maze.geometry, drawing.colors, drawing.as_points)
        self._plane = drawing.plane
        self._parents = None if drawing.parents is None else drawing.parents[drawing.level]
        self._path = drawing.path_lines()

    def __iter__(self) -> Iterator[NDArray[np.uint32]]:
        """Yield strip after strip, from the top; each is good until the next."""
        rows = max(_STRIP_PIXELS // self.width, 1)
        for top in range(0, self.height, rows):
            yield self.paint(top, min(rows, self.height - top))

    def paint(self, top: int, height: int | None) -> NDArray[np.uint32]:
        """Return (height, width) pixels from a row on, good until the next; to the last without a height."""
        drawing, geometry = self._drawing, self._drawing.maze.geometry
        height = self.height - top if height is None else height
        frame = Frame(
            0, top, self.width, height, self._margin, self._margin, self._cell_px, geometry.pitch,
            geometry.lead,
        )  # fmt: skip
        picture = self.raster.paint(self._plane, frame)
        if drawing.has_faces:
            draw_face_outlines(picture, frame, self._plane, geometry, drawing.palette)
        draw_costs(picture, frame, drawing.maze, drawing.level, drawing.palette)
        draw_arrows(picture, frame, drawing.maze, self._plane, self._parents, drawing.palette)
        self._draw_path(picture, top)
        EntityPainter(picture, frame, drawing.maze, drawing.palette).draw(drawing.level)
        return picture

    def _draw_path(self, picture: NDArray[np.uint32], top: int) -> None:
        """Draw the lines of the path on a light ground, and sparse dots along the links that it takes."""
        if self._drawing.path is None:
            return
        runs, leaps = (lines * self._cell_px + self._margin for lines in self._path)
        ink = self._drawing.palette.path
        for radius, color in ((_CASING_RADIUS, WHITE), (_PATH_RADIUS, ink)):
            reach = self._cell_px * radius
            _dot(picture, top, runs, reach, max(reach / 4, 1), color)
        _dot(picture, top, leaps, self._cell_px * _LEAP_RADIUS, max(self._cell_px * _LEAP_STEP, 2), ink)


def _dot(
    picture: NDArray[np.uint32], top: int, lines: Numbers, radius: float, step: float, color: int
) -> None:
    """Put discs along lines (n, 4: x, y, x, y), so far from each other, where they show from a row on."""
    offsets = disc_offsets(radius)
    most = max(_DOTS_AT_ONCE // len(offsets), 1)
    for x0, y0, x1, y1 in lines[_crosses(lines, top, top + len(picture), radius)].tolist():
        count = max(ceil(hypot(x1 - x0, y1 - y0) / step), 1)
        first, last = 0, count
        if y0 != y1:
            # Only the dots of a long line that are in this strip.
            seen = top - radius - 1, top + len(picture) + radius + 1
            ends = sorted(count * (y - y0) / (y1 - y0) for y in seen)
            first, last = max(floor(ends[0]), 0), min(ceil(ends[1]), count)
        for start in range(first, last + 1, most):
            share = np.arange(start, min(start + most, last + 1)) / count
            y, x = (np.floor(a + (b - a) * share).astype(np.int64) for a, b in ((y0, y1), (x0, x1)))
            # Rounded before the strip is looked at: all strips must agree on where a dot is.
            stamp(picture, y - top, x, offsets, color)


def _crosses(lines: Numbers, top: int, bottom: int, radius: float) -> NDArray[np.bool_]:
    """Return which lines come near to these rows."""
    ys = lines[:, 1::2]
    reach = radius + 1
    crosses: NDArray[np.bool_] = (ys.max(axis=1) >= top - reach) & (ys.min(axis=1) <= bottom + reach)
    return crosses


def picture_size(maze: Maze, cell_size_px: int) -> tuple[int, int]:
    """Return the width and the height of the picture of a level, in pixels."""
    width, height = maze.geometry.extent(*maze.shape[1:])
    margins = 2 * margin_px(cell_size_px)
    return ceil(width * cell_size_px) + margins, ceil(height * cell_size_px) + margins


def margin_px(cell_size_px: int) -> int:
    """Return the margin around a level, in pixels."""
    return max(cell_size_px // 2, wall_thickness_px(cell_size_px))
