"""The thread that segments a maze, and its worker, which alone holds the segmentation."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from threading import Event
from time import monotonic
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread, Signal, Slot

from mazarine.errors import Cancelled, MazeError
from mazarine.gui.analysis.answers import (
    MANY_CELLS,
    Failure,
    FreshRegions,
    ProgressAnswer,
    RegionsChange,
    Stopped,
)
from mazarine.gui.analysis.explainer import AnalysisQueries
from mazarine.gui.analysis.inbox import AnyQuestion, Inbox
from mazarine.gui.analysis.region_list import RegionList, facts_of
from mazarine.gui.background.workers import deadline_in
from mazarine.gui.editing.commands import Direction, Step
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.maze.numbering import MOST_NUMBER, Move
from mazarine.messages import Message, quoted
from mazarine.progress import watched
from mazarine.regions import Delta, Patch, Segmentation, Space
from mazarine.regions.summary import FaceChanges, watch_faces

_MOST_STEPS = 4096


class _Known(NamedTuple):
    """Numbers where undo or redo of a step leads: their places, and those that no region has there."""

    places: NDArray[np.int64] = np.empty((0, 2), dtype=np.int64)
    absent: NDArray[np.int32] = np.empty(0, dtype=np.int32)

    def extended(self, places: NDArray[np.int64], absent: NDArray[np.int32]) -> _Known:
        """Return what is known after another part of the step; what came with an earlier part is left out."""
        places = places[~np.isin(places[:, 0], self.absent)]
        absent = absent[absent < MOST_NUMBER]
        return _Known(np.concatenate((self.places, places)), np.concatenate((self.absent, absent)))


class StepNumbers:
    """Remembers the `Delta.places` of the latest steps and of their undo."""

    def __init__(self) -> None:
        self._known: dict[Step, _Known] = {}

    def before(self, step: Step, new: NDArray[np.int32]) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
        """Return what `Segmentation.restore` takes, after an update for a step with these new numbers."""
        known = self._known.get(step, _Known())
        return known.places, np.concatenate((new, known.absent))

    def note(self, step: Step, delta: Delta) -> None:
        """Note an update that was a part of a step."""
        undo, redo = (Step(step.number, way) for way in (Direction.UNDO, Direction.REDO))
        before, after = (self._known.get(way, _Known()) for way in (undo, redo))
        if step.direction is Direction.DO:
            self._known[undo] = before.extended(delta.places, delta.new)
            self._known[redo] = after.extended(after.places, delta.gone)
        elif step.direction is Direction.UNDO:
            self._known[redo] = after._replace(places=delta.places)
        while len(self._known) > 2 * _MOST_STEPS:
            del self._known[next(iter(self._known))]

    def forget(self) -> None:
        self._known.clear()


log = logging.getLogger(__name__)

_PROGRESS_EVERY_S = 0.05
_PATIENCE_S = 5.0


def segment_space(space: Space, progress: Callable[[float], bool]) -> Segmentation:
    """Segment a space; `progress` gets the share done, and stops it where it returns False."""
    return Segmentation.of_space(space, progress, keeps_numbers=True)


class Segmenter(QObject):
    """Empties the inbox, one piece of work at a time, and answers in order.

    It lives in the segmentation thread; only its signal and the inbox are for others.
    """

    answered = Signal(object)
    """An `Answer`."""

    def __init__(self, inbox: Inbox) -> None:
        super().__init__()
        self._inbox = inbox
        self._segmentation: Segmentation | None = None
        self._explainer: AnalysisQueries | None = None
        self._maze_revision = self._revision = 0
        self._before: Segmentation | None = None
        self._moves: tuple[Move, ...] = ()
        """The segmentation of the maze before, until its numbers are taken over; and how cells have moved."""
        self._steps = StepNumbers()
        self.is_idle = Event()
        """Set while no work waits."""

    def numbered(self, maze: Maze) -> Maze:
        """Return a maze, not copied, with the numbers of its regions; any thread may ask."""
        segmentation = self._segmentation
        if segmentation is None or segmentation.space.grid != maze.grid:
            return maze
        twin = maze.with_buffers(maze.buffers)
        is_usual = segmentation.is_fresh and not maze.named_regions
        twin.numbering = None if is_usual else segmentation.numbering(maze.named_regions)
        return twin

    @Slot()
    def work(self) -> None:
        while (work := self._inbox.take()) is not None:
            with self._answering(work.revision):
                if work.maze is not None:
                    self._revision = self._maze_revision = work.maze_revision
                    self._start_over(work.maze.maze(), work.moves)
                with watched(lambda _share: not self._inbox.is_closed):
                    for revision, patch, step in work.updates():
                        self._follow(revision, patch, step)
                with watched(lambda _share: self._inbox.wants(self._maze_revision)):
                    for question in work.questions:
                        self._answer(question)
        self.is_idle.set()

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

    def _start_over(self, maze: Maze, moves: tuple[Move, ...] | None) -> None:
        """Segment a maze; numbers carry over if it is the one before whose cells have moved."""
        self._steps.forget()
        before, earlier = self._segmentation or self._before, self._moves
        self._forget()
        if moves is not None:
            self._before, self._moves = before, (*earlier, *moves)
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
        segmentation = segment_space(Space.of(maze), progress)
        if self._before is not None:
            move = partial(_moved, self._moves) if self._moves else None
            segmentation.take_numbers(self._before, progress, move)
        elif maze.numbering is not None:
            segmentation.take_numbers(maze.numbering)
        self._before, self._moves = None, ()
        if not progress(1.0):
            raise Cancelled
        self._segmentation, self._explainer = segmentation, AnalysisQueries(segmentation)
        regions = RegionList.of(segmentation)
        self.answered.emit(FreshRegions(self._revision, segmentation.mirror(), regions))

    def _follow(self, revision: int, patch: Patch, step: Step) -> None:
        """Follow a change of the maze; undo and redo restore the numbers of regions where they lead."""
        if self._segmentation is None:
            return
        self._revision = revision
        delta, faces = self._update(self._segmentation, patch)
        change = self._change(self._segmentation, delta, faces)
        restored = self._segmentation.restore(*self._steps.before(step, delta.new))
        if restored is None:
            self.answered.emit(change)
        else:
            self.answered.emit(replace(change, is_last=False))
            faces = FaceChanges() if faces is not None else None
            restored = _completed(restored, faces is not None)
            self.answered.emit(self._change(self._segmentation, restored, faces))
        self._steps.note(step, delta)

    def _change(self, segmentation: Segmentation, delta: Delta, faces: FaceChanges | None) -> RegionsChange:
        facts = facts_of(segmentation, delta)
        mirror = None if delta.written is not None else segmentation.mirror()
        return RegionsChange(self._revision, delta, facts, mirror, faces)

    def _update(self, segmentation: Segmentation, patch: Patch) -> tuple[Delta, FaceChanges | None]:
        watches = self._inbox.watches_faces

        def update() -> Delta:
            delta = segmentation.patch(patch, lambda _share: not self._inbox.is_closed)
            return _completed(delta, watches)

        if watches:
            return watch_faces(segmentation, patch.places, update)
        return update(), None

    def _answer(self, question: AnyQuestion) -> None:
        if self._explainer is not None:
            self.answered.emit(self._explainer.answer(question, self._revision))

    def _fail(self, revision: int, message: Message) -> None:
        self._forget()
        self.answered.emit(Failure(revision, message))

    def _forget(self) -> None:
        self._segmentation = self._before = self._explainer = None
        self._moves = ()


def _completed(delta: Delta, in_any_case: bool) -> Delta:
    """Return a delta for the window, which asks for the cells of a small one after later updates."""
    if in_any_case or delta.count <= MANY_CELLS:
        delta.complete()
    return delta


def _moved(moves: tuple[Move, ...], cells: NDArray[np.int64]) -> NDArray[np.int64]:
    for move in moves:
        cells = move(cells)
    return cells


class SegmentationThread(QObject):
    """The thread that segments a maze: it does what is put into the inbox, and answers."""

    answered = Signal(object)
    """An `Answer`."""
    _work_waits = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.inbox = Inbox()
        """What waits; call `wake` after putting something there."""
        self._thread = QThread(self)
        self._thread.setObjectName("segmentation")
        self._segmenter = Segmenter(self.inbox)
        self._segmenter.answered.connect(self.answered)
        self._segmenter.moveToThread(self._thread)
        self._thread.started.connect(self._segmenter.work)
        self._work_waits.connect(self._segmenter.work)

    def numbered(self, maze: Maze) -> Maze:
        """Return a maze with the numbers of its regions, after the work that waits; a turn moves them."""
        if self._thread.isRunning():
            self._segmenter.is_idle.wait(_PATIENCE_S)
        return self._segmenter.numbered(maze)

    @Slot()
    def start(self) -> None:
        if not self._thread.isRunning() and not self.inbox.is_closed:
            self._thread.start()

    def wake(self) -> None:
        self._segmenter.is_idle.clear()
        self._work_waits.emit()

    def wait_for_regions(self, timeout_s: float) -> None:
        """Take what the thread answers until no work waits, but no longer than this."""
        if self._thread.isRunning():
            self._segmenter.is_idle.wait(timeout_s)
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall)

    def close(self, timeout_s: float | None = None) -> bool:
        """End the thread; False if it has not ended in time."""
        self.inbox.close()
        self._thread.quit()
        return self._thread.wait(deadline_in(timeout_s))
