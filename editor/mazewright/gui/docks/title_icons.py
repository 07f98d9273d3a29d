"""The icons in the titles of docks: those of the style are too faint to be seen on a dark ground."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QDockWidget

from mazewright.gui.style.icons import icon

_ICONS = {"qt_dockwidget_closebutton": "close", "qt_dockwidget_floatbutton": "float"}


def draw_title_icons(dock: QDockWidget) -> None:
    """Give the buttons in a dock's title icons of ours; the style takes them back when it changes."""
    for name, drawing in _ICONS.items():
        for button in dock.findChildren(QAbstractButton, name):
            button.setIcon(icon(drawing))
