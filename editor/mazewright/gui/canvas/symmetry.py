"""The symmetry that is drawn with: chosen by the user, shown as axes, applied to strokes and shapes."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from mazewright.gui.canvas.items.base import SceneItem
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.style.painting import keep_width_px
from mazewright.maze.edits import Change, Edit
from mazewright.maze.symmetry import IMAGES, Symmetry, why_not, with_images

_COLOUR = QColor(180, 60, 160, 200)
_OVERHANG = 0.6
"""How far an axis reaches beyond the board, in cells."""
_CROSS = 0.5


class SymmetryChoice(QObject):
    """Knows the symmetry, and gives edits their images.

    Attributes
    ----------
    symmetry : none at first; it is not remembered
    """

    changed = Signal()

    def __init__(self, current: CurrentSession, scene: MazeScene, parent: QObject) -> None:
        super().__init__(parent)
        self._current = current
        self.symmetry = Symmetry.NONE
        self._axes = AxesItem()
        scene.addItem(self._axes)
        current.maze_replaced.connect(self._show)
        current.maze_changed.connect(self._follow_maze)

    def choose(self, symmetry: Symmetry) -> str:
        """Draw with a symmetry from now on; where the board cannot have it, with none, and say why."""
        reason = why_not(self._current.maze, symmetry)
        self.symmetry = Symmetry.NONE if reason else symmetry
        self._show()
        self.changed.emit()
        return reason

    def of(self, edit: Edit) -> Edit:
        """Give an edit with its images; `EditRejected` if the board cannot have them any more."""
        return with_images(self._current.maze, edit, self.symmetry)

    def path_of(self, path: QPainterPath) -> QPainterPath:
        """Give a path on the scene with its images."""
        maze, whole = self._current.maze, QPainterPath(path)
        width, height = maze.geometry.extent(*maze.shape[1:])
        for mirrors, flips, turns in IMAGES[self.symmetry]:
            image = QTransform.fromTranslate(width / 2, height / 2)
            image.rotate(90 * turns)
            image.scale(-1 if mirrors else 1, -1 if flips else 1)
            whole.addPath(image.translate(-width / 2, -height / 2).map(path))
        return whole

    @Slot()
    def _show(self) -> None:
        """Show the axes; a board that cannot have them any more is drawn on without."""
        maze = self._current.maze
        if why_not(maze, self.symmetry):
            self.symmetry = Symmetry.NONE
            self.changed.emit()
        self._axes.show_axes(self.symmetry, *maze.geometry.extent(*maze.shape[1:]))

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        if change.reshaped:
            self._show()


class AxesItem(SceneItem):
    """Draws dashed lines through the middle of the board; for turns a cross in it."""

    def __init__(self) -> None:
        super().__init__(19, is_visible=False)
        self._lines: list[QLineF] = []

    def show_axes(self, symmetry: Symmetry, width: float, height: float) -> None:
        """Show the axes of a board of this extent; none if it is drawn on without symmetry."""
        self._lines = _lines(symmetry, width, height)
        self._set_rect(QRectF(0, 0, width, height), 1)
        self.setVisible(bool(self._lines))
        self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        del exposed, pixel_ratio
        for colour, width_px in ((QColor(255, 255, 255, 170), 4.0), (_COLOUR, 2.0)):
            pen = QPen(colour, width_px, Qt.PenStyle.DashLine)
            keep_width_px(pen, width_px, painter)
            painter.setPen(pen)
            painter.drawLines(self._lines)


def _lines(symmetry: Symmetry, width: float, height: float) -> list[QLineF]:
    x, y = width / 2, height / 2
    upright = QLineF(QPointF(x, -_OVERHANG), QPointF(x, height + _OVERHANG))
    level = QLineF(QPointF(-_OVERHANG, y), QPointF(width + _OVERHANG, y))
    cross = [
        QLineF(QPointF(x - _CROSS, y), QPointF(x + _CROSS, y)),
        QLineF(QPointF(x, y - _CROSS), QPointF(x, y + _CROSS)),
    ]
    return {
        Symmetry.NONE: [],
        Symmetry.MIRROR: [upright],
        Symmetry.FLIP: [level],
        Symmetry.BOTH: [upright, level],
        Symmetry.HALF_TURN: cross,
        Symmetry.QUARTER_TURNS: cross,
    }[symmetry]
