"""Compares several explorers over many seeds: a table, a plot and an export of the results."""

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
from mazewright.gui.background.messages import message_of
from mazewright.gui.i18n import on_language_change, show_text, tr, tr_later
from mazewright.gui.style.contrast import readable
from mazewright.gui.widgets.building import column_of, label_of, row_of
from mazewright.gui.widgets.number_boxes import NumberBox
from mazewright.gui.windows.explore.steps_plot import StepsPlot, name_of
from mazewright.gui.windows.explore.walkers_form import COLORS, WalkRequest
from mazewright.maze import Maze
from mazewright.messages import Catalog, Message

_COLUMNS = (
    tr_later("Explorer"), tr_later("Arrived"), tr_later("Median"), tr_later("Min."), tr_later("Max."),
    tr_later("Known"),
)  # fmt: skip
_LOOK_EVERY_MS = 50
_LEAST_WIDTH_PX = 410


class WalksText(Catalog):
    """Numbers of walks."""

    WALKS_FINISHED = "{count:,} walk finished.", "{count:,} walks finished."
    STOPPED_AFTER_WALKS = "Stopped after {count:,} walk.", "Stopped after {count:,} walks."


class ComparePanel(QWidget):
    """Runs every explorer alone, with one seed after another, in the background.

    Attributes
    ----------
    status_label : what it does, or the result
    """

    def __init__(self, maze: Maze, queue: JobQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._maze, self._queue = maze, queue
        self._order: WalkRequest | None = None
        self._is_current = False
        self._share = 0.0
        self.outcomes: list[Outcome] = []
        self._summaries: list[Summary] = []
        self.count, self.steps = NumberBox(1, 10_000, 20), NumberBox(1, 1_000_000, 100_000)
        show_text("Seeds", self.count.setAccessibleName)
        show_text("Maximum number of steps", self.steps.setAccessibleName)
        self.back, self.run_button, self.stop_button = QCheckBox(), QPushButton(), QPushButton()
        show_text("Also walk &back from the goal to the start", self.back.setText)
        show_text("&Compare", self.run_button.setText)
        show_text("&Stop", self.stop_button.setText)
        self.export_button = QPushButton()
        show_text("E&xport…", self.export_button.setText)
        show_text("Export every walk as a line of a CSV file", self.export_button.setToolTip)
        self.bar = QProgressBar(maximum=1000, textVisible=False)
        self.status_label = QLabel()
        self.status_label.setWordWrap(True)
        self._show_status(tr_later("Runs each explorer of the list alone, once for each seed."))
        self.table = QTableWidget(0, len(_COLUMNS))
        show_text("Results of the explorers", self.table.setAccessibleName)
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
        self._show_table()
        on_language_change(self._show_table)

    def set_order(self, order: WalkRequest) -> None:
        """Set the explorers to compare."""
        self._order = order

    @property
    def is_busy(self) -> bool:
        """Whether explorers are walking."""
        return self._timer.isActive()

    @Slot()
    def run(self) -> None:
        """Start a comparison."""
        order = self._order
        if order is None or self.is_busy:
            return
        if any(plan.explorer == "hand" for plan in order.plans):
            self._show_status(tr_later("Manual explorers cannot be compared. Choose other explorers."))
            return
        self._is_current, self._share = True, 0.0
        maze, queue = self._maze, self._queue
        seeds, steps = range(order.seed, order.seed + self.count.value()), self.steps.value()
        back = self.back.isChecked()

        def look(share: float) -> bool:
            self._share = share
            return self._is_current and not queue.is_closed

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
        self._show_status(tr_later("Running…"))
        self._timer.start()
        self._show_work()

    @Slot()
    def stop(self) -> None:
        """Cancel the comparison."""
        self._is_current = False

    def export(self, path: Path) -> None:
        """Write a line for every walk."""
        try:
            with files.replacing(path) as file:
                file.write(table(self.outcomes).encode())
            self._show_status(tr_later("Exported “{name}”.", name=path.name))
        except MazeError as error:
            self._show_status(error.message)

    def _lay_out(self) -> None:
        seeds, steps = label_of(tr_later("Seeds")), label_of(tr_later("Maximum steps"))
        most = row_of(seeds, self.count, steps, self.steps, 1)
        work = row_of(self.run_button, self.stop_button, (self.bar, 1), self.export_button)
        self.setLayout(column_of(most, self.back, work, self.status_label, (self.table, 1), self.plot))
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
        self.outcomes, self._summaries = outcomes, summaries(outcomes)
        text = WalksText.WALKS_FINISHED if is_whole else WalksText.STOPPED_AFTER_WALKS
        self._end(text(count=len(outcomes)))
        self._show_table()
        self.plot.show_summaries(self._summaries)

    @Slot()
    def _show_table(self) -> None:
        self.table.setHorizontalHeaderLabels([*map(tr, _COLUMNS)])
        self.table.setRowCount(len(self._summaries))
        for row, summary in enumerate(self._summaries):
            for column, text in enumerate(_texts(summary)):
                item = QTableWidgetItem(text)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                else:
                    color = COLORS[(summary.walker - 1) % len(COLORS)]
                    item.setForeground(readable(color, self.table.palette().base().color()))
                    item.setToolTip(tr(summary.agent))
                self.table.setItem(row, column, item)

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self._end(message_of(error))

    def _end(self, message: Message) -> None:
        self._timer.stop()
        self._show_status(message)
        self._show_work()

    def _show_status(self, message: Message) -> None:
        show_text(message, self.status_label.setText)

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
    """Return the cells of a row."""
    steps = (summary.median, summary.least, summary.most)
    return (
        tr(name_of(summary)), tr("{number:,} of {total:,}", number=summary.reached, total=summary.runs),
        *("" if it is None else tr("{number:,}", number=round(it)) for it in steps),
        tr("{share:.1%}", share=summary.share),
    )  # fmt: skip
