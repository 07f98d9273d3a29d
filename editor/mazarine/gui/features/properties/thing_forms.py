"""The forms for a link and a marker; each change is one undo step."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QWidget

from mazarine.gui.analysis.names import cell_name
from mazarine.gui.features.properties.maze_form import fault_label, show_fault
from mazarine.gui.features.properties.property_table import value_fault
from mazarine.gui.features.properties.things_here import LinkHere, MarkerHere
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.i18n.texts import capitalized
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import add_row, choice_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import Batch, PlaceLink, RemoveLink, ReplaceThings
from mazarine.maze.names import LINK_KIND_NAMES, MARKER_KIND_NAMES, SIDE_NAMES
from mazarine.messages import Message


class LinkForm(QWidget):
    """The form for a link: its ends, its direction and its label."""

    edited = Signal(object, object)
    """The edit, and the title of the undo step (a `Message`)."""

    def __init__(self) -> None:
        super().__init__()
        self._link: Link | None = None
        self.from_label, self.to_label = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.one_way_box = QCheckBox()
        show_text("One-way", self.one_way_box.setText, self.one_way_box.setAccessibleName)
        self.label_line, self.fault_label = QLineEdit(), fault_label()
        show_text("Label", self.label_line.setAccessibleName)
        form = _form(self)
        add_row(form, tr_later("From"), self.from_label)
        add_row(form, tr_later("To"), self.to_label)
        form.addRow("", self.one_way_box)
        add_row(form, tr_later("Label"), self.label_line)
        form.addRow(self.fault_label)
        self.one_way_box.clicked.connect(self.commit)
        self.label_line.editingFinished.connect(self.commit)

    def show_link(self, link: Link, maze: Maze) -> None:
        """Show a link; text that is being edited stays."""
        if link == self._link:
            return
        self._link = link
        show_text(_port_name(link.first, maze), self.from_label.setText)
        show_text(_port_name(link.second, maze), self.to_label.setText)
        self.one_way_box.setChecked(link.one_way)
        self.label_line.setText(link.label)
        self.fault_label.hide()

    @Slot()
    def commit(self) -> None:
        link = self._link
        if link is None:
            return
        wanted = replace(link, one_way=self.one_way_box.isChecked(), label=self.label_line.text())
        fault = value_fault(wanted.label)
        show_fault(self.fault_label, fault)
        if wanted != link and fault is None:
            self._link = wanted
            is_label = wanted.one_way == link.one_way
            step = tr_later("change label") if is_label else tr_later("change direction")
            self.edited.emit(Batch((RemoveLink(link.first), PlaceLink(wanted))), step)


class MarkerForm(QWidget):
    """The form for a marker: its kind, its cell and its label."""

    edited = Signal(object, object)
    """The edit, and the title of the undo step (a `Message`)."""

    def __init__(self) -> None:
        super().__init__()
        self._marker: Marker | None = None
        self._beside: tuple[Marker, ...] = ()
        self.kind_box, self.label_line = choice_of({}), QLineEdit()
        self.place_label, self.fault_label = PlainLabel(wordWrap=True), fault_label()
        for kind in MARKER_KIND_NAMES:
            self.kind_box.addItem(icon(f"marker_{kind.value}"), "", kind.value)
        self._show_kinds()
        on_language_change(self._show_kinds)
        show_text("Kind", self.kind_box.setAccessibleName)
        show_text("Label", self.label_line.setAccessibleName)
        form = _form(self)
        add_row(form, tr_later("Kind"), self.kind_box)
        add_row(form, tr_later("Place"), self.place_label)
        add_row(form, tr_later("Label"), self.label_line)
        form.addRow(self.fault_label)
        self.kind_box.activated.connect(self.commit)
        self.label_line.editingFinished.connect(self.commit)

    def show_marker(self, marker: Marker, maze: Maze) -> None:
        """Show a marker; text that is being edited stays."""
        self._beside = maze.markers.at(marker.cell)
        if marker == self._marker:
            return
        self._marker = marker
        place = cell_name(marker.cell, maze)
        if marker.side is not None:
            side = SIDE_NAMES[marker.side]
            place = (
                tr_later("{cell}, gap in the border, {side} side", cell=place, side=side)
                if marker.is_gap
                else tr_later("{cell}, {side} side", cell=place, side=side)
            )
        show_text(place, self.place_label.setText)
        self.kind_box.setCurrentIndex(self.kind_box.findData(marker.kind.value))
        self.label_line.setText(marker.label)
        self.fault_label.hide()

    @Slot()
    def commit(self) -> None:
        marker = self._marker
        if marker is None or marker not in self._beside:
            return
        kind = MarkerKind(self.kind_box.currentData())
        side = marker.side if kind.is_barrier == marker.kind.is_barrier else None
        wanted = replace(marker, kind=kind, side=side, label=self.label_line.text())
        fault = value_fault(wanted.label)
        if kind is not marker.kind and any(other.kind is kind for other in self._beside):
            fault = tr_later("This cell already has a marker of this kind.")
            self.kind_box.setCurrentIndex(self.kind_box.findData(marker.kind.value))
        show_fault(self.fault_label, fault)
        if wanted != marker and fault is None:
            at = self._beside.index(marker)
            beside = (*self._beside[:at], wanted, *self._beside[at + 1 :])
            self._marker, self._beside = wanted, beside
            is_label = wanted.kind is marker.kind
            step = tr_later("change label") if is_label else tr_later("change marker")
            self.edited.emit(ReplaceThings((), ((marker.cell, beside),), ()), step)

    def here(self) -> MarkerHere | None:
        """Return the marker as it is now."""
        return MarkerHere(self._marker, self._beside.index(self._marker)) if self._marker else None

    @Slot()
    def _show_kinds(self) -> None:
        for index, name in enumerate(MARKER_KIND_NAMES.values()):
            self.kind_box.setItemText(index, capitalized(tr(name)))


def name_of(thing: LinkHere | MarkerHere, maze: Maze) -> Message:
    """Return the name of a link or marker in a list: its kind, and its label if it has one."""
    found, kind = thing.find(maze), kind_of(thing, maze)
    if found is None or kind is None:
        return tr_later("removed")
    return tr_later("{kind} “{label}”", kind=kind, label=found.label) if found.label else kind


def kind_of(thing: LinkHere | MarkerHere, maze: Maze) -> Message | None:
    """Return the kind of a link or marker; None if it was removed."""
    found = thing.find(maze)
    if found is None:
        return None
    return MARKER_KIND_NAMES[found.kind] if isinstance(found, Marker) else LINK_KIND_NAMES[found.kind]


def _port_name(port: Port, maze: Maze) -> Message:
    cell, side = cell_name(port.cell, maze), SIDE_NAMES[port.side]
    if port.side.is_wall:
        return tr_later("{cell}, {side} side", cell=cell, side=side)
    return tr_later("{cell}, {side}", cell=cell, side=side)


def _form(widget: QWidget) -> QFormLayout:
    form = QFormLayout(widget)
    form.setContentsMargins(0, 0, 0, 0)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form
