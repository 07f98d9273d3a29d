"""The items of links and markers: one for thousands of links, within a frame, and one for each marker."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap, QTransform

from mazarine.gui.canvas.items.base import Ground, SceneItem, draw_picture, frame_of
from mazarine.gui.canvas.items.symbol_paths import draw_path, draw_symbol, path_between, path_of
from mazarine.gui.canvas.many_shapes import paint_dots
from mazarine.gui.canvas.ports import cell_middle
from mazarine.gui.canvas.previews import scale_of
from mazarine.gui.widgets.labels import literal
from mazarine.maze import Link, Marker, MarkerKind, Maze
from mazarine.picture import LIGHT, Palette
from mazarine.picture.symbols import (
    MARKER_SIGNS,
    SIGNS_FROM_PX,
    LinkEnd,
    Symbol,
    Underpass,
    link_ends,
    marker_symbol,
    reach_of,
)

_MARKER_REACH = 0.7
SIGNS: dict[MarkerKind, Callable[[], QPainterPath]] = {
    kind: partial(path_of, sign) for kind, sign in MARKER_SIGNS.items()
}

_MARGIN = 1.5
_SIGN_REACH = 0.75
_MOST_LINKS_DRAWN = 60
"""With more links only the line of the one under the pointer is drawn: the others would hide the maze,
and a dashed line takes half a millisecond."""

End = LinkEnd | Underpass
PlacedEnd = tuple[float, float, End]


class LinksItem(SceneItem):
    """Paints links as dots from afar; from near as signs, with lines between them."""

    def __init__(self) -> None:
        super().__init__(10)
        self._ground = Ground.nowhere()
        self._palette = LIGHT
        self._ends: dict[Link, list[PlacedEnd]] = {}
        self._table: tuple[NDArray[np.float64], NDArray[np.uint32], list[End]] | None = None
        self._pointed: frozenset[Link] = frozenset()
        self._sprites: dict[End, QPixmap] = {}
        self._sprites_are_for = (0.0, 0.0)

    def start_over(self, ground: Ground, palette: Palette) -> None:
        """Show none; from now on those of this level, in these colors."""
        self._set_rect(ground.rect, _MARGIN)
        self._ground, self._palette = ground, palette
        self._ends.clear()
        self._table, self._pointed = None, frozenset()
        self.update()

    def add(self, link: Link) -> None:
        """Show a link as well, if one of its ends is on the level."""
        ground = self._ground
        ends = link_ends(link, ground.level, ground.geometry, ground.origin, self._palette)
        if ends:
            self._ends[link] = [(*place, end) for place, end in ends]
            self._table = None
            self._update_link(link)

    def drop(self, link: Link) -> None:
        if link in self._ends:
            self._update_link(link)
            del self._ends[link]
            self._table = None
            self._pointed -= {link}

    def point_at(self, links: frozenset[Link]) -> None:
        """Show the lines of these links, regardless of the number of links."""
        links &= self._ends.keys()
        if links != self._pointed:
            changed, self._pointed = links ^ self._pointed, links
            for link in changed:
                self._update_link(link)

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        if not self._ends:
            return
        cell_px = painter.worldTransform().m11()
        if cell_px < SIGNS_FROM_PX:
            self._paint_dots(painter, exposed, pixel_ratio)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paths(painter, exposed, cell_px)
        self._paint_signs(painter, exposed, cell_px, pixel_ratio)

    def _paint_dots(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        frame = frame_of(painter, exposed, self._ground.geometry, pixel_ratio)
        if frame is None:
            return
        points, colors, _ = self._as_table()
        places = points * frame.cell_px + (frame.origin_x - frame.x, frame.origin_y - frame.y)
        pixels = paint_dots(places, colors, frame.width, frame.height, pixel_ratio)
        draw_picture(painter, pixels, frame, pixel_ratio, QImage.Format.Format_ARGB32_Premultiplied)

    def _paint_paths(self, painter: QPainter, exposed: QRectF, cell_px: float) -> None:
        for link in self._ends if len(self._ends) <= _MOST_LINKS_DRAWN else self._pointed:
            path = self._line(link)
            if not path.isEmpty() and path.controlPointRect().adjusted(-1, -1, 1, 1).intersects(exposed):
                draw_path(painter, path, link, self._ends[link][0][2].color, cell_px)

    def _paint_signs(self, painter: QPainter, exposed: QRectF, cell_px: float, pixel_ratio: float) -> None:
        points, _, ends = self._as_table()
        room = exposed.adjusted(-_SIGN_REACH, -_SIGN_REACH, _SIGN_REACH, _SIGN_REACH)
        x, y = points[:, 0], points[:, 1]
        seen = np.flatnonzero(
            (x >= room.left()) & (x <= room.right()) & (y >= room.top()) & (y <= room.bottom())
        )
        transform = painter.worldTransform()
        places = points[seen] * transform.m11() + (transform.dx(), transform.dy())
        painter.save()
        painter.resetTransform()
        for at, (left, top) in zip(seen.tolist(), places.tolist(), strict=True):
            sprite = self._sprite(ends[at], cell_px, pixel_ratio)
            half = sprite.width() / pixel_ratio / 2
            painter.drawPixmap(QPointF(left - half, top - half), sprite)
        painter.restore()

    def _sprite(self, end: End, cell_px: float, pixel_ratio: float) -> QPixmap:
        """Return the picture of an end: it is drawn once for all that look the same."""
        if self._sprites_are_for != (cell_px, pixel_ratio):
            self._sprites.clear()
            self._sprites_are_for = cell_px, pixel_ratio
        if end not in self._sprites:
            self._sprites[end] = _drawn(end.symbol(cell_px), cell_px * pixel_ratio)
            self._sprites[end].setDevicePixelRatio(pixel_ratio)
        return self._sprites[end]

    def _line(self, link: Link) -> QPainterPath:
        ends = self._ends[link]
        if len(ends) < 2:
            return QPainterPath()
        return path_between(QPointF(*ends[0][:2]), QPointF(*ends[1][:2]))

    def _update_link(self, link: Link) -> None:
        rect = self._line(link).controlPointRect()
        for x, y, _ in self._ends[link]:
            rect = rect.united(QRectF(x - 0.01, y - 0.01, 0.02, 0.02))
        # A dot is wider than a cell where cells are small.
        margin = _MARGIN + 4 / max(scale_of(self), 1e-3)
        self.update(rect.adjusted(-margin, -margin, margin, margin))

    def _as_table(self) -> tuple[NDArray[np.float64], NDArray[np.uint32], list[End]]:
        if self._table is None:
            ends = [end for ends in self._ends.values() for end in ends]
            points = np.array([end[:2] for end in ends], dtype=np.float64)
            colors = np.array([end[2].color for end in ends], dtype=np.uint32)
            self._table = points, colors, [end[2] for end in ends]
        return self._table


def _drawn(symbol: Symbol, cell_px: float) -> QPixmap:
    half_px = ceil(cell_px * reach_of(symbol)) + 1
    sprite = QPixmap(2 * half_px, 2 * half_px)
    sprite.fill(Qt.GlobalColor.transparent)
    painter = QPainter(sprite)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(QTransform(cell_px, 0, 0, cell_px, half_px, half_px))
    draw_symbol(painter, symbol)
    painter.end()
    return sprite


class MarkerItem(SceneItem):
    """Draws a marker as a badge with a sign of its kind."""

    def __init__(self, marker: Marker, maze: Maze, palette: Palette) -> None:
        super().__init__(8)
        self.marker = marker
        self._place = maze.geometry, maze.origin, palette
        self.setPos(cell_middle(maze.geometry, marker.cell, maze.origin))
        self._set_rect(QRectF(), _MARKER_REACH)
        if marker.label:
            self.setToolTip(literal(marker.label))

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        del exposed, pixel_ratio
        cell_px = painter.worldTransform().m11()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_symbol(painter, marker_symbol(self.marker, *self._place, cell_px))
