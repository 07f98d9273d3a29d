"""What the keys may be given to, and what they must not be taken from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QScrollArea, QWidget


def is_written_in(widget: QWidget | None) -> bool:
    """Tell whether letters are written in a widget."""
    return isinstance(widget, QLineEdit | QAbstractSpinBox)


def first_for_keys(within: QWidget) -> QWidget | None:
    """Give the first widget that has a use for keys, itself or in it; None if there is none.

    Fields that are written in are left out: who goes on to a tool by its letter must not write there.
    """
    return next((widget for widget in (within, *within.findChildren(QWidget)) if _takes_keys(widget)), None)


def _takes_keys(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    is_other = isinstance(widget, QScrollArea) or is_written_in(widget)
    return by_tab and not is_other and widget.isVisible() and widget.isEnabled()
