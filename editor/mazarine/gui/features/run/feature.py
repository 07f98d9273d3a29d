"""The actions that let explorers and programs walk through the maze."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from mazarine.gui.features import run
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Maze
from mazarine.problems import Profile

if TYPE_CHECKING:
    from mazarine.agents.simulation import Plan


class RunActions(QObject):
    """Shows explorers in a copy of the maze."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._scene, self._workers, self._work = (
            shell.current, shell.scene, shell.workers, shell.work,
        )  # fmt: skip
        self._settings, self._window = shell.settings, shell
        shell.add(
            ActionSpec("run.play", tr_later("&Play it myself…"), "play", ("Shift+F6",),
                       tr_later("Walk through a copy of the maze, and see only what you have seen"),
                       self.play),
            ActionSpec("explore.open", tr_later("&Explorers…"), "explore", ("F6",),
                       tr_later("Let explorers walk through a copy of the maze, and see what they know"),
                       self.explore),
            ActionSpec("explore.compare", tr_later("&Compare…"), "statistics", (),
                       tr_later("Let several explorers walk through a copy of the maze many times, and "
                                "compare their paths"),
                       self.compare),
        )  # fmt: skip

    @Slot()
    def play(self) -> None:
        """Let the user walk through a copy of the maze, of which only what was seen is shown."""
        self._open(lambda: run.PLAYER)

    @Slot()
    def explore(self) -> None:
        """Let explorers walk through a copy of the maze."""
        self._open(self._usual)

    @Slot()
    def compare(self) -> None:
        """Compare explorers in a copy of the maze."""
        self._open(self._usual, compares=True)

    def _usual(self) -> Plan:
        is_contest = self._current.session.problems.profile is Profile.MICROMOUSE
        return run.MOUSE if is_contest else run.PERSON

    def _open(self, first: Callable[[], Plan], *, compares: bool = False) -> None:
        def show(maze: Maze) -> None:
            session = self._current.session
            window = run.ExploreWindow(
                maze, session.document.label, self._workers, self._scene.palette_of_maze,
                session.export_folder, self._settings, self._window, first(),
            )  # fmt: skip
            session.closed.connect(window.close)
            if compares:
                window.show_comparison()
            window.show()

        self._work.make(tr_later("Copying the maze…"), lambda maze: maze, show)


def install(shell: Shell) -> None:
    """Add the actions that run explorers."""
    RunActions(shell)
