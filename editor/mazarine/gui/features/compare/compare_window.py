"""The window that shows what differs between a file and the maze that is open."""

from __future__ import annotations

from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from mazarine.gui.features.compare.comparison import Comparison
from mazarine.gui.features.compare.places_window import CELL_ROLE, PlacesWindow
from mazarine.gui.i18n import show_text, tr, tr_later


class CompareWindow(PlacesWindow):
    """Lists what differs, first in sentences, then each place."""

    list: QListWidget

    def __init__(self, name: str, comparison: Comparison, parent: QWidget) -> None:
        places = QListWidget()
        places.setWordWrap(True)
        show_text("Differences", places.setAccessibleName)
        for text, cell in comparison.entries:
            item = QListWidgetItem(tr(text), places)
            item.setData(CELL_ROLE, cell)
        super().__init__(tr_later("Compared with {name}", name=name), places, comparison.drawing, parent)
