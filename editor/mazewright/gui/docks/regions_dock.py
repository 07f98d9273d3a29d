"""The Regions dock: a table of all regions, what to show of it, and a double click that goes there."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QLineEdit, QTableView, QWidget

from mazewright.counting import count_of
from mazewright.gui.analysis.region_order import (
    KIND_COLUMN,
    NUMBER_COLUMN,
    SIZE_COLUMN,
    Wanted,
    is_understood,
)
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.region_finder import RegionFinder
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.docks.regions_model import RegionsModel
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.widgets.building import choice_of, column_of, row_of
from mazewright.regions import Kind

_KINDS = {
    None: "All kinds",
    Kind.ROOM: "Rooms",
    Kind.CORRIDOR: "Corridors",
    Kind.CROSSROAD: "Crossroads",
}
_HOW_TO_FIND = "Digits find a number; >, <, =, >= or <= and digits find sizes."
_SORT_SIGN_PX, _MARGINS_PX = 36, 12
"""Beside the title of a column: its margins and the sort indicator; beside a number: margins."""


class RegionsPanel(QWidget):
    """Lists the regions.

    Attributes
    ----------
    model : the regions that are listed
    """

    def __init__(
        self, current: CurrentSession, scene: MazeScene, finder: RegionFinder, workers: Workers
    ) -> None:
        super().__init__()
        self._scene = scene
        self._finder = finder
        self.model = RegionsModel(current, workers, self)
        self.kind_box = choice_of(_KINDS)
        self.kind_box.setAccessibleName(tr("Kind of regions"))
        self.filter_line = QLineEdit(placeholderText=tr("Number, or >20"), clearButtonEnabled=True)
        self.filter_line.setToolTip(tr(_HOW_TO_FIND))
        self.filter_line.setAccessibleName(tr("Find regions"))
        self.table = _table(self.model)
        self.count_label = QLabel(wordWrap=True)
        self.count_label.setContentsMargins(2, 0, 2, 0)
        self._lay_out()

        self.kind_box.currentIndexChanged.connect(self._want)
        self.filter_line.textChanged.connect(self._want)
        self.table.doubleClicked.connect(self._go)
        self.table.activated.connect(self._go)
        self.model.total_changed.connect(self._show_count)
        finder.found.connect(self.select)
        scene.palette_changed.connect(self._follow_look)
        scene.overlay_changed.connect(self._follow_look)
        self._follow_look()

    @Slot(int)
    def select(self, number: int) -> None:
        """Select a region in the table, if it is shown there; else none."""
        row = self.model.row_of(number)
        if row is None:
            self.table.clearSelection()
        else:
            self.table.selectRow(row)
            self.table.scrollTo(self.model.index(row, 0))

    def showEvent(self, event: QShowEvent) -> None:
        """Have the table filled."""
        super().showEvent(event)
        self.model.orderer.set_seen(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Have the table left alone."""
        super().hideEvent(event)
        self.model.orderer.set_seen(False)

    def _lay_out(self) -> None:
        above = row_of(self.kind_box, (self.filter_line, 1))
        parts = above, (self.table, 1), self.count_label
        self.setLayout(column_of(*parts, margins=(6, 6, 6, 4), spacing=6))

    @Slot()
    def _follow_look(self) -> None:
        self.model.set_look(self._scene.palette_of_maze, self._scene.overlay)

    @Slot()
    def _want(self) -> None:
        now = self.model.orderer.wanted
        kind = self.kind_box.currentData()
        self.model.orderer.want(
            Wanted(None if kind is None else Kind(kind), self.filter_line.text(), now.column, now.descending)
        )
        self._show_count()

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        self._finder.show(self.model.number_at(index.row()))

    @Slot()
    def _show_count(self) -> None:
        words = count_of(self.model.total, "region") if self.model.is_known else "Preparing…"
        if not is_understood(self.filter_line.text()):
            words = _HOW_TO_FIND
        self.count_label.setText(tr(words))


def _table(model: RegionsModel) -> QTableView:
    table = QTableView(showGrid=False, wordWrap=False)
    table.setModel(model)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setAlternatingRowColors(True)
    table.setTabKeyNavigation(False)
    table.setAccessibleName(tr("Regions"))
    header = table.horizontalHeader()
    header.setSectionResizeMode(KIND_COLUMN, QHeaderView.ResizeMode.Stretch)
    for column in (NUMBER_COLUMN, SIZE_COLUMN):
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
        title = str(model.headerData(column, Qt.Orientation.Horizontal))
        across = table.fontMetrics().horizontalAdvance
        header.resizeSection(column, max(across("100,000") + _MARGINS_PX, across(title) + _SORT_SIGN_PX))
    header.setHighlightSections(False)
    table.setSortingEnabled(True)
    table.sortByColumn(SIZE_COLUMN, Qt.SortOrder.DescendingOrder)
    rows = table.verticalHeader()
    rows.setVisible(False)
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    rows.setDefaultSectionSize(table.fontMetrics().height() + 8)
    return table
