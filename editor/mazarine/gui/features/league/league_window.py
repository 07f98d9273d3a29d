"""The window of a league: a plan, its standings while it runs, and the single runs."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QProgressBar, QSplitter

from mazarine import files
from mazarine.errors import MazeError
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.reporting import Reporting
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.features.league.background_league import BackgroundLeague
from mazarine.gui.features.league.contest import exported, report_of
from mazarine.gui.features.league.draft import GENERATORS, MICE, Draft, mouse_of, program_in
from mazarine.gui.features.league.plan_form import PlanForm
from mazarine.gui.features.league.replays import open_run
from mazarine.gui.features.league.result_tables import ResultTables
from mazarine.gui.file_names import chosen_path, path_of_url, shown
from mazarine.gui.forms.controls import button
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import choice_of, column_of, resize_within_screen, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.messages import Catalog, Message
from mazarine.mouse import ProgramSpec
from mazarine.pages.standings import write_report

_SIZE_PX = QSize(1240, 760)
_SHARES = 260, 980
_KINDS = {MICE: tr_later("Mouse programs and explorers"), GENERATORS: tr_later("Programs that write mazes")}


class LeagueText(Catalog):
    """How far a league is."""

    RUNNING = "Running… {done:,} of {count:,} run.", "Running… {done:,} of {count:,} runs."
    FINISHED = "Finished {done:,} of {count:,} run.", "Finished {done:,} of {count:,} runs."
    STOPPED = "Stopped after {done:,} of {count:,} run.", "Stopped after {done:,} of {count:,} runs."


class LeagueWindow(Reporting, QDialog):
    """Runs the programs of a plan in the background; what goes wrong with one is in its row."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        show_text("League", self.setWindowTitle)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setAcceptDrops(True)
        self._shell = shell
        folder = shell.settings.last_folder
        self._drafts = {kind: Draft.blank(kind, folder) for kind in _KINDS}
        self.league = BackgroundLeague(shell.workers.leagues, self)
        self.messages = MessageBar()
        self.kind_box = choice_of(_KINDS)
        show_text("What the league is about", self.kind_box.setAccessibleName)
        self.form = PlanForm(self._drafts[MICE], shell.settings)
        self.tables = ResultTables(shell)
        self.open_button = button(tr_later("&Open…"), self._ask_open, tr_later("Open a plan: a TOML file"))
        self.save_button = button(
            tr_later("Save &plan…"), self._ask_save,
            tr_later("Save the plan as a TOML file, which “mazarine league” runs, too"),
        )  # fmt: skip
        self.run_button = button(
            tr_later("&Run league"), self.run, tr_later("Start the programs, with your rights")
        )
        self.continue_button = button(
            tr_later("&Continue"), self.league.go_on,
            tr_later("Run what is missing since the league was stopped"),
        )  # fmt: skip
        self.stop_button = button(
            tr_later("&Stop"), self.league.stop, tr_later("End all programs of the league")
        )
        self.export_button = button(
            tr_later("E&xport…"), self._ask_export,
            tr_later("Export every run as CSV or JUnit XML, or the standings with the mazes as PDF"),
        )  # fmt: skip
        self.bar, self.status_label = QProgressBar(textVisible=False), PlainLabel(wordWrap=True)
        self.plan_label = PlainLabel()
        self._lay_out()
        self._tie()
        self._choose_kind()

    def done(self, result: int) -> None:
        """End all programs, however the window is closed; the plan stays."""
        self.league.stop()
        super().done(result)

    # The plan

    def open_plan(self, path: Path) -> None:
        self._do(partial(Draft.read, path), self._open_draft)
        self._shell.settings.last_folder = path.absolute().parent

    def save(self, path: Path) -> None:
        try:
            self._show_draft(self.form.draft.save(path))
        except MazeError as error:
            self.messages.fail(error.message)
        else:
            self.messages.show_message(tr_later("Saved the plan as “{name}”.", name=shown(path.name)))

    def add_mice(self, programs: list[ProgramSpec]) -> None:
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
        urls = event.mimeData().urls()
        if urls and all(url.isLocalFile() for url in urls) and not self.league.is_busy:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take what was dropped, after the program that it comes from is free again."""
        event.acceptProposedAction()
        paths = [path_of_url(url) for url in event.mimeData().urls()]
        QTimer.singleShot(0, self, lambda: self.take(paths))

    @Slot(object)
    def _open_draft(self, draft: Draft) -> None:
        if self.league.is_busy:
            self.messages.refuse(tr_later("The league is running. Stop it first."))
        else:
            self._show_draft(draft)
            self.league.clear()

    def _show_draft(self, draft: Draft) -> None:
        self._drafts[draft.kind] = draft
        self.form.show_draft(draft)
        self.kind_box.setCurrentIndex(self.kind_box.findData(draft.kind))

    @Slot()
    def _choose_kind(self) -> None:
        kind = self.kind_box.currentData()
        if self.form.draft.kind != kind:
            self.form.show_draft(self._drafts[kind])
        self.league.clear()

    @Slot()
    def _show_plan(self) -> None:
        path = self.form.draft.path
        name = Message("{name}", {"name": shown(path.name)}) if path.is_file() else tr_later("Not saved yet")
        show_text(name, self.plan_label.setText)
        self._show_work()

    # Running

    @Slot()
    def run(self) -> None:
        self.league.run(deepcopy(self.form.draft))
        show_text("Preparing…", self.status_label.setText)

    @Slot()
    def _show_runs(self) -> None:
        self.tables.show_runs(self.form.draft.kind, self.league.runs)
        self.bar.setRange(0, max(len(self.league.runs), 1))
        self.status_label.clear()
        self._show_work()

    @Slot(object)
    def _end(self, error: Exception | None) -> None:
        self.tables.show_all()
        self._show_progress()
        if error is not None:
            self.messages.fail(message_of(error))
            self.status_label.clear()
        self._show_work()

    @Slot()
    def _show_progress(self) -> None:
        done, count = self.league.done, len(self.league.runs)
        self.bar.setValue(done)
        if count:
            ended = LeagueText.FINISHED if done == count else LeagueText.STOPPED
            text = LeagueText.RUNNING if self.league.is_busy else ended
            show_text(text(done=done, count=count), self.status_label.setText)

    @Slot()
    def _show_work(self) -> None:
        league, draft = self.league, self.form.draft
        is_busy, done = league.is_busy, league.done
        self.run_button.setEnabled(not is_busy and bool(draft.programs and draft.tasks))
        is_same = league.draft is not None and league.draft.values == draft.values
        self.continue_button.setEnabled(not is_busy and is_same and 0 < done < len(league.runs))
        self.stop_button.setEnabled(is_busy)
        self.bar.setVisible(is_busy)
        self.export_button.setEnabled(not is_busy and done > 0)
        for widget in (self.form, self.kind_box, self.open_button, self.save_button):
            widget.setEnabled(not is_busy)

    # Opening, exporting

    def _do(self, work: Any, take: Any) -> None:
        self._shell.workers.jobs.run(work).then(take, self.messages.refuse_error)

    def export(self, path: Path) -> None:
        """Write the results as the suffix says: .csv, .xml for JUnit, or .pdf for the standings."""
        draft, suffix = self.form.draft, path.suffix.lower()
        if suffix == ".pdf" and self.league.draft is not None:
            report = partial(report_of, self.league.draft, list(self.league.runs), list(self.tables.lines))
            self._do(lambda: write_report(report(), path, tr), lambda _: self._show_exported(path))
            return
        try:
            text = exported(draft.kind, draft.path.stem, self.league.runs, as_junit=suffix == ".xml")
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
        split = QSplitter()
        for part in (self.form, self.tables):
            split.addWidget(part)
        split.setStretchFactor(1, 1)
        split.setSizes([*_SHARES])
        work = row_of(
            self.run_button, self.continue_button, self.stop_button, (self.bar, 1), (self.status_label, 1),
            self.export_button,
        )  # fmt: skip
        self.setLayout(column_of(self.messages, top, warning, (split, 1), work))
        resize_within_screen(self, _SIZE_PX)

    def _tie(self) -> None:
        league = self.league
        league.started.connect(self.messages.dismiss)
        league.started.connect(self._show_work)
        league.runs_changed.connect(self._show_runs)
        # First: a bar paints at once, with all that is out of date.
        league.arrived.connect(self._show_progress)
        league.arrived.connect(self.tables.follow)
        league.ended.connect(self._end)
        self.tables.wanted.connect(partial(open_run, self._shell, self.messages))
        self.kind_box.currentIndexChanged.connect(self._choose_kind)
        self.form.changed.connect(self._show_plan)
