"""The actions on the session that is shown, as far as it has a use for them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QUndoGroup

from mazewright.gui.analysis.analysis import State
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession


class SessionActions(QObject):
    """Enables the actions that the session has a use for, and names what is undone and redone.

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
