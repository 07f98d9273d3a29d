"""Boxes for numbers, which say what they take while something else is written in them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDoubleSpinBox, QLineEdit, QSpinBox, QToolTip

from editor.gui.language import tr


class NumberBox(QSpinBox):
    """Takes whole numbers of a range; what cannot be becomes the nearest that can."""

    def __init__(self) -> None:
        super().__init__()
        _explain(self, self.lineEdit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a number that can be with Enter, before a dialog does."""
        if not _is_corrected(self, event):
            super().keyPressEvent(event)


class DecimalBox(QDoubleSpinBox):
    """Takes numbers of a range; what cannot be becomes the nearest that can."""

    def __init__(self) -> None:
        super().__init__()
        _explain(self, self.lineEdit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a number that can be with Enter, before a dialog does."""
        if not _is_corrected(self, event):
            super().keyPressEvent(event)


def _is_corrected(box: QSpinBox | QDoubleSpinBox, event: QKeyEvent) -> bool:
    is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not is_enter or box.hasAcceptableInput():
        return False
    box.interpretText()
    return True


def _explain(box: QSpinBox | QDoubleSpinBox, line: QLineEdit) -> None:
    box.setCorrectionMode(box.CorrectionMode.CorrectToNearestValue)

    @Slot()
    def tell() -> None:
        low, high = f"{box.minimum():,}", f"{box.maximum():,}"
        if isinstance(box, QDoubleSpinBox):
            low, high = f"{box.minimum():,.{box.decimals()}f}", f"{box.maximum():,.{box.decimals()}f}"
        QToolTip.showText(
            box.mapToGlobal(QPoint(0, box.height())), tr(f"A number from {low} to {high}."), box
        )

    @Slot()
    def look() -> None:
        if not line.hasAcceptableInput():
            tell()

    # What cannot become a number of the range by writing further is not taken; the rest may be on its way.
    line.inputRejected.connect(tell)
    line.textChanged.connect(look)
