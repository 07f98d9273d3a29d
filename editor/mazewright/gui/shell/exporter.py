"""Exports and prints the open maze in the background, with progress."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from mazewright.errors import MazeError
from mazewright.gui.background.long_work import LongWork, Look
from mazewright.gui.background.messages import tell_error
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.dialogs import export, printing
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.settings import Settings
from mazewright.gui.style.themes import chosen_palette
from mazewright.gui.widgets.building import accepts
from mazewright.gui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from mazewright.picture.export import Booklet, Layout


class Exporter(QObject):
    """Asks for the options, and exports while the maze may be edited."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        workers: Workers,
        work: LongWork,
        settings: Settings,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._current, self._scene, self._workers, self._work = current, scene, workers, work
        self._settings, self._messages, self._window = settings, messages, window
        self._exported: export.Order | None = None
        self._printed: export.Order | None = None

    @Slot()
    def ask_export(self) -> None:
        """Ask for a format and a file, and write it."""
        document = self._current.document
        order = self._ask(self._exported or export.Order.usual(document.maze))
        path = None if order is None else self._ask_path(order, document.shown_title)
        if order is None or path is None:
            return
        snapshot, name = document.snapshot(), document.shown_title
        self._exported = order
        self._settings.last_folder = path.parent

        def work(look: Look) -> str:
            copy = snapshot.maze()
            order.carry_out(copy, name, path, look)
            return f"Exported {path}: {order.words(copy)}."

        job = self._work.run(self._workers.jobs, f"Exporting {path.name}…", work, is_dear=True)
        job.done.connect(self._messages.tell)
        job.failed.connect(self._fail)

    @Slot()
    def ask_print(self) -> None:
        """Ask how pages are to be, and show them before they are printed."""
        document = self._current.document
        order = self._ask(self._printed or export.Order.usual(document.maze, export.Format.PAPER))
        if order is None:
            return
        snapshot, name = document.snapshot(), document.shown_title
        self._printed = order

        def work(look: Look) -> tuple[Booklet, Layout]:
            return order.booklet(snapshot.maze(), name, look), order.layout

        job = self._work.run(self._workers.jobs, "Drawing pages…", work)
        job.done.connect(self._preview)
        job.failed.connect(self._fail)

    def _ask(self, order: export.Order) -> export.Order | None:
        """Ask, with what is shown in the window as a proposal."""
        self._current.document.settle()
        scene = self._scene
        view = replace(
            order.view,
            overlay=scene.overlay,
            as_points=self._settings.is_on("points", False),
            as_player=scene.has_players_view,
            palette=chosen_palette(self._settings, is_dark=False),
        )
        proposal = replace(order, level=scene.level, view=view)
        dialog = export.ExportDialog(self._current.maze, proposal, self._window)
        return dialog.order if accepts(dialog) else None

    def _ask_path(self, order: export.Order, title: str) -> Path | None:
        suffix, folder = order.format.suffix, str(self._settings.last_folder)
        dialog = QFileDialog(self._window, tr("Export"), folder, tr(f"{order.format.words} (*{suffix})"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix.removeprefix("."))
        dialog.selectFile(f"{title.removesuffix('.maze')}{suffix}")
        return Path(dialog.selectedFiles()[0]).absolute() if accepts(dialog) else None

    @Slot(object)
    def _preview(self, pages: tuple[Booklet, Layout]) -> None:
        try:
            words = printing.preview.preview(*pages, self._window)
            if words:
                self._messages.tell(words)
        except MazeError as error:
            self._messages.fail(str(error))

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        tell_error(self._messages, error, "Stopped. Nothing was written.")
