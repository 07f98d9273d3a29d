"""The owner of all threads: nothing else makes one."""

from __future__ import annotations

import sys
from importlib import import_module

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal, Slot

from mazewright.gui.analysis.inbox import Inbox
from mazewright.gui.analysis.segmenter import Segment, Segmenter, segment_space
from mazewright.gui.background.engine_state import engine_state
from mazewright.gui.background.jobs import JobQueue

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
    engine : how far the compiled engine is
    jobs : reads and writes files, draws from afar
    studies : finds out what may take seconds, or waits for kernels; files must not wait for it
    trials : finds out what the hand that rests waits for
    journal : keeps what is drawn on the disk; it waits for nothing else
    walks : lets explorers walk, which may take minutes
    """

    answered = Signal(object)
    """An `Answer` of the segmentation thread."""
    engine_completed = Signal()
    """Every compiled kernel can be used."""
    _work_waits = Signal()

    def __init__(self, segment: Segment = segment_space, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(_SWITCH_S)
        self.inbox = Inbox()
        self._threads: list[QThread] = []
        self.engine = engine_state()
        self._segmenter = Segmenter(self.inbox, segment, self.engine)
        self._segmenter.answered.connect(self.answered)
        self._segmentation_thread = self._thread("segmentation")
        self._segmenter.moveToThread(self._segmentation_thread)
        self._segmentation_thread.started.connect(self._segmenter.work)
        self.engine.changed.connect(self._segmenter.follow_engine)
        self._work_waits.connect(self._segmenter.work)
        self.jobs, self.studies, self.trials, self.walks, self.journal = self._queues = [
            JobQueue(self._thread(name), self) for name in ("jobs", "studies", "trials", "walks", "journal")
        ]
        self.engine.changed.connect(self._follow_engine)

    @Slot()
    def start_segmentation(self) -> None:
        """Start the segmentation thread, if it has not been."""
        if not self._segmentation_thread.isRunning() and not self.inbox.is_closed:
            self._segmentation_thread.start()

    @Slot()
    def start_preparation(self) -> None:
        """Prepare compiled kernels, and load what the first stroke would wait for: the journal's formats."""
        if not self.inbox.is_closed:
            self.engine.start()
            self.jobs.run(_load_formats)

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

    @Slot()
    def _follow_engine(self) -> None:
        if self.engine.is_complete:
            self.engine_completed.emit()


def _load_formats() -> None:
    import_module("mazewright.files.journal")
