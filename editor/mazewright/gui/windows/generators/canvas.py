"""Shows a maze that grows, as large as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from mazewright.gui.i18n import tr
from mazewright.gui.style.painting import PaintedWidget, image_of
from mazewright.gui.windows.generators.player import Player
from mazewright.maze import Maze
from mazewright.picture import LIGHT, Palette
from mazewright.picture.growing import growing_picture

_MOST_CELL_PX = 28


class Canvas(PaintedWidget):
    """Paints the step that a player has come to.

    Attributes
    ----------
    as_points : whether a honeycomb is painted as points with links, not as triangles with walls
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("The maze as it grows"))
        self.palette_of_maze: Palette = LIGHT
        self.as_points = False
        self.player: Player | None = None

    def sizeHint(self) -> QSize:
        """Give room for a maze of some size."""
        return QSize(640, 480)

    def cell_px(self, maze: Maze) -> int:
        """Give the size of cells with which all of them are seen; 1 where there is no room for that."""
        width, height = maze.geometry.extent(*maze.shape[1:])
        return max(1, min(int(self.width() / (width + 1)), int(self.height() / (height + 1)), _MOST_CELL_PX))

    def _paint(self, painter: QPainter) -> None:
        """Draw the maze in the middle."""
        if self.player is None:
            return
        growth = self.player.growth
        maze = growth.maze()
        cell_px, palette = self.cell_px(maze), self.palette_of_maze
        image = image_of(growing_picture(maze, growth.marks(), cell_px, palette, as_points=self.as_points))
        painter.drawImage((self.width() - image.width()) // 2, (self.height() - image.height()) // 2, image)
