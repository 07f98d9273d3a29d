"""The segmentation thread's worker: it alone holds the segmentation."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from editor.errors import Cancelled, MazeError
from editor.gui.background.answers import (
    EngineReady,
    Failure,
    FreshRegions,
    Progress,
    RegionsChange,
    Stopped,
)
from editor.gui.background.explainer import Explainer
from editor.gui.background.inbox import Inbox
from editor.gui.background.region_list import RegionList, facts_of
from editor.maze import Maze
from editor.maze.edits import SetWalls
from editor.regions import Delta, Patch, Segmentation, Space

log = logging.getLogger(__name__)

Segment = Callable[[Space, Callable[[float], bool]], Segmentation]
"""Segments a space; calls back with the share done, and stops where that returns False."""

_PROGRESS_EVERY_S = 0.05


def segment_space(space: Space, progress: Callable[[float], bool]) -> Segmentation:
    """Segment a space with the engine."""
    return Segmentation.of_space(space, progress)


class Segmenter(QObject):
    """Empties the inbox, one piece of work at a time, and answers in order.

    It lives in the segmentation thread; only its signal and the inbox are for others.

    Parameters
    ----------
    inbox : where the work comes from
    segment : the engine; tests pass one that can be held
    """

    answered = Signal(object)
    """An `Answer`."""

    def __init__(self, inbox: Inbox, segment: Segment = segment_space) -> None:
        super().__init__()
        self._inbox = inbox
        self._segment = segment
        self._segmentation: Segmentation | None = None
        self._explainer: Explainer | None = None

    @Slot()
    def prepare(self) -> None:
        """Load the kernels, compiling them on the first start; what waits comes before those of updates.

        They take far longer to compile than those of a fresh segmentation.
        """
        try:
            maze = Maze.blank(3, 3)
            segmentation = Segmentation.of(maze)
            # The window writes deltas; it must not be the one to load the kernel for that.
            Delta.nothing().write(np.zeros((1, 1, 1), np.uint8), np.zeros((1, 1, 1), np.int32))
            self.work()
            change = SetWalls([(0, 1, 1, "E", "wall")]).apply(maze)
            segmentation.patch(Patch.of(maze, change.dirty))
        except Exception:
            log.exception("the engine could not be loaded")
            self.answered.emit(Failure(0, "Rooms and corridors cannot be shown: the engine does not load."))
        else:
            self.answered.emit(EngineReady())

    @Slot()
    def work(self) -> None:
        """Do everything that waits."""
        while (work := self._inbox.take()) is not None:
            revision = work.revision
            try:
                if work.maze is not None:
                    revision = work.maze_revision
                    self._start_anew(work.maze, work.maze_revision)
                revision = work.revision
                patch = work.patch() if self._segmentation is not None else None
                if patch is not None and self._segmentation is not None:
                    self._update(self._segmentation, patch, revision)
                if self._explainer is not None:
                    for question in work.questions:
                        self.answered.emit(self._explainer.answer(question, revision))
            except Cancelled:
                self.answered.emit(Stopped(revision))
            except MazeError as error:
                self._fail(revision, str(error))
            except Exception as error:
                log.exception("the segmentation failed at revision %d", revision)
                self._fail(revision, f"Rooms and corridors could not be worked out (“{error!r}”).")

    def _start_anew(self, maze: Maze, revision: int) -> None:
        self._segmentation = self._explainer = None
        last_told = monotonic()

        def progress(share: float) -> bool:
            nonlocal last_told
            now = monotonic()
            if now - last_told >= _PROGRESS_EVERY_S:
                last_told = now
                self.answered.emit(Progress(revision, share))
            return self._inbox.wants(revision)

        if not progress(0.0):
            raise Cancelled
        segmentation = self._segment(Space.of(maze), progress)
        if not progress(1.0):
            raise Cancelled
        self._segmentation, self._explainer = segmentation, Explainer(segmentation)
        kind, region = np.array(segmentation.kind), np.array(segmentation.region)
        self.answered.emit(FreshRegions(revision, kind, region, RegionList.of(segmentation)))

    def _update(self, segmentation: Segmentation, patch: Patch, revision: int) -> None:
        delta = segmentation.patch(patch, lambda _share: not self._inbox.is_closed)
        self.answered.emit(RegionsChange(revision, delta, facts_of(segmentation, delta)))

    def _fail(self, revision: int, sentence: str) -> None:
        self._segmentation = self._explainer = None
        self.answered.emit(Failure(revision, sentence))
