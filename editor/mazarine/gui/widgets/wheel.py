"""The mouse wheel over boxes of a form that scrolls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


def scroll_past_boxes(form: QWidget) -> None:
    """Let the wheel change no box that a form has now, unless the box has the focus."""
    guard = _Guard(form)
    for box in form.findChildren(QWidget):
        if isinstance(box, QComboBox | QAbstractSpinBox):
            box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # The wheel gives none.
            box.installEventFilter(guard)


class _Guard(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the wheel to what is behind the box."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
