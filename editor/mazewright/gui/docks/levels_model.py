"""The levels as a list: the topmost first, each with its name and its picture."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QIcon, QPixmap

from mazewright.gui.docks.level_pictures import LevelPictures
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.maze.edits import Change

_BETWEEN_PX = 6

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class LevelsModel(QAbstractListModel):
    """Counts rows from the topmost level down; levels from the lowest up, from 0."""

    def __init__(
        self, current: CurrentSession, pictures: LevelPictures, size_px: tuple[int, int], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._pictures = pictures
        self._size_px = size_px
        self._count = current.maze.shape[0]
        current.maze_changed.connect(self._follow_maze)
        current.maze_replaced.connect(self._start_over)
        pictures.changed.connect(self._show_pictures)

    def level_of(self, row: int) -> int:
        """Give the level in a row, or the row of a level."""
        return self._count - 1 - row

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Give the number of levels."""
        return 0 if parent.isValid() else self._count

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give the name of a level, its picture, or the room that it takes."""
        level = self.level_of(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return tr(f"Level {level}")
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon(level)
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(self._size_px[0], self._size_px[1] + _BETWEEN_PX)
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Have levels chosen and dragged, and dropped between each other."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Move only."""
        return Qt.DropAction.MoveAction

    def _icon(self, level: int) -> QIcon:
        picture = self._pictures.picture(level)
        if picture is None:
            picture = QPixmap(*self._size_px)
            picture.fill(Qt.GlobalColor.transparent)
        icon = QIcon(picture)
        # Otherwise the style would tint the picture of the level that is chosen.
        icon.addPixmap(picture, QIcon.Mode.Selected)
        return icon

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        if change.reshaped:
            self._start_over()

    @Slot()
    def _start_over(self) -> None:
        self.beginResetModel()
        self._count = self._current.maze.shape[0]
        self.endResetModel()

    @Slot(object)
    def _show_pictures(self, levels: set[int]) -> None:
        for level in levels:
            if level < self._count:
                index = self.index(self.level_of(level))
                self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])
