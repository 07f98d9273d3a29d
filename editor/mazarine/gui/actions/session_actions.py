"""The actions that depend on the state of the session that is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QUndoGroup

from mazarine.gui.actions.building import tool_tip
from mazarine.gui.actions.table import SPECS
from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.gui.background.timers import single_shot
from mazarine.gui.canvas.floating import Floating
from mazarine.gui.editing.commands import step_title
from mazarine.gui.i18n import on_language_change, tr
from mazarine.gui.session.current import CurrentSession
from mazarine.maze.codes import Matter
from mazarine.messages import Message

_LOOK_AFTER_MS = 200


class SessionActions(QObject):
    """Enables the actions that the session can do, and shows the titles of the steps to undo and redo.

    Parameters
    ----------
    steps : the undo steps of the session
    floating : the floating selection, which counts as a step to undo
    """

    def __init__(
        self,
        current: CurrentSession,
        steps: QUndoGroup,
        floating: Floating,
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._current, self._steps, self._floating, self._actions = current, steps, floating, actions
        actions["edit.redo"].setEnabled(False)
        steps.canUndoChanged.connect(self._offer_undo)
        steps.canRedoChanged.connect(actions["edit.redo"].setEnabled)
        floating.changed.connect(self._offer_undo)
        floating.changed.connect(self._show_titles)
        steps.undoTextChanged.connect(self._show_titles)
        steps.redoTextChanged.connect(self._show_titles)
        on_language_change(self._show_titles)
        current.state_changed.connect(self._offer_stop)
        self._timer = single_shot(self, _LOOK_AFTER_MS, self._offer_dual)
        current.maze_changed.connect(self._timer.start)
        current.maze_replaced.connect(self._timer.start)
        on_language_change(self._offer_dual)
        self._offer_undo()
        self._offer_stop()

    @Slot()
    def _offer_undo(self) -> None:
        self._actions["edit.undo"].setEnabled(self._steps.canUndo() or self._floating.piece is not None)

    @Slot()
    def _show_titles(self) -> None:
        stack = self._steps.activeStack()
        index = 0 if stack is None else stack.index()
        undo, redo = self._floating.title or step_title(stack, index - 1), step_title(stack, index)
        self._actions["edit.undo"].setText(
            tr("&Undo") if undo is None else tr("&Undo {step}", step=_plain(undo))
        )
        self._actions["edit.redo"].setText(
            tr("&Redo") if redo is None else tr("&Redo {step}", step=_plain(redo))
        )

    @Slot()
    def _offer_stop(self) -> None:
        analysis = self._current.analysis
        is_running = analysis.progress is not None and analysis.state is not AnalysisState.FAILED
        self._actions["analyze.stop"].setEnabled(is_running)

    @Slot()
    def _offer_dual(self) -> None:
        """Enable the dual for mazes that have one; if not, the tooltip says why."""
        maze, action, spec = self._current.maze, self._actions["maze.dual"], SPECS["maze.dual"]
        reason = None
        if not maze.lattice.is_full:
            reason = tr("Only a maze of squares has a dual.")
        elif int(maze.cells.min()) >> 1 == Matter.ROCK:  # The least code.
            reason = tr("Only a maze without rock has a dual.")
        action.setEnabled(reason is None)
        action.setToolTip(tool_tip(spec) if reason is None else tool_tip(replace(spec, tip=reason)))


def _plain(step: Message) -> str:
    """Return the title of a step for a menu, in which `&` marks a mnemonic: a statement may have it, too."""
    return tr(step).replace("&", "&&")
