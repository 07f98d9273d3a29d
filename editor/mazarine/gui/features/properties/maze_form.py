"""The forms for the maze: its metadata and size, and what is written in a map of tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QFormLayout, QGroupBox, QLabel, QLineEdit, QToolButton

from mazarine.counting import Noun
from mazarine.errors import EditRejected
from mazarine.files.format import TILE, TileChoice
from mazarine.gui.editing.document import UNTITLED
from mazarine.gui.features.properties.property_table import PropertyTable, value_fault
from mazarine.gui.forms.controls import button
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import add_row, choice_of, column_of, label_of, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.maze.edits import Change, SetMetadata
from mazarine.messages import Message

_MOST_AROUND = tr_later("The most frequent around")


class MazeForm(QGroupBox):
    """Shows the metadata of the maze; each field that is left is one undo step.

    `table` has the author's own properties, and `fault_label` says why the last input is not possible.
    """

    def __init__(self, current: CurrentSession, resize: QAction) -> None:
        super().__init__()
        show_text("Maze", self.setTitle)
        self._current = current
        self.title_line, self.author_line = QLineEdit(), QLineEdit()
        self.size_label, self.levels_label, self.lattice_label = PlainLabel(), PlainLabel(), PlainLabel()
        self.size_button = QToolButton()
        self.size_button.setDefaultAction(resize)
        self.table = PropertyTable()
        self.add_button = button(
            tr_later("&Add"), self.table.add, tr_later("Add a property: a name and a value")
        )
        self.add_button.setIcon(icon("level_add_above"))
        self.remove_button = button(
            tr_later("Re&move"), self.table.remove, tr_later("Remove the selected property")
        )
        self.remove_button.setIcon(icon("level_remove"))
        self.fault_label = fault_label()
        self._lay_out()
        for line in (self.title_line, self.author_line):
            line.editingFinished.connect(self._take_lines)
        self.table.edited.connect(self._take_properties)
        self.table.refused.connect(self._show_fault)
        self.table.itemSelectionChanged.connect(self._show_buttons)
        current.maze_changed.connect(self._follow)
        current.maze_replaced.connect(self._show_all)
        on_language_change(self._show)
        self._show_all()

    def commit(self) -> None:
        """Apply the text in a field or a cell that still has the focus."""
        self.table.commit()
        if self.title_line.isModified() or self.author_line.isModified():
            self._take_lines()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, field in (
            (tr_later("Title"), self.title_line), (tr_later("Author"), self.author_line),
            (tr_later("Size"), self.size_label), (tr_later("Levels"), self.levels_label),
            (tr_later("Lattice"), self.lattice_label),
        ):  # fmt: skip
            show_text(name, field.setAccessibleName)
            if field is self.size_label:
                form.addRow(label_of(name), row_of((field, 1), self.size_button))
            else:
                add_row(form, name, field)
        show_text(UNTITLED, self.title_line.setPlaceholderText)
        buttons = row_of(self.add_button, self.remove_button, 1)
        form.addRow(column_of(self.table, self.fault_label, buttons))

    @Slot()
    def _take_lines(self) -> None:
        maze = self._current.maze
        title, author = self.title_line.text(), self.author_line.text()
        step = tr_later("change title") if title != maze.title else tr_later("change author")
        self.title_line.setModified(False)
        self.author_line.setModified(False)
        if (title, author) != (maze.title, maze.author):
            self._do(replace(SetMetadata.of(maze), title=title, author=author), step)

    @Slot(object, object)
    def _take_properties(self, properties: Mapping[str, Any], step: Message) -> None:
        self._do(replace(SetMetadata.of(self._current.maze), properties=properties), step)

    def _do(self, edit: SetMetadata, step: Message) -> None:
        fault = value_fault([edit.title, edit.author])
        if fault is None:
            self._current.document.commit_gesture()
            try:
                self._current.document.do(edit, step)
            except EditRejected as rejection:
                fault = rejection.message
        self._show_fault(fault)
        if fault is not None:
            self._show_all()

    @Slot(object)
    def _show_fault(self, fault: Message | None) -> None:
        show_fault(self.fault_label, fault)

    @Slot(object)
    def _follow(self, change: Change) -> None:
        if change.metadata_changed or change.reshaped:
            self._show()

    @Slot()
    def _show_all(self) -> None:
        for line in (self.title_line, self.author_line):
            line.setModified(False)
        self._show()

    @Slot()
    def _show(self) -> None:
        maze = self._current.maze
        for line, text in ((self.title_line, maze.title), (self.author_line, maze.author)):
            if not line.isModified() and line.text() != text:
                line.setText(text)
        levels, rows, cols = maze.shape
        size = tr(
            "{rows:,} rows × {columns:,} columns, {cells}",
            rows=rows, columns=cols, cells=Noun.CELLS(count=maze.cells.size),
        )  # fmt: skip
        self.size_label.setText(size)
        self.levels_label.setText(tr("{number:,}", number=levels))
        self.lattice_label.setText(tr(maze.lattice.title))
        self.table.show_properties(maze.properties)
        self._show_buttons()

    @Slot()
    def _show_buttons(self) -> None:
        self.remove_button.setEnabled(self.table.is_on_property)


class TileForm(QGroupBox):
    """Shows the notes on the file, and lets the user choose a layer and tiles; hidden for other files."""

    def __init__(self, current: CurrentSession) -> None:
        super().__init__()
        show_text("Map of tiles", self.setTitle)
        self._current = current
        self.notes_label = PlainLabel(wordWrap=True)
        self.layer_box, self.wall_box, self.floor_box = (choice_of({}) for _ in range(3))
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.notes_label)
        for name, box in (
            (tr_later("Layer for walls"), self.layer_box), (tr_later("Tile for walls"), self.wall_box),
            (tr_later("Tile for floor"), self.floor_box),
        ):  # fmt: skip
            show_text(name, box.setAccessibleName)
            add_row(form, name, box)
            box.activated.connect(self._choose)
        current.maze_replaced.connect(self._show)
        current.path_changed.connect(self._show)
        on_language_change(self._show)
        self._show()

    @Slot()
    def _choose(self) -> None:
        self._current.document.tile_choice = TileChoice(
            self.layer_box.currentData(), self.wall_box.currentData(), self.floor_box.currentData()
        )

    @Slot()
    def _show(self) -> None:
        document = self._current.document
        options, choice = document.tile_options, document.tile_choice
        self.setVisible(options is not None)
        if options is None:
            return
        self.notes_label.setText("\n".join(map(tr, document.notes)))
        _fill(self.layer_box, options.layers, choice.layer)
        _fill(self.wall_box, _named(options.walls, options.names), choice.wall)
        _fill(self.floor_box, _named(options.floors, options.names), choice.floor)


def fault_label() -> QLabel:
    """Return a hidden label for the reason why an input is not possible."""
    label = PlainLabel(wordWrap=True)
    label.setObjectName("fault")
    label.setVisible(False)
    return label


def show_fault(label: QLabel, fault: Message | None) -> None:
    """Show why an input is not possible, or hide the label if it is."""
    if fault is not None:
        show_text(fault, label.setText)
    label.setVisible(fault is not None)


def _named(tiles: Iterable[int], names: Mapping[int, str]) -> list[tuple[int, Message | str]]:
    return [
        (tile, f"{tile} ({names[tile]})")
        if tile in names
        else (tile, tr_later("Tile {number}", number=tile & TILE))
        if tile <= TILE
        else (tile, tr_later("Tile {number}, turned", number=tile & TILE))
        for tile in tiles
    ]


def _fill(box: QComboBox, items: Iterable[tuple[int, Message | str]], chosen: int | None) -> None:
    box.clear()
    box.addItem(tr(_MOST_AROUND), None)
    for value, name in items:
        box.addItem(tr(name) if isinstance(name, Message) else name, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.setEnabled(box.count() > 1)
