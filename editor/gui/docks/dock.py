"""What all docks can do."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QDockWidget


class Dock(QDockWidget):
    """A dock that an action shows and hides: `window.NAME` does it for the one called `NAME_dock`."""

    @property
    def action_name(self) -> str:
        """The name of that action."""
        return f"window.{self.objectName().removesuffix('_dock')}"

    @Slot(bool)
    def set_shown(self, is_on: bool) -> None:
        """Show it before those that share its place, or hide it; one that lies behind comes forward."""
        if not is_on and self.is_behind:
            self.raise_()
        elif self.isHidden() == is_on:
            self.setVisible(is_on)
            # Among those that share its place it is once the layout has been worked out.
            QTimer.singleShot(0, self.raise_)

    @property
    def is_behind(self) -> bool:
        """Whether it is shown, and another that shares its place covers it."""
        return not self.isHidden() and self.window().isVisible() and self.visibleRegion().isEmpty()
