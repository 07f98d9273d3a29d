"""The maze as a player sees it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from mazewright.gui.analysis.derived import DerivedValue
from mazewright.gui.background.jobs import JobQueue
from mazewright.gui.background.latest import Wanted
from mazewright.gui.documents.document import Document
from mazewright.maze import Maze
from mazewright.maze.edits import Change
from mazewright.picture.player import PlayersMaze


class PlayersView(DerivedValue[PlayersMaze]):
    """What a player sees; once it is there it follows every edit at once."""

    stays_unwatched = False

    def __init__(self, document: Document, queue: JobQueue, parent: QObject | None = None) -> None:
        super().__init__(document, queue, parent)
        self._meanwhile: list[NDArray[np.int64]] = []

    def follow(self, change: Change) -> None:
        """Follow an edit, or note it for the view that is being made."""
        if change.reshaped:
            self.start_over()
        elif self.value is not None:
            self.value.follow(change.dirty)
            self.revision = self.document.revision
        elif self.is_watched:
            self._meanwhile.append(change.dirty)

    def request(self) -> None:
        """Have it made of the maze as it is."""
        self._meanwhile.clear()
        super().request()

    def work(self) -> Callable[[Maze, Wanted], PlayersMaze]:
        """Hide what a player does not see."""
        return lambda maze, _is_wanted: PlayersMaze(maze)

    def take(self, value: PlayersMaze | None, revision: int, error: str = "") -> None:
        """Have it follow what was edited while it was made."""
        if value is not None:
            value.see(self.document.maze)
            for dirty in self._meanwhile:
                value.follow(dirty)
            revision = self.document.revision
        self._meanwhile.clear()
        super().take(value, revision, error)
