"""What the program is, and what keys and buttons do."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.gui.actions import ActionSpec
from editor.gui.icons import icon
from editor.gui.keys import Keys, plain

_MOUSE = (
    ("Left button", "paints"),
    ("Right button", "erases, with every tool"),
    ("Middle button, or Space and left", "pans"),
    ("Ctrl and wheel, or two fingers", "zooms about the pointer"),
    ("Wheel; Shift and wheel", "scrolls; scrolls sideways"),
    ("Escape, or the other button", "gives a gesture up"),
)


def show_about(parent: QWidget) -> None:
    """Tell what the program is."""
    try:
        number = version("mazewright")
    except PackageNotFoundError:
        number = ""
    box = QMessageBox(parent)
    box.setWindowTitle("About Mazewright")
    box.setIconPixmap(icon("mazewright").pixmap(64, 64))
    box.setText(f"<b>Mazewright {number}</b>")
    box.setInformativeText(
        "A maze editor that knows, while you draw, which cells are rooms, corridors and crossroads."
    )
    box.exec()


class KeysDialog(QDialog):
    """Lists keys and buttons."""

    def __init__(self, actions: Iterable[ActionSpec], keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys and mouse")
        label = QLabel(_table(actions, keys))
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setContentsMargins(16, 12, 16, 12)
        area = QScrollArea()
        area.setWidget(label)
        area.setWidgetResizable(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(area)
        layout.addWidget(buttons)
        self.resize(620, 640)


def _table(actions: Iterable[ActionSpec], keys: Keys) -> str:
    rows = [
        f"<tr><td><nobr>{button}&nbsp;&nbsp;&nbsp;</nobr></td><td>{words}</td></tr>"
        for button, words in _MOUSE
    ]
    rows.append("<tr><td colspan=2>&nbsp;</td></tr>")
    for spec in actions:
        own = ", ".join(keys.of(spec.name))
        if own:
            rows.append(
                f"<tr><td><nobr><b>{own}</b>&nbsp;&nbsp;&nbsp;</nobr></td>"
                f"<td><b>{plain(spec.text)}</b>: {spec.tip}</td></tr>"
            )
    return f"<table cellpadding=3>{''.join(rows)}</table>"
