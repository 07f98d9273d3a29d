"""Statistics in the Analysis dock: numbers and small plots about the maze, and their export."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Slot
from PySide6.QtGui import QFont, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QPushButton,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from mazarine import files, paths
from mazarine.errors import MazeError
from mazarine.gui.analysis.values import MazeStatistics
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.features.analysis_dock.statistics_lines import groups_of
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.building import column_of, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.plots import BarPlot

_LEAST_CHARACTERS = 38
"""The width of a name that wraps beside a long value."""


class _WrappedNames(QStyledItemDelegate):
    """Makes rows high enough for names that wrap; a tree asks for the height of one line."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        if index.column() == 0 and index.parent().isValid():
            room = QRect(0, 0, self._tree.columnWidth(0) - 2 * self._tree.indentation(), 1000)
            text = str(index.data())
            lines = self._tree.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            hint.setHeight(max(hint.height(), lines.height() + 2))
        return hint


class StatisticsPanel(QScrollArea):
    """Shows the statistics of the maze."""

    def __init__(self, current: CurrentSession, messages: MessageBar) -> None:
        super().__init__()
        self._current, self._messages = current, messages
        self._shown: paths.structure.Statistics | None = None
        self.tree = QTreeWidget(columnCount=2)
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        self.tree.setIndentation(10)
        self.tree.setWordWrap(True)
        self.tree.setMinimumWidth(_LEAST_CHARACTERS * self.tree.fontMetrics().averageCharWidth())
        self.tree.setItemDelegate(_WrappedNames(self.tree))
        show_text("Statistics", self.tree.setAccessibleName, self.setAccessibleName)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        # Names that wrap make their rows higher.
        header.sectionResized.connect(self.tree.scheduleDelayedItemsLayout)
        self.corridors = BarPlot(tr_later("Corridors by length"), tr_later("Length in cells"))
        self.dead_ends = BarPlot(tr_later("Dead ends by length"), tr_later("Length in steps"))
        self.state_label = PlainLabel(wordWrap=True)
        self.csv_button, self.json_button = QPushButton(), QPushButton()
        show_text("Export &CSV…", self.csv_button.setText)
        show_text("Export &JSON…", self.json_button.setText)
        self._lay_out()
        self.csv_button.clicked.connect(partial(self._ask, "CSV (*.csv)", "statistics.csv"))
        self.json_button.clicked.connect(partial(self._ask, "JSON (*.json)", "statistics.json"))
        current.statistics_changed.connect(self._show)
        on_language_change(self._fill)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._current.watch(self, "statistics")

    def hideEvent(self, event: QHideEvent) -> None:
        """Compute nothing while hidden."""
        super().hideEvent(event)
        self._current.watch(self, "statistics", False)

    @property
    def _statistics(self) -> MazeStatistics:
        return self._current.session.statistics

    def export(self, path: Path) -> None:
        """Write the statistics as JSON if the suffix is .json, else as CSV; show a message on failure."""
        found = self._statistics.value
        if found is None:
            return
        as_text = paths.structure.json_of if path.suffix.lower() == ".json" else paths.structure.csv_of
        try:
            with files.replacing(path) as file:
                file.write(as_text(found).encode())
        except MazeError as error:
            self._messages.refuse(error.message)

    def _lay_out(self) -> None:
        body, buttons = QWidget(), row_of(self.csv_button, self.json_button)
        parts = (self.tree, 1), self.corridors, self.dead_ends, self.state_label, buttons
        body.setLayout(column_of(*parts, margins=(6, 6, 6, 4), spacing=6))
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(body.minimumSizeHint().width())

    @Slot()
    def _show(self) -> None:
        found = self._statistics.value
        self.csv_button.setEnabled(found is not None)
        self.json_button.setEnabled(found is not None)
        error = self._statistics.error
        show_text(error or tr_later("Calculating…"), self.state_label.setText)
        self.state_label.setVisible(error is not None or self._statistics.is_stale)
        if found is not self._shown:
            self._shown = found
            self.corridors.show_counts(() if found is None else found.corridor_lengths)
            self.dead_ends.show_counts(() if found is None else found.dead_end_lengths)
            self._fill()

    @Slot()
    def _fill(self) -> None:
        place = self.tree.verticalScrollBar().value()
        self.tree.clear()
        if self._shown is None:
            return
        bold = QFont(self.font())
        bold.setBold(True)
        for heading, lines in groups_of(self._shown, self._current.maze):
            group = QTreeWidgetItem([tr(heading)])
            group.setFont(0, bold)
            group.setFirstColumnSpanned(True)
            for name, value, tip in lines:
                line = QTreeWidgetItem([tr(name), tr(value)])
                line.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                for column in range(2):
                    line.setToolTip(column, tr(tip))
                group.addChild(line)
            self.tree.addTopLevelItem(group)
        self.tree.expandAll()
        self.tree.verticalScrollBar().setValue(place)

    def _ask(self, kind: str, name: str, _checked: bool = False) -> None:
        folder = self._current.session.export_folder
        path = ask_export_path(self, tr("Export statistics"), folder, name, [kind])
        if path is not None:
            self.export(path)
