"""The window that makes books of mazes: a plan, a preview of its pages, and progress."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QProgressBar, QSplitter, QWidget

from mazarine.book.finding import FoundMaze, Kept
from mazarine.book.plan import BookPlan, plan_values, read_plan
from mazarine.errors import Cancelled, MazeError
from mazarine.files import replacing
from mazarine.gui.background.messages import Tone, message_of
from mazarine.gui.background.reporting import Reporting
from mazarine.gui.background.tasks import Task
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.features.make.book.form import BookForm
from mazarine.gui.features.make.book.preview import BookPreview
from mazarine.gui.file_names import chosen_path, shown
from mazarine.gui.forms.controls import button, check_box
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import column_of, resize_within_screen, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.number_boxes import NumberBox
from mazarine.league.toml import toml_text
from mazarine.messages import Catalog, Message
from mazarine.pages.book import SEARCH_SHARE, make_book

_SIZE_PX = QSize(1180, 760)
_WAIT_MS, _PAGE_BOX_PX, _PARTS = 250, 64, 1000
_SHARES = 420, 760


class BookProgress(Catalog):
    """How far a book is."""

    FOUND = "{done:,} of {count:,} maze", "{done:,} of {count:,} mazes"
    KEPT = (
        "Stopped. {count:,} maze is kept beside the book; Continue finds the others.",
        "Stopped. {count:,} mazes are kept beside the book; Continue finds the others.",
    )
    WRITTEN = (
        "Made “{name}”: {count:,} maze on {pages:,} pages.",
        "Made “{name}”: {count:,} mazes on {pages:,} pages.",
    )
    FIRST_PAGE = "Page 1 of {pages:,}"
    FACING_PAGES = "Pages {left:,} and {right:,} of {pages:,}"


class BookWindow(Reporting, QDialog):
    """Makes a book in the background.

    Attributes
    ----------
    form : the plan
    preview : two of its pages
    messages : how it ended
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        show_text("Book of mazes", self.setWindowTitle)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._shell, self._is_possible = shell, False
        self._task: Task | None = None
        self._made: tuple[BookPlan | None, Sequence[FoundMaze]] = None, ()
        self._begun = BookPlan(), Path()
        self.messages, self.form = MessageBar(), BookForm()
        self.preview = BookPreview(shell.workers.studies)
        self.spread_box = NumberBox(1, 1, 1)
        self.spread_box.setMinimumWidth(_PAGE_BOX_PX)
        show_text("Facing pages", self.spread_box.setToolTip, self.spread_box.setAccessibleName)
        self.pages_label = PlainLabel(wordWrap=True)
        self.open_button = button(tr_later("&Open…"), self._ask_open, tr_later("Open a plan: a TOML file"))
        self.save_button = button(
            tr_later("Sa&ve plan…"), self._ask_save,
            tr_later("Save the plan as a TOML file, which “mazarine book” makes, too"),
        )  # fmt: skip
        self.svg_box = check_box(
            tr_later("One SVG a puzzle"), tr_later("Also write each puzzle to a folder beside the book")
        )
        self.make_button = button(
            tr_later("Ma&ke book…"), self._ask_make, tr_later("Search the mazes, and write the book as PDF")
        )
        missing = tr_later("Find the mazes that are missing since it was stopped")
        self.continue_button = button(tr_later("&Continue"), self.go_on, missing)
        kept = tr_later("Stop; the mazes found so far are kept")
        self.stop_button = button(tr_later("Stop"), self.stop, kept)
        self.bar = QProgressBar(maximum=_PARTS)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that no button moves when the search begins
        self.bar.setSizePolicy(policy)
        self._timer = QTimer(self, interval=_WAIT_MS, singleShot=True)
        self._lay_out()
        self._timer.timeout.connect(self._show_pages)
        self.form.changed.connect(self._follow)
        self.spread_box.valueChanged.connect(self._show_pages)
        self.preview.shown.connect(self._show_count)
        shell.tasks.changed.connect(self._show_progress)
        self._show_pages()
        self._show_work()

    def done(self, result: int) -> None:
        """Stop, however the window is closed; the plan stays."""
        self.stop()
        super().done(result)

    def make(self, out: Path) -> None:
        """Make the book; what an earlier search has found is used."""
        plan, svg = self.form.plan, out.with_suffix("") if self.svg_box.isChecked() else None
        task = self._shell.tasks.begin(tr_later("Making a book…"), confirm_before_cancel=True)
        self._task, self._begun = task, (plan, out)
        self.messages.dismiss()
        self._shell.workers.leagues.run(lambda: make_book(plan, out, svg, task.report, tr)).then(
            self._end, self._fail
        )
        self._show_work()

    @Slot()
    def go_on(self) -> None:
        """Make the book that was stopped."""
        self.make(self._begun[1])

    @Slot()
    def stop(self) -> None:
        """Request the end of the search."""
        if self._task is not None:
            self._task.stop()

    @Slot(object)
    def _end(self, made: tuple[int, list[FoundMaze]]) -> None:
        (pages, mazes), (plan, out) = made, self._begun
        self._made = plan, mazes
        self._close(BookProgress.WRITTEN(name=shown(out.name), count=len(mazes), pages=pages))
        self._show_pages()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        if isinstance(error, Cancelled):
            plan, out = self._begun
            self._close(BookProgress.KEPT(count=Kept(out).count(plan)))
        else:
            self._close(message_of(error), Tone.ERROR)

    def _close(self, message: Message, tone: Tone = Tone.NOTE) -> None:
        if self._task is not None:
            self._task.end()
        self._task = None
        self.messages.show_message(message, tone)
        self._show_work()

    @Slot()
    def _show_progress(self) -> None:
        if self._task is not None:
            count, share = self.form.plan.count, self._task.share
            done = min(count, round(share / SEARCH_SHARE * count))
            show_text(BookProgress.FOUND(done=done, count=count), self.bar.setFormat)
            self.bar.setValue(round(share * _PARTS))

    @Slot()
    def _show_work(self) -> None:
        is_busy = self._task is not None
        plan, out = self._begun
        can_go_on = bool(out.name) and plan == self.form.plan and Kept(out).folder.is_dir()
        self.continue_button.setEnabled(can_go_on and not is_busy)
        for widget in (self.form, self.open_button, self.svg_box):
            widget.setEnabled(not is_busy)
        self.make_button.setEnabled(not is_busy and self._is_possible)
        self.stop_button.setEnabled(is_busy)
        self.bar.setVisible(is_busy)

    @Slot()
    def _follow(self) -> None:
        self._timer.start()
        self._show_work()

    @Slot()
    def _show_pages(self) -> None:
        plan, (made, mazes) = self.form.plan, self._made
        self.preview.show_pages(plan, mazes if made == plan else (), self.spread_box.value() - 1)

    @Slot(object)
    def _show_count(self, found: int | Message) -> None:
        self._is_possible = isinstance(found, int)
        for part in (self.preview, self.spread_box):
            part.setVisible(self._is_possible)
        if isinstance(found, int):
            self.spread_box.setMaximum(found // 2 + 1)
            left, right = 2 * self.spread_box.value() - 2, 2 * self.spread_box.value() - 1
            facing = BookProgress.FACING_PAGES(left=left, right=min(right, found), pages=found)
            found = facing if left else BookProgress.FIRST_PAGE(pages=found)
        show_text(found, self.pages_label.setText)
        self._show_work()

    @Slot()
    def _ask_make(self) -> None:
        path = self._ask_path(tr("Make a book"), "book.pdf", tr("Book (*.pdf)"))
        if path is not None:
            self.make(path)

    @Slot()
    def _ask_open(self) -> None:
        folder, filters = str(self._shell.settings.last_folder), tr("Plans of books (*.toml)")
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a plan"), folder, filters)
        if name:
            try:
                self.form.show_plan(read_plan(chosen_path(name)))
            except MazeError as error:
                self.messages.fail(error.message)

    @Slot()
    def _ask_save(self) -> None:
        path = self._ask_path(tr("Save the plan"), "book.toml", tr("Plans of books (*.toml)"))
        if path is not None:
            try:
                with replacing(path) as stream:
                    stream.write(toml_text(plan_values(self.form.plan)).encode())
            except MazeError as error:
                self.messages.fail(error.message)
            else:
                self.messages.show_message(tr_later("Saved the plan as “{name}”.", name=shown(path.name)))

    def _ask_path(self, title: str, name: str, kind: str) -> Path | None:
        return ask_export_path(self, title, self._shell.current.session.export_folder, name, [kind])

    def _lay_out(self) -> None:
        right = QWidget()
        right.setLayout(column_of((self.preview, 1), row_of(self.spread_box, (self.pages_label, 1))))
        split = QSplitter()
        for part in (self.form, right):
            split.addWidget(part)
        split.setStretchFactor(1, 1)
        split.setSizes([*_SHARES])
        top = row_of(self.open_button, self.save_button, 1, help_button("how-to/book.md"))
        work = row_of(
            self.make_button, self.continue_button, self.stop_button, self.svg_box, (self.bar, 1),
        )  # fmt: skip
        self.setLayout(column_of(self.messages, top, (split, 1), work))
        resize_within_screen(self, _SIZE_PX)
