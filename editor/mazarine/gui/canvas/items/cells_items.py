"""Items that paint cells over the maze: what is selected, what floats, and the ghost of another level."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.items.base import CellsItem, Ground, in_color, opacity_palette
from mazarine.gui.canvas.pyramid_cache import PyramidCache
from mazarine.gui.session.current import CurrentSession
from mazarine.lattice import Geometry
from mazarine.maze import Maze
from mazarine.maze.area import Area, Mask
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from mazarine.maze.stamp import Stamp
from mazarine.picture import CellColors, Frame, Overlay, Palette, Plane, Raster, colors_for, raster_for
from mazarine.picture.open_faces import stepped

_GHOST_OPACITIES = {"wall": 120, "door": 80, "found_door": 50, "rock": 26}
"""How opaque what stands on the other level is, of 255: rock less than walls, for it covers more."""
_BELOW, _ABOVE = 0xFF0000FF, 0xFFFF0080
_GHOST_MARGIN = 1.0

_SHOWN = {"floor": 255}
_HALF = np.uint32(0x80)
_AREA_OPACITY, _LINE_OPACITY = 52, 235
_PAD = 2
"""Cells around the area: a plane has a wall around it, which must not reach in between triangles."""
_MARGIN = 0.2
"""Of a cell: the line stands on the boundary."""


class StampItem(CellsItem):
    """Paints the cells and walls of a stamp; what does not belong to it stays clear."""

    def __init__(self, palette: Palette, z: float) -> None:
        super().__init__(z, is_visible=False)
        self._palette = palette
        self._stamp: Stamp | None = None
        self._mask: tuple[Raster, Plane] | None = None

    def set_palette(self, palette: Palette) -> None:
        self._palette = palette
        if self._stamp is not None:
            self._prepare(self._stamp)
        self.update()

    def show_stamp(self, maze: Maze, stamp: Stamp | None, row: int = 0, col: int = 0) -> None:
        """Paint a stamp with its first cell at a lattice place of this maze; None paints nothing."""
        if stamp is None:
            self._plane = self.raster = self._mask = None
        else:
            if stamp is not self._stamp:
                self._prepare(stamp)
            self._move_to(maze, row, col)
        self._stamp = stamp
        self.setVisible(stamp is not None)
        self.update()

    def _prepare(self, stamp: Stamp) -> None:
        board = stamp.to_maze()
        self._geometry = geometry = board.geometry
        self._set_rect(QRectF(0, 0, *geometry.extent(*stamp.mask.shape)), 0)
        self._plane, self._mask = Plane.of(board, 0), None
        self.raster = raster_for(geometry, colors_for(self._palette, Overlay.NONE))
        # Between triangles at the edge there is paper, which is not shown either.
        if not (stamp.mask.all() and stamp.lattice.is_full):
            # Rock that belongs to it is shown: it is floor for the picture that says what belongs.
            cells = stamp.mask * np.uint8(Matter.FLOOR << 1)
            self._mask = (
                raster_for(geometry, CellColors(opacity_palette(**_SHOWN), Overlay.NONE)),
                Plane(cells, np.zeros_like(cells), sorts=self._plane.sorts),
            )

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        picture = super()._pixels(raster, frame)
        if self._mask is not None:
            shown, plane = self._mask
            picture[shown.paint(plane, frame) & np.uint32(0xFF) < _HALF] = 0
        return picture


class AreaItem(CellsItem):
    """Paints an area in one color.

    The area is painted as a board of its own, whose cells are floor where they belong to it, with walls
    between them and the others; so it costs what painting a level costs, however many cells it has.

    Parameters
    ----------
    workers : average it for zooms at which cells are smaller than pixels
    color : 0xffRRGGBB
    opacity : how opaque the cells are, of 255; the line around them is nearly opaque
    """

    _pyramids: PyramidCache

    def __init__(
        self, workers: Workers, color: int, z: float, parent: QObject, opacity: int = _AREA_OPACITY
    ) -> None:
        super().__init__(z, PyramidCache(workers, parent), is_visible=False)
        self._pyramids.pyramid_came.connect(self._repaint)
        self._color = color
        self._opacities = opacity_palette(floor=opacity, wall=_LINE_OPACITY)
        self._mask: Mask | None = None

    def show_area(self, maze: Maze, area: Area) -> None:
        """Paint an area of this maze; an empty one paints nothing."""
        row, col = area.row - _PAD, area.col - _PAD
        geometry = maze.lattice.geometry((row, col))
        if area and (area.mask is not self._mask or geometry is not self._geometry):
            self._pyramids.forget()
            self._mask, self._geometry = area.mask, geometry
            self._plane = plane_of(maze, area)
            self.raster = raster_for(geometry, CellColors(self._opacities, Overlay.NONE))
            left, top, right, bottom = geometry.box(
                (_PAD, _PAD), (area.mask.shape[0] + _PAD - 1, area.mask.shape[1] + _PAD - 1)
            )
            self._set_rect(QRectF(left, top, right - left, bottom - top), _MARGIN)
        if area:
            self._move_to(maze, row, col)
        else:
            self._pyramids.forget()
            self._mask = self._plane = self.raster = None
        self.setVisible(bool(area))
        self.update()

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        return in_color(super()._pixels(raster, frame), self._color)

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
    lattice, first = maze.lattice, area.row - _PAD
    if lattice.is_staggered:
        for side in lattice.stored:
            differs = cells != stepped(cells, lattice, first, lattice.steps[side])
            walls |= differs * np.uint8(Wall.WALL << lattice.shift(side))
        return Plane(cells, walls, sorts=(lattice, (first, area.col - _PAD)))
    east, south = np.uint8(Wall.WALL << EAST_SHIFT), np.uint8(Wall.WALL << SOUTH_SHIFT)
    if area.mask.all():
        walls[inner[0], [_PAD - 1, _PAD + cols - 1]] = east
        walls[[_PAD - 1, _PAD + rows - 1], inner[1]] |= south
    else:
        walls[:, :-1] = (cells[:, :-1] != cells[:, 1:]) * east
        walls[:-1] |= (cells[:-1] != cells[1:]) * south
    return Plane(cells, walls, sorts=(lattice, (first, area.col - _PAD)))


class GhostItem(CellsItem):
    """Paints a level in one color: blue if it lies below, red if it lies above.

    Attributes
    ----------
    level : the level that is painted, None for nothing
    is_above : whether it lies above the one that is shown
    """

    def __init__(self, current: CurrentSession, pyramids: PyramidCache) -> None:
        super().__init__(5, pyramids, is_visible=False)
        self._current = current
        self.level: int | None = None
        self.is_above = False

    @property
    def plane(self) -> Plane:
        return Plane.of(self._current.maze, self.level or 0)

    @property
    def geometry(self) -> Geometry:
        return self._current.maze.geometry

    def show_level(self, level: int | None, is_above: bool) -> None:
        """Paint another level, or the same one in another extent; None paints nothing."""
        self._set_rect(Ground.of(self._current.maze, level or 0).rect, _GHOST_MARGIN)
        colors = CellColors(opacity_palette(**_GHOST_OPACITIES), Overlay.NONE)
        self.raster = raster_for(self.geometry, colors)
        self.level, self.is_above = level, is_above
        self.setVisible(level is not None)
        self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        # Walls of both levels stay as dark as the others of the level that is drawn on.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        super()._paint(painter, exposed, pixel_ratio)

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        return in_color(super()._pixels(raster, frame), _ABOVE if self.is_above else _BELOW)
