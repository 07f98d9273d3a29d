"""Exports and prints the open maze in the background, with progress."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from mazarine.errors import MazeError
from mazarine.gui.background.messages import show_error
from mazarine.gui.background.tasks import Report
from mazarine.gui.features import export
from mazarine.gui.file_names import chosen_path
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.themes import chosen_palette, color_scheme_of
from mazarine.gui.widgets.building import accepts
from mazarine.messages import Message
from mazarine.problems import Profile

if TYPE_CHECKING:
    from mazarine.picture.export import Booklet, Layout


class Exporter(QObject):
    """Asks for the options, and exports while the maze may be edited."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._current, self._scene, self._workers, self._tasks = (
            shell.current, shell.scene, shell.workers, shell.tasks,
        )  # fmt: skip
        self._settings, self._messages, self._window = shell.settings, shell.messages, shell
        self._exported: export.ExportRequest | None = None
        self._printed: export.ExportRequest | None = None
        shell.add(
            ActionSpec("file.export", tr_later("&Export…"), "export", ("Ctrl+E",),
                       tr_later("Export the maze as PNG, SVG, PDF or a web page"), self.ask_export),
            ActionSpec("file.print", tr_later("&Print…"), "print", ("Ctrl+P",),
                       tr_later("Preview and print the maze"), self.ask_print),
            ActionSpec("file.contest_sheets", tr_later("Contest s&heets…"), "print", (),
                       tr_later("Export sheets in real size, with dimensions and a list of parts, to build a "
                                "contest maze"), self.ask_contest_sheets),
        )  # fmt: skip

    @Slot()
    def ask_export(self) -> None:
        """Ask for a format and a file, and write it."""
        self._export(self._exported or export.ExportRequest.usual(self._current.maze))

    @Slot()
    def ask_contest_sheets(self) -> None:
        """Ask for the sheets to build the maze from, and write them."""
        try:
            is_half_size = self._current.session.problems.profile is Profile.HALF_SIZE
            self._export(export.ExportRequest.contest(self._current.maze, is_half_size=is_half_size))
        except MazeError as error:
            self._messages.fail(error.message)

    def _export(self, proposal: export.ExportRequest) -> None:
        document = self._current.document
        order = self._ask(proposal)
        path = None if order is None else self._ask_path(order, document.title)
        if order is None or path is None:
            return
        snapshot, name = document.snapshot(), document.title
        numbered = self._current.session.segmentation.numbered
        self._exported = order
        self._current.session.export_folder.note(path)

        def work(report: Report) -> Message:
            copy = numbered(snapshot.maze())
            order.carry_out(copy, name, path, report)
            return tr_later("Exported {path}: {size}.", path=path, size=order.size(copy))

        title = tr_later("Exporting {name}…", name=path.name)
        self._tasks.run(self._workers.jobs, title, work, confirm_before_cancel=True).then(
            self._messages.show_message, self._fail
        )

    @Slot()
    def ask_print(self) -> None:
        """Ask for the layout of pages, and preview them before they are printed."""
        document = self._current.document
        order = self._ask(
            self._printed or export.ExportRequest.usual(document.maze, export.ExportFormat.PAPER)
        )
        if order is None:
            return
        snapshot, name = document.snapshot(), document.title
        numbered = self._current.session.segmentation.numbered
        self._printed = order

        def work(report: Report) -> tuple[Booklet, Layout]:
            return order.booklet(numbered(snapshot.maze()), name, report), order.layout

        self._tasks.run(self._workers.jobs, tr_later("Drawing pages…"), work).then(self._preview, self._fail)

    def _ask(self, order: export.ExportRequest) -> export.ExportRequest | None:
        """Ask, with the view of the window as a proposal; the overlay of pages is the one chosen last."""
        self._current.document.commit_gesture()
        scene = self._scene
        view = replace(
            order.view,
            overlay=order.view.overlay if order.format.has_pages else scene.overlay,
            as_points=scene.maze_item.is_of_points,
            as_player=scene.has_players_view,
            palette=chosen_palette(self._settings, is_dark=False),
        )
        proposal = replace(order, level=scene.level, view=view, scheme=color_scheme_of(self._settings))
        maze, title = self._current.maze, self._current.document.title
        dialog = export.ExportDialog(maze, title, proposal, self._workers.jobs, self._window)
        return dialog.order if accepts(dialog) else None

    def _ask_path(self, order: export.ExportRequest, title: str) -> Path | None:
        suffix, folder = order.format.suffix, str(self._current.session.export_folder.path)
        name_filter = f"{tr(order.format.title)} (*{suffix})"
        dialog = QFileDialog(self._window, tr("Export"), folder, name_filter)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix.removeprefix("."))
        dialog.selectFile(f"{title.removesuffix('.maze')}{suffix}")
        return chosen_path(dialog.selectedFiles()[0]).absolute() if accepts(dialog) else None

    @Slot(object)
    def _preview(self, pages: tuple[Booklet, Layout]) -> None:
        try:
            message = export.preview_pages(*pages, self._window)
            if message is not None:
                self._messages.show_message(message)
        except MazeError as error:
            self._messages.fail(error.message)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        show_error(self._messages, error, tr_later("Export stopped. No file was written."))


def install(shell: Shell) -> None:
    """Add exporting and printing."""
    Exporter(shell)
