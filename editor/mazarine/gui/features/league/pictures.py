"""Small pictures of the mazes that programs have written, side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from mazarine.errors import MazeError
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.background.workers import Workers
from mazarine.gui.features.league.contest import Run
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.labels import literal
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.picture import CellColors, Overlay, Palette, Plane, raster_for

_PICTURE = QSize(112, 84)
_MOST = 60
_AT_ONCE = 8
_Picture = NDArray[np.uint32] | None


class Pictures(QListWidget):
    """Shows the first mazes of some runs; a double click wants one to be opened."""

    wanted = Signal(object)
    """The run whose maze is to be opened."""

    def __init__(self, workers: Workers, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._runs: list[Run] = []
        self._icons: dict[Run, QIcon] = {}
        self._latest = LatestTask(workers.studies, self, self._take)
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setIconSize(_PICTURE)
        self.setWordWrap(True)
        self.setGridSize(_PICTURE + QSize(20, 2 * self.fontMetrics().height() + 14))
        show_text(tr_later("Mazes of the programs"), self.setAccessibleName)
        self.itemActivated.connect(self._want)

    def show_runs(self, runs: Sequence[Run]) -> None:
        runs = [it for it in runs if it.result is not None and it.result.file][:_MOST]
        if runs == self._runs:
            return
        self._icons = {run: self._icons[run] for run in runs if run in self._icons}
        self._runs = runs
        self.clear()
        for run in runs:
            item = QListWidgetItem(self._icons.get(run, QIcon()), f"{run.program}\n{run.task}", self)
            item.setSizeHint(self.gridSize())
            item.setToolTip(literal(f"{run.program}, {run.task}"))
        self._latest.submit(self._begin)

    def _begin(self) -> Callable[[IsCurrent], dict[Run, _Picture]]:
        missing = [run for run in self._runs if run not in self._icons][:_AT_ONCE]
        palette, ratio = self._palette, self.devicePixelRatioF()
        return lambda _: {run: _picture(run, palette, ratio) for run in missing}

    @Slot(object)
    def _take(self, pictures: dict[Run, _Picture]) -> None:
        for run, picture in pictures.items():
            self._icons[run] = icon("error")
            if picture is not None:
                self._icons[run] = QIcon(QPixmap.fromImage(image_of(picture, self.devicePixelRatioF())))
            if run in self._runs:
                self.item(self._runs.index(run)).setIcon(self._icons[run])
        if pictures:
            self._latest.submit(self._begin)

    @Slot(QListWidgetItem)
    def _want(self, item: QListWidgetItem) -> None:
        self.wanted.emit(self._runs[self.row(item)])


def _picture(run: Run, palette: Palette, ratio: float) -> _Picture:
    """Return the picture of a maze; None if what was written is none."""
    try:
        maze = run.result.maze()
    except MazeError:
        return None
    raster = raster_for(maze.geometry, CellColors(palette, Overlay.NONE), as_points=True)
    width, height = (round(side * ratio) for side in _PICTURE.toTuple())
    return thumbnail(raster, Plane.of(maze, 0), maze.geometry, width, height)
