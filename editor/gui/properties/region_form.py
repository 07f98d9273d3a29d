"""What is known of the region of a cell: kind, number, size and entries."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from editor.counting import count_of
from editor.gui.analysis import Analysis
from editor.gui.background.answers import RegionDetails, RegionGone, RegionsChange
from editor.gui.background.inbox import Question
from editor.gui.document import Document
from editor.gui.language import tr
from editor.gui.timers import single_shot
from editor.maze import Cell
from editor.regions import Kind

_ASK_AFTER_MS = 60
_MAX_ENTRIES = 12


class RegionForm(QWidget):
    """Shows the region of a cell, and follows it.

    Attributes
    ----------
    kind_label, number_label, size_label, entries_label : what is known
    """

    def __init__(self, document: Document, analysis: Analysis) -> None:
        super().__init__()
        self._document = document
        self._analysis = analysis
        self._cell: Cell | None = None
        self._details: RegionDetails | None = None
        self._shown_number = 0
        self.kind_label, self.number_label = QLabel(), QLabel()
        self.size_label, self.entries_label = QLabel(), QLabel()
        self.entries_label.setWordWrap(True)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for name, label in (
            ("Kind", self.kind_label), ("Number", self.number_label), ("Size", self.size_label),
            ("Entries", self.entries_label),
        ):  # fmt: skip
            label.setAccessibleName(tr(name))
            form.addRow(tr(name), label)
        self._timer = single_shot(self, _ASK_AFTER_MS, self._ask)
        analysis.details_came.connect(self._take)
        analysis.regions_changed.connect(self._follow)
        analysis.regions_replaced.connect(self._outdate)

    def show_cell(self, cell: Cell | None) -> None:
        """Show the region of a lattice cell; None rests."""
        if cell != self._cell:
            self._cell = cell
            self._outdate()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what nobody has seen until now."""
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
        region, maze = self._analysis.region, self._document.maze
        if self._cell is None or region is None or region.shape != maze.shape:
            return 0
        level, row, col = self._cell[0], self._cell[1] - maze.origin[0], self._cell[2] - maze.origin[1]
        inside = all(0 <= at < size for at, size in zip((level, row, col), maze.shape, strict=True))
        return int(region[level, row, col]) if inside else 0

    def _show(self) -> None:
        number = self._number()
        kind = self._analysis.regions.kind_of(number) if number else Kind.ROCK
        if kind is Kind.ROCK:
            self.kind_label.setText(tr("None: rock, or not known yet"))
            for label in (self.number_label, self.size_label, self.entries_label):
                label.setText("–")
            self._shown_number = 0
            return
        size = self._analysis.regions.size_of(number)
        self.kind_label.setText(tr(kind.name.capitalize()))
        self.number_label.setText(tr("–" if kind is Kind.CROSSROAD else str(number)))
        self.size_label.setText(tr(count_of(size, "cell")))
        details = self._details
        if details is not None and details.number == number:
            self.entries_label.setText(tr(_entries(details)))
        else:
            # Those of before a stroke stay until the new ones are there.
            if number != self._shown_number:
                self.entries_label.setText("…")
            if self.isVisible():
                self._timer.start()
        self._shown_number = number

    @Slot()
    def _ask(self) -> None:
        number = self._number()
        if number:
            self._analysis.ask(Question(number, with_cells=False))

    @Slot(object)
    def _take(self, answer: RegionDetails | RegionGone) -> None:
        number = self._number()
        if not number:
            return
        if isinstance(answer, RegionDetails) and answer.number == number:
            self._details = answer
            self._show()
        elif self._details is None and self.isVisible():
            # Somebody else's question may have taken the place of this one.
            self._timer.start()


def _entries(details: RegionDetails) -> str:
    """Name the entries, a dozen at most."""
    count = len(details.entries)
    if not count:
        return "none"
    some = ", ".join(str(tuple(map(int, cell))) for cell in details.entries[:_MAX_ENTRIES])
    if count > _MAX_ENTRIES:
        return f"{count:,}: {some} and {count - _MAX_ENTRIES:,} more"
    return f"{count:,}: {some}" if count > 1 else some


def _concerns(known: RegionDetails, change: RegionsChange) -> bool:
    return known.number in change.delta.changed or known.number in change.delta.gone
