"""Regions in the Analysis dock: a table with a filter; a double click goes to a region."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Slot
from PySide6.QtGui import QAction, QColor, QGuiApplication, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QColorDialog,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QTableView,
    QToolButton,
    QWidget,
)

from mazarine.counting import Noun
from mazarine.gui.analysis.region_order import (
    EXITS_COLUMN,
    KIND_COLUMN,
    NUMBER_COLUMN,
    SIZE_COLUMN,
    is_understood,
)
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.region_finder import RegionFinder
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.features.analysis_dock.regions_model import DEAD_END, RegionsModel
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import choice_of, column_of, row_of, table_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.maze import Cell
from mazarine.messages import Message
from mazarine.regions import Kind

_KINDS = {
    None: tr_later("All kinds"),
    Kind.ROOM: tr_later("Rooms"),
    Kind.CORRIDOR: tr_later("Corridors"),
    Kind.CROSSROAD: tr_later("Crossroads"),
}
_FILTER_HINT = tr_later("Enter the number of a region, or a size after >, <, =, >= or <=, such as >20.")
_MOST_WITH_EXITS = 50_000
_WIDEST: dict[int, Message | str] = {NUMBER_COLUMN: "10,000", SIZE_COLUMN: "10,000", EXITS_COLUMN: DEAD_END}
"""What a column has room for at first."""
_SORT_SIGN_PX, _MARGINS_PX = 32, 12
"""Beside the title of a column: its margins and the sort indicator; beside a number: margins."""


class RegionsPanel(QWidget):
    """Lists the regions."""

    def __init__(
        self,
        current: CurrentSession,
        scene: MazeScene,
        finder: RegionFinder,
        workers: Workers,
        show_properties: Callable[[Cell], None],
        graph: QAction,
    ) -> None:
        super().__init__()
        self._show_properties, self._awaited = show_properties, -1
        self._current, self._scene, self._finder = current, scene, finder
        self.model = RegionsModel(current, workers, self)
        self.kind_box = choice_of(_KINDS)
        show_text("Kind of regions", self.kind_box.setAccessibleName)
        self.filter_line = QLineEdit(clearButtonEnabled=True)
        show_text("Number, or >20", self.filter_line.setPlaceholderText)
        show_text(_FILTER_HINT, self.filter_line.setToolTip)
        show_text("Find regions", self.filter_line.setAccessibleName)
        self.table = _table(self.model)
        self.graph_button = QToolButton(autoRaise=True)
        self.graph_button.setDefaultAction(graph)
        self._add_actions()
        self.count_label = PlainLabel(wordWrap=True)
        self.count_label.setContentsMargins(2, 0, 2, 0)
        self._lay_out()

        self.kind_box.currentIndexChanged.connect(self._want)
        self.filter_line.textChanged.connect(self._want)
        self.table.doubleClicked.connect(self._go)
        self.table.activated.connect(self._go)
        self.model.total_changed.connect(self._show_count)
        self.model.total_changed.connect(self._watch_exits)
        finder.found.connect(self.select)
        scene.palette_changed.connect(self._follow_look)
        scene.overlay_changed.connect(self._follow_look)
        on_language_change(self._fit_columns)
        self._follow_look()

    @Slot(int)
    def select(self, number: int) -> None:
        """Select a region in the table, or nothing if it is not listed."""
        row = self.model.row_of(number)
        if number == self._awaited and self._finder.cell is not None:
            self._show_properties(self._finder.cell)
        self._awaited = -1
        if row is None:
            self.table.clearSelection()
        else:
            self.table.selectRow(row)
            self.table.scrollTo(self.model.index(row, 0))

    def _add_actions(self) -> None:
        for text, drawing, slot, key in (
            (tr_later("&Show in the maze"), "region", self._go_to_current, ""),
            (tr_later("&Copy"), "copy", self._copy, ""),
            (tr_later("&Properties…"), "properties", self._ask_properties, ""),
            (tr_later("&Rename"), "note", self._rename, "F2"),
            (tr_later("Co&lor…"), "colors_default", self._ask_color, ""),
            (tr_later("&No color"), "clear", partial(self._set_color, ""), ""),
        ):
            action = QAction(icon(drawing), "", self, shortcut=QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            show_text(text, action.setText)
            action.triggered.connect(slot)
            self.table.addAction(action)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.orderer.set_seen(True)
        self._watch_exits()

    def hideEvent(self, event: QHideEvent) -> None:
        """Compute nothing while hidden."""
        super().hideEvent(event)
        self.model.orderer.set_seen(False)
        self._watch_exits()

    @Slot()
    def _watch_exits(self) -> None:
        """Ask for the exits of the regions, unless there are so many that each change would cost too much."""
        self._current.watch(self, "graph", self.isVisible() and not self._has_no_exits)

    @property
    def _has_no_exits(self) -> bool:
        return self.model.orderer.count > _MOST_WITH_EXITS

    def _lay_out(self) -> None:
        above = row_of(self.kind_box, (self.filter_line, 1), self.graph_button)
        self.setLayout(column_of(above, (self.table, 1), self.count_label, margins=(6, 6, 6, 4), spacing=6))

    @Slot()
    def _follow_look(self) -> None:
        self.model.set_look(self._scene.palette_of_maze, self._scene.overlay)

    @Slot()
    def _want(self) -> None:
        orderer, kind = self.model.orderer, self.kind_box.currentData()
        kind = None if kind is None else Kind(kind)
        orderer.request(replace(orderer.filter, kind=kind, text=self.filter_line.text()))
        self._show_count()

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        self._finder.show(self.model.number_at(index.row()))

    @Slot()
    def _go_to_current(self) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            self._go(index)

    @Slot()
    def _ask_properties(self) -> None:
        """Outline the region; its properties are shown when its cells are known."""
        index = self.table.currentIndex()
        if index.isValid():
            self._awaited = self.model.number_at(index.row())
            self._go(index)

    @property
    def _nameable(self) -> QModelIndex | None:
        """The name in the current row, if its region can have one."""
        index = self.table.currentIndex().siblingAtColumn(KIND_COLUMN)
        return index if index.flags() & Qt.ItemFlag.ItemIsEditable else None

    @Slot()
    def _rename(self) -> None:
        if (index := self._nameable) is not None:
            self.table.edit(index)

    @Slot()
    def _ask_color(self) -> None:
        if (index := self._nameable) is not None:
            color = QColor(self.model.name_of(self.model.number_at(index.row())).color or "#aa3344")
            chosen = QColorDialog.getColor(color, self, tr("Color of the region"))
            if chosen.isValid():
                self._set_color(chosen.name())

    def _set_color(self, color: str, *_: bool) -> None:
        """Color the region of the current row; an empty text gives it back the color of the overlay."""
        if (index := self._nameable) is not None:
            number = self.model.number_at(index.row())
            self.model.set_name(number, replace(self.model.name_of(number), color=color))

    @Slot()
    def _copy(self) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            columns = range(self.model.columnCount())
            texts = [str(self.model.data(index.siblingAtColumn(column))) for column in columns]
            QGuiApplication.clipboard().setText("\t".join(texts))

    @Slot()
    def _show_count(self) -> None:
        text = Noun.REGIONS(count=self.model.total)
        if not is_understood(self.filter_line.text()):
            text = _FILTER_HINT
        elif self._has_no_exits:
            text = tr_later(
                "{regions}. Exits are counted in mazes of up to {most:,} regions.",
                regions=text, most=_MOST_WITH_EXITS,
            )  # fmt: skip
        show_text(text, self.count_label.setText)

    @Slot()
    def _fit_columns(self) -> None:
        _fit_columns(self.table)


class _NameDelegate(QStyledItemDelegate):
    """Edits a name; what is typed stays when the table changes meanwhile."""

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        """Show the present name, unless another one is being typed."""
        if not (isinstance(editor, QLineEdit) and editor.isModified()):
            super().setEditorData(editor, index)


def _table(model: RegionsModel) -> QTableView:
    table = table_of(model, tr_later("Regions"))
    table.setItemDelegateForColumn(KIND_COLUMN, _NameDelegate(table))
    header = table.horizontalHeader()
    header.setSectionResizeMode(KIND_COLUMN, QHeaderView.ResizeMode.Stretch)
    for column in (NUMBER_COLUMN, SIZE_COLUMN, EXITS_COLUMN):
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(column, 0)
    _fit_columns(table)
    table.setSortingEnabled(True)
    table.sortByColumn(SIZE_COLUMN, Qt.SortOrder.DescendingOrder)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    return table


def _fit_columns(table: QTableView) -> None:
    """Widen the columns of numbers where their titles and numbers do not fit."""
    across, header = table.fontMetrics().horizontalAdvance, table.horizontalHeader()
    for column in (NUMBER_COLUMN, SIZE_COLUMN, EXITS_COLUMN):
        title = str(table.model().headerData(column, Qt.Orientation.Horizontal))
        width = max(across(tr(_WIDEST[column])) + _MARGINS_PX, across(title) + _SORT_SIGN_PX)
        header.resizeSection(column, max(header.sectionSize(column), width))
