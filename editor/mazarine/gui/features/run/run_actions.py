"""The actions that let explorers and programs walk through the maze."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from mazarine.gui.actions.maze_work import MazeWork
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.features import run
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.settings import Settings
from mazarine.maze import Maze
from mazarine.problems import Profile


class RunActions(QObject):
    """Shows explorers in a copy of the maze."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        workers: Workers,
        work: MazeWork,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._current, self._scene, self._workers, self._work = current, scene, workers, work
        self._settings, self._window = settings, window

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
