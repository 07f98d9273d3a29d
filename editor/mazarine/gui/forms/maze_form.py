"""The form for a generated maze: the algorithm, the size, the seed, its parameters, and the final steps."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFormLayout, QSpinBox, QWidget

from mazarine.generators import GENERATORS, Generator
from mazarine.generators.finishing import FINISHES
from mazarine.gui.background.plugin_watch import plugin_watch
from mazarine.gui.forms.fields import ParameterFields
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.widgets.building import (
    add_row,
    choice_of,
    column_of,
    label_of,
    narrow_choice_of,
    show_added,
)
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.number_boxes import NumberBox, SeedBox
from mazarine.lattice import LATTICES, Lattice
from mazarine.maze import MAX_CELLS
from mazarine.plugins import PLUGINS


class MazeForm(QWidget):
    """Asks for a maze of a given size at first."""

    changed = Signal()
    """The request has changed."""

    def __init__(self, rows: int, cols: int, lattice: Lattice) -> None:
        super().__init__()
        self.algorithm_box = choice_of(
            {name: generator.title for name, generator in GENERATORS.built_in.items()}
        )
        self.lattice_box = narrow_choice_of({it: it.title for it in LATTICES})
        self.lattice_box.setCurrentIndex(LATTICES.index(lattice))
        self.summary_label = PlainLabel(wordWrap=True)
        self.rows_box, self.cols_box = _number(1, MAX_CELLS, rows), _number(1, MAX_CELLS, cols)
        self.seed_box = SeedBox()
        self.fields, self.finishes = ParameterFields(self.changed.emit), ParameterFields(self.changed.emit)
        self.finishes.show_parameters(FINISHES)
        self.rows_of_form = QFormLayout()
        show_text("Algorithm", self.algorithm_box.setAccessibleName)
        show_text("The same seed and settings always give the same maze", self.seed_box.setToolTip)
        self._list_plugins()
        on_language_change(self._describe_algorithms)
        self._arrange()
        self._connect()
        self._show_algorithm()

    @property
    def generator(self) -> Generator:
        return GENERATORS[self.algorithm_box.currentData()]

    @property
    def sort(self) -> GeneratorRequest:
        """The requested maze, without the floor that it is to fill."""
        return GeneratorRequest(
            self.generator.name, self.rows_box.value(), self.cols_box.value(), self.seed_box.value(),
            self.fields.values(), self.lattice_box.currentData(), finishes=self.finishes.values(),
        )  # fmt: skip

    def show_board(self, rows: int, cols: int, lattice: Lattice) -> None:
        """Show another size and, if the generator supports it, another lattice."""
        if lattice.name in self.generator.lattices:
            self.lattice_box.setCurrentIndex(LATTICES.index(lattice))
        self.rows_box.setValue(rows)
        self.cols_box.setValue(cols)
        self._fit_size()
        self.changed.emit()

    @Slot()
    def _list_plugins(self) -> None:
        """List the generators of plugins, as far as they were looked for."""
        if PLUGINS.are_known:
            titles = {name: generator.title for name, generator in GENERATORS.added().items()}
            show_added(self.algorithm_box, len(GENERATORS.built_in), titles)
        self._describe_algorithms()

    @Slot()
    def _describe_algorithms(self) -> None:
        """Describe each algorithm of the list in its tooltip."""
        for index in range(self.algorithm_box.count()):
            summary = GENERATORS[self.algorithm_box.itemData(index)].summary
            self.algorithm_box.setItemData(index, tr(summary), Qt.ItemDataRole.ToolTipRole)

    def _arrange(self) -> None:
        form = self.rows_of_form
        add_row(form, tr_later("Lattice"), self.lattice_box)
        add_row(form, tr_later("Rows"), self.rows_box)
        add_row(form, tr_later("Columns"), self.cols_box)
        form.addRow(label_of(tr_later("Seed"), self.seed_box), self.seed_box.row())
        parts = self.algorithm_box, self.summary_label, form, self.fields, self.finishes
        self.setLayout(column_of(*parts, margins=(0, 0, 0, 0)))

    def _connect(self) -> None:
        self.algorithm_box.currentIndexChanged.connect(self._show_algorithm)
        self.lattice_box.currentIndexChanged.connect(self.changed)
        for box in (self.rows_box, self.cols_box, self.seed_box):
            box.valueChanged.connect(self.changed)
        plugin_watch().changed.connect(self._list_plugins)

    @Slot()
    def _show_algorithm(self) -> None:
        show_text(self.generator.summary, self.summary_label.setText)
        show_text(self.generator.title, self.algorithm_box.setToolTip)
        self.fields.show_parameters(self.generator.parameters)
        self._offer_lattices()
        self._fit_size()
        self.changed.emit()

    def _offer_lattices(self) -> None:
        """Enable only the lattices that the generator supports."""
        for index, lattice in enumerate(LATTICES):
            # The flags of an entry: none where it cannot be chosen, else the usual ones.
            flags = None if lattice.name in self.generator.lattices else 0
            self.lattice_box.setItemData(index, flags, Qt.ItemDataRole.UserRole - 1)
        if self.lattice_box.currentData().name not in self.generator.lattices:
            self.lattice_box.setCurrentIndex(0)

    def _fit_size(self) -> None:
        """Change the size to one that the generator supports."""
        boxes = self.rows_box, self.cols_box
        for box, side in zip(boxes, self.generator.fitting(*(box.value() for box in boxes)), strict=True):
            box.setSingleStep(1 if self.generator.least_odd is None else 2)
            box.setValue(side)


def _number(least: int, most: int, value: int) -> QSpinBox:
    box = NumberBox(least, most, value)
    box.setGroupSeparatorShown(True)
    return box
