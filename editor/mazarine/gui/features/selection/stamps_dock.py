"""The Stamps dock: saved pieces of mazes, which a click pastes."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Slot
from PySide6.QtGui import QAction, QIcon, QPixmap, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QStackedLayout, QToolBar, QWidget

from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.dialogs.questions import ask_to_remove
from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.gui.features.selection.stamp_folder import KeptStamp, StampFolder
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import column_of
from mazarine.gui.widgets.labels import PlainLabel, literal
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.picture import Overlay, Plane, colors_for, raster_for

_PICTURE_PX = 72
_EMPTY = tr_later(
    "No stamps yet.\n\nSelect a piece of a maze (R) and choose Edit › Selection › Save as stamp."
)
_ACTIONS = ("select.save_stamp", "stamps.remove")


class StampsPanel(QWidget):
    """Shows the stamps; a click pastes one as a floating selection, F2 renames it."""

    def __init__(
        self, folder: StampFolder, selecting: SelectionActions, scene: MazeScene,
        messages: MessageBar, actions: Mapping[str, QAction],
    ) -> None:  # fmt: skip
        super().__init__()
        self._folder, self._selecting, self._scene = folder, selecting, scene
        self._palette = scene.palette_of_maze
        self._is_filling = False
        self.list = QListWidget()
        self.list.setViewMode(QListWidget.ViewMode.IconMode)
        self.list.setIconSize(QSize(_PICTURE_PX, _PICTURE_PX))
        self.list.setGridSize(QSize(_PICTURE_PX + 24, _PICTURE_PX + 32))
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setMovement(QListWidget.Movement.Static)
        self.list.setWordWrap(True)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setMinimumHeight(_PICTURE_PX)
        show_text("Stamps", self.list.setAccessibleName)
        self.hint = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        show_text(_EMPTY, self.hint.setText)
        self.bar = QToolBar(iconSize=QSize(20, 20))
        self._menu = QMenu(self)
        for name in _ACTIONS:
            self.bar.addAction(actions[name])
            self._menu.addAction(actions[name])
        self._lay_out()
        self.list.itemClicked.connect(self._take)
        self.list.itemActivated.connect(self._take)
        self.list.itemChanged.connect(self._rename)
        self.list.customContextMenuRequested.connect(self._open_menu)
        folder.changed.connect(self._fill)
        scene.palette_changed.connect(self._follow_palette)
        on_language_change(self._show_tips)
        self._messages = messages

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._folder.look()
        self._fill()

    @Slot()
    def _follow_palette(self) -> None:
        if self._scene.palette_of_maze is not self._palette:
            self._palette = self._scene.palette_of_maze
            self._fill()

    @Slot()
    def remove(self) -> None:
        kept = self._kept(self.list.currentItem())
        if kept is not None and ask_to_remove(self, kept.name):
            self._folder.remove(kept)

    def _lay_out(self) -> None:
        stack = QWidget()
        self._stack = QStackedLayout(stack)
        self._stack.addWidget(self.hint)
        self._stack.addWidget(self.list)
        self.setLayout(column_of((stack, 1), self.bar, margins=(6, 6, 6, 4), spacing=4))

    @Slot()
    def _fill(self) -> None:
        self._is_filling = True
        self.list.clear()
        for kept in self._folder.stamps if self.isVisible() else ():
            item = QListWidgetItem(self._picture(kept), kept.name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            self.list.addItem(item)
        self._show_tips()
        self._stack.setCurrentWidget(self.list if self._folder.stamps else self.hint)
        self._is_filling = False

    @Slot()
    def _show_tips(self) -> None:
        was_filling, self._is_filling = self._is_filling, True
        for row in range(self.list.count()):
            item = self.list.item(row)
            kept = self._kept(item)
            if kept is not None:
                rows, cols = kept.stamp.mask.shape
                tip = tr(
                    "{name}: {rows} × {cols}, {lattice}",
                    name=kept.name, rows=rows, cols=cols, lattice=kept.stamp.lattice.title,
                )  # fmt: skip
                item.setToolTip(literal(tip))
        self._is_filling = was_filling

    def _picture(self, kept: KeptStamp) -> QIcon:
        board = kept.stamp.to_maze()
        raster = raster_for(board.geometry, colors_for(self._palette, Overlay.NONE), as_points=True)
        ratio = self.devicePixelRatioF()
        side = round(_PICTURE_PX * ratio)
        picture = thumbnail(raster, Plane.of(board, 0), board.geometry, side, side)
        return QIcon(QPixmap.fromImage(image_of(picture, ratio)))

    def _kept(self, item: QListWidgetItem | None) -> KeptStamp | None:
        row = self.list.row(item) if item is not None else -1
        return self._folder.stamps[row] if 0 <= row < len(self._folder.stamps) else None

    @Slot(QListWidgetItem)
    def _take(self, item: QListWidgetItem) -> None:
        kept = self._kept(item)
        if kept is not None:
            self._selecting.take(kept.stamp)

    @Slot(QListWidgetItem)
    def _rename(self, item: QListWidgetItem) -> None:
        kept = self._kept(item)
        if self._is_filling or kept is None or item.text() == kept.name:
            return
        if item.text().strip():
            self._folder.rename(kept, item.text().strip())
        else:
            self._messages.refuse(tr_later("Enter a name for the stamp."))
            self._fill()

    @Slot(QPoint)
    def _open_menu(self, place: QPoint) -> None:
        index: QModelIndex = self.list.indexAt(place)
        if index.isValid():
            self._menu.popup(self.list.viewport().mapToGlobal(place))
