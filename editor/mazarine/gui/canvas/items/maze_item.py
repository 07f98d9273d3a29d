"""The one item that paints the maze: the exposed rectangle, from the arrays, at every zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from mazarine.gui.canvas.items.base import CellsItem
from mazarine.gui.canvas.pyramid_cache import PyramidCache
from mazarine.gui.session.current import CurrentSession
from mazarine.picture import AnyOverlay, Frame, Palette, Plane, Raster, colors_for, raster_for
from mazarine.picture.arrows import draw_arrows
from mazarine.picture.costs import draw_costs
from mazarine.picture.face_outlines import draw_face_outlines

if TYPE_CHECKING:
    from mazarine.lattice import Geometry
    from mazarine.maze import Maze
    from mazarine.picture.player import PlayersMaze

_MARGIN_CELLS = 1.0
"""Room for the outer half of the border."""


class MazeItem(CellsItem):
    """Paints one level. The scene has the units of the maze's geometry: a square is one by one."""

    _form = QImage.Format.Format_RGB32

    def __init__(self, current: CurrentSession, pyramids: PyramidCache) -> None:
        super().__init__(0, pyramids)
        self._current = current
        self._look: tuple[Palette, AnyOverlay] | None = None
        self.is_of_points = False
        self.level = 0
        self.has_grid = False
        self.has_faces = False

    def set_look(self, palette: Palette, overlay: AnyOverlay) -> None:
        self._look = palette, overlay
        colors = colors_for(palette, overlay, self._players is not None)
        before = self.raster
        self.raster = raster_for(self.geometry, colors, as_points=self.is_of_points)
        if before is not None:
            self.raster.take_over(before)
        self.update()

    def set_points(self, is_on: bool) -> None:
        """Paint points with links in place of cells, where the lattice can be drawn so."""
        self.is_of_points = is_on
        self.refit()

    @property
    def _players(self) -> PlayersMaze | None:
        return self._current.session.players.value

    @property
    def _maze(self) -> Maze:
        """The painted maze: all of it, or the part that a player sees."""
        return self._current.maze if self._players is None else self._players.maze

    @property
    def plane(self) -> Plane:
        analysis, maze = self._current.analysis, self._maze
        tints = self._current.session.tints.value
        steps = None if tints is None else tints.steps
        if steps is not None and steps.shape != maze.shape:
            steps = None
        if analysis.kind is None or analysis.kind.shape != maze.shape:
            return Plane.of(maze, self.level, tints=steps)
        return Plane.of(maze, self.level, analysis.kind, analysis.region, steps)

    @property
    def geometry(self) -> Geometry:
        return self._current.maze.geometry

    @property
    def _parents(self) -> NDArray[np.uint8] | None:
        """The sides towards parents on the level; None for a player, to whom they would show secrets."""
        tints = self._current.session.tints.value
        parents = None if tints is None or self._players is not None else tints.parents
        return None if parents is None or parents.shape != self._maze.shape else parents[self.level]

    def refit(self) -> None:
        self.prepareGeometryChange()
        if self._look is not None:
            self.set_look(*self._look)

    def maze_rect(self) -> QRectF:
        _, rows, cols = self._current.maze.shape
        return QRectF(0, 0, *self.geometry.extent(rows, cols))

    def boundingRect(self) -> QRectF:
        return self.maze_rect().adjusted(-_MARGIN_CELLS, -_MARGIN_CELLS, _MARGIN_CELLS, _MARGIN_CELLS)

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        plane, palette = self.plane, raster.colors.palette
        picture = raster.paint(plane, frame, self._pyramid(frame), self.has_grid)
        draw_costs(picture, frame, self._maze, self.level, palette)
        draw_arrows(picture, frame, self._maze, plane, self._parents, palette)
        if self.has_faces:
            draw_face_outlines(picture, frame, plane, self.geometry, palette)
        return picture
