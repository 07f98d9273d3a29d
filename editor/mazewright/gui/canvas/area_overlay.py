"""Shows what is selected and what floats on the scene, and the items that paint them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QRectF, Slot

from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.floating import Floating
from mazewright.gui.canvas.items.base import CellsItem, hasty_raster, in_colour, opacity_palette
from mazewright.gui.canvas.pyramid_keeper import PyramidKeeper
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.session.current import CurrentSession
from mazewright.maze import Maze
from mazewright.maze.area import Area, Mask
from mazewright.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from mazewright.maze.stamp import Stamp
from mazewright.picture import CellColours, Frame, Overlay, Palette, Plane, Raster, colours_for

_SELECTED, _FLOATS = 0xFF0E4585, 0xFF6B3902
_Z_SELECTED, _Z_STAMP, _Z_FLOATS = 18, 24, 25
_SHOWN = {"floor": 255}
_HALF = np.uint32(0x80)
_OPACITIES = {"floor": 52, "wall": 235}
_PAD = 2
"""Cells around the area: a plane has a wall around it, which must not reach in between triangles."""
_MARGIN = 0.2
"""Of a cell: the line stands on the boundary."""


class AreaOverlay(QObject):
    """Keeps the items in step; the scene's level does not matter to what is selected."""

    def __init__(
        self,
        scene: MazeScene,
        current: CurrentSession,
        floating: Floating,
        workers: Workers,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._current = current
        self._floating = floating
        self.selected = AreaItem(workers, _SELECTED, _Z_SELECTED, self)
        self.stamp = StampItem(scene.palette_of_maze, _Z_STAMP)
        self.floats = AreaItem(workers, _FLOATS, _Z_FLOATS, self)
        for item in (self.selected, self.stamp, self.floats):
            scene.addItem(item)
        current.selection_changed.connect(self._show_selected)
        floating.changed.connect(self._show_floating)
        scene.palette_changed.connect(self._follow_palette)

    @Slot()
    def _follow_palette(self) -> None:
        self.stamp.set_palette(self._scene.palette_of_maze)

    @Slot()
    def _show_selected(self) -> None:
        self.selected.show_area(self._scene.document.maze, self._current.selection.area)

    @Slot()
    def _show_floating(self) -> None:
        maze, piece = self._scene.document.maze, self._floating.piece
        if piece is None:
            self.stamp.show_stamp(maze, None)
            self.floats.hide()
            return
        self.stamp.show_stamp(maze, piece.stamp, piece.row, piece.col)
        self.floats.show_area(maze, piece.area)


class StampItem(CellsItem):
    """Paints the cells and walls of a stamp; what does not belong to it stays clear."""

    def __init__(self, palette: Palette, z: float) -> None:
        super().__init__(z, is_visible=False)
        self._palette = palette
        self._stamp: Stamp | None = None
        self._mask: tuple[Raster, Plane] | None = None

    def set_palette(self, palette: Palette) -> None:
        """Paint with other colours."""
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
        self.raster = hasty_raster(geometry, colours_for(self._palette, Overlay.NONE))
        # Between triangles at the edge there is paper, which is not shown either.
        if not (stamp.mask.all() and stamp.lattice.is_full):
            # Rock that belongs to it is shown: it is floor for the picture that says what belongs.
            cells = stamp.mask * np.uint8(Matter.FLOOR << 1)
            self._mask = (
                hasty_raster(geometry, CellColours(opacity_palette(**_SHOWN), Overlay.NONE)),
                Plane(cells, np.zeros_like(cells), sorts=self._plane.sorts),
            )

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        picture = super()._pixels(raster, frame)
        if self._mask is not None:
            shown, plane = self._mask
            picture[shown.paint(plane, frame) & np.uint32(0xFF) < _HALF] = 0
        return picture


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

    def show_area(self, maze: Maze, area: Area) -> None:
        """Paint an area of this maze; an empty one paints nothing."""
        row, col = area.row - _PAD, area.col - _PAD
        geometry = maze.lattice.geometry((row, col))
        if area and (area.mask is not self._mask or geometry is not self._geometry):
            self._keeper.forget()
            self._mask, self._geometry = area.mask, geometry
            self._plane = plane_of(maze, area)
            self.raster = hasty_raster(geometry, CellColours(opacity_palette(**_OPACITIES), Overlay.NONE))
            left, top, right, bottom = geometry.box(
                (_PAD, _PAD), (area.mask.shape[0] + _PAD - 1, area.mask.shape[1] + _PAD - 1)
            )
            self._set_rect(QRectF(left, top, right - left, bottom - top), _MARGIN)
        if area:
            self._move_to(maze, row, col)
        else:
            self._keeper.forget()
            self._mask = self._plane = self.raster = None
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
