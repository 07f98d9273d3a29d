"""The bar that names the mazes that are open."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QTabBar

from mazewright.gui.background.reporting import Reporting
from mazewright.gui.i18n import tr
from mazewright.gui.session.document_manager import DocumentManager
from mazewright.gui.session.sessions import Sessions


class TabStrip(Reporting, QTabBar):
    """Names the mazes; of a single one nothing is seen."""

    def __init__(
        self, sessions: Sessions, documents: DocumentManager, actions: Mapping[str, QAction]
    ) -> None:
        super().__init__()
        self._sessions, self._documents, self._actions = sessions, documents, actions
        self.setDocumentMode(True)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMovable(True)
        self.setTabsClosable(True)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Open mazes"))
        self.currentChanged.connect(sessions.show_tab)
        self.tabCloseRequested.connect(self._close)
        self.tabMoved.connect(sessions.move)
        sessions.changed.connect(self._show_titles)
        self._show_titles()

    @Slot()
    def _show_titles(self) -> None:
        """Name the mazes that are open, and mark the one that is shown."""
        count = len(self._sessions)
        with QSignalBlocker(self):
            while self.count() > count:
                self.removeTab(self.count() - 1)
            while self.count() < count:
                self.addTab("")
            for index, session in enumerate(self._sessions):
                words = session.document.shown_title.replace("&", "&&")
                words += " *" if session.document.is_dirty else ""
                if words != self.tabText(index):
                    self.setTabText(index, words)
                self.setTabToolTip(index, str(session.document.path or tr("Not saved yet")))
            self.setCurrentIndex(self._sessions.index_shown)
        self.setVisible(count > 1)
        for name in ("window.next_tab", "window.previous_tab"):
            self._actions[name].setEnabled(count > 1)

    @Slot(int)
    def _close(self, index: int) -> None:
        self._documents.close(self._sessions[index])

    @Slot()
    def choose_next(self) -> None:
        """Choose the one after that which is marked, around the end."""
        self.setCurrentIndex((self.currentIndex() + 1) % self.count())

    @Slot()
    def choose_previous(self) -> None:
        """Choose the one before that which is marked, around the end."""
        self.setCurrentIndex((self.currentIndex() - 1) % self.count())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close with the middle button."""
        index = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and index >= 0:
            self._close(index)
            return
        super().mouseReleaseEvent(event)
