"""What actions do to the maze that is shown, without asking anything."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from mazewright.gui.session.current import CurrentSession


class SessionActions(QObject):
    """Hands actions on to the session that is shown."""

    def __init__(self, current: CurrentSession, parent: QObject) -> None:
        super().__init__(parent)
        self._current = current

    @Slot()
    def undo(self) -> None:
        """Take the last step back."""
        self._current.document.undo()

    @Slot()
    def redo(self) -> None:
        """Make the last step again."""
        self._current.document.redo()

    @Slot()
    def recompute(self) -> None:
        """Have the maze segmented afresh."""
        self._current.analysis.recompute()

    @Slot()
    def stop(self) -> None:
        """Stop a segmentation."""
        self._current.analysis.stop()

    @Slot()
    def select_all(self) -> None:
        """Select the whole level."""
        self._current.selection.select_all()

    @Slot()
    def select_none(self) -> None:
        """Select nothing."""
        self._current.selection.clear()

    @Slot()
    def invert(self) -> None:
        """Select what is not selected."""
        self._current.selection.invert()

    @Slot()
    def grow(self) -> None:
        """Select the cells beside those that are selected too."""
        self._current.selection.grow()

    @Slot()
    def shrink(self) -> None:
        """Select only the cells that have no others beside them."""
        self._current.selection.shrink()
