"""Where a maze goes that is opened or begun: into a page that nobody has used, or a tab of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from mazewright.gui.background.timers import single_shot
from mazewright.gui.documents.reading import Arrival
from mazewright.gui.shell.files import Files
from mazewright.maze import Maze

if TYPE_CHECKING:
    from mazewright.gui.shell.main_window import MainWindow
    from mazewright.gui.shell.tabs.tab_window import TabWindow

_AGAIN_AFTER_MS = 50


class Opening(QObject):
    """Finds room for what is wanted on one page.

    Files are read one after the other, and one that has a tab already is shown.
    """

    def __init__(self, page: MainWindow, tabs: TabWindow) -> None:
        super().__init__(page)
        self._page, self._tabs = page, tabs
        self._waiting: list[Path] = []
        self._arrival: Arrival | None = None
        self._timer = single_shot(self, _AGAIN_AFTER_MS, self._take_again)
        self._reader = page.files.reader
        page.files.files_wanted.connect(self._open)
        page.files.maze_wanted.connect(self._begin)
        page.files.is_elsewhere = self._is_elsewhere
        self._reader.arrived.connect(self._take)
        self._reader.failed.connect(self._open_next)
        self._reader.stopped.connect(self._forget)

    def left(self) -> list[Path]:
        """Give the files that have no tab yet, and forget them."""
        reading = self._reader.path_aside
        left = [*([] if reading is None else [reading]), *self._waiting]
        self._forget()
        return left

    @Slot(object)
    def _open(self, paths: Sequence[Path]) -> None:
        self._waiting += paths
        if not self._reader.is_reading:
            self._open_next()

    @Slot()
    def _open_next(self) -> None:
        """Open the next one that waits, and has no tab yet."""
        while self._waiting:
            path = self._waiting.pop(0)
            if not self._tabs.show_file(path):
                self._page.files.read(path)
                return

    @Slot()
    def _forget(self) -> None:
        self._waiting = []

    @Slot(object, str, str)
    def _begin(self, maze: Maze, name: str, sentence: str) -> None:
        self._room().take(maze, name, sentence)

    @Slot(object)
    def _take(self, arrival: Arrival) -> None:
        """Show what was read in a tab, and go on with what waits."""
        if arrival.here:
            self._open_next()
            return
        if self._tabs.page.toolbox.is_in_gesture:
            # The page is not changed under a button that is held down.
            self._arrival = arrival
            self._timer.start()
            return
        if arrival.as_copy or not self._tabs.show_file(arrival.path):
            self._room().show(arrival)
        self._open_next()

    @Slot()
    def _take_again(self) -> None:
        arrival, self._arrival = self._arrival, None
        if arrival is not None and not self._page.workers.is_closed:
            self._take(arrival)

    def _room(self) -> Files:
        """Give what has room for another maze."""
        # What floats is put down, so that it is not taken for nothing.
        self._page.document.settle()
        is_free = self._page.document.is_untouched and not self._page.files.is_saving
        return self._page.files if is_free else self._tabs.add().files

    def _is_elsewhere(self, path: Path) -> bool:
        return self._tabs.page_of(path) not in (None, self._page)
