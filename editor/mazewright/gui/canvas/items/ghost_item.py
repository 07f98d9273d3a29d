"""Paints the walls of another level faintly over the one that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mazewright.gui.canvas.ground import Ground
from mazewright.gui.canvas.level_painting import draw_picture, frame_of
from mazewright.gui.canvas.opacities import opacity_palette
from mazewright.gui.canvas.pyramid_keeper import PyramidKeeper
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.style.painting import guarded
from mazewright.picture import CellColours, Overlay, Plane, Raster, raster_for

if TYPE_CHECKING:
    pass

_OPACITIES = {"wall": 120, "door": 80, "found_door": 50, "rock": 26}
"""How opaque what stands on the other level is, of 255: rock less than walls, for it covers more."""
_BLUE, _RED = np.uint32(0x01000001), np.uint32(0x01010000)
"""What an opacity is multiplied by to give a colour; red has half of it as blue besides."""
_MARGIN = 1.0


class GhostItem(QGraphicsItem):
    """Paints a level in one colour: blue if it lies below, red if it lies above.

    Attributes
    ----------
    level : the level that is painted, None for nothing
    is_above : whether it lies above the one that is shown
    """

    def __init__(self, current: CurrentSession, keeper: PyramidKeeper) -> None:
        super().__init__()
        self._current = current
        self._keeper = keeper
        self._raster: Raster | None = None
        self._rect = QRectF()
        self.level: int | None = None
        self.is_above = False
        self._colours = CellColours(opacity_palette(_OPACITIES), Overlay.NONE)
        # Without it Qt hands over the whole item as exposed.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(5)
        self.setVisible(False)

    @property
    def plane(self) -> Plane:
        """The arrays that are painted."""
        return Plane.of(self._current.maze, self.level or 0)

    @property
    def colours(self) -> CellColours:
        """How cells are coloured: by how opaque they are."""
        return self._colours

    def show_level(self, level: int | None, is_above: bool) -> None:
        """Paint another level, or the same one in another extent; None paints nothing."""
        self.prepareGeometryChange()
        ground = Ground.of(self._current.maze, level or 0)
        self._rect = ground.rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        self._raster = raster_for(ground.geometry, self._colours)
        self._raster.is_hasty = True
        self.level, self.is_above = level, is_above
        self.setVisible(level is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        """Give the maze with a margin for its border."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what is exposed."""
        with guarded(painter, "the ghost of a level"):
            self._paint(painter, option.exposedRect, widget.devicePixelRatioF() if widget else 1.0)

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        if self._raster is None or self.level is None:
            return
        frame = frame_of(painter, exposed & self._rect, self._current.maze.geometry, pixel_ratio)
        if frame is None:
            return
        pyramid = self._keeper.pyramid_for(self) if frame.cell_px < 1 else None
        picture = coloured(self._raster.paint(self.plane, frame, pyramid), self.is_above)
        # Walls of both levels stay as dark as the others of the level that is drawn on.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        draw_picture(painter, picture, frame, pixel_ratio, QImage.Format.Format_ARGB32_Premultiplied)


def coloured(opacities: NDArray[np.uint32], is_above: bool) -> NDArray[np.uint32]:
    """Give the picture of opacities (the lowest byte of each word), in place, as premultiplied words.

    >>> [f"{coloured(np.array([0xFF000050], np.uint32), is_above)[0]:08x}" for is_above in (False, True)]
    ['50000050', '50500028']
    """
    opacities &= np.uint32(0xFF)
    if not is_above:
        opacities *= _BLUE
        return opacities
    blue = opacities >> np.uint32(1)
    opacities *= _RED
    opacities |= blue
    return opacities
