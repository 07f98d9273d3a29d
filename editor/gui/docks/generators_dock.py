"""The Generators dock: choose an algorithm, see what its mazes are like, and have one made."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QImage, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDockWidget,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.generators import GENERATORS
from editor.gui.document import Document
from editor.gui.generating.fields import Fields
from editor.gui.generating.maker import Maker
from editor.gui.generating.order import REWORKS, Order
from editor.gui.generating.player import MOST_CELLS
from editor.gui.generating.preview import Preview
from editor.gui.icons import icon
from editor.gui.scene.maze_scene import MazeScene
from editor.maze import MAX_CELLS
from editor.maze.edits import Change

_MOST_SIDE = 1 << 16
_MOST_SEED = (1 << 31) - 1
_LEAST_WIDTH_PX = 230


class GeneratorsDock(QDockWidget):
    """Asks for a maze, shows a small one like it, and has it made."""

    watch_wanted = Signal(object)
    """The `Order` that somebody wants to see carried out."""
    endless_wanted = Signal(object)
    """The `Order` of a binary tree that somebody wants to see without end."""

    def __init__(
        self, document: Document, scene: MazeScene, maker: Maker, preview: Preview,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__("Generators", parent)
        self.setObjectName("generators_dock")
        self._document = document
        self._scene = scene
        self._maker = maker
        self._preview = preview
        self._chance = SystemRandom()
        self._was_shown = False
        self._fits = True
        self.algorithm_box = QComboBox()
        for name in GENERATORS:
            self.algorithm_box.addItem(name.replace("-", " ").capitalize(), name)
        self.algorithm_box.setAccessibleName("Algorithm")
        self.summary = _words()
        self.rows_box, self.cols_box = _number(1, _MOST_SIDE, 31), _number(1, _MOST_SIDE, 41)
        self.seed_box = _number(0, _MOST_SEED, 1)
        self.dice_button = QToolButton()
        self.dice_button.setIcon(icon("dice"))
        self.dice_button.setToolTip("Take another seed: another maze of the same sort")
        self.dice_button.setAccessibleName("Another seed")
        self.floor_box = QCheckBox("Only the &floor of this level")
        self.floor_box.setToolTip(
            "Keep the size, rock, links and markers of the open maze; every piece of floor gets a maze"
        )
        self.fields = Fields(self._ask)
        self.reworks = Fields(self._ask)
        self.reworks.show_parameters(REWORKS)
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName("A small maze of this sort")
        self.words = _words()
        self.make_button = QPushButton("&Generate")
        self.make_button.setToolTip("Make the maze in place of the one that is open; undo brings that back")
        self.watch_button = QPushButton("&Watch…")
        self.watch_button.setToolTip(f"See how it is made, step by step, up to {MOST_CELLS:,} cells")
        self.endless_button = QPushButton("&Without end…")
        self.endless_button.setToolTip("Wander over a binary tree maze that has no border")
        self.stop_button = QPushButton("Stop")
        self.progress_bar = QProgressBar()
        self.progress_bar.setTextVisible(False)
        self.progress_bar.setRange(0, 1000)
        self._lay_out()
        self._tie()
        self._show_algorithm()
        self._show_work()

    @property
    def order(self) -> Order:
        """What is asked for."""
        ground = (self._document.maze.copy(), self._scene.level) if self.floor_box.isChecked() else None
        return replace(self._sort, ground=ground, revision=self._document.revision if ground else -1)

    @property
    def _sort(self) -> Order:
        """What is asked for, whatever floor it is to fill."""
        _, rows, cols = self._document.maze.shape
        fills = self.floor_box.isChecked()
        return Order(
            self.algorithm_box.currentData(),
            rows if fills else self.rows_box.value(),
            cols if fills else self.cols_box.value(),
            self.seed_box.value(),
            self.fields.values(),
            reworks=self.reworks.values(),
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the size of the maze that is open; later with what was asked for last."""
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            _, rows, cols = self._document.maze.shape
            self.rows_box.setValue(rows)
            self.cols_box.setValue(cols)
        self._ask()

    def hideEvent(self, event: QHideEvent) -> None:
        """Work nothing out that nobody sees."""
        super().hideEvent(event)
        self._preview.show_order(None)

    def _lay_out(self) -> None:
        body = QWidget()
        body.setMinimumWidth(_LEAST_WIDTH_PX)
        column = QVBoxLayout(body)
        column.setContentsMargins(8, 8, 8, 8)
        form, seed, work, buttons = QFormLayout(), QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        seed.addWidget(self.seed_box, 1)
        seed.addWidget(self.dice_button)
        for words, field in (("Rows", self.rows_box), ("Columns", self.cols_box)):
            form.addRow(words, field)
        form.addRow("Seed", seed)
        form.addRow(self.floor_box)
        work.addWidget(self.progress_bar, 1)
        work.addWidget(self.stop_button)
        for widget in (self.algorithm_box, self.summary):
            column.addWidget(widget)
        column.addLayout(form)
        column.addWidget(self.fields)
        column.addWidget(self.reworks)
        column.addWidget(self.picture)
        column.addWidget(self.words)
        column.addStretch(1)
        column.addWidget(self.endless_button)
        column.addLayout(work)
        buttons.addWidget(self.watch_button)
        buttons.addWidget(self.make_button)
        column.addLayout(buttons)
        # Some generators have many fields, and some screens are small.
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        area.setMinimumWidth(_LEAST_WIDTH_PX + 16)
        self.setWidget(area)

    def _tie(self) -> None:
        self.algorithm_box.currentIndexChanged.connect(self._show_algorithm)
        for box in (self.rows_box, self.cols_box, self.seed_box):
            box.valueChanged.connect(self._ask)
        self.floor_box.toggled.connect(self._follow_floor)
        self.dice_button.clicked.connect(self._throw_dice)
        self.make_button.clicked.connect(self._make)
        self.endless_button.clicked.connect(self._wander)
        self.watch_button.clicked.connect(self._watch)
        self.stop_button.clicked.connect(self._maker.stop)
        self._maker.changed.connect(self._show_work)
        self._document.maze_replaced.connect(self._ask)
        self._document.maze_changed.connect(self._follow_shape)
        self._preview.changed.connect(self._show_preview)

    @Slot()
    def _show_algorithm(self) -> None:
        generator = GENERATORS[self.algorithm_box.currentData()]
        self.summary.setText(generator.summary[:1].upper() + generator.summary[1:] + ".")
        self.fields.show_parameters(generator.parameters)
        self.endless_button.setVisible(generator.name == "binary-tree")
        self._ask()

    @Slot(object)
    def _follow_shape(self, change: Change) -> None:
        if change.reshaped:
            self._ask()

    @Slot(bool)
    def _follow_floor(self, fills: bool) -> None:
        self.rows_box.setEnabled(not fills)
        self.cols_box.setEnabled(not fills)
        self._ask()

    @Slot()
    def _ask(self) -> None:
        """Have a maze of the sort shown, and say whether there can be one as large as that."""
        cells = self.rows_box.value() * self.cols_box.value()
        if self.floor_box.isChecked():
            cells = self._document.maze.cells[0].size
        self._fits = cells <= MAX_CELLS
        self.make_button.setEnabled(self._maker.order is None and self._fits)
        self.watch_button.setEnabled(cells <= MOST_CELLS)
        self._preview.show_order(self._sort if self._fits and self.isVisible() else None)
        if not self._fits:
            self.picture.clear()
            self.words.setText(f"{cells:,} cells are too many; the most is {MAX_CELLS:,}.")

    @Slot()
    def _show_preview(self) -> None:
        sample = self._preview.sample
        self.words.setText(self._preview.words if sample is None else sample.words)
        if sample is None:
            self.picture.clear()
            return
        height, width = sample.picture.shape
        image = QImage(sample.picture.tobytes(), width, height, 4 * width, QImage.Format.Format_RGB32)
        self.picture.setPixmap(QPixmap.fromImage(image))

    @Slot()
    def _show_work(self) -> None:
        is_busy = self._maker.order is not None
        self.progress_bar.setVisible(is_busy)
        self.stop_button.setVisible(is_busy)
        self.make_button.setEnabled(not is_busy and self._fits)
        self.progress_bar.setValue(round(self._maker.share * 1000))

    @Slot()
    def _throw_dice(self) -> None:
        self.seed_box.setValue(self._chance.randint(0, _MOST_SEED))

    @Slot()
    def _wander(self) -> None:
        self.endless_wanted.emit(self._sort)

    @Slot()
    def _watch(self) -> None:
        # What is watched is what is taken: nothing is done to it afterwards.
        self.watch_wanted.emit(replace(self.order, reworks={}))

    @Slot()
    def _make(self) -> None:
        self._maker.make(self.order)


def _words() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    return label


def _number(least: int, most: int, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setValue(value)
    box.setGroupSeparatorShown(True)
    return box
