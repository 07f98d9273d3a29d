"""Several explorers over many seeds: a table, a plot and the numbers to take away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from mazewright import files
from mazewright.agents.comparison import Outcome, Summary, compare, summaries, table
from mazewright.errors import Cancelled, MazeError
from mazewright.gui.background.jobs import JobQueue
from mazewright.gui.i18n import tr
from mazewright.gui.style.contrast import readable
from mazewright.gui.widgets.building import column_of, row_of
from mazewright.gui.widgets.number_boxes import NumberBox
from mazewright.gui.windows.explore.steps_plot import StepsPlot, name_of
from mazewright.gui.windows.explore.walkers_form import COLOURS, Order
from mazewright.maze import Maze

_COLUMNS = ("Explorer", "Arrived", "Median", "Least", "Most", "Known")
_LOOK_EVERY_MS = 50
_LEAST_WIDTH_PX = 410
_BY_HAND = "Manual explorers cannot be compared. Choose other explorers."


class ComparePanel(QWidget):
    """Sends every explorer out alone, with one seed after another, in the background."""

    def __init__(self, maze: Maze, queue: JobQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._maze, self._queue = maze, queue
        self._order: Order | None = None
        self._is_wanted = False
        self._share = 0.0
        self.outcomes: list[Outcome] = []
        self.count, self.steps = NumberBox(1, 10_000, 20), NumberBox(1, 1_000_000, 100_000)
        self.count.setAccessibleName(tr("Seeds"))
        self.steps.setAccessibleName(tr("Maximum number of steps"))
        self.back = QCheckBox(tr("And &back, from the goal to the start"))
        self.run_button, self.stop_button = QPushButton(tr("&Compare")), QPushButton(tr("&Stop"))
        self.export_button = QPushButton(tr("E&xport…"))
        self.export_button.setToolTip(tr("Export every walk as a line of a CSV file"))
        self.bar = QProgressBar(maximum=1000, textVisible=False)
        self.words = QLabel(tr("Runs each explorer of the list alone, once for each seed."))
        self.words.setWordWrap(True)
        self.table = QTableWidget(0, len(_COLUMNS))
        self.table.setHorizontalHeaderLabels([*map(tr, _COLUMNS)])
        self.table.setAccessibleName(tr("How the explorers compare"))
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.plot = StepsPlot()
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._show_progress)
        self._lay_out()
        self._show_work()

    def set_order(self, order: Order) -> None:
        """Set the explorers to compare."""
        self._order = order

    @property
    def is_busy(self) -> bool:
        """Whether walkers are under way."""
        return self._timer.isActive()

    @Slot()
    def run(self) -> None:
        """Begin to compare."""
        order = self._order
        if order is None or self.is_busy:
            return
        if any(plan.explorer == "hand" for plan in order.plans):
            self.words.setText(tr(_BY_HAND))
            return
        self._is_wanted, self._share = True, 0.0
        maze, queue = self._maze, self._queue
        seeds, steps = range(order.seed, order.seed + self.count.value()), self.steps.value()
        back = self.back.isChecked()

        def look(share: float) -> bool:
            self._share = share
            return self._is_wanted and not queue.is_closed

        def work() -> tuple[list[Outcome], bool]:
            done: list[Outcome] = []
            try:
                done.extend(compare(maze, order.plans, seeds, order.opponents, steps, look, back=back))
            except Cancelled:
                return done, False
            return done, True

        job = queue.run(work)
        job.done.connect(self._take)
        job.failed.connect(self._give_up)
        self.words.setText(tr("Running…"))
        self._timer.start()
        self._show_work()

    @Slot()
    def stop(self) -> None:
        """Cancel the comparison."""
        self._is_wanted = False

    def export(self, path: Path) -> None:
        """Write a line for every walk."""
        try:
            with files.replacing(path) as file:
                file.write(table(self.outcomes).encode())
            self.words.setText(tr(f"Written to {path.name}."))
        except MazeError as error:
            self.words.setText(tr(str(error)))

    def _lay_out(self) -> None:
        most = row_of(QLabel(tr("Seeds")), self.count, QLabel(tr("maximum steps")), self.steps, 1)
        work = row_of(self.run_button, self.stop_button, (self.bar, 1), self.export_button)
        self.setLayout(column_of(most, self.back, work, self.words, (self.table, 1), self.plot))
        self.setMinimumWidth(_LEAST_WIDTH_PX)
        for button, slot in (
            (self.run_button, self.run), (self.stop_button, self.stop),
            (self.export_button, self._ask_export),
        ):  # fmt: skip
            button.setAutoDefault(False)
            button.clicked.connect(slot)

    @Slot(object)
    def _take(self, done: tuple[list[Outcome], bool]) -> None:
        outcomes, is_whole = done
        self.outcomes = outcomes
        self._end(f"{len(outcomes):,} walks." if is_whole else f"Stopped after {len(outcomes):,} walks.")
        found = summaries(outcomes)
        self.table.setRowCount(len(found))
        for row, summary in enumerate(found):
            for column, text in enumerate(_texts(summary)):
                item = QTableWidgetItem(tr(text))
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                else:
                    colour = COLOURS[(summary.walker - 1) % len(COLOURS)]
                    item.setForeground(readable(colour, self.table.palette().base().color()))
                    item.setToolTip(tr(summary.agent))
                self.table.setItem(row, column, item)
        self.plot.show_summaries(found)

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self._end(str(error))

    def _end(self, words: str) -> None:
        self._timer.stop()
        self.words.setText(tr(words))
        self._show_work()

    @Slot()
    def _show_progress(self) -> None:
        self.bar.setValue(round(self._share * 1000))

    def _show_work(self) -> None:
        self.run_button.setEnabled(not self.is_busy)
        self.stop_button.setEnabled(self.is_busy)
        self.bar.setVisible(self.is_busy)
        self.export_button.setEnabled(bool(self.outcomes) and not self.is_busy)

    @Slot()
    def _ask_export(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(
            self, tr("Export the walks"), "walks.csv", tr("Table (*.csv)")
        )
        if chosen:
            path = Path(chosen)
            self.export(path if path.suffix else path.with_suffix(".csv"))


def _texts(summary: Summary) -> tuple[str, ...]:
    steps = (summary.median, summary.least, summary.most)
    return (
        name_of(summary), f"{summary.reached:,} of {summary.runs:,}",
        *("" if it is None else f"{it:,.0f}" for it in steps), f"{summary.share:.1%}",
    )  # fmt: skip
