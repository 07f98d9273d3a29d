"""Small squares of the colors that regions have in the picture, and the patterns of kinds in them."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen, QPixmap

from mazarine.gui.style.contrast import mixed
from mazarine.gui.style.outlines import outline_color
from mazarine.picture import AnyOverlay, Overlay, Palette
from mazarine.picture.palette import region_color_index
from mazarine.picture.patterns import DOT_PLACES
from mazarine.regions import Kind

_SIZE_PX = 14
_SHARE = 0.3
"""A little more than in the maze: there is less of it."""
_STEP_PX = 5


class Swatches:
    """Squares of colors, each painted once for as long as the palette is the same."""

    def __init__(self) -> None:
        self._palette: Palette | None = None
        self._pixmaps: dict[tuple[int, bool], QPixmap] = {}

    def of_region(self, number: int, kind: Kind, palette: Palette, overlay: AnyOverlay) -> QPixmap:
        """Return a square of the color that a region has under an overlay; of its kind's, if it has none."""
        if palette is not self._palette:
            self._palette = palette
            self._pixmaps.clear()
        color = _color(number, kind, palette, overlay)
        dots = palette.has_patterns and kind is Kind.ROOM
        if (color, dots) not in self._pixmaps:
            self._pixmaps[color, dots] = _swatch(color, palette if dots else None)
        return self._pixmaps[color, dots]


def are_alike(one: AnyOverlay, other: AnyOverlay) -> bool:
    """Return whether every region has the same square under both overlays."""
    return (one is Overlay.REGIONS) == (other is Overlay.REGIONS)


def _swatch(word: int, palette_of_dots: Palette | None) -> QPixmap:
    color = QColor.fromRgb(word)
    pixmap = QPixmap(_SIZE_PX, _SIZE_PX)
    pixmap.fill(outline_color(QGuiApplication.palette()))
    painter = QPainter(pixmap)
    painter.fillRect(1, 1, _SIZE_PX - 2, _SIZE_PX - 2, color)
    if palette_of_dots is not None:
        draw_dots(painter, QRectF(1, 1, _SIZE_PX - 2, _SIZE_PX - 2), color, palette_of_dots)
    painter.end()
    return pixmap


def _color(number: int, kind: Kind, palette: Palette, overlay: AnyOverlay) -> int:
    own = dict(palette.own)
    if number in own:
        return own[number]
    if overlay is Overlay.REGIONS and kind is not Kind.ROCK:
        colors = palette.crossroad_regions if kind is Kind.CROSSROAD else palette.regions
        return int(colors[region_color_index(np.array([number], dtype=np.int32))[0]])
    return {
        Kind.ROCK: palette.rock,
        Kind.CORRIDOR: palette.corridor,
        Kind.CROSSROAD: palette.crossroad,
        Kind.ROOM: palette.room,
    }[kind]


def draw_dots(painter: QPainter, box: QRectF, color: QColor, palette: Palette) -> None:
    ink = mixed(QColor.fromRgb(palette.wall), color, _SHARE)
    for share in DOT_PLACES:
        middle = box.topLeft() + QPointF(share * box.width(), share * box.height())
        painter.fillRect(QRectF(round(middle.x()) - 1, round(middle.y()) - 1, 2, 2), ink)


def draw_hatch(painter: QPainter, box: QRectF, color: QColor, palette: Palette) -> None:
    painter.save()
    painter.setClipRect(box)
    painter.setPen(QPen(mixed(QColor.fromRgb(palette.floor), color, _SHARE), 1))
    side = box.height()
    for left in range(0, round(box.width() + side), _STEP_PX):
        corner = box.bottomLeft() + QPointF(left - side, 0)
        painter.drawLine(QLineF(corner, corner + QPointF(side, -side)))
    painter.restore()
