"""The actions on levels: one undo step each, after a question if stairs or links would change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot

from mazarine.errors import EditRejected
from mazarine.gui.features import levels
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Maze
from mazarine.maze.edits import ArrangeLevels
from mazarine.messages import Message


class LevelActions(QObject):
    """Shows, adds, copies, removes and moves levels; by default the level that is shown."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._scene, self._messages = shell.current, shell.scene, shell.messages
        self._actions, self._window = shell.actions_by_name, shell
        shell.add(
            ActionSpec("maze.level_up", tr_later("Level &up"), "level_up", ("PgUp",),
                       tr_later("Go to the level above"), partial(self._show, 1), in_view=True),
            ActionSpec("maze.level_down", tr_later("Level &down"), "level_down", ("PgDown",),
                       tr_later("Go to the level below"), partial(self._show, -1), in_view=True),
            ActionSpec("levels.add_above", tr_later("&Add level above"), "level_add_above",
                       ("Ctrl+Shift+PgUp",),
                       tr_later("Add a level of open floor above this one"),
                       partial(self._add, _added_above, tr_later("add level"))),
            ActionSpec("levels.add_below", tr_later("Add level &below"), "level_add_below",
                       ("Ctrl+Shift+PgDown",),
                       tr_later("Add a level of open floor below this one"),
                       partial(self._add, ArrangeLevels.adding, tr_later("add level"))),
            ActionSpec("levels.copy", tr_later("&Copy level"), "level_copy", ("Ctrl+Shift+D",),
                       tr_later("Copy this level, with its links and markers, above it"),
                       partial(self._add, ArrangeLevels.copying, tr_later("copy level"))),
            ActionSpec("levels.remove", tr_later("&Remove level"), "level_remove", ("Ctrl+Shift+Del",),
                       tr_later("Remove this level and the links that end there"), self.remove),
            ActionSpec("levels.move_up", tr_later("&Move level up"), "level_move_up", ("Ctrl+PgUp",),
                       tr_later("Move this level up with its links"), partial(self._move_by, 1)),
            ActionSpec("levels.move_down", tr_later("Move level d&own"), "level_move_down", ("Ctrl+PgDown",),
                       tr_later("Move this level down with its links"), partial(self._move_by, -1)),
        )  # fmt: skip
        shell.scene.level_changed.connect(self._offer)
        shell.current.shape_changed.connect(self._offer)
        self._offer()

    @property
    def count(self) -> int:
        return self._current.maze.shape[0]

    @Slot()
    def _offer(self) -> None:
        """Enable the actions that the number of levels allows."""
        level, last = self._scene.level, self.count - 1
        for name in ("maze.level_up", "levels.move_up"):
            self._actions[name].setEnabled(level < last)
        for name in ("maze.level_down", "levels.move_down"):
            self._actions[name].setEnabled(level > 0)
        self._actions["levels.remove"].setEnabled(last > 0)
        self._window.docking.set_useful("levels", last > 0)

    def _show(self, step: int, *_: bool) -> None:
        self._scene.set_level(self._scene.level + step)

    @Slot()
    def remove(self) -> None:
        self._do(ArrangeLevels.removing, tr_later("remove level"))

    def _move_by(self, step: int, *_: bool) -> None:
        self._current.document.commit_gesture()
        self.move(self._scene.level, self._scene.level + step)

    @Slot(int, int)
    def move(self, level: int, place: int) -> None:
        self._current.document.commit_gesture()
        if level != place and max(level, place) < self.count and min(level, place) >= 0:
            self._do(lambda maze, _: ArrangeLevels.moving(maze, level, place), tr_later("move level"))

    def _add(self, make: Callable[[Maze, int], ArrangeLevels], title: Message, *_: bool) -> None:
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


def _added_above(maze: Maze, level: int) -> ArrangeLevels:
    return ArrangeLevels.adding(maze, level + 1)


def install(shell: Shell) -> None:
    actions = LevelActions(shell)
    shell.add_dock(
        "levels", tr_later("&Levels"), "levels", ("F7",),
        tr_later("Show or hide thumbnails of the levels"),
        lambda: levels.LevelsPanel(
            shell.current, shell.scene, shell.workers, actions, shell.actions_by_name
        ),
    )  # fmt: skip
