"""The Last change dock: what the last stroke, undo or redo did to the regions; its cells flash."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QSize, Qt, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QListWidget, QStackedWidget

from mazewright.gui.analysis.last_change import LastChange
from mazewright.gui.background.latest import Latest, Wanted
from mazewright.gui.background.timers import single_shot
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.region_finder import CellGuide, RegionFinder
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.lattice import Grid, Lattice
from mazewright.regions.summary import Places, UpdateSummary

_SHOW_AFTER_MS = 40
_SIZE = QSize(260, 320)
_NO_CHANGE = (
    "No change to show.\n\nDraw a stroke, undo or redo: its effect on rooms, corridors and crossroads"
    " is listed here. Click a line to outline its cells."
)
_NO_REGIONS = "Rooms and corridors are not known yet. Changes are listed here as soon as they are."
_NO_EFFECT = "The last change did not affect rooms, corridors or crossroads."
_MOST_LINES = 8
"""Regions of which each has a line; of more only the count is shown."""
_MOST_NUMBERS = 6
_NOWHERE: Places = np.empty(0, np.int64)


class LastChangePanel(QStackedWidget):
    """Lists what the last change did.

    Attributes
    ----------
    list : a row for each sentence; one that is clicked is shown on the maze
    words : why there are none, in its place
    """

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        view: MazeView,
        finder: RegionFinder,
        workers: Workers,
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
        self._latest = Latest(workers.trials, self, self._show)
        self._timer = single_shot(self, _SHOW_AFTER_MS, self._update)
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
        self._show(None)
        self._update()

    def sizeHint(self) -> QSize:
        """Return a narrow column; the words would be wider."""
        return _SIZE

    def showEvent(self, event: QShowEvent) -> None:
        """Show what has changed in the meantime."""
        super().showEvent(event)
        self._start_over()

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove the outline."""
        super().hideEvent(event)
        self._guide.clear()

    @Slot()
    def _follow(self) -> None:
        if self.isVisible() and not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _update(self) -> None:
        """Have the lines made in the background."""
        self._latest.want(self._begin)

    def _begin(self) -> Callable[[Wanted], _Lines | None]:
        maze, summarizer = self._scene.document.maze, self._last_change.summarizer()
        grid, lattice, (levels, rows, cols) = maze.grid, maze.lattice, maze.shape

        def work(_is_wanted: Wanted) -> _Lines | None:
            if summarizer is None:
                return None
            lines = change_lines(summarizer(), lattice, cols)
            return lines, _cells(lines, grid, levels * rows * cols)

        return work

    @Slot(object)
    def _show(self, made: _Lines | None) -> None:
        """Show lines, or why there are none."""
        self._lines, cells = made or ([], None)
        self._guide.clear()
        self.list.clear()
        self.list.addItems([tr(line.sentence) for line in self._lines])
        unknown = _NO_CHANGE if self._last_change.is_known else _NO_REGIONS
        self.words.setText(tr(unknown if made is None else _NO_EFFECT))
        self.setCurrentWidget(self.list if self._lines else self.words)
        if cells is not None and self.isVisible():
            self._scene.flash(cells)

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        maze = self._scene.document.maze
        self._guide.show(_cells([self._lines[index.row()]], maze.grid, maze.cells.size))


@dataclass(frozen=True, eq=False)
class ChangeLine:
    """A sentence, and the flat places of the cells that it is about."""

    sentence: str
    cells: Callable[[], Places]


_Lines = tuple[list[ChangeLine], NDArray[np.int64]]
"""Lines, and the lattice cells that they are about."""


def _cells(lines: list[ChangeLine], grid: Grid, count: int) -> NDArray[np.int64]:
    """Return the lattice cells that these lines are about, each once, of a maze of `count` cells."""
    places = np.unique(np.concatenate([_NOWHERE, *(line.cells() for line in lines)]))
    return grid.cells_at_flat(places[places < count])


