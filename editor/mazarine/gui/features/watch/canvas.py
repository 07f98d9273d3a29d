"""The picture of a search or a generator in a pane, in which clicks may name cells."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from mazarine.gui.canvas.items.growth_item import draw_points
from mazarine.gui.features.watch.subjects import GrowthSubject, Subject
from mazarine.gui.forms.order import MOST_WATCHED_CELLS
from mazarine.gui.i18n import show_text
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.painting import PaintedWidget, image_of
from mazarine.maze import Maze
from mazarine.picture import LIGHT, Palette
from mazarine.picture.drawing import Drawing
from mazarine.picture.marks import marked_drawing
from mazarine.picture.raster import Raster
from mazarine.picture.render import Strips, margin_px, picture_size
from mazarine.picture.tints import PLAIN

_MOST_CELL_PX, _FRAME_PX = 64, 2
_RING, _RING_RADIUS = 0.1, 0.36


class Canvas(PaintedWidget):
    """Paints the present step of a subject, in the style of the scene."""

    clicked = Signal(object, bool)
    """The lattice cell under a click, and whether Shift was down."""
    picked = Signal()
    """A click where another pane was the current one."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # A click takes the keys from the fields, which Space is for otherwise.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        show_text("The maze at this step", self.setAccessibleName)
        self._scene = shell.scene
        self.palette_of_maze: Palette = LIGHT
        self.as_points = False
        """Whether a honeycomb is painted as points with links, not as triangles with walls."""
        self.subject: Subject | None = None
        self.maze: Maze | None = None
        """Painted while there is no subject."""
        self.is_for_marks = False
        """Whether clicks name cells."""
        self.is_current = False
        """Whether this is the pane in which they do."""
        self._look: object = None
        self._raster: Raster | None = None
        """Paints pictures of this look."""
        shell.scene.palette_changed.connect(self._follow_scene)
        shell.scene.points_changed.connect(self._follow_scene)
        self._follow_scene()

    def sizeHint(self) -> QSize:
        return QSize(640, 480)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 100)

    def cell_px(self, maze: Maze) -> int:
        """Return the size of cells at which all of them are visible, at least 1."""
        width, height = maze.geometry.extent(*maze.shape[1:])
        return max(1, min(int(self.width() / (width + 1)), int(self.height() / (height + 1)), _MOST_CELL_PX))

    def corner(self, maze: Maze) -> QPoint:
        """Return where the picture of a maze begins."""
        width, height = picture_size(maze, self.cell_px(maze))
        return QPoint((self.width() - width) // 2, (self.height() - height) // 2)

    def _drawing(self) -> Drawing | None:
        if self.subject is not None:
            return self.subject.drawing(self.palette_of_maze, as_points=self.as_points)
        if self.maze is None or self.maze.cells.size > MOST_WATCHED_CELLS:
            return None
        marks = np.full(self.maze.shape, PLAIN, dtype=np.uint8)
        return marked_drawing(self.maze, marks, 0, self.palette_of_maze, as_points=self.as_points)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if not self.is_current:
            self.picked.emit()
            if self.subject is not None:  # What is shown would be lost by a click that chooses this pane.
                return
        drawing = self._drawing() if self.is_for_marks else None
        if drawing is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        maze, cell_px = drawing.maze, self.cell_px(drawing.maze)
        at = event.position() - self.corner(maze) - QPointF(1, 1) * margin_px(cell_px)
        cell = maze.grid.cell_at((drawing.level, *maze.geometry.place(at.x() / cell_px, at.y() / cell_px)))
        if maze.grid.holds(cell):
            self.clicked.emit(cell, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))

    @Slot()
    def _follow_scene(self) -> None:
        self.palette_of_maze = self._scene.palette_of_maze
        self.as_points = self._scene.maze_item.is_of_points
        self.update()

    def _paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor.fromRgb(self.palette_of_maze.paper))
        drawing = self._drawing()
        if drawing is None:
            return
        cell_px = self.cell_px(drawing.maze)
        look = self.subject, self.palette_of_maze, self.as_points
        strips = Strips(drawing, cell_px, self._raster if look == self._look else None)
        self._look, self._raster = look, strips.raster
        corner = self.corner(drawing.maze)
        painter.drawImage(corner, image_of(strips.paint(0, None)))
        if self.is_for_marks and self.is_current:
            painter.setPen(QPen(self.palette().highlight(), _FRAME_PX))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        if self.as_points and isinstance(self.subject, GrowthSubject):
            corner += QPoint(1, 1) * margin_px(cell_px)
            self._draw_points(painter, self.subject, corner, cell_px)

    def _draw_points(self, painter: QPainter, grown: GrowthSubject, corner: QPoint, cell_px: int) -> None:
        """Draw the points as the Grow tool does, with a ring around the current one."""
        maze = grown.growth.maze()
        if maze.growth is None:
            return
        painter.translate(corner)
        painter.scale(cell_px, cell_px)
        transform = painter.worldTransform()
        draw_points(painter, maze, QRectF(0, 0, *maze.geometry.extent(*maze.shape[1:])), 1.0)
        current = grown.growth.marks().current
        if current is not None:
            painter.setWorldTransform(transform)
            painter.setPen(QPen(QColor(self.palette_of_maze.current), _RING))
            painter.drawEllipse(QPointF(*maze.geometry.middle(*current)), _RING_RADIUS, _RING_RADIUS)
