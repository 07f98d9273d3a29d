"""The thread that segments a maze, and its worker, which alone holds the segmentation."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

import numpy as np
from PySide6.QtCore import QObject, QThread, Signal, Slot

from mazarine.compiling.mode import SMALL
from mazarine.errors import Cancelled, MazeError
from mazarine.gui.analysis.answers import (
    Failure,
    FreshKinds,
    FreshRegions,
    KindsChange,
    ProgressAnswer,
    RegionsChange,
    Stopped,
)
from mazarine.gui.analysis.explainer import AnalysisQueries
from mazarine.gui.analysis.inbox import AnyQuestion, Inbox, Question, Work
from mazarine.gui.analysis.region_list import RegionList, facts_of
from mazarine.gui.background.engine_state import EngineState
from mazarine.gui.background.workers import deadline_in
from mazarine.gui.i18n import tr_later
from mazarine.messages import Message, quoted
from mazarine.regions import Delta, Patch, Segmentation, Space
from mazarine.regions.numpy_kinds import KindMap
from mazarine.regions.summary import FaceChanges, watch_faces

log = logging.getLogger(__name__)

Segment = Callable[[Space, Callable[[float], bool]], Segmentation]
"""Segments a space; calls back with the share done, and stops where that returns False."""

_PROGRESS_EVERY_S = 0.05


def segment_space(space: Space, progress: Callable[[float], bool]) -> Segmentation:
    """Segment a space with the engine."""
    return Segmentation.of_space(space, progress)


class Segmenter(QObject):
    """Empties the inbox, one piece of work at a time, and answers in order.

    Until the compiled engine is ready, small mazes are segmented by plain kernels; of large ones only the
    kinds are kept up. Then the compiled engine continues with the same numbers.

    It lives in the segmentation thread; only its signal and the inbox are for others.

    Parameters
    ----------
    inbox : where the work comes from
    segment : the engine; tests pass one that can be held
    state : how far the compiled engine is
    """

    answered = Signal(object)
    """An `Answer`."""

    def __init__(self, inbox: Inbox, segment: Segment, state: EngineState) -> None:
        super().__init__()
        self._inbox = inbox
        self._segment = segment
        self._state = state
        self._segmentation: Segmentation | None = None
        self._explainer: AnalysisQueries | None = None
        self._kinds: KindMap | None = None
        self._maze_revision = self._revision = 0
        self._held: dict[str, AnyQuestion] = {}

    @Slot()
    def work(self) -> None:
        """Do everything that waits."""
        while (work := self._inbox.take()) is not None:
            with self._answering(work.revision):
                if work.maze is not None:
                    self._revision = self._maze_revision = work.maze_revision
                    self._start_over(Space.of(work.maze.maze()))
                self._follow(work)
                for question in work.questions:
                    self._answer(question)

    @Slot()
    def follow_engine(self) -> None:
        """Go on with compiled kernels once they are ready."""
        with self._answering(self._revision):
            if self._kinds is not None and self._state.has_engine:
                space, self._kinds = self._kinds.space, None
                self._start_over(space)
            if self._segmentation is not None and self._state.is_complete:
                self._segmentation.use_compiled()
                held, self._held = self._held, {}
                for question in held.values():
                    self._answer(question)
        self.work()

    @contextmanager
    def _answering(self, revision: int) -> Iterator[None]:
        """Answer with the reason where the work on this revision fails or is stopped."""
        try:
            yield
        except Cancelled:
            self.answered.emit(Stopped(self._revision))
        except MazeError as error:
            self._fail(revision, error.message)
        except Exception as error:
            log.exception("the segmentation failed at revision %d", revision)
            message = tr_later(
                "Rooms and corridors could not be calculated (“{error}”).", error=quoted(error)
            )
            self._fail(revision, message)

    def _start_over(self, space: Space) -> None:
        """Segment a space; of a large one only find the kinds while the compiled engine is not ready."""
        self._forget()
        if space.grid.padded_size > SMALL and not self._state.has_engine:
            self._kinds = KindMap(space)
            self.answered.emit(FreshKinds(self._revision, np.array(self._kinds.kind)))
            return
        last_told = monotonic()

        def progress(share: float) -> bool:
            nonlocal last_told
            now = monotonic()
            if now - last_told >= _PROGRESS_EVERY_S:
                last_told = now
                self.answered.emit(ProgressAnswer(self._revision, share))
            return self._inbox.wants(self._maze_revision)

        if not progress(0.0):
            raise Cancelled
        segmentation = self._segment(space, progress)
        if not progress(1.0):
            raise Cancelled
        self._segmentation, self._explainer = segmentation, AnalysisQueries(segmentation)
        kind, region = np.array(segmentation.kind), np.array(segmentation.region)
        self.answered.emit(FreshRegions(self._revision, kind, region, RegionList.of(segmentation)))

    def _follow(self, work: Work) -> None:
        """Follow the changes of the maze."""
        if self._segmentation is None and self._kinds is None:
            return
        patch = work.patch()
        if patch is None:
            return
        self._revision = work.revision
        if self._segmentation is not None:
            delta, faces = self._update(self._segmentation, patch)
            facts = facts_of(self._segmentation, delta)
            self.answered.emit(RegionsChange(self._revision, delta, facts, faces))
        elif self._kinds is not None:
            self.answered.emit(KindsChange(self._revision, *self._kinds.update(patch)))

    def _update(self, segmentation: Segmentation, patch: Patch) -> tuple[Delta, FaceChanges]:
        def update() -> Delta:
            return segmentation.patch(patch, lambda _share: not self._inbox.is_closed)

        if self._inbox.watches_faces:
            return watch_faces(segmentation, patch.places, update)
        return update(), FaceChanges()

    def _answer(self, question: AnyQuestion) -> None:
        """Answer a question, or hold it: kernels for paths are loaded after those for regions."""
        if self._segmentation is None or self._explainer is None:
            return
        needs_paths = not isinstance(question, Question)
        if needs_paths and self._segmentation.is_compiled and not self._state.is_complete:
            self._held[question.sort] = question
            return
        self.answered.emit(self._explainer.answer(question, self._revision))

    def _fail(self, revision: int, message: Message) -> None:
        self._forget()
        self.answered.emit(Failure(revision, message))

    def _forget(self) -> None:
        self._segmentation = self._explainer = self._kinds = None
        self._held.clear()


class SegmentationThread(QObject):
    """The thread that segments a maze: it does what is put into the inbox, and answers.

    Parameters
    ----------
    engine : how far the compiled engine is
    segment : segments a space; tests pass what can be held

    Attributes
    ----------
    inbox : what waits; call `wake` after putting something there
    """

    answered = Signal(object)
    """An `Answer`."""
    _work_waits = Signal()

    def __init__(
        self, engine: EngineState, segment: Segment = segment_space, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.inbox = Inbox()
        self.engine = engine
        self._thread = QThread(self)
        self._thread.setObjectName("segmentation")
        self._segmenter = Segmenter(self.inbox, segment, self.engine)
        self._segmenter.answered.connect(self.answered)
        self._segmenter.moveToThread(self._thread)
        self._thread.started.connect(self._segmenter.work)
        self.engine.changed.connect(self._segmenter.follow_engine)
        self._work_waits.connect(self._segmenter.work)

    @Slot()
    def start(self) -> None:
        """Start the thread, if it has not been."""
        if not self._thread.isRunning() and not self.inbox.is_closed:
            self._thread.start()

    def wake(self) -> None:
        """Empty the inbox in the thread."""
        self._work_waits.emit()

    def close(self, timeout_s: float | None = None) -> bool:
        """End the thread; False if it has not ended in time: a kernel cannot be stopped."""
        self.inbox.close()
        self._thread.quit()
        return self._thread.wait(deadline_in(timeout_s))
