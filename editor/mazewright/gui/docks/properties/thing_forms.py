"""What a link and a marker say of themselves; what is changed is one undo step."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QLineEdit, QWidget

from mazewright.gui.docks.properties.maze_form import fault_label
from mazewright.gui.docks.properties.property_table import value_fault
from mazewright.gui.docks.properties.things_here import LinkHere, MarkerHere
from mazewright.gui.i18n import tr
from mazewright.gui.style.icons import icon
from mazewright.gui.tools.marker import WORDS
from mazewright.lattice import Lattice
from mazewright.maze import Cell, Link, Marker, MarkerKind, Maze, Port
from mazewright.maze.edits import Batch, PlaceLink, RemoveLink, ReplaceThings


class LinkForm(QWidget):
    """A link: its ends, and what can be changed of it.

    Attributes
    ----------
    one_way_box, label_line : what can be changed
    from_label, to_label : the ends
    fault_label : why what was written cannot be
    """

    edited = Signal(object, str)
    """The edit, and what the Undo menu says."""

    def __init__(self) -> None:
        super().__init__()
        self._link: Link | None = None
        self.from_label, self.to_label = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.one_way_box = QCheckBox(tr("One-way"))
        self.one_way_box.setAccessibleName(tr("One-way"))
        self.label_line, self.fault_label = QLineEdit(), fault_label()
        self.label_line.setAccessibleName(tr("Label"))
        form = _form(self)
        form.addRow(tr("From"), self.from_label)
        form.addRow(tr("To"), self.to_label)
        form.addRow("", self.one_way_box)
        form.addRow(tr("Label"), self.label_line)
        form.addRow(self.fault_label)
        self.one_way_box.clicked.connect(self.commit)
        self.label_line.editingFinished.connect(self.commit)

    def show_link(self, link: Link, lattice: Lattice) -> None:
        """Show a link; what is being written stays."""
        if link == self._link:
            return
        self._link = link
        self.from_label.setText(tr(_port_words(link.first, lattice)))
        self.to_label.setText(tr(_port_words(link.second, lattice)))
        self.one_way_box.setChecked(link.one_way)
        self.label_line.setText(link.label)
        self.fault_label.hide()

    @Slot()
    def commit(self) -> None:
        """Signal what was changed."""
        link = self._link
        if link is None:
            return
        wanted = replace(link, one_way=self.one_way_box.isChecked(), label=self.label_line.text())
        fault = value_fault(wanted.label)
        _show(self.fault_label, fault)
        if wanted != link and not fault:
            self._link = wanted
            what = "change label" if wanted.one_way == link.one_way else "change direction"
            self.edited.emit(Batch((RemoveLink(link.first), PlaceLink(wanted))), what)


class MarkerForm(QWidget):
    """A marker: where it is, and what can be changed of it.

    Attributes
    ----------
    kind_box, label_line : what can be changed
    place_label : the cell, and the gap if it is one
    fault_label : why what was chosen or written cannot be
    """

    edited = Signal(object, str)
    """The edit, and what the Undo menu says."""

    def __init__(self) -> None:
        super().__init__()
        self._marker: Marker | None = None
        self._beside: tuple[Marker, ...] = ()
        self.kind_box, self.label_line = QComboBox(), QLineEdit()
        self.place_label, self.fault_label = QLabel(wordWrap=True), fault_label()
        for kind, words in WORDS.items():
            self.kind_box.addItem(icon(f"marker_{kind.value}"), tr(words.capitalize()), kind.value)
        self.kind_box.setAccessibleName(tr("Kind"))
        self.label_line.setAccessibleName(tr("Label"))
        form = _form(self)
        form.addRow(tr("Kind"), self.kind_box)
        form.addRow(tr("Where"), self.place_label)
        form.addRow(tr("Label"), self.label_line)
        form.addRow(self.fault_label)
        self.kind_box.activated.connect(self.commit)
        self.label_line.editingFinished.connect(self.commit)

    def show_marker(self, marker: Marker, maze: Maze) -> None:
        """Show a marker; what is being written stays."""
        self._beside = maze.markers.at(marker.cell)
        if marker == self._marker:
            return
        self._marker = marker
        words = [tr(cell_words(marker.cell, maze.lattice))]
        if marker.side is not None:
            words.append(tr(f"a gap in the border on side {marker.side}"))
        self.place_label.setText(", ".join(words))
        self.kind_box.setCurrentIndex(self.kind_box.findData(marker.kind.value))
        self.label_line.setText(marker.label)
        self.fault_label.hide()

    @Slot()
    def commit(self) -> None:
        """Signal what was changed."""
        marker = self._marker
        if marker is None or marker not in self._beside:
            return
        kind = MarkerKind(self.kind_box.currentData())
        wanted = replace(marker, kind=kind, label=self.label_line.text())
        fault = value_fault(wanted.label)
        if kind is not marker.kind and any(other.kind is kind for other in self._beside):
            fault = f"There is a {WORDS[kind]} in this cell already."
            self.kind_box.setCurrentIndex(self.kind_box.findData(marker.kind.value))
        _show(self.fault_label, fault)
        if wanted != marker and not fault:
            at = self._beside.index(marker)
            beside = (*self._beside[:at], wanted, *self._beside[at + 1 :])
            self._marker, self._beside = wanted, beside
            what = "change label" if wanted.kind is marker.kind else "change marker"
            self.edited.emit(ReplaceThings((), ((marker.cell, beside),), ()), what)

    def here(self) -> MarkerHere | None:
        """Return the marker as it is to be found now."""
        return MarkerHere(self._marker, self._beside.index(self._marker)) if self._marker else None


def name_of(thing: LinkHere | MarkerHere, maze: Maze) -> str:
    """Return what a link or marker is called in a list: its kind, and its label if it has one."""
    found, name = thing.find(maze), kind_of(thing, maze).capitalize()
    if found is None:
        return tr("Removed")
    return f"{tr(name)} “{found.label}”" if found.label else tr(name)


def kind_of(thing: LinkHere | MarkerHere, maze: Maze) -> str:
    """Return what sort of thing a link or marker is; nothing if it is not there any more."""
    found = thing.find(maze)
    if found is None:
        return ""
    return WORDS[found.kind] if isinstance(found, Marker) else found.kind.value


def cell_words(cell: Cell, lattice: Lattice) -> str:
    """Name a cell."""
    level, row, col = cell
    return f"Level {level}, {lattice.words(row, col)}"


def _port_words(port: Port, lattice: Lattice) -> str:
    words = f"side {port.side}" if port.side.is_wall else str(port.side)
    return f"{cell_words(port.cell, lattice)}, {words}"


def _form(widget: QWidget) -> QFormLayout:
    form = QFormLayout(widget)
    form.setContentsMargins(0, 0, 0, 0)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form


def _show(label: QLabel, fault: str) -> None:
    label.setText(tr(fault))
    label.setVisible(bool(fault))
