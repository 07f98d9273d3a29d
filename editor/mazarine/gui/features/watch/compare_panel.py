"""Compares several explorers in one maze or in many: runs them, shows the results, and exports the walks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QProgressBar, QWidget

from mazarine import files
from mazarine.agents.comparison import Outcome, Summary, WalkDirection, summaries, table
from mazarine.agents.explorers import EXPLORERS
from mazarine.errors import Cancelled, MazeError
from mazarine.gui.background.messages import message_of
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.features.watch.compare_form import CompareForm
from mazarine.gui.features.watch.program_form import ProgramPlan
from mazarine.gui.features.watch.results import ResultsTable, Row, cell
from mazarine.gui.features.watch.walk import WalkRequest
from mazarine.gui.features.watch.walker_form import COLORS
from mazarine.gui.forms.controls import button
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.painting import png_of
from mazarine.gui.widgets.building import Scrollable, column_of, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.plots import BoxPlot, BoxRow
from mazarine.maze import Maze
from mazarine.messages import Catalog, Message, Series

_COLUMNS = (
    (tr_later("Explorer"), tr_later("The explorer, by the number of its map")),
    (tr_later("Found"), tr_later("Walks that reached the goal, or explored everything if there is none")),
    (tr_later("Mean"), tr_later("Mean number of steps of the walks that found the goal")),
    (tr_later("Median"), tr_later("Half of these walks took fewer steps, half more")),
    (tr_later("Middle half"), tr_later("A quarter of these walks took fewer steps, a quarter more")),
    (tr_later("Range"), tr_later("The fewest and the most steps of these walks")),
    (tr_later("Known"), tr_later("Mean share of the floor that the explorer knew at the end, in all walks")),
)  # fmt: skip
_LOOK_EVERY_MS = 50
_LOOKS_PER_RESULT = 8


class WalksText(Catalog):
    """Numbers of walks."""

    WALKS_FINISHED = "{count:,} walk finished.", "{count:,} walks finished."
    STOPPED_AFTER_WALKS = "Stopped after {count:,} walk.", "Stopped after {count:,} walks."
    RUNNING = "Running… {count:,} walk so far.", "Running… {count:,} walks so far."


class ChanceText(Catalog):
    """Notes about explorers that use no chance."""

    NO_CHANCE = (
        "{count:,} explorer uses no chance: {explorers}. It always takes the same path in a maze. More walks"
        " do not change the result, so it walked once in each maze.",
        "{count:,} explorers use no chance: {explorers}. They always take the same path in a maze. More walks"
        " do not change the result, so each walked once in each maze.",
    )


class CompareResults(QWidget):
    """Shows the walks that were made so far."""

    def __init__(self) -> None:
        super().__init__()
        self.status_label, self.chance_label = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.table = ResultsTable(tr_later("Results of the explorers"), _COLUMNS)
        self.plot = BoxPlot(
            tr_later("Plot of the steps of each explorer"),
            tr_later(
                "Box: the middle half of the walks. Line in it: median. Diamond: mean. Whiskers: the fewest"
                " and the most steps. Dots: single walks."
            ),
        )
        parts = self.status_label, self.table, self.chance_label, (self.plot, 1)
        self.setLayout(column_of(*parts, margins=(0, 0, 0, 0)))
        self.show_outcomes(())

    def show_outcomes(self, outcomes: Sequence[Outcome]) -> None:
        """Show these walks."""
        found = summaries(outcomes)
        axis = tr_later("Number of steps (fewer is better)")
        self.plot.show_rows([_box_of(it, outcomes) for it in found], axis)
        self.table.show_rows([_row_of(it) for it in found])
        fixed = [it for it in found if not it.uses_chance]
        self.chance_label.setVisible(bool(fixed))
        if fixed:
            names = Series(tuple(map(name_of, fixed)))
            show_text(ChanceText.NO_CHANCE(explorers=names, count=len(fixed)), self.chance_label.setText)


def _row_of(summary: Summary) -> Row:
    cells = (
        (_found(summary), summary.reached / summary.runs), cell(summary.mean), cell(summary.median),
        _span(summary.lower_quartile, summary.upper_quartile), _span(summary.least, summary.most),
        (tr_later("{share:.1%}", share=summary.share), summary.share),
    )  # fmt: skip
    return Row(name_of(summary), cells, _color_of(summary), summary.agent)


def _color_of(summary: Summary) -> QColor:
    return COLORS[(summary.walker - 1) % len(COLORS)]


def _span(first: float | None, last: float | None) -> tuple[Message, None]:
    if first is None or last is None:
        return cell(None)[0], None
    return tr_later("{first:,}–{last:,}", first=round(first), last=round(last)), None


def _box_of(summary: Summary, outcomes: Sequence[Outcome]) -> BoxRow:
    """Return the steps of the walks that found the goal."""
    own = summary.walker, summary.direction
    steps = [it.steps for it in outcomes if it.is_success and (it.walker, it.direction) == own]
    return BoxRow(name_of(summary), _found(summary), steps, _color_of(summary))


def _found(summary: Summary) -> Message:
    return tr_later("{number:,} of {total:,}", number=summary.reached, total=summary.runs)


def name_of(summary: Summary) -> Message:
    """Return the name of an explorer of the window, and its direction."""
    title = EXPLORERS[summary.explorer].title
    if summary.direction is WalkDirection.THERE:
        return tr_later("{number}. {explorer}", number=summary.walker, explorer=title)
    return tr_later("{number}. {explorer}, back", number=summary.walker, explorer=title)


class ComparePanel(QWidget):
    """Runs every explorer alone, with one seed after another, in the background."""

    def __init__(self, shell: Shell, maze: Maze) -> None:
        super().__init__()
        self.maze, self._queue = maze, shell.workers.walks
        self._folder = shell.current.session.export_folder
        self._order: WalkRequest | None = None
        self._is_current, self._share, self._looks = False, 0.0, 0
        self.outcomes: list[Outcome] = []
        self.form, self.results = CompareForm(maze), CompareResults()
        self.run_button = button(tr_later("&Compare"), self.run)
        self.stop_button = button(tr_later("&Stop"), self.stop)
        self.export_button = button(
            tr_later("E&xport…"), self._ask_export,
            tr_later("Export every walk as a line of a CSV file, or the plot as a picture"),
        )  # fmt: skip
        self.bar = QProgressBar(maximum=1000, textVisible=False)
        self.league_button = button(
            tr_later("&League…"), self._open_league, tr_later("Compare the programs in a league")
        )
        self.league_button.hide()
        self._league_wanted = shell.league_wanted
        self._show_status(
            tr_later("Each explorer walks alone. Click Compare to see how many steps each needs.")
        )
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._show_progress)
        work = row_of(self.run_button, self.stop_button, 1, self.league_button, self.export_button)
        area = Scrollable(tr_later("Settings of the comparison"), self.form)
        self.setLayout(column_of((area, 1), self.bar, work))
        self._show_work()

    def set_order(self, order: WalkRequest) -> None:
        """Set the explorers to compare."""
        self._order = order
        self.league_button.setVisible(any(isinstance(plan, ProgramPlan) for plan in order.plans))

    @Slot()
    def _open_league(self) -> None:
        plans = () if self._order is None else self._order.plans
        programs = [plan.program for plan in plans if isinstance(plan, ProgramPlan)]
        self._league_wanted.emit([program for program in programs if program is not None])

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
        if any(isinstance(plan, ProgramPlan) for plan in order.plans):
            self._show_status(tr_later("Programs cannot be compared here. Compare them in a league."))
            return
        self._is_current, self._share, self._looks = True, 0.0, 0
        queue, outcomes = self._queue, self.form.comparison(order, self.maze)
        done = self.outcomes = []

        def look(share: float) -> bool:
            self._share = share
            return self._is_current and not queue.is_closed

        def work() -> bool:
            try:
                done.extend(outcomes(look))
            except Cancelled:
                return False
            return True

        job = queue.run(work)
        job.done.connect(self._take)
        job.failed.connect(self._give_up)
        self.results.show_outcomes(())
        self._timer.start()
        self._show_progress()
        self._show_work()

    @Slot()
    def stop(self) -> None:
        """Cancel the comparison."""
        self._is_current = False

    def export(self, path: Path) -> None:
        """Write a line for every walk; or the plot, if the suffix is .png."""
        try:
            is_picture = path.suffix.lower() == ".png"
            content = png_of(self.results.plot) if is_picture else table(self.outcomes).encode()
            with files.replacing(path) as file:
                file.write(content)
            self._show_status(tr_later("Exported “{name}”.", name=path.name))
        except MazeError as error:
            self._show_status(error.message)

    @Slot(object)
    def _take(self, is_whole: bool) -> None:
        text = WalksText.WALKS_FINISHED if is_whole else WalksText.STOPPED_AFTER_WALKS
        self._end(text(count=len(self.outcomes)))

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self._end(message_of(error))

    def _end(self, message: Message) -> None:
        self._timer.stop()
        self.results.show_outcomes(self.outcomes)
        self._show_status(message)
        self._show_work()

    def _show_status(self, message: Message) -> None:
        show_text(message, self.results.status_label.setText)

    @Slot()
    def _show_progress(self) -> None:
        self.bar.setValue(round(self._share * 1000))
        done = [*self.outcomes]
        self._show_status(WalksText.RUNNING(count=len(done)))
        self._looks += 1
        if self._looks % _LOOKS_PER_RESULT == 0:
            self.results.show_outcomes(done)

    def _show_work(self) -> None:
        self.run_button.setEnabled(not self.is_busy)
        self.stop_button.setEnabled(self.is_busy)
        self.bar.setVisible(self.is_busy)
        self.export_button.setEnabled(bool(self.outcomes) and not self.is_busy)

    @Slot()
    def _ask_export(self) -> None:
        filters = [tr("Table of all walks (*.csv)"), tr("Picture of the plot (*.png)")]
        path = ask_export_path(self, tr("Export the comparison"), self._folder, "comparison.csv", filters)
        if path is not None:
            self.export(path)
