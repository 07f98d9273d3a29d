"""The content of the History dock: the steps, and below them what the last one did to the regions."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from mazarine.gui.features.history.history_dock import HistoryPanel
from mazarine.gui.features.history.last_change_dock import LastChangePanel
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.building import column_of, heading_of

_LEAST_PX = 48


class StepsPanel(QSplitter):
    """Shows the steps and an effect."""

    def __init__(self, steps: HistoryPanel, effect: LastChangePanel) -> None:
        super().__init__(Qt.Orientation.Vertical, childrenCollapsible=False)
        self.steps, self.effect = steps, effect
        # Explanations of empty lists would ask for more, and the dock share a column with others.
        self.steps.setMinimumHeight(_LEAST_PX)
        self.effect.setMinimumHeight(_LEAST_PX)
        below = QWidget()
        title = heading_of(tr_later("What the last step changed"))
        below.setLayout(column_of(title, (self.effect, 1), margins=(0, 4, 0, 0), spacing=2))
        self.addWidget(self.steps)
        self.addWidget(below)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
