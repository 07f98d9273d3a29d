"""Text that is shown letter by letter: Qt takes what looks like HTML for HTML, and opens what it names."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


class PlainLabel(QLabel):
    """A label without HTML; it takes the arguments of `QLabel`."""

    def __init__(self, *arguments: Any, **properties: Any) -> None:
        super().__init__(*arguments, **properties)
        self.setTextFormat(Qt.TextFormat.PlainText)


def literal(text: str) -> str:
    """Return what tool tips and messages show as this text, which may come from a file.

    >>> literal("a < b")
    'a < b'
    >>> literal("<b>a</b>")
    '<span>&lt;b&gt;a&lt;/b&gt;</span>'
    """
    if not QtGui.Qt.mightBeRichText(text):
        return text
    lines = escape(text, quote=False).replace("\n", "<br>")
    return f"<span>{lines}</span>"
