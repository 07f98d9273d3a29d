"""Comparing the maze that is open with a file, and merging the changes of a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from mazarine.gui import dialogs
from mazarine.gui.background.messages import show_error
from mazarine.gui.background.tasks import Report
from mazarine.gui.canvas.region_finder import CellGuide
from mazarine.gui.features import compare
from mazarine.gui.file_names import shown
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import accepts

if TYPE_CHECKING:
    from mazarine.gui.features.compare.comparison import Comparison, MergedMaze


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
        session = self._shell.current.session
        session.document.commit_gesture()
        path = dialogs.ask_open_path(self._shell, session.export_folder.path)
        if path is not None:
            self.compare(path)

    def compare(self, path: Path) -> None:
        session = self._shell.current.session
        snapshot, numbered = session.document.snapshot(), session.segmentation.numbered

        def work(report: Report) -> Comparison:
            return compare.compared(path, numbered(snapshot.maze()), report)

        self._shell.tasks.run(self._shell.workers.jobs, tr_later("Comparing…"), work).then(
            partial(self._show, path), self._fail
        )

    def _show(self, path: Path, found: Comparison) -> None:
        compare.CompareWindow(path.name, found, self._shell).show()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        show_error(self._shell.messages, error, tr_later("Comparison stopped."))


class Merger(QObject):
    """Asks for two files, merges in the background, and shows the conflicts."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._guide = CellGuide(shell.scene, shell.view, shell.finder, self)
        shell.add(
            ActionSpec("file.merge", tr_later("Mer&ge…"), "merge", (),
                       tr_later("Add to this maze what others have changed in a copy of its file"), self.ask),
        )  # fmt: skip

    @Slot()
    def ask(self) -> None:
        self._shell.document.commit_gesture()
        dialog = compare.MergeDialog(self._shell.settings, self._shell)
        if accepts(dialog):
            self.merge(dialog.base, dialog.theirs)

    def merge(self, base: Path, theirs: Path) -> None:
        """Merge what a file has changed since the base into the maze that is shown."""
        session = self._shell.current.session
        numbered = session.segmentation.numbered
        self._shell.work.make(
            tr_later("Merging…"),
            lambda ours: compare.merged(base, numbered(ours), theirs),
            partial(self._take, session, shown(theirs.name)),
        )

    def _take(self, session: MazeSession, name: str, found: MergedMaze) -> None:
        document, step = session.document, None
        if found.edit is not None:
            document.do(found.edit, tr_later("merge {name}", name=name))
            step = document.step.number
        for window in self._shell.findChildren(compare.MergeWindow):
            if window.session is session:
                window.close()
        if found.conflicts:
            shell = self._shell
            parts = shell.sessions, shell.work, self._guide, shell
            window = compare.MergeWindow(name, found, session, step, *parts)
            window.addActions([shell.actions_by_name[it] for it in ("edit.undo", "edit.redo")])
            window.show()
            return
        same = tr_later("This maze already has all changes of {name}.", name=name)
        done = tr_later("Merged {name}. There were no conflicts.", name=name)
        self._shell.messages.show_message(same if step is None else done)


def install(shell: Shell) -> None:
    Comparer(shell)
    Merger(shell)
