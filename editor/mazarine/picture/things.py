"""Links and markers in a rendered picture: symbols and dotted lines, drawn with NumPy."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Geometry, Point
from mazarine.maze import Cell, Link, Marker
from mazarine.picture.frame import Frame
from mazarine.picture.palette import Palette
from mazarine.picture.signs import stamp
from mazarine.picture.symbol_pixels import symbol_pixels
from mazarine.picture.symbols import Symbol, link_ends, marker_symbol

_DOT_SHARE = 0.07
_DOTS_PER_CELL = 3
_MOST_DOTS = 300
"""The most dots of a line: longer ones are sparser."""
_LINES_FROM_PX = 4
_RINGS_FROM_PX = 12
MOST_LINES = 2000
"""From more links on only their ends are drawn: the lines would cover the maze."""
_PHASES = 4
"""The places in a pixel at which symbols are drawn."""


class HasThings(Protocol):
    """What is drawn of a maze beside its cells, and where."""

    @property
    def shape(self) -> tuple[int, int, int]:
        """Levels, rows and columns."""

    @property
    def origin(self) -> tuple[int, int]:
        """The lattice row and column of the first cell."""

    @property
    def geometry(self) -> Geometry:
        """The geometry of the drawing."""

    @property
    def links(self) -> Collection[Link]:
        """Its links."""

    @property
    def markers(self) -> Collection[Marker]:
        """Its markers."""


class EntityPainter:
    """Draws the links and markers of one level into a picture of it."""

    def __init__(self, picture: NDArray[np.uint32], frame: Frame, maze: HasThings, palette: Palette) -> None:
        self._picture = picture
        self._frame = frame
        self._maze = maze
        self._palette = palette
        self._dot = disc_offsets(frame.cell_px * _DOT_SHARE)
        self._stamps: dict[tuple[Symbol, int, int], NDArray[np.uint32]] = {}
        _, rows, cols = maze.shape
        down, across = frame.down(rows), frame.across(cols)
        self._rows, self._cols = (
            range(down.first - 1, down.last + 1),
            range(across.first - 1, across.last + 1),
        )

    def draw(self, level: int) -> None:
        """Draw those that are in the frame, links over markers; a line that may cross it is drawn too."""
        geometry, origin, cell_px = self._maze.geometry, self._maze.origin, self._frame.cell_px
        for marker in self._maze.markers:
            row, col = self._place(marker.cell)
            if marker.cell[0] == level and row in self._rows and col in self._cols:
                symbol = marker_symbol(marker, geometry, origin, self._palette, cell_px)
                self._draw(symbol, geometry.middle(row, col))
        is_lined = cell_px >= _LINES_FROM_PX and len(self._maze.links) <= MOST_LINES
        for link in self._maze.links:
            if self._may_cross(link, level):
                ends = link_ends(link, level, geometry, origin, self._palette)
                if is_lined and len(ends) == 2:
                    self._draw_line(ends[0][0], ends[1][0], ends[0][1].color)
                for place, end in ends:
                    self._draw(end.symbol(cell_px, is_coarse=cell_px < _RINGS_FROM_PX), place)

    def _may_cross(self, link: Link, level: int) -> bool:
        """Return whether the box around the ends of a link on a level meets the frame, or is near it."""
        places = [self._place(port.cell) for port in link.ports if port.cell[0] == level]
        rows, cols = [row for row, _ in places], [col for _, col in places]
        return bool(places) and all(
            max(numbers) >= seen.start and min(numbers) < seen.stop
            for numbers, seen in ((rows, self._rows), (cols, self._cols))
        )

    def _draw_line(self, start: Point, end: Point, color: int) -> None:
        """Draw a dotted line from one end to the other."""
        (x0, y0), (x1, y1) = start, end
        dots = min(max(int(np.hypot(y1 - y0, x1 - x0) * _DOTS_PER_CELL), 1), _MOST_DOTS)
        share = np.arange(1, dots) / dots
        frame = self._frame
        ys = np.floor((y0 + (y1 - y0) * share) * frame.cell_px + frame.origin_y).astype(np.int64) - frame.y
        xs = np.floor((x0 + (x1 - x0) * share) * frame.cell_px + frame.origin_x).astype(np.int64) - frame.x
        stamp(self._picture, ys, xs, self._dot, color)

    def _draw(self, symbol: Symbol, place: Point) -> None:
        """Draw a symbol at a place, which is rounded alike in all parts of a picture."""
        frame = self._frame
        x, x_phase = divmod(round((place[0] * frame.cell_px + frame.origin_x) * _PHASES), _PHASES)
        y, y_phase = divmod(round((place[1] * frame.cell_px + frame.origin_y) * _PHASES), _PHASES)
        key = symbol, x_phase, y_phase
        if key not in self._stamps:
            self._stamps[key] = symbol_pixels(symbol, frame.cell_px, x_phase / _PHASES, y_phase / _PHASES)
        pixels = self._stamps[key]
        left, top = (at - first - len(pixels) // 2 for at, first in ((x, frame.x), (y, frame.y)))
        pixels = pixels[max(-top, 0) :, max(-left, 0) :]
        below = self._picture[max(top, 0) :, max(left, 0) :][: len(pixels), : pixels.shape[1]]
        pixels = pixels[: len(below), : below.shape[1]]
        np.copyto(below, pixels, where=pixels != 0)

    def _place(self, cell: Cell) -> tuple[int, int]:
        """Return the array row and column of a lattice cell."""
        top, left = self._maze.origin
        return cell[1] - top, cell[2] - left


def disc_offsets(radius_px: float) -> NDArray[np.int64]:
    """Return the pixels of a disc, as offsets from the one in its middle."""
    reach = int(radius_px)
    down, right = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    inside = np.hypot(down, right) <= radius_px
    offsets: NDArray[np.int64] = np.stack((down[inside], right[inside]), axis=-1)
    return offsets
