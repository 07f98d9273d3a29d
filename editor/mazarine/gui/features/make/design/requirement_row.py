"""One requirement: what it is about, its range, and how near a search has come."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QFrame, QProgressBar, QToolButton, QWidget

from mazarine.gui.features.make.design.subjects import (
    ANSWERS,
    CONTEST,
    HANDS,
    RANGES,
    SUBJECTS,
    SYMMETRIC,
    SYMMETRIES,
    limits_of,
)
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import choice_of, column_of, narrow_choice_of, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.number_boxes import DecimalBox
from mazarine.messages import Message

if TYPE_CHECKING:
    from mazarine.design import Outcome

_STEPS = 100
_BAR_HEIGHT_PX = 6


class RequirementRow(QFrame):
    """A requirement."""

    removed = Signal(QWidget)

    def __init__(self, subject: str, condition: str = "", low: float = 0, high: float = 0) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.subject_box = narrow_choice_of(SUBJECTS, subject)
        self.range_box, self.answer_box = choice_of(RANGES), choice_of(ANSWERS)
        self.symmetry_box = choice_of(SYMMETRIES)
        self.low_box, self.high_box = DecimalBox(0, 1, 0), DecimalBox(0, 1, 0)
        self.bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self.bar.setFixedHeight(_BAR_HEIGHT_PX)
        self.value_label = PlainLabel()
        self.remove_button = QToolButton(autoRaise=True)
        self.remove_button.setIcon(icon("close"))
        self._show_texts()
        self._lay_out()
        if condition:
            self._condition_box.setCurrentIndex(self._condition_box.findData(condition))
        self._show_subject()
        self.low_box.setValue(low)
        self.high_box.setValue(high)
        self.subject_box.currentIndexChanged.connect(self._show_subject)
        self.range_box.currentIndexChanged.connect(self._show_range)
        self.remove_button.clicked.connect(self._remove)

    @property
    def text(self) -> str:
        """The requirement as the library reads it."""
        subject, condition = self.subject_box.currentData(), self._condition_box.currentData()
        if subject == CONTEST:
            return CONTEST
        low, high = (_plain(box.value()) for box in (self.low_box, self.high_box))
        numbers = {"..": f"{low}..{high}", ">=": f">= {low}", "<=": f"<= {high}", "==": f"== {low}"}
        return f"{subject} {numbers.get(condition, condition)}"

    @property
    def _condition_box(self) -> QComboBox:
        subject = self.subject_box.currentData()
        if subject in HANDS:
            return self.answer_box
        return self.symmetry_box if subject == SYMMETRIC else self.range_box

    def show_outcome(self, outcome: Outcome | None) -> None:
        """Show what a maze has of the requirement; None for nothing."""
        self.bar.setVisible(outcome is not None)
        self.value_label.setVisible(outcome is not None)
        if outcome is None:
            return
        is_met = outcome.met and not outcome.requirement.is_objective
        self.bar.setValue(_STEPS if outcome.met else min(_STEPS - 1, round(_STEPS * _nearness(outcome))))
        value = _value_of(outcome)
        show_text(tr_later("✓ {value}", value=value) if is_met else value, self.value_label.setText)

    def _show_texts(self) -> None:
        show_text("Requirement", self.subject_box.setAccessibleName)
        for box in self._condition_boxes:
            show_text("Condition", box.setAccessibleName)
        show_text("Least", self.low_box.setAccessibleName)
        show_text("Most", self.high_box.setAccessibleName)
        show_text("How near the search is to this requirement", self.bar.setAccessibleName)
        show_text(
            "Remove this requirement", self.remove_button.setToolTip, self.remove_button.setAccessibleName
        )

    def _lay_out(self) -> None:
        first = row_of((self.subject_box, 1), self.remove_button, spacing=2)
        conditions = [(box, 1) for box in self._condition_boxes]
        second = row_of(*conditions, self.low_box, self.high_box, spacing=4)
        third = row_of((self.bar, 1), self.value_label, spacing=6)
        self.setLayout(column_of(first, second, third, margins=(6, 4, 6, 4), spacing=3))
        self.show_outcome(None)

    @property
    def _condition_boxes(self) -> tuple[QComboBox, ...]:
        return self.range_box, self.answer_box, self.symmetry_box

    @Slot()
    def _show_subject(self) -> None:
        """Offer the conditions and the numbers for what is chosen."""
        subject = self.subject_box.currentData()
        for box in self._condition_boxes:
            box.setVisible(subject != CONTEST and box is self._condition_box)
        if self._is_measure:
            least, most, digits = limits_of(subject)
            for number in (self.low_box, self.high_box):
                number.setDecimals(digits)
                number.setSingleStep(1.0 if digits == 0 else 0.1)
                number.setRange(least, most)
        self._show_range()

    @property
    def _is_measure(self) -> bool:
        return self.subject_box.currentData() not in (*HANDS, CONTEST, SYMMETRIC)

    @Slot()
    def _show_range(self) -> None:
        condition = self.range_box.currentData()
        self.low_box.setVisible(self._is_measure and condition in ("..", ">=", "=="))
        self.high_box.setVisible(self._is_measure and condition in ("..", "<="))
        self.show_outcome(None)

    @Slot()
    def _remove(self) -> None:
        self.removed.emit(self)


def _plain(value: float) -> str:
    return f"{value:g}" if value < 1e6 else f"{value:.0f}"


def _nearness(outcome: Outcome) -> float:
    """Return from 0 to 1 how near a value is to the range."""
    if math.isinf(outcome.off_by):
        return 0.0
    bounds = [abs(it) for it in (outcome.requirement.low, outcome.requirement.high) if math.isfinite(it)]
    nearness: float = 1 - outcome.off_by / max(1.0, *bounds)
    return max(0.0, nearness)


def _value_of(outcome: Outcome) -> Message:
    value = outcome.shown_value
    if value is None:
        return tr_later("no value yet")
    if isinstance(value, str):
        return tr_later("yes") if value == "yes" else tr_later("no")
    if isinstance(value, int):
        return tr_later("{value:,}", value=value)
    return tr_later("{value:.2f}", value=value)
