"""The actions on the whole maze, or on the whole of a level."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from mazewright import files
from mazewright.errors import MazeError
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.dialogs.questions import ask_to_convert
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.widgets.message_bar import MessageBar
from mazewright.gui.windows import explore
from mazewright.maze import Maze
from mazewright.maze.codes import FOG
from mazewright.maze.edits import Become, SetCells

if TYPE_CHECKING:
    from mazewright.files.block_conversion import Converted

_MANY_CELLS = 1 << 20
"""A list of more would take hundreds of megabytes; the board is then replaced as a whole."""


class MazeActions(QObject):
    """Converts and explores the maze, and covers levels with fog."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        workers: Workers,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._current, self._scene, self._workers = current, scene, workers
        self._messages, self._window = messages, window

    @Slot()
    def lay_fog(self) -> None:
        """Cover the level with fog."""
        self._set_fog(FOG, "lay fog")

    @Slot()
    def lift_fog(self) -> None:
        """Remove the fog from the level."""
        self._set_fog(0, "lift fog")

    def _set_fog(self, fog: int, text: str) -> None:
        document, level = self._current.document, self._scene.level
        document.settle()
        maze = document.maze
        others = maze.cells[level] & FOG != fog
        count = int(np.count_nonzero(others))
        if count > _MANY_CELLS:
            fogged = maze.copy()
            fogged.buffers.cells[level] = maze.cells[level] & ~np.uint8(FOG) | np.uint8(fog)
            document.do(Become(fogged), text)
        elif count:
            cells = maze.grid.cells_at(np.insert(np.argwhere(others), 0, level, axis=1))
            document.do(SetCells.of_arrays(cells, maze.cells[level][others] ^ np.uint8(FOG)), text)

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
        self._convert(files.dual.dual, "exchange walls and passages")

    def _convert(self, convert: Callable[[Maze], Converted], text: str) -> None:
        document = self._current.document
        document.settle()
        revision = document.revision
        try:
            converted = convert(document.maze)
        except MazeError as error:
            self._messages.fail(str(error))
            return
        if ask_to_convert(self._window, text, converted.sentences) and document.revision == revision:
            document.do(Become(converted.maze), text)

    @Slot()
    def explore(self) -> None:
        """Let walkers explore a copy of the maze."""
        document = self._current.document
        document.settle()
        window = explore.ExploreWindow(
            document.maze.copy(), document.name, self._workers, self._scene.palette_of_maze, self._window
        )
        self._current.session.closed.connect(window.close)
        window.show()
