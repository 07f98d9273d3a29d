"""What the last stroke, undo or redo has done to the regions; its cells flash."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QSize, Qt, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QStackedWidget

from mazarine.gui.analysis.last_change import ChangeLine, LastChange, change_lines
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.background.timers import single_shot
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.region_finder import CellGuide, RegionFinder
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.lattice import Grid
from mazarine.lattice.grid import Places

_SHOW_AFTER_MS = 40
_SIZE = QSize(260, 320)
_NO_CHANGE = tr_later(
    "No change to show.\n\nDraw a stroke, undo or redo: its effect on rooms, corridors and crossroads"
    " is listed here. Click a line to outline its cells."
)
_NO_REGIONS = tr_later("The analysis is not finished. Changes will be listed here when it is.")
_NO_EFFECT = tr_later("The last change did not affect rooms, corridors or crossroads.")
_NOWHERE: Places = np.empty(0, np.int64)


class LastChangePanel(QStackedWidget):
    """Lists the effects of the last change."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        view: MazeView,
        finder: RegionFinder,
        workers: Workers,
    ) -> None:
        super().__init__()
        self._current, self._scene = current, scene
        self._guide = CellGuide(scene, view, finder, self)
        self._lines: list[ChangeLine] = []
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        show_text("Last change", self.list.setAccessibleName)
        self.placeholder = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.placeholder.setContentsMargins(16, 16, 16, 16)
        self.addWidget(self.placeholder)
        self.addWidget(self.list)
        self.list.clicked.connect(self._go)
        self.list.activated.connect(self._go)
        self._latest = LatestTask(workers.trials, self, self._show)
        self._timer = single_shot(self, _SHOW_AFTER_MS, self._update)
        current.last_change_changed.connect(self._follow)
        current.changed.connect(self._start_over)
        on_language_change(self._show_texts)
        self._start_over()

    @property
    def _last_change(self) -> LastChange:
        return self._current.session.last_change

    @Slot()
    def _start_over(self) -> None:
        """Show what was recorded of another maze, and record its changes from now on."""
        self._last_change.record()
        self._show(None)
        self._update()

    def sizeHint(self) -> QSize:
        return _SIZE

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._start_over()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._guide.clear()

    @Slot()
    def _follow(self) -> None:
        if self.isVisible() and not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _update(self) -> None:
        self._latest.submit(self._begin)

    def _begin(self) -> Callable[[IsCurrent], _Lines | None]:
        maze, summarizer = self._scene.document.maze, self._last_change.summarizer()
        grid, lattice, size = maze.grid, maze.lattice, maze.cells.size

        def work(_is_current: IsCurrent) -> _Lines | None:
            if summarizer is None:
                return None
            lines = change_lines(summarizer(), lattice, grid)
            return lines, _cells(lines, grid, size)

        return work

    @Slot(object)
    def _show(self, made: _Lines | None) -> None:
        self._lines, cells = made or ([], None)
        self._guide.clear()
        self.list.clear()
        self.list.addItems([""] * len(self._lines))
        self._show_texts()
        unknown = _NO_CHANGE if self._last_change.is_known else _NO_REGIONS
        show_text(unknown if made is None else _NO_EFFECT, self.placeholder.setText)
        self.setCurrentWidget(self.list if self._lines else self.placeholder)
        if cells is not None and self.isVisible():
            self._scene.flash(cells)

    @Slot()
    def _show_texts(self) -> None:
        for row, line in enumerate(self._lines):
            self.list.item(row).setText(tr(line.message))

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        maze = self._scene.document.maze
        self._guide.show(_cells([self._lines[index.row()]], maze.grid, maze.cells.size))


_Lines = tuple[list[ChangeLine], NDArray[np.int64]]
"""Lines, and the lattice cells that they concern."""


def _cells(lines: list[ChangeLine], grid: Grid, count: int) -> NDArray[np.int64]:
    """Return the lattice cells that these lines concern, each once, of a maze of `count` cells."""
    places = np.unique(np.concatenate([_NOWHERE, *(line.cells() for line in lines)]))
    return grid.cells_at_flat(places[places < count])
