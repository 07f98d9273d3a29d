"""What the Properties dock shows when it is first shown: what happened before counts too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.docks import properties
from mazewright.gui.session.current import CurrentSession
from mazewright.maze.edits import Change, places_after

if TYPE_CHECKING:
    from mazewright.gui.docks.properties.things_here import Here


class HereTracker(QObject):
    """Keeps the last place of the pointer in the maze, and the link or marker that was placed last.

    Attributes
    ----------
    pointer : None before the pointer was in the maze
    placed : None if nothing was placed, or cells have moved since
    """

    def __init__(self, current: CurrentSession, view: MazeView, parent: QObject) -> None:
        super().__init__(parent)
        self._current = current
        self.pointer: Pointer | None = None
        self.placed: Here | None = None
        view.pointer_moved.connect(self._note_pointer)
        current.maze_changed.connect(self._follow)
        current.maze_replaced.connect(self._forget)

    @Slot(object)
    def _note_pointer(self, pointer: Pointer | None) -> None:
        # When the pointer goes to the menu, where it was is what is meant.
        if pointer is not None:
            self.pointer = pointer

    @Slot(object)
    def _follow(self, change: Change) -> None:
        if change.reshaped:
            if places_after(change) is not None:
                self.placed = None
        else:
            self.placed = properties.placed_by(self._current.maze, change) or self.placed

    @Slot()
    def _forget(self) -> None:
        self.placed = None
