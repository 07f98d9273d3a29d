"""The base of scene items: their level, their painting, and the mapping from cells to pixels."""

from __future__ import annotations

import logging
from dataclasses import dataclass, fields, replace
from functools import cache
from math import ceil, floor
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mazarine.gui.canvas.pyramid_cache import PyramidCache
from mazarine.gui.style.painting import image_of
from mazarine.lattice import Geometry
from mazarine.maze import Maze
from mazarine.picture import LIGHT, CellColors, Frame, Palette, Plane, Pyramid, Raster

log = logging.getLogger(__name__)
_NOTHING = 0xFF000000


@dataclass(frozen=True)
class Ground:
    """A level of a maze, as far as drawing on it goes.

    Attributes
    ----------
    rect : the extent of the maze on the scene
    origin : the lattice row and column of the first cell
    geometry : where cells at array places are on the scene
    unbound : the same for lattice cells: all of them, wherever the board begins
    shift : from a place of the scene to the same place where lattice cells are
    """

    level: int
    rect: QRectF
    origin: tuple[int, int]
    geometry: Geometry
    unbound: Geometry
    shift: QPointF

    @classmethod
    def of(cls, maze: Maze, level: int) -> Self:
        _, rows, cols = maze.shape
        geometry, (top, left) = maze.geometry, maze.origin
        return cls(
            level, QRectF(0, 0, *geometry.extent(rows, cols)), maze.origin, geometry,
            maze.lattice.geometry((0, 0)), QPointF(left * geometry.pitch[0], top * geometry.pitch[1]),
        )  # fmt: skip

    @classmethod
    def nowhere(cls) -> Self:
        return cls.of(Maze.blank(1, 1), 0)


class SceneItem(QGraphicsItem):
    """An item that paints the exposed part of a rectangle."""

    def __init__(self, z: float, is_visible: bool = True) -> None:
        super().__init__()
        self._rect = QRectF()
        # Without it Qt hands over the whole item as exposed.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(z)
        self.setVisible(is_visible)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        # Not with `guarded`: thousands of small markers would take a sixth longer.
        painter.save()
        try:
            exposed = option.exposedRect & self.boundingRect()
            self._paint(painter, exposed, widget.devicePixelRatioF() if widget else 1.0)
        except Exception:
            log.exception("%s could not be painted", type(self).__name__)
        painter.restore()

    def _set_rect(self, rect: QRectF, margin: float) -> None:
        self.prepareGeometryChange()
        self._rect = rect.adjusted(-margin, -margin, margin, margin)

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        raise NotImplementedError


class CellsItem(SceneItem):
    """An item that paints cells with a raster, once it has one.

    `pyramids` averages cells for zooms at which they are smaller than pixels.
    """

    _form = QImage.Format.Format_ARGB32_Premultiplied

    def __init__(self, z: float, pyramids: PyramidCache | None = None, is_visible: bool = True) -> None:
        super().__init__(z, is_visible)
        self._pyramids = pyramids
        self.raster: Raster | None = None
        """What paints."""
        self._geometry: Geometry | None = None
        self._plane: Plane | None = None

    @property
    def geometry(self) -> Geometry:
        assert self._geometry is not None
        return self._geometry

    @property
    def plane(self) -> Plane:
        assert self._plane is not None
        return self._plane

    @property
    def colors(self) -> CellColors | None:
        return self.raster.colors if self.raster else None

    def _move_to(self, maze: Maze, row: int, col: int) -> None:
        """Put the first cell of the plane at a lattice place of a maze."""
        right, down = self.geometry.pitch
        self.setPos((col - maze.origin[1]) * right, (row - maze.origin[0]) * down)

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        if self.raster is None:
            return
        frame = frame_of(painter, exposed, self.geometry, pixel_ratio)
        if frame is not None:
            draw_picture(painter, self._pixels(self.raster, frame), frame, pixel_ratio, self._form)

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        return raster.paint(self.plane, frame, self._pyramid(frame))

    def _pyramid(self, frame: Frame) -> Pyramid | None:
        """Return the averages that a frame needs, if they are there."""
        return self._pyramids.pyramid_for(self) if self._pyramids and frame.cell_px < 1 else None


def frame_of(painter: QPainter, exposed: QRectF, geometry: Geometry, pixel_ratio: float) -> Frame | None:
    """Return the pixels of the device under a part of the scene; None if there are none."""
    transform = painter.worldTransform()
    seen = transform.mapRect(exposed)
    left, top = floor(seen.left() * pixel_ratio), floor(seen.top() * pixel_ratio)
    right, bottom = ceil(seen.right() * pixel_ratio), ceil(seen.bottom() * pixel_ratio)
    if right <= left or bottom <= top:
        return None
    return Frame(
        left, top, right - left, bottom - top,
        transform.dx() * pixel_ratio, transform.dy() * pixel_ratio, transform.m11() * pixel_ratio,
        geometry.pitch, geometry.lead,
    )  # fmt: skip


def draw_picture(
    painter: QPainter, picture: NDArray[np.uint32], frame: Frame, pixel_ratio: float, form: QImage.Format
) -> None:
    """Draw the picture of a frame where it lies."""
    image = image_of(picture, pixel_ratio, form)
    painter.save()
    painter.resetTransform()
    painter.drawImage(QPointF(frame.x / pixel_ratio, frame.y / pixel_ratio), image)
    painter.restore()


@cache
def opacity_palette(**opacities: int) -> Palette:
    """Return the palette whose colors are opacities, 0 to 255; none for whatever is not named."""
    others: dict[str, Any] = {
        part.name: _NOTHING for part in fields(Palette) if type(getattr(LIGHT, part.name)) is int
    }
    return replace(LIGHT, **others | {name: _NOTHING | opacity for name, opacity in opacities.items()})


def in_color(opacities: NDArray[np.uint32], color: int) -> NDArray[np.uint32]:
    """Return the picture of opacities (the lowest byte of each word) in a color, as premultiplied words.

    >>> [f"{word:08x}" for word in in_color(np.array([0xFF000080, 0xFF0000FF], np.uint32), 0xFF1668C7)]
    ['800b3464', 'ff1668c7']
    """
    share = np.arange(256, dtype=np.uint32)
    table = share << 24
    for shift in (0, 8, 16):
        table |= (share * (color >> shift & 0xFF) + 127) // 255 << shift
    return np.take(table, opacities & np.uint32(0xFF))
