"""A box for percentages, and one field for each parameter of a generator."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFormLayout, QWidget

from mazarine.generators.parameter import Choice, Count, Parameter, Share
from mazarine.gui.i18n import on_language_change, show_text
from mazarine.gui.i18n.texts import percent_sign
from mazarine.gui.widgets.building import choice_of, label_of
from mazarine.gui.widgets.number_boxes import DecimalBox, NumberBox

_PERCENT = 100.0


class PercentBox(DecimalBox):
    """Takes percentages from 0 to 100, with the sign as the language writes it."""

    def __init__(self, decimals: int = 0) -> None:
        super().__init__(0.0, 100.0, decimals)
        self._show_sign()
        on_language_change(self._show_sign)

    @Slot()
    def _show_sign(self) -> None:
        self.setSuffix(percent_sign())


class ParameterFields(QWidget):
    """Shows one field for each parameter."""

    def __init__(self, changed: Callable[[], None]) -> None:
        super().__init__()
        self._changed = changed
        self._reads: dict[str, Callable[[], Any]] = {}
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)

    def show_parameters(
        self, parameters: Iterable[Parameter], values: Mapping[str, Any] | None = None
    ) -> None:
        """Show fields for these parameters, with these values or else their defaults."""
        while self.form.rowCount():
            self.form.removeRow(0)
        self._reads = {}
        for parameter in parameters:
            value = (values or {}).get(parameter.name, parameter.default)
            field = self._field(parameter, value)
            field.setObjectName(parameter.name)
            label = label_of(parameter.title, field)
            show_text(parameter.help, field.setToolTip, label.setToolTip)
            self.form.addRow(label, field)

    def values(self) -> dict[str, Any]:
        """Return the values of the fields, by the names of the parameters."""
        return {name: read() for name, read in self._reads.items()}

    def _field(self, parameter: Parameter, value: Any) -> QWidget:
        if isinstance(parameter, Choice):
            return self._choice(parameter, value)
        if isinstance(parameter, Count):
            return self._count(parameter, value)
        return self._share(parameter, value)

    def _count(self, parameter: Count, value: int) -> QWidget:
        box = NumberBox(0, parameter.most, value)
        box.valueChanged.connect(self._report_change)
        self._reads[parameter.name] = box.value
        return box

    def _choice(self, parameter: Choice, value: str) -> QWidget:
        box = choice_of(parameter.choices, value)
        box.currentIndexChanged.connect(self._report_change)
        self._reads[parameter.name] = box.currentData
        return box

    def _share(self, parameter: Share, value: float) -> QWidget:
        box = PercentBox(1)
        box.setSingleStep(5.0)
        box.setValue(value * _PERCENT)
        box.valueChanged.connect(self._report_change)
        self._reads[parameter.name] = lambda: box.value() / _PERCENT
        return box

    def _report_change(self, _value: object) -> None:
        self._changed()
