"""The Properties dock in tests."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mazarine.gui.features.properties.properties_dock import PropertiesPanel
from tests.gui.hand import Hand


def dock_of(hand: Hand) -> PropertiesPanel:
    """Open the dock."""
    dock = hand.dock("properties")
    if dock.isHidden():
        hand.key(Qt.Key.Key_F4)
        hand.focus()
    dock.raise_()
    QApplication.processEvents()
    return dock.content
