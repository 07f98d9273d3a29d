"""The bar that names the mazes that are open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTabBar, QWidget

from mazewright.gui.i18n import tr


@dataclass(frozen=True)
class Title:
    """How a maze is called, whether it has something to save, and where its file is."""

    words: str
    is_dirty: bool
    path: str


class TabStrip(QTabBar):
    """Names the mazes; of a single one nothing is seen."""

    chosen = Signal(int)
    close_wanted = Signal(int)
    moved = Signal(int, int)
    """From, to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMovable(True)
        self.setTabsClosable(True)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Open mazes"))
        self.currentChanged.connect(self.chosen)
        self.tabCloseRequested.connect(self.close_wanted)
        self.tabMoved.connect(self.moved)
        self.hide()

    def show_titles(self, titles: Sequence[Title], current: int) -> None:
        """Name these, and mark one of them."""
        with QSignalBlocker(self):
            while self.count() > len(titles):
                self.removeTab(self.count() - 1)
            while self.count() < len(titles):
                self.addTab("")
            for index, title in enumerate(titles):
                words = title.words.replace("&", "&&") + (" *" if title.is_dirty else "")
                if words != self.tabText(index):
                    self.setTabText(index, words)
                self.setTabToolTip(index, title.path or tr("Not in a file yet"))
            self.setCurrentIndex(current)
        self.setVisible(len(titles) > 1)

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
            self.close_wanted.emit(index)
            return
        super().mouseReleaseEvent(event)
