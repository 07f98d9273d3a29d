"""The actions that let explorers and programs walk through the maze."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from mazarine.gui.features import run
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Maze
from mazarine.problems import Profile


class RunActions(QObject):
    """Shows explorers in a copy of the maze."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._scene, self._workers, self._work = (
            shell.current, shell.scene, shell.workers, shell.work,
        )  # fmt: skip
        self._settings, self._window = shell.settings, shell
        shell.add(
            ActionSpec("explore.open", tr_later("&Explore this maze…"), "explore", ("F6",),
                       tr_later("Let explorers walk through a copy of the maze, and see what they know"),
                       self.explore),
            ActionSpec("explore.compare", tr_later("&Compare explorers…"), "statistics", (),
                       tr_later("Let several explorers walk through a copy of the maze many times, and "
                                "compare their paths"),
                       self.compare),
        )  # fmt: skip

    @Slot()
    def explore(self) -> None:
        """Let explorers walk through a copy of the maze."""
        self._explore(compares=False)

    @Slot()
    def compare(self) -> None:
        """Compare explorers in a copy of the maze."""
        self._explore(compares=True)

    def _explore(self, *, compares: bool) -> None:
        self._work.make(
            tr_later("Copying the maze…"), lambda maze: maze, partial(self._show_explorers, compares=compares)
        )

    def _show_explorers(self, maze: Maze, *, compares: bool) -> None:
        name = self._current.document.label
        folder, palette = self._current.session.export_folder, self._scene.palette_of_maze
        window = run.ExploreWindow(
            maze, name, self._workers, palette, folder, self._settings, self._window,
            is_contest=self._current.session.problems.profile is Profile.MICROMOUSE,
        )  # fmt: skip
        self._current.session.closed.connect(window.close)
        if compares:
            window.show_comparison()
        window.show()


def install(shell: Shell) -> None:
    """Add the actions that run explorers."""
    RunActions(shell)
