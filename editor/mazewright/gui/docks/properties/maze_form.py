"""What the maze says of itself: title, author and properties, which can be written; size and lattice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFormLayout, QGroupBox, QLabel, QLineEdit, QPushButton

from mazewright.errors import EditRejected
from mazewright.gui.docks.properties.property_table import PropertyTable, value_fault
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.style.icons import icon
from mazewright.gui.widgets.building import column_of, row_of
from mazewright.maze.edits import Change, SetMetadata


class MazeForm(QGroupBox):
    """Shows the words of the maze; each field that is left is one undo step.

    Attributes
    ----------
    title_line, author_line : text
    size_label, levels_label, lattice_label : what only is told
    table : properties of the author's own
    add_button, remove_button : beside the table
    fault_label : why what was written last cannot be, below it
    """

    def __init__(self, current: CurrentSession) -> None:
        super().__init__(tr("Maze"))
        self._current = current
        self.title_line, self.author_line = QLineEdit(), QLineEdit()
        self.size_label, self.levels_label, self.lattice_label = QLabel(), QLabel(), QLabel()
        self.table = PropertyTable()
        self.add_button = QPushButton(icon("level_add_above"), tr("&Add"))
        self.remove_button = QPushButton(icon("level_remove"), tr("Re&move"))
        self.fault_label = fault_label()
        self._lay_out()
        for line in (self.title_line, self.author_line):
            line.editingFinished.connect(self._take_lines)
        self.table.edited.connect(self._take_properties)
        self.table.refused.connect(self._show_fault)
        self.table.itemSelectionChanged.connect(self._show_buttons)
        self.add_button.clicked.connect(self.table.add)
        self.remove_button.clicked.connect(self.table.remove)
        current.maze_changed.connect(self._follow)
        current.maze_replaced.connect(self._show_all)
        self._show_all()

    def commit(self) -> None:
        """Take what is written in a line or a cell that has not been left yet."""
        self.table.commit()
        if self.title_line.isModified() or self.author_line.isModified():
            self._take_lines()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, field in (
            ("Title", self.title_line), ("Author", self.author_line), ("Size", self.size_label),
            ("Levels", self.levels_label), ("Lattice", self.lattice_label),
        ):  # fmt: skip
            field.setAccessibleName(tr(name))
            form.addRow(tr(name), field)
        self.title_line.setPlaceholderText(tr("Untitled"))
        buttons = row_of(self.add_button, self.remove_button, 1)
        form.addRow(column_of(self.table, self.fault_label, buttons))
        self.add_button.setToolTip(tr("Add a property: a name and a value"))
        self.remove_button.setToolTip(tr("Remove the selected property"))

    @Slot()
    def _take_lines(self) -> None:
        maze = self._current.maze
        title, author = self.title_line.text(), self.author_line.text()
        what = "change title" if title != maze.title else "change author"
        # Distinguished from changes by others: shown only once.
        self.title_line.setModified(False)
        self.author_line.setModified(False)
        if (title, author) != (maze.title, maze.author):
            self._do(replace(SetMetadata.of(maze), title=title, author=author), what)

    @Slot(object, str)
    def _take_properties(self, properties: Mapping[str, Any], what: str) -> None:
        self._do(replace(SetMetadata.of(self._current.maze), properties=properties), what)

    def _do(self, words: SetMetadata, what: str) -> None:
        fault = value_fault([words.title, words.author])
        if not fault:
            self._current.document.settle()
            try:
                self._current.document.do(words, what)
            except EditRejected as rejection:
                fault = str(rejection)
        self._show_fault(fault)
        if fault:
            self._show_all()

    @Slot(str)
    def _show_fault(self, fault: str) -> None:
        self.fault_label.setText(tr(fault))
        self.fault_label.setVisible(bool(fault))

    @Slot(object)
    def _follow(self, change: Change) -> None:
        if change.metadata_changed or change.reshaped:
            self._show()

    @Slot()
    def _show_all(self) -> None:
        for line in (self.title_line, self.author_line):
            line.setModified(False)
        self._show()

    def _show(self) -> None:
        maze = self._current.maze
        for line, text in ((self.title_line, maze.title), (self.author_line, maze.author)):
            if not line.isModified() and line.text() != text:
                line.setText(text)
        levels, rows, cols = maze.shape
        self.size_label.setText(tr(f"{rows:,} rows × {cols:,} columns, {maze.cells.size:,} cells"))
        self.levels_label.setText(tr(f"{levels:,}"))
        self.lattice_label.setText(tr(maze.lattice.title))
        self.table.show_properties(maze.properties)
        self._show_buttons()

    @Slot()
    def _show_buttons(self) -> None:
        self.remove_button.setEnabled(self.table.is_on_property)


def fault_label() -> QLabel:
    """Make a place for the sentence that says why something cannot be."""
    label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
    label.setObjectName("fault")
    label.setVisible(False)
    return label
