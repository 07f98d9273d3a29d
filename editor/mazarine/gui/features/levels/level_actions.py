"""The actions on levels: one undo step each, after a question if stairs or links would change."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from mazarine.errors import EditRejected
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.features import levels
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.maze import Maze
from mazarine.maze.edits import ArrangeLevels, Change
from mazarine.messages import Message


class LevelActions(QObject):
    """Shows, adds, copies, removes and moves levels; by default the level that is shown."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        messages: MessageBar,
        actions: Mapping[str, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._current, self._scene, self._messages = current, scene, messages
        self._actions, self._window = actions, window
        current.maze_changed.connect(self._follow_maze)
        scene.level_changed.connect(self._offer)
        self._offer()

    @property
    def count(self) -> int:
        """The number of levels."""
        return self._current.maze.shape[0]

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        if change.reshaped:
            self._offer()

    @Slot()
    def _offer(self) -> None:
        """Enable the actions that the number of levels allows."""
        level, last = self._scene.level, self.count - 1
        for name in ("maze.level_up", "levels.move_up"):
            self._actions[name].setEnabled(level < last)
        for name in ("maze.level_down", "levels.move_down"):
            self._actions[name].setEnabled(level > 0)
        self._actions["levels.remove"].setEnabled(last > 0)

    @Slot()
    def show_above(self) -> None:
        """Show the level above."""
        self._scene.set_level(self._scene.level + 1)

    @Slot()
    def show_below(self) -> None:
        """Show the level below."""
        self._scene.set_level(self._scene.level - 1)

    @Slot()
    def add_above(self) -> None:
        """Add a level above."""
        self._add(lambda maze, level: ArrangeLevels.adding(maze, level + 1), tr_later("add level"))

    @Slot()
    def add_below(self) -> None:
        """Add a level below."""
        self._add(ArrangeLevels.adding, tr_later("add level"))

    @Slot()
    def copy(self) -> None:
        """Add a copy of the level above it."""
        self._add(ArrangeLevels.copying, tr_later("copy level"))

    @Slot()
    def remove(self) -> None:
        """Remove the level."""
        self._do(ArrangeLevels.removing, tr_later("remove level"))

    @Slot()
    def move_up(self) -> None:
        """Move the level up by one."""
        self._current.document.commit_gesture()
        self.move(self._scene.level, self._scene.level + 1)

    @Slot()
    def move_down(self) -> None:
        """Move the level down by one."""
        self._current.document.commit_gesture()
        self.move(self._scene.level, self._scene.level - 1)

    @Slot(int, int)
    def move(self, level: int, place: int) -> None:
        """Move a level to another number."""
        self._current.document.commit_gesture()
        if level != place and max(level, place) < self.count and min(level, place) >= 0:
            self._do(lambda maze, _: ArrangeLevels.moving(maze, level, place), tr_later("move level"))

    def _add(self, make: Callable[[Maze, int], ArrangeLevels], title: Message) -> None:
        """Add a level, and tell if levels have other numbers now."""
        before = self.count
        self._do(make, title)
        level = self._scene.level
        if self.count > before and level < before:
            self._messages.show_message(
                tr_later(
                    "The new level is level {level}. Each level above it is now counted one higher.",
                    level=level,
                )
            )

    def _do(self, make: Callable[[Maze, int], ArrangeLevels], title: Message) -> None:
        """Finish the gesture, then make the edit for the maze and the shown level, and apply it."""
        document = self._current.document
        document.commit_gesture()
        edit = make(document.maze, self._scene.level)
        try:
            if levels.may_change_links(edit.links_after(document.maze), title, document.maze, self._window):
                document.do(edit, title)
        except EditRejected as rejection:
            self._messages.refuse(rejection.message)
