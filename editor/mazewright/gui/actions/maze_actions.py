"""The actions on the whole maze, or on the whole of a level."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from mazewright import files
from mazewright.errors import Cancelled
from mazewright.gui.background.long_work import LongWork, Look
from mazewright.gui.background.messages import tell_error
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.dialogs.questions import ask_to_convert
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.widgets.message_bar import MessageBar
from mazewright.gui.windows import explore
from mazewright.maze import Maze
from mazewright.maze.codes import FOG
from mazewright.maze.edits import Edit, ReplaceMaze, SetCells

if TYPE_CHECKING:
    from mazewright.files.block_conversion import Converted

_MANY_CELLS = 1 << 20
"""A list of more would take hundreds of megabytes; the board is then replaced as a whole."""


_Made = TypeVar("_Made")


class MazeActions(QObject):
    """Converts and explores the maze, and covers levels with fog."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        workers: Workers,
        work: LongWork,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._current, self._scene, self._workers, self._work = current, scene, workers, work
        self._messages, self._window = messages, window

    @Slot()
    def lay_fog(self) -> None:
        """Cover the level with fog."""
        self._set_fog(FOG, "cover with fog")

    @Slot()
    def lift_fog(self) -> None:
        """Remove the fog from the level."""
        self._set_fog(0, "clear fog")

    def _set_fog(self, fog: int, text: str) -> None:
        self._current.document.settle()
        level = self._scene.level
        self._make("Updating the fog…", lambda maze: _fog_edit(maze, level, fog), partial(self._do, text))

    def _do(self, text: str, edit: Edit | None) -> None:
        if edit is not None:
            self._current.document.do(edit, text)

    @Slot()
    def convert_to_blocks(self) -> None:
        """Make thin walls blocks, once the user has read what changes."""
        self._convert(files.to_blocks, "thin walls to blocks")

    @Slot()
    def convert_to_thin_walls(self) -> None:
        """Make blocks thin walls, once the user has read what changes."""
        self._convert(files.to_thin_walls, "blocks to thin walls")

    @Slot()
    def convert_to_dual(self) -> None:
        """Exchange walls and passages, once the user has read what changes."""
        self._convert(files.dual.dual, "swap walls and passages")

    def _convert(self, convert: Callable[[Maze], Converted], text: str) -> None:
        self._make("Converting…", convert, partial(self._ask_to_convert, text))

    def _ask_to_convert(self, text: str, converted: Converted) -> None:
        document = self._current.document
        revision = document.revision
        if ask_to_convert(self._window, text, converted.sentences) and document.revision == revision:
            document.do(ReplaceMaze(converted.maze), text)

    @Slot()
    def explore(self) -> None:
        """Let walkers explore a copy of the maze."""
        self._make("Copying the maze…", lambda maze: maze, self._explore)

    def _explore(self, maze: Maze) -> None:
        name = self._current.document.shown_title
        window = explore.ExploreWindow(maze, name, self._workers, self._scene.palette_of_maze, self._window)
        self._current.session.closed.connect(window.close)
        window.show()

    def _make(self, words: str, make: Callable[[Maze], _Made], take: Callable[[_Made], None]) -> None:
        """Make something of the maze in the background, and take it if the maze is still the same then."""
        document = self._current.document
        document.settle()
        revision, snapshot = document.revision, document.snapshot()

        def work(look: Look) -> _Made:
            made = make(snapshot.maze())
            if not look(1.0):
                raise Cancelled
            return made

        def arrive(made: _Made) -> None:
            if self._current.document is not document:
                self._messages.refuse("Another maze was opened meanwhile. Nothing was changed.")
                return
            document.settle()
            if document.revision == revision:
                take(made)
            else:
                self._messages.refuse("The maze was changed meanwhile. Nothing was done.")

        job = self._work.run(self._workers.jobs, words, work)
        job.done.connect(arrive)
        job.failed.connect(self._fail)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        tell_error(self._messages, error, "Stopped. The maze was not changed.")


def _fog_edit(maze: Maze, level: int, fog: int) -> Edit | None:
    """Return the edit that gives all cells of a level fog, or takes it from them; None if nothing changes."""
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
