"""The maze that is painted: the one that is edited, or what a player sees of it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from mazewright.gui.background.latest import Latest
from mazewright.gui.background.workers import Workers
from mazewright.gui.documents.document import Document
from mazewright.maze import Maze
from mazewright.maze.edits import Change
from mazewright.picture.player import PlayersMaze


class Painted(QObject):
    """Keeps what a player sees, where that is wanted; it is made aside, and follows every edit.

    Attributes
    ----------
    is_players : whether the player's view is wanted
    """

    changed = Signal()
    """Another maze is to be painted."""

    def __init__(self, document: Document, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._players: PlayersMaze | None = None
        self._meanwhile: list[NDArray[np.int64]] = []
        self.is_players = False
        self._latest = Latest(workers.studies, self)
        self._latest.done.connect(self._take)
        document.maze_changed.connect(self._follow)
        document.maze_replaced.connect(self._start_over)

    @property
    def maze(self) -> Maze:
        """What is to be painted."""
        return self._document.maze if self._players is None else self._players.maze

    @property
    def hides_fog(self) -> bool:
        """Whether nothing is seen through fog."""
        return self._players is not None

    def set_players(self, is_on: bool) -> None:
        """Paint what a player sees, or all."""
        self.is_players = is_on
        self._start_over()
        self.changed.emit()

    @Slot()
    def _start_over(self) -> None:
        self._latest.drop()
        self._meanwhile.clear()
        self._players = None
        if self.is_players:
            snapshot = self._document.snapshot()
            self._latest.want(lambda: lambda _is_wanted: PlayersMaze(snapshot.maze()))

    @Slot(object)
    def _follow(self, change: Change) -> None:
        if change.reshaped:
            self._start_over()
        elif self._players is not None:
            self._players.follow(change.dirty)
        elif self.is_players:
            self._meanwhile.append(change.dirty)

    @Slot(object)
    def _take(self, players: PlayersMaze) -> None:
        players.see(self._document.maze)
        for dirty in self._meanwhile:
            players.follow(dirty)
        self._meanwhile.clear()
        self._players = players
        self.changed.emit()
