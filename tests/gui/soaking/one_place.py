"""A page by itself, without tabs around it: the soak works on one maze at a time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from mazewright.gui.documents.reading import Arrival
from mazewright.gui.shell.main_window import MainWindow
from mazewright.maze import Maze


class OnePlace(QObject):
    """Has what is opened or begun come into the place of the open maze, once that may be left."""

    def __init__(self, page: MainWindow) -> None:
        super().__init__(page)
        self._files = page.files
        self._files.files_wanted.connect(self._open)
        self._files.maze_wanted.connect(self._begin)
        self._files.reader.arrived.connect(self._take)

    @Slot(object)
    def _open(self, paths: list[Path]) -> None:
        self._files.leave(lambda: self._files.read(paths[0], here=True))

    @Slot(object, str, str)
    def _begin(self, maze: Maze, name: str, sentence: str) -> None:
        self._files.leave(lambda: self._files.take(maze, name, sentence))

    @Slot(object)
    def _take(self, arrival: Arrival) -> None:
        if not arrival.here:
            self._files.leave(lambda: self._files.show(arrival))
