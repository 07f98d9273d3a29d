"""The actions that undo and redo steps, and the docks about steps."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from mazarine.gui.editing.commands import step_title
from mazarine.gui.features import history
from mazarine.gui.i18n import on_language_change, tr, tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.messages import Message


class UndoActions(QObject):
    """Undoes and redoes steps, and shows their titles; a floating selection counts as a step to undo."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._floating = shell.current, shell.floating
        self._steps = steps = shell.sessions.undo_group
        shell.add(
            ActionSpec("edit.undo", tr_later("&Undo"), "undo", ("Ctrl+Z",),
                       tr_later("Undo the last step"), self.undo),
            ActionSpec("edit.redo", tr_later("&Redo"), "redo", ("Ctrl+Y", "Ctrl+Shift+Z"),
                       tr_later("Redo the last undone step"), self.redo),
        )  # fmt: skip
        self._undo, self._redo = (shell.actions_by_name[name] for name in ("edit.undo", "edit.redo"))
        self._redo.setEnabled(False)
        steps.canUndoChanged.connect(self._offer_undo)
        steps.canRedoChanged.connect(self._redo.setEnabled)
        self._floating.changed.connect(self._offer_undo)
        self._floating.changed.connect(self._show_titles)
        steps.undoTextChanged.connect(self._show_titles)
        steps.redoTextChanged.connect(self._show_titles)
        on_language_change(self._show_titles)
        self._offer_undo()

    @Slot()
    def undo(self) -> None:
        """Undo the last step; while a selection floats, discard only that."""
        if self._floating.piece is None:
            self._current.document.undo()
        else:
            self._floating.cancel()

    @Slot()
    def redo(self) -> None:
        self._current.document.redo()

    @Slot()
    def _offer_undo(self) -> None:
        self._undo.setEnabled(self._steps.canUndo() or self._floating.piece is not None)

    @Slot()
    def _show_titles(self) -> None:
        stack = self._steps.activeStack()
        index = 0 if stack is None else stack.index()
        undo, redo = self._floating.title or step_title(stack, index - 1), step_title(stack, index)
        self._undo.setText(tr("&Undo") if undo is None else tr("&Undo {step}", step=_plain(undo)))
        self._redo.setText(tr("&Redo") if redo is None else tr("&Redo {step}", step=_plain(redo)))


def _plain(step: Message) -> str:
    """Return the title of a step for a menu, in which `&` marks a mnemonic: a statement may have it, too."""
    return tr(step).replace("&", "&&")


def install(shell: Shell) -> None:
    UndoActions(shell)
    shell.add_dock(
        "history", tr_later("H&istory"), "history", ("Ctrl+H",),
        tr_later("Show or hide the steps to undo and redo, and what the last one did to the regions"),
        lambda: history.StepsPanel(
            history.HistoryPanel(shell.current),
            history.LastChangePanel(shell.current, shell.scene, shell.view, shell.finder, shell.workers),
        ),
    )  # fmt: skip
