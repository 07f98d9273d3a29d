"""The form for a generator: the algorithm, the size, the seed, its parameters, and the final steps."""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QSpinBox, QToolButton, QWidget

from mazewright.generators import GENERATORS, Generator
from mazewright.generators.finishing import FINISHES
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.i18n import show_text, tr_later
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.style.icons import icon
from mazewright.gui.widgets.building import add_row, choice_of, column_of, label_of, row_of
from mazewright.gui.widgets.number_boxes import NumberBox
from mazewright.gui.windows.generators.fields import ParameterFields
from mazewright.gui.windows.generators.order import FillTarget, GeneratorRequest
from mazewright.lattice import LATTICES
from mazewright.maze.edits import Change
from mazewright.maze.transplant import board_of

_MOST_SIDE = 1 << 16
_MOST_SEED = (1 << 31) - 1


class GeneratorForm(QWidget):
    """Asks for a maze; the size at first is that of the open one."""

    changed = Signal()
    """The request has changed."""

    def __init__(self, current: CurrentSession, scene: MazeScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self._scene = scene
        self._chance = SystemRandom()
        _, rows, cols = current.maze.shape
        self.algorithm_box = choice_of({name: generator.title for name, generator in GENERATORS.items()})
        self.lattice_box = choice_of({lattice: lattice.title for lattice in LATTICES})
        self.lattice_box.setCurrentIndex(LATTICES.index(current.maze.lattice))
        self.summary_label = QLabel(wordWrap=True)
        self.rows_box, self.cols_box = _number(1, _MOST_SIDE, rows), _number(1, _MOST_SIDE, cols)
        self.seed_box = _number(0, _MOST_SEED, 1)
        self.dice_button = QToolButton()
        self.dice_button.setIcon(icon("dice"))
        self.floor_box, self.selection_box = QCheckBox(), QCheckBox()
        self.fields, self.finishes = ParameterFields(self.changed.emit), ParameterFields(self.changed.emit)
        self.finishes.show_parameters(FINISHES)
        self._show_texts()
        self._lay_out()
        self._tie()
        self._show_algorithm()
        self._follow_selection()

    @property
    def generator(self) -> Generator:
        """The generator that is chosen."""
        return GENERATORS[self.algorithm_box.currentData()]

    @property
    def sort(self) -> GeneratorRequest:
        """The requested maze, without the floor that it is to fill."""
        rows, cols, lattice = self.rows_box.value(), self.cols_box.value(), self.lattice_box.currentData()
        if self._fills:
            lattice = self._current.maze.lattice
            rows, cols = (
                self._current.selection.area.mask.shape
                if self.selection_box.isChecked()
                else self._current.maze.shape[1:]
            )
        return GeneratorRequest(
            self.generator.name, rows, cols, self.seed_box.value(), self.fields.values(), lattice,
            finishes=self.finishes.values(),
        )  # fmt: skip

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

    def _show_texts(self) -> None:
        show_text("Algorithm", self.algorithm_box.setAccessibleName)
        show_text("Rows", self.rows_box.setAccessibleName)
        show_text("Columns", self.cols_box.setAccessibleName)
        show_text("Seed", self.seed_box.setAccessibleName)
        show_text("Choose a random seed", self.dice_button.setToolTip)
        show_text("Random seed", self.dice_button.setAccessibleName)
        show_text("Only the &floor of this level", self.floor_box.setText)
        show_text(
            "Keep the size, rock, links and markers of the open maze. Every connected area of floor"
            " becomes a maze.",
            self.floor_box.setToolTip,
        )
        show_text("Only the &selection", self.selection_box.setText)
        show_text("Fill the selection; everything else stays unchanged", self.selection_box.setToolTip)

    def _lay_out(self) -> None:
        form = QFormLayout()
        add_row(form, tr_later("Lattice"), self.lattice_box)
        add_row(form, tr_later("Rows"), self.rows_box)
        add_row(form, tr_later("Columns"), self.cols_box)
        form.addRow(label_of(tr_later("Seed"), self.seed_box), row_of((self.seed_box, 1), self.dice_button))
        form.addRow(self.floor_box)
        form.addRow(self.selection_box)
        parts = self.algorithm_box, self.summary_label, form, self.fields, self.finishes
        self.setLayout(column_of(*parts, margins=(0, 0, 0, 0)))

    def _tie(self) -> None:
        self.algorithm_box.currentIndexChanged.connect(self._show_algorithm)
        self.lattice_box.currentIndexChanged.connect(self.changed)
        for box in (self.rows_box, self.cols_box, self.seed_box):
            box.valueChanged.connect(self.changed)
        self.floor_box.toggled.connect(self._follow_floor)
        self.selection_box.toggled.connect(self._follow_selection_box)
        self._current.selection_changed.connect(self._follow_selection)
        self.dice_button.clicked.connect(self._throw_dice)
        self._current.maze_replaced.connect(self.changed)
        self._current.maze_changed.connect(self._follow_shape)

    @Slot()
    def _show_algorithm(self) -> None:
        show_text(self.generator.summary, self.summary_label.setText)
        self.fields.show_parameters(self.generator.parameters)
        self._offer_lattices()
        self._fit_size()
        self.changed.emit()

    def _offer_lattices(self) -> None:
        """Enable only the lattices that the generator supports."""
        for index, lattice in enumerate(LATTICES):
            # The flags of an entry: none where it cannot be chosen, else the usual ones.
            flags = None if self.generator.can_do(lattice) else 0
            self.lattice_box.setItemData(index, flags, Qt.ItemDataRole.UserRole - 1)
        if not self.generator.can_do(self.lattice_box.currentData()):
            self.lattice_box.setCurrentIndex(0)

    def _fit_size(self) -> None:
        """Change the size to one that the generator supports."""
        boxes = self.rows_box, self.cols_box
        for box, side in zip(boxes, self.generator.fitting(*(box.value() for box in boxes)), strict=True):
            box.setSingleStep(1 if self.generator.least_odd is None else 2)
            box.setValue(side)

    @Slot(object)
    def _follow_shape(self, change: Change) -> None:
        if change.reshaped:
            self.changed.emit()

    @property
    def _fills(self) -> bool:
        return self.floor_box.isChecked() or self.selection_box.isChecked()

    @Slot(bool)
    def _follow_floor(self, fills: bool) -> None:
        if fills:
            self.selection_box.setChecked(False)
        self._show_size()

    @Slot(bool)
    def _follow_selection_box(self, fills: bool) -> None:
        if fills:
            self.floor_box.setChecked(False)
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

    @Slot()
    def _throw_dice(self) -> None:
        self.seed_box.setValue(self._chance.randint(0, _MOST_SEED))


def _number(least: int, most: int, value: int) -> QSpinBox:
    box = NumberBox(least, most, value)
    box.setGroupSeparatorShown(True)
    return box
