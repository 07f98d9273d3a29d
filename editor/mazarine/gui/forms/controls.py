"""Buttons, boxes and rows of forms with a text and a tooltip that follow the language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QAbstractButton, QCheckBox, QFormLayout, QPushButton, QWidget

from mazarine.gui.i18n import show_text
from mazarine.gui.widgets.building import add_row
from mazarine.messages import Message

_Button = TypeVar("_Button", bound=QAbstractButton)


def button(
    text: Message, slot: Callable[[], object] | None = None, tip: Message | None = None
) -> QPushButton:
    """Return a button, which may call a slot; Return in a field of a dialog does not press it."""
    made = _shown(QPushButton(autoDefault=False), text, tip)
    if slot is not None:
        made.clicked.connect(slot)
    return made


def check_box(text: Message, tip: Message | None = None, *, is_on: bool = False) -> QCheckBox:
    made = _shown(QCheckBox(), text, tip)
    made.setChecked(is_on)
    return made


def add_field(form: QFormLayout, label: Message, field: QWidget, tip: Message) -> None:
    """Add a row to a form, with a tooltip for its field."""
    add_row(form, label, field)
    show_text(tip, field.setToolTip)


def _shown(made: _Button, text: Message, tip: Message | None) -> _Button:
    show_text(text, made.setText)
    if tip is not None:
        show_text(tip, made.setToolTip)
    return made
