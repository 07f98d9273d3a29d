"""Labels without HTML, also one that ends in “…” where there is no room for all of its words."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6 import QtGui
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel


class PlainLabel(QLabel):
    """A label without HTML; it takes the arguments of `QLabel`."""

    def __init__(self, *arguments: Any, **properties: Any) -> None:
        super().__init__(*arguments, **properties)
        self.setTextFormat(Qt.TextFormat.PlainText)


def literal(text: str) -> str:
    """Return what tool tips and messages show as this text, which may come from a file.

    >>> literal("a < b")
    'a < b'
    >>> literal("<b>a</b>")
    '<span>&lt;b&gt;a&lt;/b&gt;</span>'
    """
    if not QtGui.Qt.mightBeRichText(text):
        return text
    lines = escape(text, quote=False).replace("\n", "<br>")
    return f"<span>{lines}</span>"


_LEAST_PX = 40


class ElidedLabel(PlainLabel):
    """Shows as much of a line as there is room for; resting on it shows the rest."""

    @Slot(str)
    def setText(self, text: str) -> None:
        super().setText(text)
        self._follow_room()

    def minimumSizeHint(self) -> QSize:
        """Ask for the room of a word: a line is no reason for a wider window."""
        least = super().minimumSizeHint()
        return QSize(min(least.width(), _LEAST_PX), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown_text == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self.style().drawItemText(
            painter, self.contentsRect(), Qt.AlignmentFlag.AlignVCenter.value, self.palette(),
            self.isEnabled(), self.shown_text, self.foregroundRole(),
        )  # fmt: skip
        painter.end()

    @property
    def shown_text(self) -> str:
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def _follow_room(self) -> None:
        self.setToolTip("" if self.shown_text == self.text() else literal(self.text()))
