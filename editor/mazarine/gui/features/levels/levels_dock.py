"""The Levels dock: the levels with small pictures, and the commands for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction, QDropEvent, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolBar,
    QWidget,
)

from mazarine.gui.background.reporting import Reporting
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.features.levels.feature import LevelActions
from mazarine.gui.features.levels.level_pictures import LevelPictures
from mazarine.gui.i18n import on_language_change, show_text, tr
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.style.contrast import mixed
from mazarine.gui.widgets.building import column_of

_PICTURE_PX = (96, 64)
_ROWS_IN_SIGHT = 2
"""More levels have at least this number of rows; one level takes no more room than its row."""
_MARK_SHARE = 0.25
_ACTIONS = (
    "levels.add_above", "levels.add_below", "levels.copy", "levels.remove", None,
    "levels.move_up", "levels.move_down",
)  # fmt: skip
_BETWEEN_PX = 6
_ANY_HEIGHT = (1 << 24) - 1
"""What Qt has for no limit."""

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class LevelsPanel(QWidget):
    """Lists the levels, the topmost first; the selected one is shown."""

    def __init__(
        self, current: CurrentSession, scene: MazeScene, workers: Workers, levels: LevelActions,
        actions: Mapping[str, QAction],
    ) -> None:  # fmt: skip
        super().__init__()
        self._scene = scene
        self.pictures = LevelPictures(current, workers, _PICTURE_PX, self)
        self.model = LevelsModel(current, self.pictures, _PICTURE_PX, self)
        self.list = LevelList(self.model)
        self.bar = QToolBar(iconSize=QSize(20, 20))
        self._menu = QMenu(self)
        self._add_actions(actions)
        self.setLayout(column_of((self.list, 1), self.bar, margins=(6, 6, 6, 4), spacing=4))
        self.list.dragged.connect(levels.move, Qt.ConnectionType.QueuedConnection)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.model.modelReset.connect(self.show_level)
        self.model.modelReset.connect(self._set_height)
        self._set_height()
        scene.level_changed.connect(self.show_level)
        scene.palette_changed.connect(self._follow_look)
        scene.points_changed.connect(self._follow_look)
        self._follow_look()
        self.show_level()

    def _add_actions(self, actions: Mapping[str, QAction]) -> None:
        for name in _ACTIONS:
            for place in (self.bar, self._menu):
                if name is None:
                    place.addSeparator()
                else:
                    place.addAction(actions[name])

    @Slot()
    def _follow_look(self) -> None:
        self.pictures.set_look(
            self._scene.palette_of_maze, self.devicePixelRatioF(),
            as_points=self._scene.maze_item.is_of_points,
        )  # fmt: skip

    @Slot()
    def _set_height(self) -> None:
        """Leave room for two levels; for one, no more than it takes."""
        count = self.model.rowCount()
        rows_px = min(count, _ROWS_IN_SIGHT) * self.list.sizeHintForRow(0)
        self.list.setMinimumHeight(rows_px + 2 * self.list.frameWidth())
        self.setMaximumHeight(self.minimumSizeHint().height() if count == 1 else _ANY_HEIGHT)

    @Slot()
    def show_level(self) -> None:
        index = self.model.index(self.model.level_of(self._scene.level))
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self._scene.set_level(self.model.level_of(index.row()))

    @Slot(QPoint)
    def _open_menu(self, place: QPoint) -> None:
        self._menu.popup(self.list.viewport().mapToGlobal(place))


class _PaleMark(QStyledItemDelegate):
    """Marks the level that is shown by a pale ground: rows are high, and a dark one would catch the eye."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set the colors of the mark."""
        super().initStyleOption(option, index)
        palette: QPalette = option.palette
        pale = mixed(palette.highlight().color(), palette.base().color(), _MARK_SHARE)
        palette.setColor(QPalette.ColorRole.Highlight, pale)
        palette.setColor(QPalette.ColorRole.HighlightedText, palette.text().color())


class LevelList(Reporting, QListView):
    """The list of levels; a drop is signaled, and the list is not changed by it."""

    dragged = Signal(int, int)
    """A level, and the number that it is to have."""

    def __init__(self, model: LevelsModel) -> None:
        super().__init__()
        self._levels = model
        self.setModel(model)
        self.setIconSize(QSize(*_PICTURE_PX))
        self.setUniformItemSizes(True)
        self.setItemDelegate(_PaleMark(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        show_text("Levels", self.setAccessibleName)

    def dropEvent(self, event: QDropEvent) -> None:
        """Signal where a level of this list was dropped."""
        if event.source() is self:
            self.drop(self.currentIndex().row(), event.position().toPoint())
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()

    def drop(self, row: int, place: QPoint) -> None:
        """Signal that the level of a row was dropped at the gap nearest to a place."""
        index = self.indexAt(place)
        gap = self._levels.rowCount()
        if index.isValid():
            gap = index.row() + (place.y() > self.visualRect(index).center().y())
        target = gap - (gap > row)
        if target != row:
            self.dragged.emit(self._levels.level_of(row), self._levels.level_of(target))


class LevelsModel(QAbstractListModel):
    """Counts rows from the topmost level down; levels from the lowest up, from 0."""

    def __init__(
        self, current: CurrentSession, pictures: LevelPictures, size_px: tuple[int, int], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._current, self._pictures, self._size_px = current, pictures, size_px
        self._count = current.maze.shape[0]
        current.shape_changed.connect(self._start_over)
        pictures.changed.connect(self._show_pictures)
        on_language_change(self._show_all)

    def level_of(self, row: int) -> int:
        """Return the level in a row, or the row of a level."""
        return self._count - 1 - row

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._count

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        level = self.level_of(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return tr("Level {level}", level=level)
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon(level)
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(self._size_px[0], self._size_px[1] + _BETWEEN_PX)
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
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

    @Slot()
    def _start_over(self) -> None:
        self.beginResetModel()
        self._count = self._current.maze.shape[0]
        self.endResetModel()

    @Slot()
    def _show_all(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(self._count - 1))

    @Slot(object)
    def _show_pictures(self, levels: set[int]) -> None:
        for level in levels:
            if level < self._count:
                index = self.index(self.level_of(level))
                self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])
