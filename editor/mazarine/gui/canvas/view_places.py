"""The position and zoom of the view for each session."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from mazarine.gui.canvas.view import MazeView
from mazarine.gui.canvas.zoom_view import ViewPlace
from mazarine.gui.session.current import CurrentSession
from mazarine.maze.edits import Change

_LITTLE = 5
"""A board that grows or shrinks by less than this part stays as it is seen."""


class ViewPlaces(QObject):
    """Shows sessions as they were seen before, and all of a maze that is new or has another size."""

    def __init__(self, current: CurrentSession, view: MazeView) -> None:
        super().__init__(view)
        self._current, self._view = current, view
        self._shape = current.maze.shape
        current.leaving.connect(self._keep)
        current.maze_replaced.connect(self._show)
        current.maze_changed.connect(self._follow)

    @Slot()
    def _keep(self) -> None:
        self._current.session.place = self._view.place

    @Slot()
    def _show(self) -> None:
        self._shape = self._current.maze.shape
        place = self._current.session.place
        if isinstance(place, ViewPlace):
            self._view.go_back(place)
        else:
            self._view.fit()

    @Slot(object)
    def _follow(self, change: Change) -> None:
        before, self._shape = self._shape, self._current.maze.shape
        # A maze that a stroke makes larger must not jump away.
        if change.reshaped and self._shape != before and self._current.document.stroke is None:
            sides = zip(self._shape[1:], before[1:], strict=True)
            if any(abs(new - old) * _LITTLE > old for new, old in sides):
                self._view.fit()
