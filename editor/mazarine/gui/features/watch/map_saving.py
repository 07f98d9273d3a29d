"""Saves the map of a walker, with everything unknown in fog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QLabel, QWidget

from mazarine import files
from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.background.messages import message_of
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.dialogs.questions import ask_losses
from mazarine.gui.disk.maze_file import ExportFolder
from mazarine.gui.documents.questions import LossAnswer
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.maze import Maze
from mazarine.messages import Message

_Lossy = tuple[Path, Maze, Sequence[Message]]
"""A map that was not written: its file, and what that cannot hold."""


def ask_map_path(folder: ExportFolder, parent: QWidget) -> Path | None:
    """Ask where a map is to be saved."""
    maze, numbers = (tr(files.FORMATS[name].title) for name in ("native", "fog-grid"))
    filters = [f"{maze} (*.maze)", f"{numbers} (*.csv)"]
    return ask_export_path(parent, tr("Save the map"), folder, "map.maze", filters)


class MapSaver(QObject):
    """Saves maps in the background, if the user accepts what is lost, and shows the result in a label."""

    def __init__(self, queue: JobQueue, label: QLabel) -> None:
        super().__init__(label)
        self._queue, self._label = queue, label

    def save(self, path: Path, make: Callable[[], Maze], *, accepts_losses: bool = False) -> None:
        """Save what is made in the background."""

        def work() -> Message | _Lossy:
            maze = make()
            lost = [] if accepts_losses else files.losses(maze, path)
            if lost:
                return path, maze, lost
            files.write(maze, path)
            return tr_later("Saved the map as “{name}”.", name=path.name)

        job = self._queue.run(work)
        job.done.connect(self._take_saved)
        job.failed.connect(self._show_error)

    @Slot(object)
    def _take_saved(self, outcome: Message | _Lossy) -> None:
        if isinstance(outcome, Message):
            show_text(outcome, self._label.setText)
            return
        path, maze, lost = outcome
        if ask_losses(self._label, path.name, lost) is LossAnswer.WRITE:
            self.save(path, lambda: maze, accepts_losses=True)

    @Slot(object)
    def _show_error(self, error: Exception) -> None:
        show_text(message_of(error), self._label.setText)
