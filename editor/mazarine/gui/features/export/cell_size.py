"""The fields for the size of cells and the thickness of walls in millimeters."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox

from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.widgets.building import choice_of
from mazarine.gui.widgets.number_boxes import DecimalBox
from mazarine.picture.wall_parts import CLASSIC_MM, HALF_SIZE_MM


class CellSize(Enum):
    """A size of cells with a name."""

    FIT = "fit"
    CLASSIC = "classic"
    HALF_SIZE = "half-size"
    CUSTOM = "custom"


_FIT_NAMES = {CellSize.FIT: tr_later("As large as fits on one page")}
_NAMES = {
    CellSize.CLASSIC: tr_later("Classic micromouse (180 mm, walls 12 mm)"),
    CellSize.HALF_SIZE: tr_later("Half-size micromouse (90 mm, walls 6 mm)"),
    CellSize.CUSTOM: tr_later("Custom"),
}
CONTEST_MM = {CellSize.CLASSIC: CLASSIC_MM, CellSize.HALF_SIZE: HALF_SIZE_MM}


class CellSizeFields(QObject):
    """Boxes for named sizes, the size of cells, and the thickness of walls, which follow each other."""

    changed = Signal()

    def __init__(self, parent: QObject, *, is_blocks: bool) -> None:
        super().__init__(parent)
        self._has_walls = not is_blocks
        self.page_size_box = choice_of({**_FIT_NAMES, **_NAMES})
        self.drawing_size_box = choice_of(_NAMES)
        self.cell_box = DecimalBox(0.1, 1000, 1, " mm")
        self.wall_box = DecimalBox(0, 500, 1, " mm")
        # A fixed share of the cell.
        self.wall_box.setSpecialValueText(tr("Automatic"))
        self._boxes = self.page_size_box, self.drawing_size_box
        for box in self._boxes:
            box.currentIndexChanged.connect(self._take_named)
        for number in (self.cell_box, self.wall_box):
            number.setAccelerated(True)
            number.valueChanged.connect(self._take_numbers)

    @property
    def is_fit(self) -> bool:
        """Whether all of the maze is on one page."""
        return self.page_size_box.currentData() is CellSize.FIT

    @property
    def cell_mm(self) -> float:
        return self.cell_box.value()

    @property
    def wall_mm(self) -> float | None:
        """The thickness of walls; None for a fixed share of the cell."""
        return (self.wall_box.value() or None) if self._has_walls else None

    def show_size(self, cell_mm: float, wall_mm: float | None, *, is_fit: bool) -> None:
        self._set_numbers(cell_mm, wall_mm or 0.0)
        self._show_named(self._name(), is_fit=is_fit)

    def _name(self) -> CellSize:
        """Return the named size that the numbers are."""
        cell_mm, wall_mm = self.cell_box.value(), self.wall_box.value()
        for name, (cell, wall) in CONTEST_MM.items():
            if cell == cell_mm and (wall == wall_mm or not self._has_walls):
                return name
        return CellSize.CUSTOM

    def _set_numbers(self, cell_mm: float, wall_mm: float) -> None:
        with QSignalBlocker(self.cell_box), QSignalBlocker(self.wall_box):
            self.cell_box.setValue(cell_mm)
            self.wall_box.setValue(wall_mm)

    def _show_named(self, name: CellSize, *, is_fit: bool = False) -> None:
        for box in self._boxes:
            with QSignalBlocker(box):
                shown = CellSize.FIT if is_fit and box is self.page_size_box else name
                box.setCurrentIndex(box.findData(shown))

    @Slot()
    def _take_named(self) -> None:
        """Show the numbers of the named size that was chosen."""
        sender = self.sender()
        if isinstance(sender, QComboBox):
            name = sender.currentData()
            if name in CONTEST_MM:
                self._set_numbers(*CONTEST_MM[name])
            if name is not CellSize.FIT:
                self._show_named(name, is_fit=sender is self.drawing_size_box and self.is_fit)
        self.changed.emit()

    @Slot()
    def _take_numbers(self) -> None:
        """Show the named size that the numbers are now."""
        self._show_named(self._name(), is_fit=self.is_fit)
        self.changed.emit()
