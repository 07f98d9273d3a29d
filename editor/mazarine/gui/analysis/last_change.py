"""The effect of the last undo step on the regions: a stroke, a command, undo or redo."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.analysis.analysis import Analysis
from mazarine.gui.analysis.answers import RegionsChange
from mazarine.gui.analysis.inbox import Inbox
from mazarine.gui.editing.document import Document, Stroke
from mazarine.regions.summary import UpdateRecorder, UpdateSummary


class LastChange(QObject):
    """Records the updates of the regions that belong to the last step."""

    changed = Signal()
    """The last change, or its known effect, is different."""

    def __init__(
        self, document: Document, analysis: Analysis, inbox: Inbox, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._analysis = analysis
        self._recorder: UpdateRecorder | None = None
        self._stroke: Stroke | None = None
        self._begins: list[int] = []
        self._inbox = inbox
        analysis.regions_changing.connect(self._record)
        analysis.regions_changed.connect(self._tell)
        analysis.regions_replaced.connect(self._start_over)

    @property
    def is_known(self) -> bool:
        return self._analysis.region is not None

    def summarizer(self) -> Callable[[], UpdateSummary] | None:
        """Return a function that summarizes the last step in any thread; None if there was no step."""
        kind, region = self._analysis.kind, self._analysis.region
        if self._recorder is None or kind is None or region is None:
            return None
        sizes = self._analysis.regions.sizes
        return self._recorder.summarizer(kind, region, lambda number: int(sizes[number]))

    def record(self) -> None:
        """Record from now on, also which open faces change: a listener needs them."""
        self._inbox.watches_faces = True

    def follow(self) -> None:
        """Remember the revision before a step; all edits of a stroke are one step."""
        if not self._inbox.watches_faces:
            return
        stroke = self._document.stroke
        if stroke is None or stroke is not self._stroke:
            self._begins.append(self._document.revision - 1)
        self._stroke = stroke

    @Slot(object)
    def _record(self, change: RegionsChange) -> None:
        kind, region = self._analysis.kind, self._analysis.region
        # An update that began before the listener came does not say what it needs.
        if kind is None or region is None or change.faces is None:
            return
        later = [begin for begin in self._begins if begin >= change.revision]
        if self._recorder is None or len(later) < len(self._begins):
            self._recorder = UpdateRecorder()
        self._begins = later
        self._recorder.record(change.delta, change.faces, kind, region)

    @Slot()
    def _tell(self) -> None:
        self.changed.emit()

    @Slot()
    def _start_over(self) -> None:
        self._recorder = None
        self._begins.clear()
        self.changed.emit()
