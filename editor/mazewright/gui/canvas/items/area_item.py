"""Paints an area of cells: tinted, with a line around it, at any zoom and on every lattice."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.level_painting import draw_picture, frame_of
from mazewright.gui.canvas.opacities import in_colour, opacity_palette
from mazewright.gui.canvas.pyramid_keeper import PyramidKeeper
from mazewright.gui.style.painting import guarded
from mazewright.lattice import Geometry
from mazewright.maze import Maze
from mazewright.maze.area import Area, Mask
from mazewright.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from mazewright.picture import CellColours, Overlay, Plane, Raster, raster_for

_OPACITIES = {"floor": 52, "wall": 235}
_PAD = 2
"""Cells around the area: a plane has a wall around it, which must not reach in between triangles."""
_MARGIN = 0.2
"""Of a cell: the line stands on the boundary."""


class AreaItem(QGraphicsItem):
    """Paints an area in one colour.

    The area is painted as a board of its own, whose cells are floor where they belong to it, with walls
    between them and the others; so it costs what painting a level costs, however many cells it has.

    Parameters
    ----------
    workers : average it for zooms at which cells are smaller than pixels
    colour : 0xffRRGGBB
    z : how far above the maze
    """

    def __init__(self, workers: Workers, colour: int, z: float, parent: QObject) -> None:
        super().__init__()
        self._keeper = PyramidKeeper(workers, parent)
        self._keeper.pyramid_came.connect(self._repaint)
        self._colour = colour
        self._colours = CellColours(opacity_palette(_OPACITIES), Overlay.NONE)
        self._plane: Plane | None = None
        self._mask: Mask | None = None
        self._geometry: Geometry | None = None
        self._raster: Raster | None = None
        self._rect = QRectF()
        # Without it Qt hands over the whole item as exposed.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(z)
        self.setVisible(False)

    @property
    def plane(self) -> Plane:
        """The arrays that are painted."""
        assert self._plane is not None
        return self._plane

    @property
    def colours(self) -> CellColours:
        """How cells are coloured: by how opaque they are."""
        return self._colours

    def set_colour(self, colour: int) -> None:
        """Paint in another colour."""
        self._colour = colour
        self.update()

    def show_area(self, maze: Maze, area: Area) -> None:
        """Paint an area of this maze; an empty one paints nothing."""
        row, col = area.row - _PAD, area.col - _PAD
        geometry = maze.lattice.geometry((row, col))
        if area and (area.mask is not self._mask or geometry is not self._geometry):
            self.prepareGeometryChange()
            self._keeper.forget()
            self._mask, self._geometry = area.mask, geometry
            self._plane = plane_of(maze, area)
            self._raster = raster_for(geometry, self._colours)
            self._raster.is_hasty = True
            left, top, right, bottom = geometry.box(
                (_PAD, _PAD), (area.mask.shape[0] + _PAD - 1, area.mask.shape[1] + _PAD - 1)
            )
            self._rect = QRectF(left, top, right - left, bottom - top).adjusted(
                -_MARGIN, -_MARGIN, _MARGIN, _MARGIN
            )
        if area:
            pitch = geometry.pitch
            self.setPos((col - maze.origin[1]) * pitch[0], (row - maze.origin[0]) * pitch[1])
        else:
            self._keeper.forget()
            self._mask = self._plane = None
        self.setVisible(bool(area))
        self.update()

    def boundingRect(self) -> QRectF:
        """Give the extent of the area with the line around it."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what is exposed."""
        with guarded(painter, "an area"):
            self._paint(painter, option.exposedRect, widget.devicePixelRatioF() if widget else 1.0)

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        if self._plane is None or self._geometry is None or self._raster is None:
            return
        frame = frame_of(painter, exposed & self._rect, self._geometry, pixel_ratio)
        if frame is None:
            return
        pyramid = self._keeper.pyramid_for(self) if frame.cell_px < 1 else None
        picture = in_colour(self._raster.paint(self._plane, frame, pyramid), self._colour)
        draw_picture(painter, picture, frame, pixel_ratio, QImage.Format.Format_ARGB32_Premultiplied)

    def _repaint(self) -> None:
        self.update()


def plane_of(maze: Maze, area: Area) -> Plane:
    """Make a plane with a margin of some cells: floor where the area is, rock elsewhere, walls between.

    >>> plane_of(Maze.blank(3, 3), Area.block(1, 1, 1, 1)).walls[1:4, 1:4].tolist()
    [[0, 4, 0], [1, 5, 0], [0, 0, 0]]
    """
    rows, cols = area.mask.shape
    cells = np.zeros((rows + 2 * _PAD, cols + 2 * _PAD), dtype=np.uint8)
    inner = slice(_PAD, _PAD + rows), slice(_PAD, _PAD + cols)
    cells[inner] = area.mask
    cells *= np.uint8(Matter.FLOOR << 1)
    walls = np.zeros_like(cells)
    east, south = np.uint8(Wall.WALL << EAST_SHIFT), np.uint8(Wall.WALL << SOUTH_SHIFT)
    if area.mask.all():
        walls[inner[0], [_PAD - 1, _PAD + cols - 1]] = east
        walls[[_PAD - 1, _PAD + rows - 1], inner[1]] |= south
    else:
        walls[:, :-1] = (cells[:, :-1] != cells[:, 1:]) * east
        walls[:-1] |= (cells[:-1] != cells[1:]) * south
    return Plane(cells, walls, sorts=(maze.lattice, (area.row - _PAD, area.col - _PAD)))
