"""The window of a league: a plan, its standings while it runs, and the single runs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Generator
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QProgressBar, QSplitter, QTabWidget, QWidget

from mazarine import files
from mazarine.errors import Cancelled, MazeError
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.reporting import Reporting
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.documents.results import Result
from mazarine.gui.features.league.contest import (
    RUNS,
    STANDINGS,
    IsWanted,
    Line,
    Run,
    Start,
    begin,
    exported,
    report_of,
)
from mazarine.gui.features.league.draft import GENERATORS, MICE, Draft, mouse_of, program_in
from mazarine.gui.features.league.pictures import Pictures
from mazarine.gui.features.league.plan_form import PlanForm
from mazarine.gui.features.league.plots import Plots
from mazarine.gui.features.league.rows_model import RowsModel, fit_columns, table_of
from mazarine.gui.file_names import chosen_path, path_of_url, shown
from mazarine.gui.forms.controls import button
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import choice_of, column_of, heading_of, resize_within_screen, row_of
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.plain_text import PlainLabel
from mazarine.league.match import contest_of
from mazarine.league_report import write_report
from mazarine.maze import Maze
from mazarine.messages import Catalog, Message
from mazarine.mouse import Driver, ProgramSpec
from mazarine.mouse.record import Record

_SIZE_PX = QSize(1240, 760)
_SHARES = 260, 980
_LOOK_EVERY_MS = 100
_MOST_REPLAY_BYTES = 1 << 28
"""Of all runs together: further ones are not kept."""
_MOST_AT_ONCE = 50
"""Results that are shown at once: a frame has little time."""
_KINDS = {MICE: tr_later("Mouse programs and explorers"), GENERATORS: tr_later("Programs that write mazes")}
_FIRST_ORDER = {MICE: (4, Qt.SortOrder.AscendingOrder), GENERATORS: (1, Qt.SortOrder.DescendingOrder)}
"""The column by which standings are sorted at first: the score, and how often all rules are kept."""


class LeagueText(Catalog):
    """How far a league is."""

    RUNNING = "Running… {done:,} of {count:,} run.", "Running… {done:,} of {count:,} runs."
    FINISHED = "Finished {done:,} of {count:,} run.", "Finished {done:,} of {count:,} runs."
    STOPPED = "Stopped after {done:,} of {count:,} run.", "Stopped after {done:,} of {count:,} runs."


class LeagueWindow(Reporting, QDialog):
    """Runs the programs of a plan in the background; what goes wrong with one is in its row.

    Attributes
    ----------
    form : the plan
    standings, runs : the tables: a row for each program, and one for each of its runs
    plots : for each kind, box charts of the runs of the programs
    pictures : the mazes that programs have written
    messages : what went wrong with the plan or a file
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        show_text("League", self.setWindowTitle)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setAcceptDrops(True)
        self._shell, self._queue = shell, shell.workers.leagues
        folder = shell.settings.last_folder
        self._drafts = {kind: Draft.blank(kind, folder) for kind in _KINDS}
        self._arrived: deque[tuple[list[Run], Start] | tuple[int, Any]] = deque()
        self._runs: list[Run] = []
        self._begun: tuple[Draft, Start] | None = None
        """The plan whose runs are shown, and what runs them."""
        self._replay_bytes = 0
        self._lines: dict[str, Line] = {}
        self._done = self._order = 0
        self._is_new = True
        self._stale: list[Callable[[], None]] = []
        """The parts of the window that show old results."""
        self.messages = MessageBar()
        self.kind_box = choice_of(_KINDS)
        show_text("What the league is about", self.kind_box.setAccessibleName)
        self.form = PlanForm(self._drafts[MICE], shell.settings)
        self._standings, self._shown_runs = RowsModel(), RowsModel()
        self.standings = table_of(self._standings, tr_later("Standings"))
        self.runs = table_of(self._shown_runs, tr_later("Runs"))
        self.plots = {kind: Plots(kind) for kind in _KINDS}
        self.views = QTabWidget()
        self.pictures = Pictures(shell.workers, shell.scene.palette_of_maze)
        self.open_button = button(tr_later("&Open…"), self._ask_open, tr_later("Open a plan: a TOML file"))
        self.save_button = button(
            tr_later("Save &plan…"), self._ask_save,
            tr_later("Save the plan as a TOML file, which “mazarine league” runs, too"),
        )  # fmt: skip
        self.run_button = button(
            tr_later("&Run league"), self.run, tr_later("Start the programs, with your rights")
        )
        self.continue_button = button(
            tr_later("&Continue"), self.go_on, tr_later("Run what is missing since the league was stopped")
        )
        self.stop_button = button(tr_later("&Stop"), self.stop, tr_later("End all programs of the league"))
        self.all_button = button(tr_later("All pro&grams"), self.standings.clearSelection,
                                 tr_later("Show the runs of all programs"))  # fmt: skip
        self.watch_button = button(
            tr_later("S&how run"), self._open_chosen,
            tr_later("Show the selected run of a mouse as it was, or open the maze of a program"),
        )  # fmt: skip
        self.export_button = button(
            tr_later("E&xport…"), self._ask_export,
            tr_later("Export every run as CSV or JUnit XML, or the standings with the mazes as PDF"),
        )  # fmt: skip
        self.bar, self.status_label = QProgressBar(textVisible=False), PlainLabel(wordWrap=True)
        self.plan_label, self.runs_title = PlainLabel(), heading_of(tr_later("Runs of all programs"))
        self._lay_out()
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)
        self._tie()
        self._choose_kind()

    def done(self, result: int) -> None:
        """End all programs, however the window is closed; the plan stays."""
        self.stop()
        super().done(result)

    # The plan

    def open_plan(self, path: Path) -> None:
        """Open a plan."""
        self._do(partial(Draft.read, path), self._open_draft)
        self._shell.settings.last_folder = path.absolute().parent

    def save(self, path: Path) -> None:
        """Save the plan."""
        try:
            self._show_draft(self.form.draft.save(path))
        except MazeError as error:
            self.messages.fail(error.message)
        else:
            self.messages.show_message(tr_later("Saved the plan as “{name}”.", name=shown(path.name)))

    def add_mice(self, programs: list[ProgramSpec]) -> None:
        """Add mouse programs to the plan."""
        # A copy: while a league runs, no plan is opened.
        draft = deepcopy(self._drafts[MICE])
        for it in programs:
            draft.put_program(mouse_of(it))
            draft.values["goals"] = it.goals.value
        self._open_draft(draft)

    def take(self, paths: list[Path]) -> None:
        """Take what was dropped: a plan, the folder of a program, or mazes and configs."""
        for path in paths:
            if path.suffix.lower() == ".toml":
                self.open_plan(path)
            elif path.is_dir():
                program = program_in(path)
                if "{config}" in program["command"] and self.form.draft.kind == MICE:
                    self._show_draft(self._drafts[GENERATORS])
                self.form.ask_program(program)
        self.form.add_files([it for it in paths if it.suffix.lower() != ".toml" and not it.is_dir()])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders."""
        urls = event.mimeData().urls()
        if urls and all(url.isLocalFile() for url in urls) and not self.is_busy:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take what was dropped, after the program that it comes from is free again."""
        event.acceptProposedAction()
        paths = [path_of_url(url) for url in event.mimeData().urls()]
        QTimer.singleShot(0, self, lambda: self.take(paths))

    @Slot(object)
    def _open_draft(self, draft: Draft) -> None:
        if self.is_busy:
            self.messages.refuse(tr_later("The league is running. Stop it first."))
        else:
            self._show_draft(draft)
            self._show_runs([])

    def _show_draft(self, draft: Draft) -> None:
        self._drafts[draft.kind] = draft
        self.form.show_draft(draft)
        self.kind_box.setCurrentIndex(self.kind_box.findData(draft.kind))

    @Slot()
    def _choose_kind(self) -> None:
        kind = self.kind_box.currentData()
        if self.form.draft.kind != kind:
            self.form.show_draft(self._drafts[kind])
        self._show_runs([])
        self.standings.sortByColumn(*_FIRST_ORDER[kind])

    @Slot()
    def _show_plan(self) -> None:
        path = self.form.draft.path
        name = Message("{name}", {"name": shown(path.name)}) if path.is_file() else tr_later("Not saved yet")
        show_text(name, self.plan_label.setText)
        self._show_work()

    # Running

    @property
    def is_busy(self) -> bool:
        """Whether programs are running."""
        return self._timer.isActive()

    @Slot()
    def run(self) -> None:
        """Start the programs."""
        self._show_runs([])
        show_text("Preparing…", self.status_label.setText)
        draft, inbox = deepcopy(self.form.draft), self._arrived

        def start(is_wanted: IsWanted, _finished: Collection[int]) -> Generator[tuple[int, Any], None, None]:
            runs, play = begin(draft, is_wanted)
            inbox.append((runs, play))
            yield from play(is_wanted, ())

        self._work(start, ())

    @Slot()
    def go_on(self) -> None:
        """Start the programs for the runs that are missing."""
        if self._begun is not None:
            finished = {number for number, run in enumerate(self._runs) if run.result is not None}
            self._work(self._begun[1], finished)

    def _work(self, start: Start, finished: Collection[int]) -> None:
        self._order += 1
        order, queue, inbox = self._order, self._queue, self._arrived
        inbox.clear()
        self.messages.dismiss()

        def is_wanted() -> bool:
            return order == self._order and not queue.is_closed

        def work() -> int:
            outcomes = start(is_wanted, finished)
            with suppress(Cancelled):
                for outcome in outcomes:
                    if not is_wanted():
                        break
                    inbox.append(outcome)
            outcomes.close()
            return order

        job = queue.run(work)
        job.done.connect(self._end)
        job.failed.connect(self._give_up)
        self._timer.start()
        self._show_work()

    @Slot()
    def stop(self) -> None:
        """End all programs."""
        self._order += 1

    @Slot()
    def _look(self, *, everything: bool = False) -> None:
        # First: a bar paints at once, with all that is out of date.
        self._show_progress(LeagueText.RUNNING)
        changed = set()
        for _ in range(len(self._arrived) if everything else _MOST_AT_ONCE):
            if not self._arrived:
                break
            first, second = self._arrived.popleft()
            if isinstance(first, list):
                self._show_runs(first)
                self._begun = deepcopy(self.form.draft), second
                continue
            run = self._runs[first]
            run.result = self._without_large(second)
            self._done += 1
            changed.add(run.program)
        for name in changed:
            self._lines[name].follow()
        if changed:
            parts = self._standings.refresh, self._refresh_runs, self._refresh_plots
            self._stale += [part for part in parts if part not in self._stale]
            if self._is_new:
                self._is_new = False
                self._fit_columns()
        # A frame has time for one part of the window.
        for part in self._stale[: None if everything else 1]:
            part()
            self._stale.remove(part)

    def _without_large(self, result: Any) -> Any:
        """Return a result without its replay if all replays together are too large."""
        size = len(getattr(result, "replay", b""))
        if self._replay_bytes + size > _MOST_REPLAY_BYTES:
            return replace(result, replay=b"")
        self._replay_bytes += size
        return result

    @Slot(object)
    def _end(self, order: int) -> None:
        self._timer.stop()
        self._look(everything=True)
        self._show_progress(LeagueText.FINISHED if order == self._order else LeagueText.STOPPED)
        self._fit_columns()
        self._show_work()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self._timer.stop()
        self._look(everything=True)
        self.messages.fail(message_of(error))
        self.status_label.clear()
        self._show_work()

    # What is shown

    def _show_runs(self, runs: list[Run]) -> None:
        """Show the runs of a league that begins."""
        self._runs, self._done, self._is_new, self._replay_bytes, self._begun = runs, 0, True, 0, None
        own: dict[str, list[Run]] = {}
        for run in runs:
            own.setdefault(run.program, []).append(run)
        self._lines = {name: Line(name, found) for name, found in own.items()}
        self._standings.show(STANDINGS[self.form.draft.kind], list(self._lines.values()))
        self.bar.setRange(0, max(len(runs), 1))
        self.status_label.clear()
        self._show_chosen()
        self._fit_columns()
        self._show_work()

    @Slot()
    def _show_chosen(self) -> None:
        """Show the runs of the chosen program, or of all."""
        line = self._chosen
        runs = self._runs if line is None else line.runs
        self._shown_runs.show(RUNS[self.form.draft.kind], runs)
        title = tr_later("Runs of {name}", name=line.program) if line else tr_later("Runs of all programs")
        show_text(title, self.runs_title.setText)
        self.all_button.setEnabled(line is not None)
        self._show_pictures()

    @property
    def _chosen(self) -> Line | None:
        rows = self.standings.selectionModel().selectedRows()
        return self._standings.rows[rows[0].row()] if rows else None

    @Slot()
    def _show_pictures(self) -> None:
        if self.form.draft.kind == GENERATORS:
            self.pictures.show_runs(self._shown_runs.rows)

    def _refresh_runs(self) -> None:
        self._shown_runs.refresh()
        self._show_pictures()

    @Slot()
    def _refresh_plots(self) -> None:
        self.plots[self.form.draft.kind].show_lines(self._standings.rows)

    @Slot()
    def _show_chosen_run(self) -> None:
        run = self._chosen_run
        self.watch_button.setEnabled(run is not None and (run.mouse is not None or run.has_file))

    @property
    def _chosen_run(self) -> Run | None:
        rows = self.runs.selectionModel().selectedRows()
        return self._shown_runs.rows[rows[0].row()] if rows else None

    def _fit_columns(self) -> None:
        fit_columns(self.standings, self._standings)
        fit_columns(self.runs, self._shown_runs)

    def _show_progress(self, text: Any) -> None:
        self.bar.setValue(self._done)
        if self._runs:
            show_text(text(done=self._done, count=len(self._runs)), self.status_label.setText)

    def _show_work(self) -> None:
        is_busy, draft = self.is_busy, self.form.draft
        self.run_button.setEnabled(not is_busy and bool(draft.programs and draft.tasks))
        is_same = self._begun is not None and self._begun[0].values == draft.values
        self.continue_button.setEnabled(not is_busy and is_same and 0 < self._done < len(self._runs))
        self.stop_button.setEnabled(is_busy)
        self.bar.setVisible(is_busy)
        self.pictures.setVisible(draft.kind == GENERATORS)
        for kind, plots in self.plots.items():
            plots.setVisible(kind == draft.kind)
        self.export_button.setEnabled(not is_busy and self._done > 0)
        for widget in (self.form, self.kind_box, self.open_button, self.save_button):
            widget.setEnabled(not is_busy)

    # Opening, exporting

    @Slot(QModelIndex)
    def _open_row(self, index: QModelIndex) -> None:
        self.open_run(self._shown_runs.rows[index.row()])

    @Slot()
    def _open_chosen(self) -> None:
        if self._chosen_run is not None:
            self.open_run(self._chosen_run)

    @Slot(object)
    def open_run(self, run: Run) -> None:
        """Open the maze that a program has written; or show a run of a mouse, as it was if that is known."""
        mouse, where = run.mouse, run.maze
        if mouse is not None and where is not None:
            if mouse.explorer:
                driver = Driver(mouse.explorer, run.seed)
            else:
                spec = ProgramSpec(mouse.command, mouse.folder, mouse.build, mouse.limits, mouse.goals)
                driver = Driver(program=spec, record=self._record_of(run))
            wanted = self._shell.walk_wanted
            read = partial(contest_of, where, mouse.goals) if mouse.explorer else where.read
            self._do(read, lambda maze: wanted.emit(maze, run.task, driver))
        elif run.has_file:
            self._do(run.result.maze, partial(self._open_maze, run))

    def _record_of(self, run: Run) -> Record | None:
        if run.result is None or not run.result.replay:
            if run.result is not None and run.result.commands:
                self.messages.show_message(
                    tr_later("The record of this run was too large to keep: the program runs again.")
                )
            return None
        return Record(run.result.replay, str(run.result.reason))

    def _open_maze(self, run: Run, maze: Maze) -> None:
        text = tr_later("The maze of {program} for {task}.", program=run.program, task=run.task)
        session = self._shell.current.session
        self._shell.results.open(Result(maze, session, tr_later("Open the maze of a program"), text))

    def _do(self, work: Any, take: Any) -> None:
        job = self._shell.workers.jobs.run(work)
        job.done.connect(take)
        job.failed.connect(self.messages.refuse_error)

    def export(self, path: Path) -> None:
        """Write the results as the suffix says: .csv, .xml for JUnit, or .pdf for the standings."""
        draft, suffix = self.form.draft, path.suffix.lower()
        if suffix == ".pdf" and self._begun is not None:
            report = partial(report_of, self._begun[0], list(self._runs), list(self._standings.rows))
            self._do(lambda: write_report(report(), path, tr), lambda _: self._show_exported(path))
            return
        try:
            text = exported(draft.kind, draft.path.stem, self._runs, as_junit=suffix == ".xml")
            with files.replacing(path) as file:
                file.write(text.encode())
        except MazeError as error:
            self.messages.fail(error.message)
        else:
            self._show_exported(path)

    def _show_exported(self, path: Path) -> None:
        self.messages.show_message(tr_later("Exported “{name}”.", name=shown(path.name)))

    @Slot()
    def _ask_open(self) -> None:
        folder, filters = str(self._shell.settings.last_folder), tr("Plans of leagues (*.toml)")
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a plan"), folder, filters)
        if name:
            self.open_plan(chosen_path(name))

    @Slot()
    def _ask_save(self) -> None:
        path = self._ask_path(
            tr("Save the plan"), self.form.draft.path.name, [tr("Plans of leagues (*.toml)")]
        )
        if path is not None:
            self.save(path)

    @Slot()
    def _ask_export(self) -> None:
        filters = [
            tr("Table of all runs (*.csv)"), tr("JUnit test report (*.xml)"),
            tr("Standings with the mazes (*.pdf)"),
        ]  # fmt: skip
        path = self._ask_path(tr("Export the results"), f"{self.form.draft.path.stem}.csv", filters)
        if path is not None:
            self.export(path)

    def _ask_path(self, title: str, name: str, filters: list[str]) -> Path | None:
        return ask_export_path(self, title, self._shell.current.session.export_folder, name, filters)

    # Putting together

    def _lay_out(self) -> None:
        warning = PlainLabel(wordWrap=True)
        show_text(
            "These are programs: they can do everything that you can do. Only Run league starts them; run "
            "those of people whom you trust.",
            warning.setText,
        )
        top = row_of(self.kind_box, self.open_button, self.save_button, (self.plan_label, 1),
                     help_button("how-to/league.md"))  # fmt: skip
        lower, split, tables, charts = QWidget(), QSplitter(), QSplitter(Qt.Orientation.Vertical), QWidget()
        charts.setLayout(column_of(*((plots, 1) for plots in self.plots.values())))
        for page in (self.standings, charts):
            self.views.addTab(page, "")
        self._show_tab_titles()
        on_language_change(self._show_tab_titles)
        title = row_of((self.runs_title, 1), self.watch_button, self.all_button)
        lower.setLayout(column_of(title, (self.runs, 1), margins=(0, 0, 0, 0)))
        for part in (self.views, lower, self.pictures):
            tables.addWidget(part)
        for part in (self.form, tables):
            split.addWidget(part)
        split.setStretchFactor(1, 1)
        split.setSizes([*_SHARES])
        work = row_of(
            self.run_button, self.continue_button, self.stop_button, (self.bar, 1), (self.status_label, 1),
            self.export_button,
        )  # fmt: skip
        self.setLayout(column_of(self.messages, top, warning, (split, 1), work))
        resize_within_screen(self, _SIZE_PX)

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
        self.kind_box.currentIndexChanged.connect(self._choose_kind)
        self.form.changed.connect(self._show_plan)
        self.standings.selectionModel().selectionChanged.connect(self._show_chosen)
        self._standings.modelReset.connect(self._show_chosen)
        self.runs.activated.connect(self._open_row)
        self._shown_runs.layoutChanged.connect(self._show_pictures)
        self.pictures.wanted.connect(self.open_run)
