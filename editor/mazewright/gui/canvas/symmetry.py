"""The symmetry of drawing: chosen by the user, shown as axes, applied to strokes and shapes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QPainterPath, QTransform

from mazewright.gui.canvas.items.drawing_aids import AxesItem
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.session.current import CurrentSession
from mazewright.maze.edits import Change, Edit
from mazewright.maze.symmetry import IMAGES, Symmetry, find_obstacle, with_images
from mazewright.messages import Message


class SymmetryChoice(QObject):
    """The chosen symmetry; it adds the mirrored and rotated images to edits.

    Attributes
    ----------
    symmetry : none at first; it is not stored in the settings
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

    def choose(self, symmetry: Symmetry) -> Message | None:
        """Draw with a symmetry from now on; if the board cannot have it, with none, and return the reason."""
        obstacle = find_obstacle(self._current.maze, symmetry)
        self.symmetry = symmetry if obstacle is None else Symmetry.NONE
        self._show()
        self.changed.emit()
        return obstacle

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
        """Show the axes; turn symmetry off if the board cannot have it any more."""
        maze = self._current.maze
        if find_obstacle(maze, self.symmetry) is not None:
            self.symmetry = Symmetry.NONE
            self.changed.emit()
        self._axes.show_axes(self.symmetry, *maze.geometry.extent(*maze.shape[1:]))

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        if change.reshaped:
            self._show()
