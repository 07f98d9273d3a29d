"""The actions on the whole maze, or on the whole of a level."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from mazarine import files
from mazarine.errors import Cancelled
from mazarine.gui.background.jobs import Job
from mazarine.gui.background.messages import show_error
from mazarine.gui.background.tasks import Report, TaskList
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.dialogs.questions import ask_to_convert
from mazarine.gui.documents.results import Result, Results
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.session.session import MazeSession
from mazarine.gui.settings import Settings
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.windows import explore
from mazarine.maze import Maze
from mazarine.maze.codes import FOG
from mazarine.maze.edits import Edit, ReplaceMaze, SetCells
from mazarine.messages import Message, in_sequence
from mazarine.problems import Profile

if TYPE_CHECKING:
    from mazarine.files.block_conversion import Converted

_MANY_CELLS = 1 << 20
"""A list of more cells would take hundreds of megabytes; the whole maze is replaced instead."""


_Made = TypeVar("_Made")


class MazeActions(QObject):
    """Converts and explores the maze, and covers levels with fog."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        workers: Workers,
        results: Results,
        tasks: TaskList,
        messages: MessageBar,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._current, self._scene, self._workers, self._tasks = current, scene, workers, tasks
        self._results, self._messages = results, messages
        self._settings, self._window = settings, window

    @Slot()
    def lay_fog(self) -> None:
        """Cover the level with fog."""
        self._set_fog(FOG, tr_later("cover with fog"))

    @Slot()
    def lift_fog(self) -> None:
        """Remove the fog from the level."""
        self._set_fog(0, tr_later("clear fog"))

    def _set_fog(self, fog: int, title: Message) -> None:
        self._current.document.commit_gesture()
        level = self._scene.level
        self.make(
            tr_later("Updating the fog…"), lambda maze: _fog_edit(maze, level, fog), partial(self._do, title)
        )

    def _do(self, title: Message, edit: Edit | None) -> None:
        if edit is not None:
            self._current.document.do(edit, title)

    @Slot()
    def convert_to_blocks(self) -> None:
        """Convert thin walls to blocks, after the user has read what changes."""
        self._convert(files.to_blocks, tr_later("convert thin walls to blocks"))

    @Slot()
    def convert_to_thin_walls(self) -> None:
        """Convert blocks to thin walls, after the user has read what changes."""
        self._convert(files.to_thin_walls, tr_later("convert blocks to thin walls"))

    @Slot()
    def convert_to_dual(self) -> None:
        """Open the dual, in which walls and passages are swapped."""
        session = self._current.session
        session.document.commit_gesture()
        snapshot = session.document.snapshot()
        job = self._run(tr_later("Converting…"), lambda: files.dual.dual(snapshot.maze()))
        job.done.connect(partial(self._open_dual, session))

    def _open_dual(self, session: MazeSession, converted: Converted) -> None:
        size, *losses = converted.changes
        warning = in_sequence(*losses) if losses else None
        step = tr_later("swap walls and passages")
        self._results.open(Result(converted.maze, session, step, size, warning))

    def _convert(self, convert: Callable[[Maze], Converted], title: Message) -> None:
        self.make(tr_later("Converting…"), convert, partial(self._ask_to_convert, title))

    def _ask_to_convert(self, title: Message, converted: Converted) -> None:
        document = self._current.document
        revision = document.revision
        if ask_to_convert(self._window, title, converted.changes) and document.revision == revision:
            document.do(ReplaceMaze(converted.maze), title)

    @Slot()
    def explore(self) -> None:
        """Let explorers walk through a copy of the maze."""
        self._explore(compares=False)

    @Slot()
    def compare(self) -> None:
        """Compare explorers in a copy of the maze."""
        self._explore(compares=True)

    def _explore(self, *, compares: bool) -> None:
        self.make(
            tr_later("Copying the maze…"), lambda maze: maze, partial(self._show_explorers, compares=compares)
        )

    def _show_explorers(self, maze: Maze, *, compares: bool) -> None:
        name = self._current.document.label
        folder, palette = self._current.session.export_folder, self._scene.palette_of_maze
        window = explore.ExploreWindow(
            maze, name, self._workers, palette, folder, self._settings, self._window,
            is_contest=self._current.session.problems.profile is Profile.MICROMOUSE,
        )  # fmt: skip
        self._current.session.closed.connect(window.close)
        if compares:
            window.show_comparison()
        window.show()

    def make(self, title: Message, make: Callable[[Maze], _Made], take: Callable[[_Made], None]) -> None:
        """Make a result of the maze in the background, and take it if the maze is still the same."""
        document = self._current.document
        document.commit_gesture()
        revision, snapshot = document.revision, document.snapshot()

        def arrive(made: _Made) -> None:
            if self._current.document is not document:
                self._messages.refuse(tr_later("Another maze was opened meanwhile. Nothing was changed."))
                return
            document.commit_gesture()
            if document.revision == revision:
                take(made)
            else:
                self._messages.refuse(
                    tr_later("The maze was changed meanwhile. Nothing was done. Try again.")
                )

        self._run(title, lambda: make(snapshot.maze())).done.connect(arrive)

    def _run(self, title: Message, make: Callable[[], object]) -> Job:
        def work(report: Report) -> object:
            made = make()
            if not report(1.0):
                raise Cancelled
            return made

        job = self._tasks.run(self._workers.jobs, title, work)
        job.failed.connect(self._fail)
        return job

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        show_error(self._messages, error, tr_later("Stopped. The maze was not changed."))


def _fog_edit(maze: Maze, level: int, fog: int) -> Edit | None:
    """Return the edit that covers all cells of a level with fog, or clears it; None if nothing changes."""
    changing = maze.cells[level] & FOG != fog
    count = int(np.count_nonzero(changing))
    if not count:
        return None
    if count > _MANY_CELLS:
        fogged = maze.copy()
        fogged.buffers.cells[level][changing] ^= np.uint8(FOG)
        return ReplaceMaze(fogged)
    cells = maze.grid.cells_at(np.insert(np.argwhere(changing), 0, level, axis=1))
    return SetCells.of_arrays(cells, maze.cells[level][changing] ^ np.uint8(FOG))
