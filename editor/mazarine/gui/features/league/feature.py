"""The action that opens the window of the league."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from mazarine.gui.features import league
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell

if TYPE_CHECKING:
    from mazarine.mouse import ProgramSpec


class LeagueAction(QObject):
    """Opens the window, which there is once: a closed one keeps its plan and its results."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._window: league.LeagueWindow | None = None
        shell.add(
            ActionSpec("league.open", tr_later("&League…"), "marker_goal", (),
                       tr_later("Run mouse programs in many mazes, or programs that write mazes, and compare "
                                "them"),
                       self.open, needs_maze=False),
        )  # fmt: skip
        shell.league_wanted.connect(self._open_with)
        shell.documents.opening.plan_wanted.connect(self._open_plan)
        shell.closing.connect(self._close)

    @Slot()
    def open(self) -> None:
        self._shown().activateWindow()

    def _shown(self) -> league.LeagueWindow:
        window = self._window = self._window or league.LeagueWindow(self._shell)
        window.show()
        window.raise_()
        return window

    @Slot(object)
    def _open_with(self, programs: list[ProgramSpec]) -> None:
        self._shown().add_mice(programs)

    @Slot(object)
    def _open_plan(self, path: Path) -> None:
        # At the start, the main window is shown only after this.
        QTimer.singleShot(0, self, lambda: self._open_shown(path))

    def _open_shown(self, path: Path) -> None:
        self._shown().open_plan(path)

    @Slot()
    def _close(self) -> None:
        if self._window is not None:
            self._window.close()


def install(shell: Shell) -> None:
    LeagueAction(shell)
