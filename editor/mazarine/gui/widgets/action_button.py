"""A push button that does what an action does."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton


class ActionButton(QPushButton):
    """Shows the text and the tooltip of an action, and can be clicked while the action is enabled."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._action = action
        action.changed.connect(self._follow)
        self._follow()
        self.clicked.connect(action.trigger)

    @Slot()
    def _follow(self) -> None:
        self.setText(self._action.text())
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
