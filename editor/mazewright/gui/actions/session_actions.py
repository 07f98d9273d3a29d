"""The actions on the session that is shown: undo and redo, the analysis, and what is selected."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QUndoGroup

from mazewright.gui.analysis.analysis import State
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession


class SessionActions(QObject):
    """Hands actions on to the session that is shown, and enables those that it has a use for.

    Parameters
    ----------
    steps : the undo steps of the session
    """

    def __init__(
        self, current: CurrentSession, steps: QUndoGroup, actions: Mapping[str, QAction], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._current, self._actions = current, actions
        actions["edit.undo"].setEnabled(False)
        actions["edit.redo"].setEnabled(False)
        steps.canUndoChanged.connect(actions["edit.undo"].setEnabled)
        steps.canRedoChanged.connect(actions["edit.redo"].setEnabled)
        steps.undoTextChanged.connect(self._name_undo)
        steps.redoTextChanged.connect(self._name_redo)
        current.state_changed.connect(self._offer_stop)
        self._offer_stop()

    @Slot()
    def undo(self) -> None:
        """Take the last step back."""
        self._current.document.undo()

    @Slot()
    def redo(self) -> None:
        """Make the last step again."""
        self._current.document.redo()

    @Slot(str)
    def _name_undo(self, text: str) -> None:
        self._actions["edit.undo"].setText(tr(f"&Undo {text}".rstrip()))

    @Slot(str)
    def _name_redo(self, text: str) -> None:
        self._actions["edit.redo"].setText(tr(f"&Redo {text}".rstrip()))

    @Slot()
    def _offer_stop(self) -> None:
        analysis = self._current.analysis
        is_running = analysis.progress is not None and analysis.state is not State.FAILED
        self._actions["analyse.stop"].setEnabled(is_running)

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
