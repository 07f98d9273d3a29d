"""The tabs of the open mazes."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QTabBar

from mazewright.gui.background.reporting import Reporting
from mazewright.gui.i18n import on_language_change, show_text, tr
from mazewright.gui.session.document_manager import DocumentManager
from mazewright.gui.session.sessions import Sessions


class TabStrip(Reporting, QTabBar):
    """Shows a tab for each open maze; hidden while there is only one."""

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
        show_text("Open mazes", self.setAccessibleName)
        self.currentChanged.connect(sessions.show_tab)
        self.tabCloseRequested.connect(self._close)
        self.tabMoved.connect(sessions.move)
        sessions.changed.connect(self._show_titles)
        on_language_change(self._show_titles)
        self._show_titles()

    @Slot()
    def _show_titles(self) -> None:
        """Show the titles of the open mazes, and which one is shown."""
        count = len(self._sessions)
        with QSignalBlocker(self):
            while self.count() > count:
                self.removeTab(self.count() - 1)
            while self.count() < count:
                self.addTab("")
            for index, session in enumerate(self._sessions):
                title = session.document.title.replace("&", "&&")
                title += " *" if session.document.is_dirty else ""
                if title != self.tabText(index):
                    self.setTabText(index, title)
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
        """Show the next maze; after the last one the first."""
        self.setCurrentIndex((self.currentIndex() + 1) % self.count())

    @Slot()
    def choose_previous(self) -> None:
        """Show the previous maze; before the first one the last."""
        self.setCurrentIndex((self.currentIndex() - 1) % self.count())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close with the middle button."""
        index = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and index >= 0:
            self._close(index)
            return
        super().mouseReleaseEvent(event)
