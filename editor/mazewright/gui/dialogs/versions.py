"""Earlier versions of the file that is open: when they were replaced, what they are, taking one back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QListWidgetItem, QWidget

from mazewright.counting import count_of
from mazewright.files import read
from mazewright.files.backups import Version
from mazewright.gui.background.latest import Latest, Wanted
from mazewright.gui.background.workers import Workers
from mazewright.gui.i18n import tr
from mazewright.gui.style.painting import image_of
from mazewright.gui.widgets.building import column_of, row_of
from mazewright.gui.widgets.thumbnail import thumbnail
from mazewright.maze import Maze
from mazewright.picture import LIGHT, CellColours, Overlay, Plane, raster_for

_KIB = 1024
_PICTURE = QSize(260, 220)


@dataclass(frozen=True, eq=False)
class Look:
    """A version as it is shown: its maze, the picture of its first level, and words about it."""

    maze: Maze
    picture: NDArray[np.uint32]
    words: str


class VersionsDialog(QDialog):
    """Lets one look at versions and choose one; nothing is replaced before the maze is saved.

    Attributes
    ----------
    restores : whether the version is to take the place of the open maze, as one undo step
    """

    def __init__(self, name: str, versions: Sequence[Version], workers: Workers, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr(f"Earlier versions of {name}"))
        self.restores = False
        self.look: Look | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Versions, newest first"))
        for version in versions:
            words = f"{version.time:%Y-%m-%d %H:%M:%S}    {max(1, round(version.size / _KIB)):,} KiB"
            item = QListWidgetItem(words, self.list)
            item.setData(Qt.ItemDataRole.UserRole, version)
        self.picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedSize(_PICTURE)
        self.picture.setAccessibleName(tr("Picture of the version"))
        self.words = QLabel(wordWrap=True)
        self.words.setFixedWidth(_PICTURE.width())
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self.open_button = self.buttons.button(QDialogButtonBox.StandardButton.Open)
        self.open_button.setText(tr("&Open as a copy"))
        self.restore_button = self.buttons.addButton(tr("&Restore"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.restore_button.setToolTip(tr("Replace the open maze; this can be undone"))
        self._latest = Latest(workers.studies, self, self._show, self._refuse)
        self._lay_out(
            "Earlier versions, by the time they were replaced."
            if versions
            else "There are no earlier versions yet."
        )
        self._show(None)
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemDoubleClicked.connect(self.accept)
        self.restore_button.clicked.connect(self._restore)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self._latest.drop)
        self.list.setCurrentRow(0)

    @property
    def version(self) -> Version | None:
        """The version that is chosen."""
        item = self.list.currentItem()
        version: Version | None = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        return version

    @Slot()
    def _restore(self) -> None:
        self.restores = True

    @Slot()
    def _choose(self) -> None:
        self._show(None)
        self._latest.want(self._begin)

    def _begin(self) -> Callable[[Wanted], Look | None]:
        path = None if self.version is None else self.version.path
        ratio = self.devicePixelRatioF()
        return lambda _: None if path is None else _look_at(path, ratio)

    @Slot(object)
    def _show(self, look: Look | None) -> None:
        """Show what a version looks like; nothing while that is being found out."""
        self.look = look
        self.open_button.setEnabled(self.version is not None)
        self.restore_button.setEnabled(look is not None)
        if look is None:
            self.picture.clear()
            self.words.clear()
            return
        self.picture.setPixmap(QPixmap.fromImage(image_of(look.picture, self.devicePixelRatioF())))
        self.words.setText(tr(look.words))

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self._show(None)
        self.words.setText(tr(str(error)))

    def _lay_out(self, words: str) -> None:
        across = row_of((self.list, 1), column_of(self.picture, self.words, 0))
        parts = QLabel(tr(words)), across, self.buttons
        self.setLayout(column_of(*parts, margins=(20, 18, 20, 16), spacing=12))
        self.resize(620, 360)


def _look_at(path: Path, pixel_ratio: float) -> Look:
    maze = read(path)
    levels, rows, cols = maze.shape
    plane = Plane.of(maze, 0)
    raster = raster_for(maze.geometry, CellColours(LIGHT, Overlay.NONE), False)
    room = _PICTURE * pixel_ratio
    picture = thumbnail(raster, plane, maze.geometry, room.width(), room.height())
    words = f"{rows:,} × {cols:,} cells"
    if levels > 1:
        words += f", {count_of(levels, 'level')}"
    links, markers = len(maze.links), len(maze.markers)
    things = [(links, count_of(links, "link")), (markers, count_of(markers, "marker"))]
    return Look(maze, picture, ", ".join([words, *(words for number, words in things if number)]))
