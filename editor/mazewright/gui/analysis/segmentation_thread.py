"""The thread that segments one maze."""

from __future__ import annotations

from PySide6.QtCore import QObject, QThread, Signal, Slot

from mazewright.gui.analysis.inbox import Inbox
from mazewright.gui.analysis.segmenter import Segment, Segmenter, segment_space
from mazewright.gui.background.engine_state import EngineState
from mazewright.gui.background.workers import deadline_in


class SegmentationThread(QObject):
    """Holds the segmentation of a maze: what is put into the inbox is done there, and answered.

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
        """Have the inbox emptied."""
        self._work_waits.emit()

    def close(self, timeout_s: float | None = None) -> bool:
        """End the thread; False if it has not ended in time: a kernel cannot be stopped."""
        self.inbox.close()
        self._thread.quit()
        return self._thread.wait(deadline_in(timeout_s))
