"""Keeps the statistics of the document: has them worked out aside, and anew when the maze has settled."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from mazewright import paths
from mazewright.gui.background.latest import Latest, Wanted
from mazewright.gui.background.timers import single_shot
from mazewright.gui.background.workers import Workers
from mazewright.gui.documents.document import Document
from mazewright.maze import Maze
from mazewright.regions import Segmentation

_SETTLED_AFTER_MS = 300


class StatisticsKeeper(QObject):
    """Measures a copy of the maze aside, while somebody looks.

    Attributes
    ----------
    statistics : those of `revision`, None while there are none
    words : why there are none, or that they are being worked out
    """

    changed = Signal()

    def __init__(self, document: Document, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._is_seen = False
        self.revision = -1
        self.statistics: paths.structure.Statistics | None = None
        self.words = ""
        self._timer = single_shot(self, _SETTLED_AFTER_MS, self._measure)
        self._latest = Latest(workers.studies, self)
        self._latest.done.connect(self._take)
        self._latest.failed.connect(self._give_up)
        document.maze_changed.connect(self._wait)
        document.maze_replaced.connect(self._wait)

    @property
    def is_behind(self) -> bool:
        """Whether the maze has changed since."""
        return self.revision != self._document.revision

    def set_seen(self, is_seen: bool) -> None:
        """Measure as long as somebody looks."""
        if is_seen == self._is_seen:
            return
        self._is_seen = is_seen
        if not is_seen:
            self._latest.drop()
        elif self.is_behind:
            self._measure()

    @Slot()
    def _wait(self) -> None:
        self._latest.drop()
        if self._is_seen:
            self._timer.start()
            self.changed.emit()

    @Slot()
    def _measure(self) -> None:
        self._timer.stop()
        if self._is_seen:
            self._latest.want(self._begin)
            self.changed.emit()

    def _begin(self) -> Callable[[Wanted], tuple[int, paths.structure.Statistics]]:
        revision, maze = self._document.revision, self._document.maze.copy()
        return lambda is_wanted: (revision, _measured(maze, lambda _: is_wanted()))

    @Slot(object)
    def _take(self, result: tuple[int, paths.structure.Statistics]) -> None:
        self.revision, self.statistics = result
        self.words = ""
        self.changed.emit()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.statistics, self.revision = None, self._document.revision
        self.words = f"Not worked out: {error}"
        self.changed.emit()


def _measured(maze: Maze, progress: Callable[[float], bool]) -> paths.structure.Statistics:
    """Measure a maze; it loads kernels."""
    return paths.structure.statistics(maze, Segmentation.of(maze, progress), progress=progress)
