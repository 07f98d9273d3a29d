"""Rows and columns of widgets, boxes to choose in, and the buttons of dialogs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from mazewright.gui.i18n import tr

_Box = TypeVar("_Box", bound=QBoxLayout)

Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]
"""A widget or layout, perhaps with its stretch; a number is empty room of this stretch."""
Margins = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels."""


def row_of(*parts: Part, margins: Margins | None = None, spacing: int | None = None) -> QHBoxLayout:
    """Put parts side by side; without margins or spacing those of the style are kept."""
    return _filled(QHBoxLayout(), parts, margins, spacing)


def column_of(*parts: Part, margins: Margins | None = None, spacing: int | None = None) -> QVBoxLayout:
    """Put parts below each other; without margins or spacing those of the style are kept."""
    return _filled(QVBoxLayout(), parts, margins, spacing)


def choice_of(texts: Mapping[Any, str], chosen: Any = None) -> QComboBox:
    """Make a box to choose one of these values in, each with its text; the first one is chosen else."""
    box = QComboBox()
    for value, text in texts.items():
        box.addItem(tr(text), value)
    box.setCurrentIndex(max(box.findData(chosen), 0))
    return box


def ok_and_cancel(dialog: QDialog, accept: Callable[[], None] | None = None) -> QDialogButtonBox:
    """Make the buttons of a dialog; OK accepts it, or calls `accept`."""
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    buttons.accepted.connect(accept or dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons


def _filled(box: _Box, parts: tuple[Part, ...], margins: Margins | None, spacing: int | None) -> _Box:
    if margins is not None:
        box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QWidget):
            box.addWidget(item, stretch)
        elif isinstance(item, QLayout):
            box.addLayout(item, stretch)
        else:
            box.addStretch(item)
    return box
