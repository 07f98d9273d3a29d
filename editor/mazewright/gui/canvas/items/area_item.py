"""Paints an area of cells: tinted, with a line around it, at any zoom and on every lattice."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QRectF

from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.items.base import CellsItem, hasty_raster, in_colour, opacity_palette
from mazewright.gui.canvas.pyramid_keeper import PyramidKeeper
from mazewright.maze import Maze
from mazewright.maze.area import Area, Mask
from mazewright.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from mazewright.picture import CellColours, Frame, Overlay, Plane, Raster

_OPACITIES = {"floor": 52, "wall": 235}
_PAD = 2
"""Cells around the area: a plane has a wall around it, which must not reach in between triangles."""
_MARGIN = 0.2
"""Of a cell: the line stands on the boundary."""


class AreaItem(CellsItem):
    """Paints an area in one colour.

    The area is painted as a board of its own, whose cells are floor where they belong to it, with walls
    between them and the others; so it costs what painting a level costs, however many cells it has.

    Parameters
    ----------
    workers : average it for zooms at which cells are smaller than pixels
    colour : 0xffRRGGBB
    z : how far above the maze
    """

    _keeper: PyramidKeeper

    def __init__(self, workers: Workers, colour: int, z: float, parent: QObject) -> None:
        super().__init__(z, PyramidKeeper(workers, parent), is_visible=False)
        self._keeper.pyramid_came.connect(self._repaint)
        self._colour = colour
        self._mask: Mask | None = None

    def set_colour(self, colour: int) -> None:
        """Paint in another colour."""
        self._colour = colour
        self.update()

    def show_area(self, maze: Maze, area: Area) -> None:
        """Paint an area of this maze; an empty one paints nothing."""
        row, col = area.row - _PAD, area.col - _PAD
        geometry = maze.lattice.geometry((row, col))
        if area and (area.mask is not self._mask or geometry is not self._geometry):
            self._keeper.forget()
            self._mask, self._geometry = area.mask, geometry
            self._plane = plane_of(maze, area)
            self._raster = hasty_raster(geometry, CellColours(opacity_palette(**_OPACITIES), Overlay.NONE))
            left, top, right, bottom = geometry.box(
                (_PAD, _PAD), (area.mask.shape[0] + _PAD - 1, area.mask.shape[1] + _PAD - 1)
            )
            self._set_rect(QRectF(left, top, right - left, bottom - top), _MARGIN)
        if area:
            self._move_to(maze, row, col)
        else:
            self._keeper.forget()
            self._mask = self._plane = self._raster = None
        self.setVisible(bool(area))
        self.update()

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        return in_colour(super()._pixels(raster, frame), self._colour)

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
