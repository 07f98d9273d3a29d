"""The results of a league: the standings, box charts, the single runs, and the mazes of programs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSplitter, QTabWidget, QWidget

from mazarine.gui.features.league.contest import PLOTS, RUNS, STANDINGS, Line, Run
from mazarine.gui.features.league.draft import GENERATORS, MICE
from mazarine.gui.features.league.pictures import Pictures
from mazarine.gui.features.league.rows_model import RowsModel, fit_columns, rows_table
from mazarine.gui.forms.controls import button
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import Scrollable, choice_of, column_of, heading_of, row_of
from mazarine.gui.widgets.plots import BoxPlot, BoxRow
from mazarine.messages import plain

_COLOR = QColor("#2f6fb5")


class Plots(QWidget):
    """Shows a figure of the runs of each program, in the order of the standings."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind
        self._lines: Sequence[Line] = ()
        self.figure_box = choice_of({name: title for name, (title, _) in PLOTS[kind].items()})
        show_text("Figure that is plotted", self.figure_box.setAccessibleName)
        self.plot = BoxPlot(
            tr_later("Plot of the runs of each program"),
            tr_later(
                "Box: the middle half of the runs. Line in it: median. Diamond: mean. Whiskers: the least and"
                " the most. Dots: single runs."
            ),
        )
        area = Scrollable(tr_later("Plot of the runs of each program"), self.plot)
        self.setLayout(column_of(self.figure_box, (area, 1), margins=(0, 0, 0, 0)))
        self.figure_box.currentIndexChanged.connect(self._show)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show the runs of these programs, if the plot is seen."""
        self._lines = lines
        if self.isVisible():
            self._show()

    @Slot()
    def _show(self) -> None:
        title, value = PLOTS[self._kind][self.figure_box.currentData()]
        rows = []
        for line in self._lines:
            values = [number for it in line.proper if (number := value(it)) is not None]
            beside = tr_later("{number:,} of {total:,}", number=len(values), total=len(line.proper))
            rows.append(BoxRow(plain(line.program), beside, values, _COLOR))
        self.plot.show_rows(rows, title)


_FIRST_ORDER = {MICE: (4, Qt.SortOrder.AscendingOrder), GENERATORS: (1, Qt.SortOrder.DescendingOrder)}
"""The column by which standings are sorted at first: the score, and how often all rules are kept."""


class ResultTables(QSplitter):
    """Shows runs, and the standings of their programs.

    Attributes
    ----------
    standings, runs : the tables: a row for each program, and one for each of its runs
    plots : for each kind, box charts of the runs of the programs
    pictures : the mazes that programs have written
    """

    wanted = Signal(object)
    """The run that is to be opened."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._kind = ""
        self._runs: Sequence[Run] = ()
        self._lines: dict[str, Line] = {}
        self._is_new = True
        self._stale: list[Callable[[], None]] = []
        """The parts that show old results."""
        self._standings, self._shown_runs = RowsModel(), RowsModel()
        self.standings = rows_table(self._standings, tr_later("Standings"))
        self.runs = rows_table(self._shown_runs, tr_later("Runs"))
        self.plots = {kind: Plots(kind) for kind in _FIRST_ORDER}
        self.views, charts, lower = QTabWidget(), QWidget(), QWidget()
        self.pictures = Pictures(shell.workers, shell.scene.palette_of_maze)
        self.all_button = button(tr_later("All pro&grams"), self.standings.clearSelection,
                                 tr_later("Show the runs of all programs"))  # fmt: skip
        self.watch_button = button(
            tr_later("S&how run"), self._open_chosen,
            tr_later("Show the selected run of a mouse as it was, or open the maze of a program"),
        )  # fmt: skip
        self.runs_title = heading_of(tr_later("Runs of all programs"))
        charts.setLayout(column_of(*((plots, 1) for plots in self.plots.values())))
        for page in (self.standings, charts):
            self.views.addTab(page, "")
        self._show_tab_titles()
        on_language_change(self._show_tab_titles)
        title = row_of((self.runs_title, 1), self.watch_button, self.all_button)
        lower.setLayout(column_of(title, (self.runs, 1), margins=(0, 0, 0, 0)))
        for part in (self.views, lower, self.pictures):
            self.addWidget(part)
        self._tie()

    @property
    def lines(self) -> list[Line]:
        """The standings in the order that is seen."""
        return self._standings.rows

    def show_runs(self, kind: str, runs: Sequence[Run]) -> None:
        is_other, self._kind, self._runs, self._is_new = kind != self._kind, kind, runs, True
        own: dict[str, list[Run]] = {}
        for run in runs:
            own.setdefault(run.program, []).append(run)
        self._lines = {name: Line(name, found) for name, found in own.items()}
        self._standings.show(STANDINGS[kind], list(self._lines.values()))
        self._show_chosen()
        self._fit_columns()
        if is_other:
            self.pictures.setVisible(kind == GENERATORS)
            for each, plots in self.plots.items():
                plots.setVisible(each == kind)
            self.standings.sortByColumn(*_FIRST_ORDER[kind])

    @Slot(object)
    def follow(self, programs: Collection[str]) -> None:
        """Take new results of programs, and show them in one part: a frame has time for no more."""
        for name in programs:
            self._lines[name].follow()
        if programs:
            parts = self._standings.refresh, self._refresh_runs, self._refresh_plots
            self._stale += [part for part in parts if part not in self._stale]
            if self._is_new:
                self._is_new = False
                self._fit_columns()
        if self._stale:
            self._stale.pop(0)()

    def show_all(self) -> None:
        while self._stale:
            self._stale.pop(0)()
        self._fit_columns()

    def _fit_columns(self) -> None:
        fit_columns(self.standings, self._standings)
        fit_columns(self.runs, self._shown_runs)

    @Slot()
    def _show_chosen(self) -> None:
        rows = self.standings.selectionModel().selectedRows()
        line = self.lines[rows[0].row()] if rows else None
        self._shown_runs.show(RUNS[self._kind], line.runs if line else self._runs)
        title = tr_later("Runs of {name}", name=line.program) if line else tr_later("Runs of all programs")
        show_text(title, self.runs_title.setText)
        self.all_button.setEnabled(line is not None)
        self._show_pictures()

    @Slot()
    def _show_pictures(self) -> None:
        if self._kind == GENERATORS:
            self.pictures.show_runs(self._shown_runs.rows)

    def _refresh_runs(self) -> None:
        self._shown_runs.refresh()
        self._show_pictures()

    @Slot()
    def _refresh_plots(self) -> None:
        self.plots[self._kind].show_lines(self.lines)

    @Slot()
    def _show_chosen_run(self) -> None:
        run = self._chosen_run
        self.watch_button.setEnabled(run is not None and (run.mouse is not None or run.has_file))

    @property
    def _chosen_run(self) -> Run | None:
        rows = self.runs.selectionModel().selectedRows()
        return self._shown_runs.rows[rows[0].row()] if rows else None

    @Slot()
    def _open_chosen(self) -> None:
        if self._chosen_run is not None:
            self.wanted.emit(self._chosen_run)

    @Slot(QModelIndex)
    def _open_row(self, index: QModelIndex) -> None:
        self.wanted.emit(self._shown_runs.rows[index.row()])

    @Slot()
    def _show_tab_titles(self) -> None:
        for index, title in enumerate((tr("Standings"), tr("Box charts"))):
            self.views.setTabText(index, title)

    def _tie(self) -> None:
        self.views.currentChanged.connect(self._refresh_plots)
        for signal in (self._standings.modelReset, self._standings.layoutChanged):
            signal.connect(self._refresh_plots)
        self.runs.selectionModel().selectionChanged.connect(self._show_chosen_run)
        self._shown_runs.modelReset.connect(self._show_chosen_run)
        self.standings.selectionModel().selectionChanged.connect(self._show_chosen)
        self._standings.modelReset.connect(self._show_chosen)
        self.runs.activated.connect(self._open_row)
        self._shown_runs.layoutChanged.connect(self._show_pictures)
        self.pictures.wanted.connect(self.wanted)
