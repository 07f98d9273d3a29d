"""Boxes for numbers, which show their range while the input is no number within it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QToolTip

from mazarine.gui.i18n import localized, on_language_change, tr
from mazarine.maze import MAX_CELLS

_SIDE_WIDTH_PX = 96


class NumberBox(QSpinBox):
    """Takes whole numbers of a range; what cannot be becomes the nearest that can."""

    def __init__(self, least: int = 0, most: int = 99, value: int = 0) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setValue(value)
        _Range(self)


def side_box(value: int, least: int = 1) -> NumberBox:
    """Return a box for a number of rows or columns, up to as many as a maze of one column or row may have."""
    box = NumberBox(least, MAX_CELLS, value)
    box.setAccelerated(True)
    box.setMinimumWidth(_SIDE_WIDTH_PX)
    return box


class DecimalBox(QDoubleSpinBox):
    """Takes numbers of a range; what cannot be becomes the nearest that can."""

    def __init__(self, least: float, most: float, decimals: int, suffix: str = "") -> None:
        super().__init__()
        self.setDecimals(decimals)
        self.setRange(least, most)
        self.setSuffix(suffix)
        _Range(self)


class _Range(QObject):
    """Shows the range of a box, and keeps its text within that."""

    def __init__(self, box: QSpinBox | QDoubleSpinBox) -> None:
        super().__init__(box)
        self._box = box
        box.setCorrectionMode(box.CorrectionMode.CorrectToNearestValue)
        box.installEventFilter(self)
        # Text that cannot become a number by typing on is refused; the rest may be incomplete.
        box.lineEdit().inputRejected.connect(self._tell)
        box.lineEdit().textChanged.connect(self._look)
        on_language_change(self._follow_language)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a number that can be with Enter, before a dialog does."""
        del watched
        is_enter = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.type() != QEvent.Type.KeyPress or not is_enter or self._box.hasAcceptableInput():
            return False
        self._box.interpretText()
        return True

    @Slot()
    def _follow_language(self) -> None:
        """Write numbers as the language does."""
        self._box.setLocale(QLocale())

    @Slot()
    def _look(self) -> None:
        if not self._box.lineEdit().hasAcceptableInput():
            self._tell()

    @Slot()
    def _tell(self) -> None:
        box = self._box
        low, high = (_text_of(box, value) for value in (box.minimum(), box.maximum()))
        below = box.mapToGlobal(QPoint(0, box.height()))
        QToolTip.showText(below, tr("Enter a number from {low} to {high}.", low=low, high=high), box)


def _text_of(box: QSpinBox | QDoubleSpinBox, value: float) -> str:
    """Return a limit of a box as the language writes it."""
    return localized(value, f",.{box.decimals()}f" if isinstance(box, QDoubleSpinBox) else ",")
