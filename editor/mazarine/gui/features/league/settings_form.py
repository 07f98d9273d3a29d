"""The form for the settings of a plan: how often, to which goals, and within which limits."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Signal, Slot
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from mazarine.gui.features.league.draft import MICE, Draft
from mazarine.gui.forms.contest import add_goals, goals_box, model_box, show_model
from mazarine.gui.forms.controls import add_field, check_box
from mazarine.gui.forms.limits import LimitBoxes, add_limits, limit_boxes
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.building import column_of
from mazarine.gui.widgets.number_boxes import NumberBox
from mazarine.league.proving.plan import Limits
from mazarine.league.spec import MOST_RUNS
from mazarine.mouse import Goals, MouseLimits
from mazarine.mouse.model import USUAL

_FOR_MICE = "seconds", "silence", "moves", "commands", "memory", "build_seconds"
_FOR_GENERATORS = "seconds", "memory", "build_seconds"
_GOALS = Goals.MAZE.value
_MOST_SECONDS = 3600
_SEEDS = QRegularExpression(r"\d{1,18}(\s*,\s*\d{1,18})*")


class SettingsForm(QWidget):
    """Shows the settings of a plan of one kind, and changes them."""

    changed = Signal()

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._shows = False
        is_for_mice = draft.kind == MICE
        self._usual: MouseLimits | Limits = MouseLimits() if is_for_mice else Limits()
        self.runs, self.seeds = NumberBox(1, MOST_RUNS, 1), QLineEdit()
        self.seeds.setValidator(QRegularExpressionValidator(_SEEDS, self))
        self.bad_configs = check_box(
            tr_later("&Wrong configs, too"),
            tr_later("Also try 20 wrong configs, which programs with {{config}} are to refuse"),
        )
        self.goals, self.model = goals_box(), model_box()
        self.limits: LimitBoxes = (
            limit_boxes(_FOR_MICE) if is_for_mice else limit_boxes(_FOR_GENERATORS, _MOST_SECONDS)
        )
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        if is_for_mice:
            add_field(form, tr_later("Runs in each maze"), self.runs,
                      tr_later("Explorers that use chance have another seed in each"))  # fmt: skip
            add_goals(form, self.goals)
            add_field(form, tr_later("Mouse model"), self.model,
                      tr_later("How fast the mice are, for the seconds of a contest"))  # fmt: skip
        else:
            add_field(form, tr_later("Seeds"), self.seeds,
                      tr_later("Of programs that get sizes: numbers with commas between them"))  # fmt: skip
            form.addRow(self.bad_configs)
        add_limits(form, self.limits)
        self.setLayout(column_of(form, 1))
        self.show_draft(draft)
        for box in (self.runs, *self.limits.values()):
            box.valueChanged.connect(self._take)
        for choice in (self.goals, self.model):
            choice.currentIndexChanged.connect(self._take)
        self.seeds.editingFinished.connect(self._take)
        self.bad_configs.toggled.connect(self._take)

    def show_draft(self, draft: Draft) -> None:
        self._shows, self._draft = True, draft
        values = draft.values
        limits = values.get("limits", {})
        for name, box in self.limits.items():
            box.setValue(limits.get(name, getattr(self._usual, name)))
        self.runs.setValue(values.get("runs", 1))
        self.goals.setCurrentIndex(self.goals.findData(values.get("goals", _GOALS)))
        show_model(self.model, values.get("mouse_model", USUAL))
        self.seeds.setText(", ".join(map(str, values.get("seeds", [1]))))
        self.bad_configs.setChecked(values.get("bad_configs", False))
        self._shows = False

    @Slot()
    def _take(self) -> None:
        if self._shows:
            return
        draft = self._draft
        limits = {name: box.value() for name, box in self.limits.items()}
        given = {name: value for name, value in limits.items() if value != getattr(self._usual, name)}
        draft.put("limits", given, {})
        if draft.kind == MICE:
            draft.put("runs", self.runs.value(), 1)
            draft.put("goals", self.goals.currentData(), _GOALS)
            draft.put("mouse_model", self.model.currentData(), USUAL)
        else:
            draft.put("seeds", [int(it) for it in self.seeds.text().split(",") if it.strip()] or [1], [1])
            draft.put("bad_configs", self.bad_configs.isChecked(), False)
        self.changed.emit()
