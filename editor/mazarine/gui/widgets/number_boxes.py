"""Boxes for numbers, which show their range while the input is no number within it.

A comma and a point both separate decimals, whatever the language; a sign by which the language groups digits
groups them in boxes that show groups, and in whole numbers wherever it stands before three digits.
"""

from __future__ import annotations

import math
import re
from random import SystemRandom

from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, QSignalBlocker, Qt, Slot
from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QSpinBox, QToolButton, QToolTip

from mazarine.decimals import decimal_of
from mazarine.gui.i18n import localized, on_language_change, show_text, tr
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import WheelGuard, row_of
from mazarine.maze import MAX_CELLS

_SIDE_WIDTH_PX = 96


class NumberBox(QSpinBox):
    """Takes whole numbers of a range; what cannot be becomes the nearest that can."""

    def __init__(self, least: int = 0, most: int = 99, value: int = 0) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setValue(value)
        _Range(self)

    def validate(self, text: str, cursor: int) -> tuple[QValidator.State, str, int]:
        if _is_broken(self, text):
            return QValidator.State.Intermediate, text, cursor
        return super().validate(text, cursor)

    def fixup(self, text: str) -> str:
        """Return a text that is no number of the range as one, if that can be."""
        return _whole(self, text) if _is_broken(self, text) else super().fixup(text)


def side_box(value: int) -> NumberBox:
    """Return a box for a number of rows or columns, up to as many as a maze of one column or row may have."""
    box = NumberBox(1, MAX_CELLS, value)
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

    def validate(self, text: str, cursor: int) -> tuple[QValidator.State, str, int]:
        """Return whether a text is a number of the range, and the text with the sign of the language."""
        if _is_broken(self, text):
            return QValidator.State.Intermediate, text, cursor
        return super().validate(_in_language(self, text), cursor)

    def fixup(self, text: str) -> str:
        return _whole(self, text) if _is_broken(self, text) else super().fixup(text)


class PlaceBox(DecimalBox):
    """Takes a row or a column, counted from 1; a box for whole numbers is limited to 31 bits."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__(least, most, 0)
        self.setGroupSeparatorShown(True)
        self.setKeyboardTracking(False)

    @property
    def place(self) -> int:
        return round(self.value()) - 1

    def show_place(self, place: int) -> None:
        """Show a place, counted from 0; nothing changes by that."""
        with QSignalBlocker(self):
            self.setValue(place + 1)


class _Range(WheelGuard):
    """Shows the range of a box, and keeps its text within that."""

    def __init__(self, box: QSpinBox | QDoubleSpinBox) -> None:
        super().__init__(box)
        self._box = box
        box.setCorrectionMode(box.CorrectionMode.CorrectToNearestValue)
        # Text that cannot become a number by typing on is refused; the rest may be incomplete.
        box.lineEdit().inputRejected.connect(self._tell)
        box.lineEdit().textChanged.connect(self._look)
        on_language_change(self._follow_language)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a number that can be with Enter, before a dialog does."""
        is_enter = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.type() != QEvent.Type.KeyPress or not is_enter or self._box.hasAcceptableInput():
            return super().eventFilter(watched, event)
        self._box.interpretText()
        return True

    @Slot()
    def _follow_language(self) -> None:
        self._box.setLocale(QLocale())

    @Slot()
    def _look(self) -> None:
        if not self._box.lineEdit().hasAcceptableInput():
            self._tell()

    @Slot()
    def _tell(self) -> None:
        box = self._box
        low, high = (_text_of(box, value) for value in (box.minimum(), box.maximum()))
        if _is_broken(box, box.lineEdit().text()):
            text = tr("Enter a whole number from {low} to {high}.", low=low, high=high)
        else:
            text = tr("Enter a number from {low} to {high}.", low=low, high=high)
        below = box.mapToGlobal(QPoint(0, box.height()))
        QToolTip.showText(below, text, box)


_Box = QSpinBox | QDoubleSpinBox


def _takes_whole(box: _Box) -> bool:
    return isinstance(box, QSpinBox) or not box.decimals()


def _in_language(box: _Box, text: str) -> str:
    """Return a text with the sign of the language between a number and its decimals."""
    kept = box.locale().groupSeparator() if box.isGroupSeparatorShown() else ""
    point = box.locale().decimalPoint()
    return "".join(point if sign in ",." and sign != kept else sign for sign in text)


def _is_broken(box: _Box, text: str) -> bool:
    """Return whether a text is a number with decimals where whole numbers are taken."""
    if not _takes_whole(box):
        return False
    group = box.locale().groupSeparator()
    signs = ",.".replace(group, "") if box.isGroupSeparatorShown() else ",."
    is_grouped = re.fullmatch(rf"\D*\d{{1,3}}(?:{re.escape(group)}\d{{3}})+\D*", text)
    return not is_grouped and re.fullmatch(rf"[^\d,.]*[\d,]*[{signs}]\d*[^\d,.]*", text) is not None


def _whole(box: _Box, text: str) -> str:
    """Return a number with decimals as the nearest whole number of the range."""
    found = re.search(r"-?(?:\d+[,.]?|[,.](?=\d))\d*", text.replace("−", "-"))
    number = math.floor(decimal_of(found[0]) + 0.5) if found else box.value()
    whole = int(min(max(number, box.minimum()), box.maximum()))
    return f"{box.prefix()}{box.locale().toString(whole)}{box.suffix()}"


def _text_of(box: QSpinBox | QDoubleSpinBox, value: float) -> str:
    return localized(value, f",.{box.decimals()}f" if isinstance(box, QDoubleSpinBox) else ",")


MOST_SEED = (1 << 31) - 1
_CHANCE = SystemRandom()


def random_seed() -> int:
    return _CHANCE.randint(0, MOST_SEED)


class SeedBox(NumberBox):
    """Takes a seed."""

    def __init__(self) -> None:
        super().__init__(0, MOST_SEED, 1)
        self.setGroupSeparatorShown(True)
        # Raised, it would not show its focus in the dark theme.
        self.dice_button = QToolButton(autoRaise=True)
        """Chooses a random seed."""
        self.dice_button.setIcon(icon("dice"))
        self.dice_button.clicked.connect(self.throw_dice)
        show_text("Choose a random seed", self.dice_button.setToolTip)
        show_text("Random seed", self.dice_button.setAccessibleName)

    def row(self) -> QHBoxLayout:
        return row_of((self, 1), self.dice_button)

    @Slot()
    def throw_dice(self) -> None:
        self.setValue(random_seed())
