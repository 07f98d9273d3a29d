"""The owner of all threads: one for the segmentation, one for long jobs; nothing else makes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Signal, Slot

from editor.gui.inbox import Inbox
from editor.gui.jobs import Job, JobRunner, Ticket
from editor.gui.segmenter import Segment, Segmenter, segment_space


class Workers(QObject):
    """The two threads of a window.

    Parameters
    ----------
    segment : the engine

    Attributes
    ----------
    inbox : what waits for the segmentation thread; call `wake` after putting something there
    """

    answered = Signal(object)
    """An `Answer` of the segmentation thread."""
    _work_waits = Signal()
    _job_wanted = Signal(object)

    def __init__(self, segment: Segment = segment_space, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.inbox = Inbox()
        self._jobs: dict[int, Job] = {}
        self._job_count = 0

        self._segmenter = Segmenter(self.inbox, segment)
        self._segmenter.answered.connect(self.answered)
        self._segmentation_thread = self._thread("segmentation", self._segmenter)
        self._segmentation_thread.started.connect(self._segmenter.prepare)
        self._work_waits.connect(self._segmenter.work)

        self._runner = JobRunner()
        self._runner.ended.connect(self._end_job)
        self._jobs_thread = self._thread("jobs", self._runner)
        self._job_wanted.connect(self._runner.run)

    @Slot()
    def start_segmentation(self) -> None:
        """Start the segmentation thread, if it has not been; its first deed is to load the engine."""
        if not self._segmentation_thread.isRunning() and not self.inbox.is_closed:
            self._segmentation_thread.start()

    def wake(self) -> None:
        """Have the inbox emptied."""
        self._work_waits.emit()

    def run(self, work: Callable[[], Any]) -> Job:
        """Have a job done after those that wait; connect to its signals at once."""
        if not self._jobs_thread.isRunning():
            self._jobs_thread.start()
        self._job_count += 1
        job = self._jobs[self._job_count] = Job(self)
        self._job_wanted.emit(Ticket(self._job_count, work))
        return job

    def close(self, timeout_s: float | None = None) -> bool:
        """End both threads; False if one has not ended in time.

        What a kernel or a write is in the middle of is ended first.
        """
        self.inbox.close()
        deadline = QDeadlineTimer(QDeadlineTimer.ForeverConstant.Forever)
        if timeout_s is not None:
            deadline = QDeadlineTimer(int(timeout_s * 1000))
        threads = (self._segmentation_thread, self._jobs_thread)
        for thread in threads:
            thread.quit()
        ended = [thread.wait(deadline) for thread in threads]
        return all(ended)

    def _thread(self, name: str, worker: QObject) -> QThread:
        thread = QThread(self)
        thread.setObjectName(name)
        worker.moveToThread(thread)
        return thread

    @Slot(object)
    def _end_job(self, ticket: Ticket) -> None:
        job = self._jobs.pop(ticket.number)
        if ticket.error is not None:
            job.failed.emit(ticket.error)
        else:
            job.done.emit(ticket.result)
        job.deleteLater()
