"""The History dock: every step that can be taken back or made again; a click goes there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QStackedWidget

from mazewright.gui.docks.history_model import ICON_PX, HistoryModel
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession

_NO_STEPS = (
    "Nothing to take back yet.\n\nEach stroke and each command will stand here as a step;"
    " a click on one goes back to it, or forth."
)


class HistoryPanel(QStackedWidget):
    """Lists the steps, the first one above.

    Attributes
    ----------
    list : the steps; the one that is chosen is gone to
    words : why there are none, in its place
    """

    def __init__(self, current: CurrentSession) -> None:
        super().__init__()
        self._current = current
        self._is_following = False
        self._model = HistoryModel(current, self)
        self.list = QListView(uniformItemSizes=True)
        self.list.setModel(self._model)
        self.list.setIconSize(QSize(ICON_PX, ICON_PX))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("History"))
        self.words = QLabel(tr(_NO_STEPS), wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.words.setContentsMargins(16, 16, 16, 16)
        self.addWidget(self.words)
        self.addWidget(self.list)
        # After the model, which is connected first.
        current.steps_changed.connect(self._follow)
        self.list.selectionModel().currentChanged.connect(self._go)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Mark the step that is shown, or gone to."""
        steps = self._current.document.undo_stack
        self.setCurrentWidget(self.list if steps.count() else self.words)
        goal = self._current.document.goal
        index = self._model.index(steps.index() if goal is None else goal)
        self._is_following = True
        self.list.setCurrentIndex(index)
        self._is_following = False
        self.list.scrollTo(index)

    @Slot()
    def _go(self) -> None:
        if self._is_following:
            return
        self._current.document.go_to(self.list.currentIndex().row())
        if self._current.document.goal is None:
            # It is there, or was refused.
            self._follow()
