"""The symmetry of drawing: chosen by the user, shown as axes, applied to strokes and shapes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QRectF, Signal, Slot
from PySide6.QtGui import QPainterPath, QTransform

from mazarine.gui.analysis.outline import Outline
from mazarine.gui.canvas.items.drawing_aids import AxesItem
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.session.current import CurrentSession
from mazarine.maze import Marker
from mazarine.maze.area import Area
from mazarine.maze.edits import Edit
from mazarine.maze.images import (
    area_with_images,
    marker_images,
    places_with_images,
    positions_with_images,
    with_images,
)
from mazarine.maze.symmetry import IMAGES, Symmetry, find_obstacle
from mazarine.messages import Message


class SymmetryChoice(QObject):
    """The chosen symmetry; it adds the mirrored and rotated images to edits."""

    changed = Signal()

    def __init__(self, current: CurrentSession, scene: MazeScene, parent: QObject) -> None:
        super().__init__(parent)
        self._current = current
        self.symmetry = Symmetry.NONE
        """None at first; it is not stored in the settings."""
        self._axes = AxesItem()
        self._is_shown = True
        scene.addItem(self._axes)
        current.shape_changed.connect(self._show)

    def choose(self, symmetry: Symmetry) -> Message | None:
        """Draw with a symmetry from now on; if the board cannot have it, with none, and return the reason."""
        obstacle = find_obstacle(self._current.maze, symmetry)
        self.symmetry = symmetry if obstacle is None else Symmetry.NONE
        self._show()
        self.changed.emit()
        return obstacle

    @property
    def is_axis_shown(self) -> bool:
        return self._is_shown and self.symmetry is not Symmetry.NONE

    def set_shown(self, is_shown: bool) -> None:
        """Show the axes, or hide them from tools that draw without symmetry."""
        self._is_shown = is_shown
        self._show()

    def of(self, edit: Edit) -> Edit:
        """Return an edit with its images; `EditRejected` if the board cannot have them any more."""
        return with_images(self._current.maze, edit, self.symmetry)

    def area_of(self, area: Area) -> Area:
        return area_with_images(self._current.maze, area, self.symmetry)

    def places_of(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        return places_with_images(self._current.maze, places, self.symmetry)

    def positions_of(
        self, rows_cols: NDArray[np.int64], sides: NDArray[np.uint8]
    ) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
        """Return wall positions with their images, in the form of `positions_under`."""
        return positions_with_images(self._current.maze, rows_cols, sides, self.symmetry)

    def markers_of(self, marker: Marker) -> list[Marker]:
        return [marker, *marker_images(self._current.maze, marker, self.symmetry)]

    def path_of(self, path: QPainterPath) -> QPainterPath:
        whole = QPainterPath(path)
        for image in self._transforms():
            whole.addPath(image.map(path))
        return whole

    def outline_of(self, outline: Outline) -> Outline:
        lines, rect = list(outline.lines), QRectF(outline.rect)
        for image in self._transforms():
            lines += [image.map(line) for line in outline.lines]
            rect = rect.united(image.mapRect(outline.rect))
        return Outline(lines, rect)

    def _transforms(self) -> Iterator[QTransform]:
        """Yield the maps from the scene to its images."""
        maze = self._current.maze
        width, height = maze.geometry.extent(*maze.shape[1:])
        for mirrors, flips, turns in IMAGES[self.symmetry]:
            image = QTransform.fromTranslate(width / 2, height / 2)
            image.rotate(90 * turns)
            image.scale(-1 if mirrors else 1, -1 if flips else 1)
            yield image.translate(-width / 2, -height / 2)

    @Slot()
    def _show(self) -> None:
        maze = self._current.maze
        if find_obstacle(maze, self.symmetry) is not None:
            self.symmetry = Symmetry.NONE
            self.changed.emit()
        shown = self.symmetry if self.is_axis_shown else Symmetry.NONE
        self._axes.show_axes(shown, *maze.geometry.extent(*maze.shape[1:]))
