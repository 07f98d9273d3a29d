"""What all docks can do."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDockWidget


class Dock(QDockWidget):
    """A dock that an action shows and hides: `window.NAME` does it for the one called `NAME_dock`."""

    @property
    def action_name(self) -> str:
        """The name of that action."""
        return f"window.{self.objectName().removesuffix('_dock')}"

    @Slot(bool)
    def set_shown(self, is_on: bool) -> None:
        """Show it, before those that share its place, or hide it."""
        if self.isHidden() == is_on:
            self.setVisible(is_on)
            self.raise_()
