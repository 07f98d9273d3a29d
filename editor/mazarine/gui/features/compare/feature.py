"""Comparing the maze that is open with a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from mazarine.gui import dialogs
from mazarine.gui.background.messages import show_error
from mazarine.gui.background.tasks import Report
from mazarine.gui.features import compare
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell

if TYPE_CHECKING:
    from mazarine.gui.features.compare.comparison import Comparison


class Comparer(QObject):
    """Asks for a file, compares it in the background, and shows what differs."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        shell.add(
            ActionSpec("file.compare", tr_later("Co&mpare with…"), "compare", (),
                       tr_later("Show what differs between a file and this maze"), self.ask),
        )  # fmt: skip

    @Slot()
    def ask(self) -> None:
        """Ask for a file."""
        session = self._shell.current.session
        session.document.commit_gesture()
        path = dialogs.ask_open_path(self._shell, session.export_folder.path)
        if path is not None:
            self.compare(path)

    def compare(self, path: Path) -> None:
        """Compare a file with the maze that is shown."""
        session = self._shell.current.session
        snapshot, numbered = session.document.snapshot(), session.segmentation.numbered

        def work(report: Report) -> Comparison:
            return compare.compared(path, numbered(snapshot.maze()), report)

        job = self._shell.tasks.run(self._shell.workers.jobs, tr_later("Comparing…"), work)
        job.done.connect(partial(self._show, path))
        job.failed.connect(self._fail)

    def _show(self, path: Path, found: Comparison) -> None:
        compare.CompareWindow(path.name, found, self._shell).show()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        show_error(self._shell.messages, error, tr_later("Comparison stopped."))


def install(shell: Shell) -> None:
    """Add the comparison with a file."""
    Comparer(shell)