def change_lines(summary: UpdateSummary, lattice: Lattice, cols: int) -> list[ChangeLine]:
    """Return sentences on a change of a maze with `cols` columns, in the order of the steps of an update."""
    rooms, corridors = summary.rooms, summary.corridors
    cut, joined = corridors.split, corridors.merged
    steps = np.array([down * cols + right for down, right in lattice.face_cells])

    def faces(sentence: str, anchors: Places) -> list[ChangeLine]:
        return _counted(sentence, anchors, lambda: np.unique(anchors[:, None] + steps))

    def old(numbers: Collection[int], sentence_of: Callable[[int], str], many: str) -> list[ChangeLine]:
        return _each(numbers, sentence_of, many, lambda some: _left(summary, some))

    def new(numbers: Collection[int], sentence_of: Callable[[int], str], many: str) -> list[ChangeLine]:
        return _each(numbers, sentence_of, many, lambda some: _arrived(summary, some))

    return [
        *faces(f"Open faces lost: {len(summary.faces_lost):,}", summary.faces_lost),
        *old(rooms.split, lambda room: f"Room {room} was split into rooms {_listed(rooms.split[room])}",
             f"Rooms split: {len(rooms.split):,}"),
        *old(rooms.gone, lambda room: f"Room {room} was removed", f"Rooms removed: {len(rooms.gone):,}"),
        *_counted(f"Cells that left rooms: {len(rooms.left):,}", rooms.left),
        *_counted(f"Cells that left corridors: {len(corridors.left):,}", corridors.left),
        *old(cut, lambda corridor: f"Corridor {corridor} was cut into corridors {_listed(cut[corridor])}",
             f"Corridors cut: {len(cut):,}"),
        *old(corridors.gone, lambda corridor: f"Corridor {corridor} was removed",
             f"Corridors removed: {len(corridors.gone):,}"),
        *_counted(f"Crossroads removed: {len(summary.crossroads_gone):,}", summary.crossroads_gone),
        *faces(f"Open faces gained: {len(summary.faces_gained):,}", summary.faces_gained),
        *new(rooms.merged, lambda room: f"Rooms {_listed(rooms.merged[room])} were merged into room {room}",
             f"Rooms made of several: {len(rooms.merged):,}"),
        *new(rooms.new, lambda room: f"Room {room} was added", f"Rooms added: {len(rooms.new):,}"),
        *_counted(f"Cells that joined rooms: {len(rooms.joined):,}", rooms.joined),
        *_counted(f"Cells that joined corridors: {len(corridors.joined):,}", corridors.joined),
        *new(joined, lambda number: f"Corridors {_listed(joined[number])} were merged into corridor {number}",
             f"Corridors made of several: {len(joined):,}"),
        *new(corridors.new, lambda corridor: f"Corridor {corridor} was added",
             f"Corridors added: {len(corridors.new):,}"),
        *_counted(f"Crossroads added: {len(summary.crossroads_new):,}", summary.crossroads_new),
    ]  # fmt: skip


def _counted(sentence: str, places: Places, cells: Callable[[], Places] | None = None) -> list[ChangeLine]:
    return [ChangeLine(sentence, cells or (lambda: places))] if len(places) else []


def _each(
    numbers: Collection[int], sentence_of: Callable[[int], str], many: str,
    cells_of: Callable[[Collection[int]], Places],
) -> list[ChangeLine]:  # fmt: skip
    """Return a line for each region, or one for all if they are many."""
    if len(numbers) > _MOST_LINES:
        return [ChangeLine(many, lambda: cells_of(numbers))]
    return [ChangeLine(sentence_of(number), partial(cells_of, [number])) for number in numbers]


def _left(summary: UpdateSummary, numbers: Iterable[int]) -> Places:
    """Return the cells that belonged to some regions and do not any more."""
    cells: Places = summary.cells[(summary.before != summary.after) & np.isin(summary.before, list(numbers))]
    return cells


def _arrived(summary: UpdateSummary, numbers: Iterable[int]) -> Places:
    """Return the cells that belong to some regions and did not before."""
    cells: Places = summary.cells[(summary.before != summary.after) & np.isin(summary.after, list(numbers))]
    return cells


def _listed(numbers: tuple[int, ...]) -> str:
    some = ", ".join(map(str, numbers[:_MOST_NUMBERS]))
    return f"{some}, …" if len(numbers) > _MOST_NUMBERS else some
