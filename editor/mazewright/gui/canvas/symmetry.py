"""The symmetry that is drawn with: chosen by the user, shown as axes, applied to strokes and shapes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QPainterPath, QTransform

from mazewright.gui.canvas.items.drawing_aids import AxesItem
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.session.current import CurrentSession
from mazewright.maze.edits import Change, Edit
from mazewright.maze.symmetry import IMAGES, Symmetry, why_not, with_images


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
        """Return an edit with its images; `EditRejected` if the board cannot have them any more."""
        return with_images(self._current.maze, edit, self.symmetry)

    def path_of(self, path: QPainterPath) -> QPainterPath:
        """Return a path on the scene with its images."""
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
