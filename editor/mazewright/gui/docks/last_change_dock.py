"""The Last change dock: what the last stroke, undo or redo did to the regions; its cells flash."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QSize, Qt, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QListWidget, QStackedWidget

from mazewright.gui.analysis.last_change import LastChange
from mazewright.gui.background.timers import single_shot
from mazewright.gui.canvas.cell_guide import CellGuide
from mazewright.gui.canvas.region_finder import RegionFinder
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.docks.change_lines import ChangeLine, change_lines
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession

_SHOW_AFTER_MS = 40
_SIZE = QSize(260, 320)
_NO_CHANGE = (
    "No change to show.\n\nDraw a stroke, undo or redo: its effect on rooms, corridors and crossroads"
    " is listed here. Click a line to outline its cells."
)
_NO_REGIONS = "Rooms and corridors are not known yet. Changes are listed here as soon as they are."
_NO_EFFECT = "The last change did not affect rooms, corridors or crossroads."


class LastChangePanel(QStackedWidget):
    """Lists what the last change did.

    Attributes
    ----------
    list : a row for each sentence; one that is clicked is shown on the maze
    words : why there are none, in its place
    """

    def __init__(
        self, current: CurrentSession, scene: MazeScene, view: MazeView, finder: RegionFinder
    ) -> None:
        super().__init__()
        self._current = current
        self._scene = scene
        self._guide = CellGuide(scene, view, finder, self)
        self._lines: list[ChangeLine] = []
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("Last change"))
        self.words = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.words.setContentsMargins(16, 16, 16, 16)
        self.addWidget(self.words)
        self.addWidget(self.list)
        self.list.clicked.connect(self._go)
        self.list.activated.connect(self._go)
        self._timer = single_shot(self, _SHOW_AFTER_MS, self._show)
        current.last_change_changed.connect(self._follow)
        current.changed.connect(self._start_over)
        self._start_over()

    @property
    def _last_change(self) -> LastChange:
        return self._current.session.last_change

    @Slot()
    def _start_over(self) -> None:
        """Show what was recorded of another maze, and record its changes from now on."""
        self._last_change.record()
        self._show()

    def sizeHint(self) -> QSize:
        """Return a narrow column; the words would be wider."""
        return _SIZE

    def showEvent(self, event: QShowEvent) -> None:
        """Show what has changed in the meantime."""
        super().showEvent(event)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove the outline."""
        super().hideEvent(event)
        self._guide.clear()

    @Slot()
    def _follow(self) -> None:
        if self.isVisible() and not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _show(self) -> None:
        maze = self._scene.document.maze
        summary = self._last_change.summary()
        self._lines = [] if summary is None else change_lines(summary, maze.lattice, maze.shape[2])
        self._guide.clear()
        self.list.clear()
        self.list.addItems([tr(line.sentence) for line in self._lines])
        unknown = _NO_CHANGE if self._last_change.is_known else _NO_REGIONS
        self.words.setText(tr(unknown if summary is None else _NO_EFFECT))
        self.setCurrentWidget(self.list if self._lines else self.words)
        if self._lines and self.isVisible():
            self._scene.flash(self._cells(self._lines))

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        self._guide.show(self._cells([self._lines[index.row()]]))

    def _cells(self, lines: list[ChangeLine]) -> NDArray[np.int64]:
        """Return the lattice cells that these lines are about, each once."""
        maze = self._scene.document.maze
        places = np.unique(np.concatenate([line.cells() for line in lines]))
        return maze.grid.cells_at_flat(places[places < maze.cells.size])
