"""Generating by an algorithm: choose one, see an example, and generate a maze."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QHideEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QCheckBox, QProgressBar, QWidget

from mazarine.counting import Noun
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.features.make.generators.infinite_window import show_infinite
from mazarine.gui.features.make.generators.maker import Maker
from mazarine.gui.forms.controls import button, check_box
from mazarine.gui.forms.maze_form import MazeForm
from mazarine.gui.forms.order import MOST_WATCHED_CELLS, FillTarget, GeneratorRequest
from mazarine.gui.forms.preview import BIAS_TIP, RIVER_TIP, SamplePreview
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import Scrollable, column_of, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.maze import MAX_CELLS
from mazarine.maze.transplant import board_of


class GeneratorForm(MazeForm):
    """Asks for a maze; its size and lattice follow the open one."""

    def __init__(self, current: CurrentSession, scene: MazeScene) -> None:
        _, rows, cols = current.maze.shape
        super().__init__(rows, cols, current.maze.lattice)
        self._current = current
        self._scene = scene
        self.replace_box = check_box(
            tr_later("&In this maze"),
            tr_later("Replace the open maze, as one undo step. Otherwise the new one is opened in a tab of "
                     "its own."),
        )  # fmt: skip
        self.floor_box = check_box(
            tr_later("Only the &floor of this level"),
            tr_later("Keep the size, rock, links and markers of the open maze. Every connected area of floor"
                     " becomes a maze."),
        )  # fmt: skip
        self.selection_box = check_box(
            tr_later("Only the &selection"),
            tr_later("Fill the selection; everything else stays unchanged"),
        )  # fmt: skip
        for box in self._targets:
            self.rows_of_form.addRow(box)
        self._tie()
        self._follow_selection()

    @property
    def sort(self) -> GeneratorRequest:
        """The requested maze, without the floor that it is to fill."""
        request = replace(super().sort, replaces=self.replace_box.isChecked())
        if not self._fills:
            return request
        maze, area = self._current.maze, self._current.selection.area
        rows, cols = area.mask.shape if self.selection_box.isChecked() else maze.shape[1:]
        return replace(request, rows=rows, cols=cols, lattice=maze.lattice)

    @property
    def order(self) -> GeneratorRequest:
        """The requested maze."""
        if not self._fills:
            return self.sort
        document = self._current.document
        if self.selection_box.isChecked():
            area = self._current.selection.area
            board = board_of(document.maze, area)
            return replace(
                self.sort, ground=FillTarget(lambda: board, self._scene.level, document.revision, area)
            )
        ground = FillTarget(document.snapshot().maze, self._scene.level, document.revision)
        return replace(self.sort, ground=ground)

    def _tie(self) -> None:
        for box in self._targets:
            box.toggled.connect(partial(self._follow_target, box))
        self._current.selection_changed.connect(self._follow_selection)
        self._current.shape_changed.connect(self._follow_maze)

    @Slot()
    def _follow_maze(self) -> None:
        """Ask for a maze like the open one."""
        maze = self._current.maze
        self.show_board(*maze.shape[1:], maze.lattice)

    @property
    def _targets(self) -> tuple[QCheckBox, ...]:
        """The parts of the open maze that can be filled instead of a new one."""
        return self.replace_box, self.floor_box, self.selection_box

    @property
    def _fills(self) -> bool:
        return self.floor_box.isChecked() or self.selection_box.isChecked()

    def _follow_target(self, chosen: QCheckBox, is_on: bool) -> None:
        """Uncheck the others, and show whether the open maze decides the size."""
        for box in self._targets:
            if is_on and box is not chosen:
                box.setChecked(False)
        self._show_size()

    @Slot()
    def _follow_selection(self) -> None:
        """Enable the box for the selection while there is one."""
        has_selection = bool(self._current.selection.area)
        self.selection_box.setEnabled(has_selection)
        if not has_selection:
            self.selection_box.setChecked(False)
        if self.selection_box.isChecked():
            self.changed.emit()

    def _show_size(self) -> None:
        """Enable the size and the lattice, unless the open maze decides them."""
        for box in (self.rows_box, self.cols_box, self.lattice_box):
            box.setEnabled(not self._fills)
        self.changed.emit()


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
