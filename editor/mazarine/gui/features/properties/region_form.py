"""The form for the region of a cell: kind, number, size, ends, entries and neighbors."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from mazarine.counting import Noun
from mazarine.gui.analysis.answers import ENTRIES_NAMED, RegionDetails, RegionGone, RegionsChange
from mazarine.gui.analysis.inbox import Question
from mazarine.gui.analysis.names import KIND_NAMES, cell_within, in_parentheses, region_name
from mazarine.gui.background.timers import single_shot
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.building import add_row
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.maze import Cell, Maze
from mazarine.messages import Field, Message, Series
from mazarine.regions import Kind

_ASK_AFTER_MS = 60
_MAX_NEIGHBORS = 12


class RegionForm(QWidget):
    """Shows the region of a cell, and follows its changes."""

    def __init__(self, current: CurrentSession) -> None:
        super().__init__()
        self._current = current
        self._cell: Cell | None = None
        self._details: RegionDetails | None = None
        self._shown_number = 0
        self.kind_label, self.number_label = PlainLabel(), PlainLabel()
        self.size_label, self.entries_label = PlainLabel(), PlainLabel()
        self.faces_label, self.ends_label, self.position_label = PlainLabel(), PlainLabel(), PlainLabel()
        self.neighbors_label = PlainLabel()
        for label in self._details_labels:
            label.setWordWrap(True)
        form = self._form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for name, label in (
            (tr_later("Kind"), self.kind_label), (tr_later("Number"), self.number_label),
            (tr_later("Size"), self.size_label), (tr_later("Open faces"), self.faces_label),
            (tr_later("Ends"), self.ends_label), (tr_later("Position"), self.position_label),
            (tr_later("Entries"), self.entries_label), (tr_later("Neighbors"), self.neighbors_label),
        ):  # fmt: skip
            show_text(name, label.setAccessibleName)
            add_row(form, name, label)
        self._timer = single_shot(self, _ASK_AFTER_MS, self._ask)
        current.details_came.connect(self._take)
        current.regions_changed.connect(self._follow)
        current.regions_replaced.connect(self._outdate)
        on_language_change(self._show)

    def show_cell(self, cell: Cell | None) -> None:
        """Show the region of a lattice cell, or none."""
        if cell != self._cell:
            self._cell = cell
            self._outdate()

    @property
    def _details_labels(self) -> tuple[QLabel, ...]:
        """The labels whose texts are requested from the segmentation thread."""
        return (
            self.faces_label, self.ends_label, self.position_label, self.entries_label,
            self.neighbors_label,
        )  # fmt: skip

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    @Slot(object)
    def _follow(self, change: RegionsChange) -> None:
        known = self._details
        if known is None or known.number != self._number() or _concerns(known, change):
            self._outdate()

    @Slot()
    def _outdate(self) -> None:
        self._details = None
        self._show()

    def _number(self) -> int:
        grid = self._current.maze.grid
        if self._cell is None or not grid.holds(self._cell):
            return 0
        return self._current.analysis.number_at(grid.array_place(self._cell))

    @Slot()
    def _show(self) -> None:
        number = self._number()
        kind = self._current.analysis.regions.kind_of(number) if number else Kind.ROCK
        self._form.setRowVisible(self.faces_label, kind is Kind.ROOM)
        self._form.setRowVisible(self.ends_label, kind is Kind.CORRIDOR)
        self._form.setRowVisible(self.position_label, kind is Kind.CORRIDOR)
        if kind is Kind.ROCK:
            self.kind_label.setText(tr("None: rock, or not calculated yet"))
            for label in (self.number_label, self.size_label, *self._details_labels):
                label.setText("–")
            self._shown_number = 0
            return
        size = self._current.analysis.regions.size_of(number)
        self.kind_label.setText(tr(KIND_NAMES[kind]))
        self.number_label.setText("–" if kind is Kind.CROSSROAD else tr("{number:,}", number=number))
        self.size_label.setText(tr(Noun.CELLS(count=size)))
        details = self._details
        if details is not None and details.number == number:
            self._show_details(details)
        else:
            # The old texts stay until the new ones are known.
            if number != self._shown_number:
                for label in self._details_labels:
                    label.setText("…")
            if self.isVisible():
                self._timer.start()
        self._shown_number = number

    def _show_details(self, details: RegionDetails) -> None:
        self.faces_label.setText(tr("{number:,}", number=int(details.face_count)))
        self.ends_label.setText(tr(_ends(details, self._current.maze)))
        self.position_label.setText(tr(_position(details)))
        self.entries_label.setText(tr(_entries(details, self._current.maze)))
        self.neighbors_label.setText("\n".join(map(tr, self._neighbors(details))))

    def _neighbors(self, details: RegionDetails) -> list[Message]:
        """Return the neighbors of a region in a line; of a room, a line for what lies behind each entry."""
        if not details.behind:
            return [_named(self._with_kinds(details.neighbors))]
        lines = []
        for cell, numbers in details.behind:
            entry = in_parentheses(cell, self._current.maze)
            lines.append(
                Message("{entry} → {regions}", {"entry": entry, "regions": _named(self._with_kinds(numbers))})
            )
        if len(details.entries) > len(lines):
            lines.append(tr_later("{count:,} more", count=len(details.entries) - len(lines)))
        return lines

    def _with_kinds(self, numbers: Iterable[int]) -> list[tuple[int, Kind]]:
        return [(number, self._current.analysis.regions.kind_of(number)) for number in numbers]

    @Slot()
    def _ask(self) -> None:
        number = self._number()
        if number:
            self._current.analysis.ask(Question(number, with_cells=False, cell=self._cell))

    @Slot(object)
    def _take(self, answer: RegionDetails | RegionGone) -> None:
        number = self._number()
        if not number:
            return
        # An answer with cells is to another question, and has no ends.
        if (
            isinstance(answer, RegionDetails)
            and (answer.number, answer.cell) == (number, self._cell)
            and answer.cells is None
        ):
            self._details = answer
            self._show()
        elif self._details is None and self.isVisible():
            # Another question may have replaced this one.
            self._timer.start()


def _entries(details: RegionDetails, maze: Maze) -> Message:
    """Return the entries, a dozen at most."""
    count = len(details.entries)
    if not count:
        return tr_later("No entries")
    cells = _listed(in_parentheses(_cell(cell), maze) for cell in details.entries[:ENTRIES_NAMED])
    if count == 1:
        return cells
    if count > ENTRIES_NAMED:
        rest = count - ENTRIES_NAMED
        return tr_later("{count:,}: {cells} and {rest:,} more", count=count, cells=cells, rest=rest)
    return tr_later("{count:,}: {cells}", count=count, cells=cells)


def _ends(details: RegionDetails, maze: Maze) -> Message:
    """Return the ends of a corridor."""
    if not details.ends:
        return tr_later("None (closed ring)")
    ends = []
    for cell, is_dead in details.ends:
        name = cell_within(_cell(cell), maze)
        ends.append(tr_later("{cell} (dead end)", cell=name) if is_dead else name)
    return _listed(ends, last=" and ")


def _cell(numbers: Iterable[int]) -> Cell:
    level, row, col = map(int, numbers)
    return level, row, col


def _position(details: RegionDetails) -> Message:
    """Return the position of the cell in a corridor, counted from the first end."""
    if not details.place:
        return Message("–")
    return tr_later("Cell {position:,} of {count:,}", position=details.place, count=details.size)


def _named(kinds: list[tuple[int, Kind]]) -> Message:
    """Return the names of the regions beside a region, and the number of crossroads, which have no names.

    >>> str(_named([(4, Kind.ROOM), (7, Kind.CORRIDOR), (1 << 30, Kind.CROSSROAD)]))
    'Room 4, Corridor 7, 1 crossroad'
    """
    named = [region_name(number, kind) for number, kind in kinds if kind is not Kind.CROSSROAD]
    parts = named[:_MAX_NEIGHBORS]
    if len(named) > _MAX_NEIGHBORS:
        parts.append(tr_later("{count:,} more", count=len(named) - _MAX_NEIGHBORS))
    if len(kinds) > len(named):
        parts.append(Noun.CROSSROADS(count=len(kinds) - len(named)))
    return _listed(parts) if parts else tr_later("No neighbors")


def _listed(parts: Iterable[Field], last: str = ", ") -> Message:
    return Message("{parts}", {"parts": Series(tuple(parts), last)})


def _concerns(known: RegionDetails, change: RegionsChange) -> bool:
    touched = np.concatenate((change.delta.changed, change.delta.gone))
    behind = (number for _, numbers in known.behind for number in numbers)
    return bool(np.isin((known.number, *known.neighbors, *behind), touched).any())
