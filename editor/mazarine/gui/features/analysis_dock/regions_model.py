"""The model of the table of regions: over arrays, with sorting and filtering, for millions of rows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot

from mazarine.gui.analysis.names import KIND_NAMES
from mazarine.gui.analysis.region_order import EXITS_COLUMN, KIND_COLUMN, NUMBER_COLUMN, SIZE_COLUMN, Exits
from mazarine.gui.background.workers import Workers
from mazarine.gui.features.analysis_dock.region_orderer import RegionOrderer
from mazarine.gui.i18n import on_language_change, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.swatches import Swatches, are_alike
from mazarine.maze.edits import Change, SetMetadata
from mazarine.maze.numbering import RegionName
from mazarine.picture import LIGHT, AnyOverlay, Overlay, Palette
from mazarine.regions import Kind

Index = QModelIndex | QPersistentModelIndex

_HEADERS = {
    KIND_COLUMN: tr_later("Kind"), NUMBER_COLUMN: tr_later("Number"), SIZE_COLUMN: tr_later("Cells"),
    EXITS_COLUMN: tr_later("Exits"),
}  # fmt: skip
DEAD_END = tr_later("1, dead end")
_FETCH_ROWS = 2000
_MOST_ROWS = 100_000
"""Up to this row a region is sought: a view takes time and room for all the rows above it."""

_NO_INDEX = QModelIndex()
_Role = Qt.ItemDataRole
_GIVEN = frozenset(
    (_Role.DisplayRole, _Role.EditRole, _Role.TextAlignmentRole, _Role.DecorationRole, _Role.ToolTipRole)
)


class RegionsModel(QAbstractTableModel):
    """A row for each region: kind, number, size, exits.

    After a change the visible rows are correct at once; their order follows a moment later.
    """

    total_changed = Signal()

    def __init__(self, current: CurrentSession, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self._numbers = np.empty(0, dtype=np.int32)
        self._fetched = 0
        self._is_changing = False
        self._palette = LIGHT
        self._overlay: AnyOverlay = Overlay.KINDS
        self._swatches = Swatches()
        self.orderer = RegionOrderer(current, workers, self)
        """Decides which regions are shown, and in which order."""
        self.orderer.ordered.connect(self._show)
        current.regions_changed.connect(self._tell_rows)
        current.maze_changed.connect(self._follow_names)
        current.graph_changed.connect(self._follow_graph)
        current.regions_replaced.connect(self.total_changed)
        on_language_change(self._follow_language)

    @property
    def total(self) -> int:
        """The number of regions that match, fetched or not."""
        return len(self._numbers)

    def number_at(self, row: int) -> int:
        return int(self._numbers[row])

    def row_of(self, number: int) -> int | None:
        """Return the row of a region; None if it is not shown, or is too far down to fetch up to it."""
        rows = np.flatnonzero(self._numbers[:_MOST_ROWS] == number)
        if len(rows) == 0:
            return None
        if rows[0] >= self._fetched:
            self._insert_rows(min(int(rows[0]) + _FETCH_ROWS, len(self._numbers)))
        return int(rows[0])

    def set_look(self, palette: Palette, overlay: AnyOverlay) -> None:
        is_same = palette is self._palette and are_alike(overlay, self._overlay)
        self._palette, self._overlay = palette, overlay
        if self._fetched and not is_same:
            last = self.index(self._fetched - 1, KIND_COLUMN)
            self.dataChanged.emit(self.index(0, KIND_COLUMN), last, [_Role.DecorationRole])

    # What Qt asks

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else self._fetched

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(_HEADERS)

    def canFetchMore(self, parent: Index) -> bool:
        """Return whether there are rows beyond those fetched."""
        return not (parent.isValid() or self._is_changing) and self._fetched < len(self._numbers)

    def fetchMore(self, parent: Index = _NO_INDEX) -> None:
        """Fetch the next rows: a view keeps some bytes for each that it knows of."""
        last = min(self._fetched + _FETCH_ROWS, len(self._numbers))
        if not parent.isValid() and not self._is_changing and last > self._fetched:
            self._insert_rows(last)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal:
            if role == _Role.DisplayRole:
                return tr(_HEADERS[section])
            if role == _Role.TextAlignmentRole:
                # The arrow of the order is at the right.
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        # Views ask for many roles that do not exist here: for every cell the font, the ground, a box to tick.
        if role not in _GIVEN or not index.isValid() or index.row() >= len(self._numbers):
            return None
        number = int(self._numbers[index.row()])
        if role in (_Role.DisplayRole, _Role.EditRole):
            is_edited = role == _Role.EditRole
            return self.name_of(number).name if is_edited else self._text(number, index.column())
        if role == _Role.TextAlignmentRole:
            return _alignment(index.column())
        if role == _Role.DecorationRole and index.column() == KIND_COLUMN:
            kind = self._current.analysis.regions.kind_of(number)
            return self._swatches.of_region(number, kind, self._palette, self._overlay)
        if role == _Role.ToolTipRole:
            name = KIND_NAMES.get(self._current.analysis.regions.kind_of(number))
            if name is not None:
                return tr("{kind}, number {number} in files. Double-click to show it in the maze.",
                          kind=name, number=number)  # fmt: skip
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done with a cell: the names of rooms and corridors can be edited."""
        can_name = index.isValid() and index.column() == KIND_COLUMN and self._can_name(index.row())
        return super().flags(index) | (Qt.ItemFlag.ItemIsEditable if can_name else Qt.ItemFlag.NoItemFlags)

    def _can_name(self, row: int) -> bool:
        kind = self._current.analysis.regions.kind_of(self.number_at(row))
        return kind in (Kind.ROOM, Kind.CORRIDOR)

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        number = self.number_at(index.row())
        if role != _Role.EditRole or not self._can_name(index.row()):
            return False
        self.set_name(number, replace(self.name_of(number), name=str(value).strip()))
        return True

    def name_of(self, number: int) -> RegionName:
        return self._current.maze.named_regions.get(number, RegionName())

    def set_name(self, number: int, name: RegionName) -> None:
        """Set the name and the color of a region, as one undo step."""
        metadata = SetMetadata.of(self._current.maze)
        names = {**metadata.named_regions, number: name}
        self._current.document.do(
            replace(metadata, named_regions=names), tr_later("name region {number:,}", number=number)
        )

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        descending = order == Qt.SortOrder.DescendingOrder
        self.orderer.request(replace(self.orderer.filter, column=column, descending=descending))

    def _text(self, number: int, column: int) -> str:
        regions = self._current.analysis.regions
        kind = regions.kind_of(number)
        if column == NUMBER_COLUMN:
            # A crossroad's number only encodes its place, for programs.
            return "" if kind is Kind.CROSSROAD else tr("{number:,}", number=number)
        if kind is Kind.ROCK:
            return "–"
        if column == KIND_COLUMN:
            return self.name_of(number).name or tr(KIND_NAMES[kind])
        if column == EXITS_COLUMN:
            count = int(self.orderer.exits.of(np.array([number], np.int32))[0])
            # A corridor that leads nowhere: what designers look for.
            is_dead_end = kind is Kind.CORRIDOR and count == 1
            return "" if count < 0 else tr(DEAD_END) if is_dead_end else tr("{number:,}", number=count)
        return tr("{number:,}", number=regions.size_of(number))

    # Following the orderer

    @Slot(object)
    def _show(self, numbers: NDArray[np.int32]) -> None:
        """Show these rows; a persistent index of a row keeps its region."""
        fetched = min(max(self._fetched, _FETCH_ROWS), len(numbers))
        # Views fetch more as soon as rows come; they must not while the rows are changing.
        self._is_changing = True
        # A change of order must not change the number of rows: more come before it, fewer go after it.
        if fetched > self._fetched:
            self._insert_rows(fetched)
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        kept = {self.number_at(index.row()) for index in held if index.row() < len(self._numbers)}
        found = np.flatnonzero(np.isin(numbers[:fetched], list(kept))) if kept else np.empty(0, np.int64)
        rows = {int(numbers[row]): row for row in found.tolist()}
        moved = [self._moved(index, rows) for index in held]
        self._numbers = numbers
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()
        if fetched < self._fetched:
            self.beginRemoveRows(_NO_INDEX, fetched, self._fetched - 1)
            self._fetched = fetched
            self.endRemoveRows()
        self._is_changing = False
        self.total_changed.emit()

    def _insert_rows(self, last: int) -> None:
        self.beginInsertRows(_NO_INDEX, self._fetched, last - 1)
        self._fetched = last
        self.endInsertRows()

    def _moved(self, index: QModelIndex, rows: dict[int, int]) -> QModelIndex:
        if index.row() >= len(self._numbers):
            return QModelIndex()
        row = rows.get(self.number_at(index.row()))
        return QModelIndex() if row is None else self.index(row, index.column())

    @Slot(object)
    def _follow_names(self, change: Change) -> None:
        if change.metadata_changed:
            self._tell_rows()

    @Slot()
    def _follow_graph(self) -> None:
        plan = self._current.session.graph.value
        self.orderer.take_exits(Exits.unknown() if plan is None else plan.exits)
        self._tell_rows()

    @Slot()
    def _follow_language(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(_HEADERS) - 1)
        self._tell_rows()

    @Slot()
    def _tell_rows(self) -> None:
        if self._fetched:
            self.dataChanged.emit(self.index(0, 0), self.index(self._fetched - 1, len(_HEADERS) - 1))


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == KIND_COLUMN else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
