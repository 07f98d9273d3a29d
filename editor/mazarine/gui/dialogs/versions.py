"""The dialog with earlier versions of the open file: when they were replaced, pictures, and restoring one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QWidget

from mazarine.counting import Noun
from mazarine.files import read
from mazarine.files.backups import Version
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.workers import Workers
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import column_of, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.maze import Maze
from mazarine.messages import Series
from mazarine.picture import LIGHT, CellColors, Overlay, Plane, raster_for

_KIB = 1024
_PICTURE = QSize(260, 220)


@dataclass(frozen=True, eq=False)
class VersionPreview:
    """A version as it is shown: its maze, the picture of its first level, and a description."""

    maze: Maze
    picture: NDArray[np.uint32]
    description: Series


class VersionsDialog(QDialog):
    """Shows versions to choose one of; no file is replaced before the maze is saved.

    Attributes
    ----------
    restores : whether the version is to take the place of the open maze, as one undo step
    puts_back : whether the file is to be put back as it was before it was first saved
    """

    def __init__(self, name: str, versions: Sequence[Version], workers: Workers, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Earlier versions of {name}", name=name))
        self.restores = self.puts_back = False
        self.preview: VersionPreview | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Versions, newest first"))
        for version in versions:
            size = tr("{size:,} KiB", size=max(1, round(version.size / _KIB)))
            item = QListWidgetItem(f"{version.time:%Y-%m-%d %H:%M:%S}    {size}", self.list)
            item.setData(Qt.ItemDataRole.UserRole, version)
        self.picture = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedSize(_PICTURE)
        self.picture.setAccessibleName(tr("Picture of the version"))
        self.description = PlainLabel(wordWrap=True)
        self.description.setFixedWidth(_PICTURE.width())
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self.open_button = self.buttons.button(QDialogButtonBox.StandardButton.Open)
        self.open_button.setText(tr("&Open as a copy"))
        self.restore_button = self.buttons.addButton(tr("&Restore"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.restore_button.setToolTip(tr("Replace the open maze; this can be undone"))
        self.original_button = self.buttons.addButton(
            tr("&Put the file back as it was"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.original_button.setToolTip(
            tr("Write the bytes that the file had before Mazarine first saved it, and open it again")
        )
        self._latest = LatestTask(workers.studies, self, self._show, self._refuse)
        self._lay_out(
            tr("Earlier versions, by the time they were replaced.")
            if versions
            else tr("There are no earlier versions yet.")
        )
        self._show(None)
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemDoubleClicked.connect(self.accept)
        self.restore_button.clicked.connect(self._restore)
        self.original_button.clicked.connect(self._put_back)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.finished.connect(self._latest.cancel)
        self.list.setCurrentRow(0)

    @property
    def version(self) -> Version | None:
        item = self.list.currentItem()
        version: Version | None = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        return version

    @Slot()
    def _restore(self) -> None:
        self.restores = True

    @Slot()
    def _put_back(self) -> None:
        self.puts_back = True

    @Slot()
    def _choose(self) -> None:
        self._show(None)
        self._latest.submit(self._begin)

    def _begin(self) -> Callable[[IsCurrent], VersionPreview | None]:
        path = None if self.version is None else self.version.path
        ratio = self.devicePixelRatioF()
        return lambda _: None if path is None else _preview_of(path, ratio)

    @Slot(object)
    def _show(self, preview: VersionPreview | None) -> None:
        """Show the preview of a version; nothing while it is being made."""
        self.preview = preview
        self.open_button.setEnabled(self.version is not None)
        self.restore_button.setEnabled(preview is not None)
        if preview is None:
            self.picture.clear()
            self.description.clear()
            return
        self.picture.setPixmap(QPixmap.fromImage(image_of(preview.picture, self.devicePixelRatioF())))
        self.description.setText(tr("{parts}", parts=preview.description))

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self._show(None)
        self.description.setText(tr(message_of(error)))

    def _lay_out(self, heading: str) -> None:
        across = row_of((self.list, 1), column_of(self.picture, self.description, 0))
        parts = PlainLabel(heading), across, self.buttons
        self.setLayout(column_of(*parts, margins=(20, 18, 20, 16), spacing=12))
        self.resize(620, 360)


def _preview_of(path: Path, pixel_ratio: float) -> VersionPreview:
    maze = read(path)
    levels, rows, cols = maze.shape
    plane = Plane.of(maze, 0)
    raster = raster_for(maze.geometry, CellColors(LIGHT, Overlay.NONE), as_points=True)
    room = _PICTURE * pixel_ratio
    picture = thumbnail(raster, plane, maze.geometry, room.width(), room.height())
    parts = [tr_later("{rows:,} × {cols:,} cells", rows=rows, cols=cols)]
    if levels > 1:
        parts.append(Noun.LEVELS(count=levels))
    if maze.links:
        parts.append(Noun.LINKS(count=len(maze.links)))
    if maze.markers:
        parts.append(Noun.MARKERS(count=len(maze.markers)))
    return VersionPreview(maze, picture, Series(tuple(parts), last=", "))
