"""The Statistics dock: what the maze is like in numbers and small plots, and its export."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFont, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from mazewright import files, paths
from mazewright.errors import MazeError
from mazewright.gui.analysis.values import MazeStatistics
from mazewright.gui.docks.statistics_lines import lines_of
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.widgets.bar_plot import BarPlot
from mazewright.gui.widgets.building import column_of, row_of
from mazewright.gui.widgets.message_bar import MessageBar


class StatisticsPanel(QScrollArea):
    """Shows the statistics of the maze."""

    def __init__(self, current: CurrentSession, messages: MessageBar) -> None:
        super().__init__()
        self._current = current
        self._messages = messages
        self._shown: paths.structure.Statistics | None = None
        self.tree = QTreeWidget(columnCount=2)
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        self.tree.setIndentation(10)
        self.tree.setAccessibleName(tr("Statistics"))
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.corridors = BarPlot("Corridors by length")
        self.dead_ends = BarPlot("Dead ends by length")
        self.words = QLabel(wordWrap=True)
        self.csv_button = QPushButton(tr("Export &CSV…"))
        self.json_button = QPushButton(tr("Export &JSON…"))
        self._lay_out()
        self.csv_button.clicked.connect(self._export_csv)
        self.json_button.clicked.connect(self._export_json)
        current.statistics_changed.connect(self._show)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the maze measured."""
        super().showEvent(event)
        self._current.watch(self, "statistics")

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the maze alone."""
        super().hideEvent(event)
        self._current.watch(self, "statistics", False)

    @property
    def _statistics(self) -> MazeStatistics:
        return self._current.session.statistics

    def export(self, path: Path) -> None:
        """Write the statistics: JSON where the suffix says so, else CSV; a failure is told in the window."""
        found = self._statistics.value
        if found is None:
            return
        as_text = paths.structure.json_of if path.suffix.lower() == ".json" else paths.structure.csv_of
        try:
            with files.replacing(path) as file:
                file.write(as_text(found).encode())
        except MazeError as error:
            self._messages.refuse(str(error))

    def _lay_out(self) -> None:
        body, buttons = QWidget(), row_of(self.csv_button, self.json_button)
        parts = (self.tree, 1), self.corridors, self.dead_ends, self.words, buttons
        body.setLayout(column_of(*parts, margins=(6, 6, 6, 4), spacing=6))
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(body.minimumSizeHint().width())
        self.setAccessibleName(tr("Statistics"))

    @Slot()
    def _show(self) -> None:
        found = self._statistics.value
        self.csv_button.setEnabled(found is not None)
        self.json_button.setEnabled(found is not None)
        stale = "Calculating…" if self._statistics.is_stale else ""
        self.words.setText(tr(self._statistics.error or stale))
        self.words.setVisible(bool(self.words.text()))
        if found is self._shown:
            return
        self._shown = found
        place = self.tree.verticalScrollBar().value()
        self.tree.clear()
        self.corridors.show_counts(() if found is None else found.corridor_lengths)
        self.dead_ends.show_counts(() if found is None else found.dead_end_lengths)
        if found is None:
            return
        bold = QFont(self.font())
        bold.setBold(True)
        for heading, lines in lines_of(found):
            group = QTreeWidgetItem([tr(heading)])
            group.setFont(0, bold)
            group.setFirstColumnSpanned(True)
            for name, value in lines:
                line = QTreeWidgetItem([tr(name), tr(value)])
                line.setTextAlignment(1, Qt.AlignmentFlag.AlignRight)
                line.setToolTip(0, tr(name))
                line.setToolTip(1, tr(value))
                group.addChild(line)
            self.tree.addTopLevelItem(group)
        self.tree.expandAll()
        self.tree.verticalScrollBar().setValue(place)

    @Slot()
    def _export_csv(self) -> None:
        self._ask("CSV (*.csv)", "statistics.csv")

    @Slot()
    def _export_json(self) -> None:
        self._ask("JSON (*.json)", "statistics.json")

    def _ask(self, kinds: str, name: str) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Export statistics"), name, tr(kinds))
        if chosen:
            path = Path(chosen)
            self.export(path if path.suffix else path.with_suffix(Path(name).suffix))
