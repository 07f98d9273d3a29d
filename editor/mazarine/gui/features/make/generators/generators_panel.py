"""Generating by an algorithm: choose one, see an example, and generate a maze."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QHideEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from mazarine.counting import Noun
from mazarine.gui.features.make.generators.form import GeneratorForm
from mazarine.gui.features.make.generators.infinite_window import show_infinite
from mazarine.gui.features.make.generators.maker import Maker
from mazarine.gui.forms.controls import button
from mazarine.gui.forms.order import MOST_WATCHED_CELLS
from mazarine.gui.forms.preview import BIAS_TIP, RIVER_TIP, SamplePreview
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import Scrollable, column_of, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.maze import MAX_CELLS


class GeneratorsPanel(QWidget):
    """Shows a small example maze, and generates mazes.

    `sample_label` describes the example, or says why there is none.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell, self._current, self._scene = shell, shell.current, shell.scene
        self.form = GeneratorForm(shell.current, shell.scene)
        self.maker = Maker(shell, self)
        self.preview = SamplePreview(shell.workers, self)
        self.picture = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.sample_label = PlainLabel(wordWrap=True)
        show_text("A small example", self.picture.setAccessibleName)
        tips = tr_later("River: {river}\nBias: {bias}", river=RIVER_TIP, bias=BIAS_TIP)
        show_text(tips, self.sample_label.setToolTip)
        self.make_button = button(
            tr_later("&Generate"), self._make,
            tr_later("Generate a maze in a tab of its own, or in the open maze if that is checked above"),
        )  # fmt: skip
        self.again_button = button(
            tr_later("&New seed and generate"), self._make_again,
            tr_later("Choose a random seed and generate its maze. It replaces the last one that was "
                     "generated here, unless that was changed or saved."),
        )  # fmt: skip
        self.again_button.setIcon(icon("dice"))
        most = Noun.CELLS(count=MOST_WATCHED_CELLS)
        self.watch_button = button(
            tr_later("&Watch…"), self._watch,
            tr_later("Watch the generation step by step (up to {cells})", cells=most),
        )  # fmt: skip
        self.infinite_button = button(
            tr_later("&Infinite…"), self._wander, tr_later("Explore an infinite binary tree maze")
        )
        self.stop_button = button(tr_later("Stop"), self.maker.stop)
        self.progress_bar = QProgressBar(textVisible=False, maximum=1000)
        self._lay_out()
        self.form.changed.connect(self._ask)
        self.maker.changed.connect(self._show_work)
        self.preview.changed.connect(self._show_preview)
        self._ask()

    def showEvent(self, event: QShowEvent) -> None:
        """Request a small maze."""
        super().showEvent(event)
        self._ask()

    def hideEvent(self, event: QHideEvent) -> None:
        """Compute nothing while hidden."""
        super().hideEvent(event)
        self.preview.show_order(None, self._scene.palette_of_maze)

    def _lay_out(self) -> None:
        form = QWidget()
        form.setLayout(column_of(self.form, self.picture, self.sample_label, 1, margins=(8, 8, 8, 4)))
        # Some generators have many fields, and some screens are small: the buttons do not scroll.
        work, buttons = (
            row_of((self.progress_bar, 1), self.stop_button),
            row_of(self.watch_button, self.make_button),
        )
        foot = column_of(self.infinite_button, work, self.again_button, buttons, margins=(8, 4, 8, 8))
        area = Scrollable(tr_later("Generators"), form)
        self.setLayout(column_of((area, 1), foot, margins=(0, 0, 0, 0), spacing=0))

    @property
    def _cells(self) -> int:
        sort = self.form.sort
        return sort.rows * sort.cols

    @Slot()
    def _ask(self) -> None:
        """Request an example of the algorithm, and show whether a maze of this size is possible."""
        cells, sort = self._cells, self.form.sort
        fits = cells <= MAX_CELLS
        self.watch_button.setEnabled(cells <= MOST_WATCHED_CELLS)
        self.infinite_button.setVisible(sort.name == "binary-tree")
        self._show_work()
        self.preview.show_order(sort if fits and self.isVisible() else None, self._scene.palette_of_maze)
        if not fits:
            self.picture.clear()
            text = tr_later(
                "{cells:,} cells are too many; the maximum is {most:,}.", cells=cells, most=MAX_CELLS
            )
            show_text(text, self.sample_label.setText)

    @Slot()
    def _show_preview(self) -> None:
        sample = self.preview.sample
        text = self.preview.error if sample is None else sample.text
        if text is not None:
            show_text(text, self.sample_label.setText)
        if sample is None:
            self.picture.clear()
            return
        self.picture.setPixmap(QPixmap.fromImage(image_of(sample.picture)))

    @Slot()
    def _show_work(self) -> None:
        is_busy = self.maker.order is not None
        self.progress_bar.setVisible(is_busy)
        self.stop_button.setVisible(is_busy)
        into_selection = self.form.selection_box.isChecked()
        title = tr_later("&Generate into the selection") if into_selection else tr_later("&Generate")
        show_text(title, self.make_button.setText)
        for maker in (self.make_button, self.again_button):
            maker.setEnabled(not is_busy and self._cells <= MAX_CELLS)
        self.progress_bar.setValue(round(self.maker.share * 1000))

    @Slot()
    def _make(self) -> None:
        self.maker.make(self.form.order, self._current.session)

    @Slot()
    def _make_again(self) -> None:
        self.form.seed_box.throw_dice()
        self._make()

    @Slot()
    def _watch(self) -> None:
        # The watched maze is the one that is taken: nothing is done to it afterwards.
        order, session = replace(self.form.order, finishes={}), self._current.session
        self._shell.watch_wanted.emit(order, partial(self.maker.make, order, session))

    @Slot()
    def _wander(self) -> None:
        show_infinite(self.form.sort, self._shell)
