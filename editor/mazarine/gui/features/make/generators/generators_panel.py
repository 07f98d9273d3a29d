"""The Generators dock: choose an algorithm, see an example, and generate a maze."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QHideEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from mazarine.counting import Noun
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.documents.results import Results
from mazarine.gui.features.make.generators.form import GeneratorForm
from mazarine.gui.features.make.generators.maker import Maker
from mazarine.gui.features.make.generators.player import MOST_CELLS
from mazarine.gui.features.make.generators.wandering import show_infinite
from mazarine.gui.features.make.generators.watch_window import WatchWindow
from mazarine.gui.forms.preview import BIAS_TIP, RIVER_TIP, SamplePreview
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import Scrollable, column_of, row_of
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.plain_text import PlainLabel
from mazarine.maze import MAX_CELLS


class GeneratorsPanel(QWidget):
    """Shows a small example maze, and generates mazes.

    Attributes
    ----------
    sample_label : describes the example, or says why there is none
    foot : the buttons, to be put below, so that they are visible however far the rest is scrolled
    """

    def __init__(
        self, current: CurrentSession, scene: MazeScene, workers: Workers, documents: DocumentManager,
        results: Results, messages: MessageBar, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._current = current
        self._scene = scene
        self._workers = workers
        self._documents = documents
        self._messages = messages
        self.form = GeneratorForm(current, scene)
        self.maker = Maker(workers, results, messages, self)
        self.preview = SamplePreview(workers, self)
        self.picture = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.sample_label = PlainLabel(wordWrap=True)
        self.make_button, self.watch_button = QPushButton(), QPushButton()
        self.again_button = QPushButton()
        self.infinite_button, self.stop_button = QPushButton(), QPushButton()
        self.progress_bar = QProgressBar(textVisible=False, maximum=1000)
        self.foot = QWidget()
        self._show_texts()
        self._lay_out()
        self.form.changed.connect(self._ask)
        self.make_button.clicked.connect(self._make)
        self.again_button.clicked.connect(self._make_again)
        self.infinite_button.clicked.connect(self._wander)
        self.watch_button.clicked.connect(self._watch)
        self.stop_button.clicked.connect(self.maker.stop)
        self.maker.changed.connect(self._show_work)
        self.preview.changed.connect(self._show_preview)
        self._ask()

    def _show_texts(self) -> None:
        show_text("A small example", self.picture.setAccessibleName)
        tips = tr_later("River: {river}\nBias: {bias}", river=RIVER_TIP, bias=BIAS_TIP)
        show_text(tips, self.sample_label.setToolTip)
        show_text(
            "Generate a maze in a tab of its own, or in the open maze if that is checked above",
            self.make_button.setToolTip,
        )
        show_text("&New seed and generate", self.again_button.setText)
        show_text(
            "Choose a random seed and generate its maze. It replaces the last one that was generated here, "
            "unless that was changed or saved.",
            self.again_button.setToolTip,
        )
        show_text("&Watch…", self.watch_button.setText)
        most = Noun.CELLS(count=MOST_CELLS)
        show_text(
            tr_later("Watch the generation step by step (up to {cells})", cells=most),
            self.watch_button.setToolTip,
        )
        show_text("&Infinite…", self.infinite_button.setText)
        show_text("Explore an infinite binary tree maze", self.infinite_button.setToolTip)
        show_text("Stop", self.stop_button.setText)

    def showEvent(self, event: QShowEvent) -> None:
        """Request a small maze."""
        super().showEvent(event)
        self._ask()

    def hideEvent(self, event: QHideEvent) -> None:
        """Compute nothing while hidden."""
        super().hideEvent(event)
        self.preview.show_order(None, self._scene.palette_of_maze)

    def _lay_out(self) -> None:
        self.setLayout(column_of(self.form, self.picture, self.sample_label, 1, margins=(8, 8, 8, 4)))
        work = row_of((self.progress_bar, 1), self.stop_button)
        buttons = row_of(self.watch_button, self.make_button)
        self.again_button.setIcon(icon("dice"))
        parts = self.infinite_button, work, self.again_button, buttons
        self.foot.setLayout(column_of(*parts, margins=(8, 4, 8, 8)))

    @property
    def _cells(self) -> int:
        sort = self.form.sort
        return sort.rows * sort.cols

    @Slot()
    def _ask(self) -> None:
        """Request an example of the algorithm, and show whether a maze of this size is possible."""
        cells, sort = self._cells, self.form.sort
        fits = cells <= MAX_CELLS
        self.watch_button.setEnabled(cells <= MOST_CELLS)
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
        for button in (self.make_button, self.again_button):
            button.setEnabled(not is_busy and self._cells <= MAX_CELLS)
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
        order = replace(self.form.order, finishes={})
        session = self._current.session
        take = partial(self.maker.make, order, session)
        watching = WatchWindow(
            order, self._workers, take, self._messages, self._scene, session.export_folder, self.window()
        )
        session.closed.connect(watching.close)
        watching.show()

    @Slot()
    def _wander(self) -> None:
        show_infinite(
            self.form.sort, self._current, self._documents, self._scene.palette_of_maze, self.window(),
        )  # fmt: skip


class ScrollableGenerators(QWidget):
    """The panel in a scroll area: some generators have many fields, and some screens are small.

    Attributes
    ----------
    panel : the form and the preview
    """

    def __init__(
        self, current: CurrentSession, scene: MazeScene, workers: Workers, documents: DocumentManager,
        results: Results, messages: MessageBar,
    ) -> None:  # fmt: skip
        super().__init__()
        self.panel = GeneratorsPanel(current, scene, workers, documents, results, messages)
        area = Scrollable(tr_later("Generators"), self.panel)
        self.setLayout(column_of((area, 1), self.panel.foot, margins=(0, 0, 0, 0), spacing=0))
