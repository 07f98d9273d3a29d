"""Lines between the groups of a status bar."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

_SEEN = (QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


class Separator(QWidget):
    """A line to the left of a group of widgets, shown while one of them is."""

    def __init__(self, group: tuple[QWidget, ...]) -> None:
        super().__init__()
        self._group = group
        self.setFixedSize(1, self.fontMetrics().height())
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Mid)
        for widget in group:
            widget.installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the widgets of the group."""
        if event.type() in _SEEN:
            self._follow()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        self.setHidden(all(widget.isHidden() for widget in self._group))


def add_group(bar: QStatusBar, *group: QWidget) -> None:
    """Add widgets to the right of a status bar, with a line before them."""
    bar.addPermanentWidget(Separator(group))
    for widget in group:
        bar.addPermanentWidget(widget)


class StatusLabel(QLabel):
    """A label that is hidden while it has no text."""

    def __init__(self, bar: QWidget) -> None:
        super().__init__(bar)
        self.hide()

    @Slot(str)
    def setText(self, text: str) -> None:
        """Show a text, or nothing."""
        super().setText(text)
        self.setHidden(not text)
