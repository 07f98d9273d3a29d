"""The owner of all threads: nothing else makes one."""

from __future__ import annotations

import sys
from importlib import import_module

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal, Slot

from editor.gui.background.answers import EngineReady, Failure
from editor.gui.background.inbox import Inbox
from editor.gui.background.jobs import JobQueue
from editor.gui.background.segmenter import Segment, Segmenter, segment_space

_SWITCH_S = 1e-4
"""How long a thread may compute in Python before the window has its turn. It lets go at each call of Qt; with
Python's own five milliseconds a frame would wait some tens of them for its turns while a thread computes."""


class Workers(QObject):
    """The threads of a window: one for the segmentation, and five for jobs.

    Parameters
    ----------
    segment : the engine

    Attributes
    ----------
    inbox : what waits for the segmentation thread; call `wake` after putting something there
    jobs : reads and writes files, draws from afar
    studies : finds out what may take seconds, or waits for kernels; files must not wait for it
    trials : finds out what the hand that rests waits for
    journal : keeps what is drawn on the disk; it waits for nothing else
    walks : lets explorers walk, which may take minutes
    """

    answered = Signal(object)
    """An `Answer` of the segmentation thread."""
    ways_loaded = Signal()
    """Questions about ways do not have to wait for their kernels any more."""
    _work_waits = Signal()

    def __init__(self, segment: Segment = segment_space, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(_SWITCH_S)
        self.inbox = Inbox()
        self._threads: list[QThread] = []
        self._segmenter = Segmenter(self.inbox, segment)
        self._segmenter.answered.connect(self.answered)
        self._segmentation_thread = self._thread("segmentation")
        self._segmenter.moveToThread(self._segmentation_thread)
        self._segmentation_thread.started.connect(self._segmenter.prepare)
        self._work_waits.connect(self._segmenter.work)
        self.jobs, self.studies, self.trials, self.walks, self.journal = self._queues = [
            JobQueue(self._thread(name), self) for name in ("jobs", "studies", "trials", "walks", "journal")
        ]
        self.answered.connect(self._follow_engine)

    @Slot()
    def start_segmentation(self) -> None:
        """Start the segmentation thread, if it has not been; its first deed is to load the engine."""
        if not self._segmentation_thread.isRunning() and not self.inbox.is_closed:
            self._segmentation_thread.start()

    def wake(self) -> None:
        """Have the inbox emptied."""
        self._work_waits.emit()

    def close(self, timeout_s: float | None = None) -> bool:
        """End all threads; False if one has not ended in time.

        What a kernel or a write is in the middle of is ended first.
        """
        self.inbox.close()
        for queue in self._queues:
            queue.is_closed = True
        deadline = QDeadlineTimer(QDeadlineTimer.ForeverConstant.Forever)
        if timeout_s is not None:
            deadline = QDeadlineTimer(int(timeout_s * 1000))
        for thread in self._threads:
            thread.quit()
        ended = [thread.wait(deadline) for thread in self._threads]
        return all(ended)

    def _thread(self, name: str) -> QThread:
        thread = QThread(self)
        thread.setObjectName(name)
        self._threads.append(thread)
        return thread

    @Slot(object)
    def _follow_engine(self, answer: object) -> None:
        """Load the kernels for ways once those for regions are there: they would wait for each other.

        And the formats, which the first stroke would wait for: the journal needs them.
        """
        if isinstance(answer, EngineReady) or (isinstance(answer, Failure) and not answer.revision):
            self.jobs.run(_load_formats)
            loading = self.studies.run(_load_ways)
            loading.done.connect(self.ways_loaded)
            # Whoever asks then gets the reason.
            loading.failed.connect(self.ways_loaded)


def _load_ways() -> None:
    from editor.paths.loading import load_kernels  # noqa: PLC0415

    load_kernels()


def _load_formats() -> None:
    import_module("editor.files.journal")
