"""The dialogs for the size of the board: another size about an anchor, and a border."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QToolButton,
    QWidget,
)

from mazarine.counting import Noun
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.widgets.building import choice_of, column_of, ok_and_cancel
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.number_boxes import NumberBox, side_box
from mazarine.maze import MAX_CELLS, Maze
from mazarine.maze.edits import AddBorder, Anchor, ResizeTo
from mazarine.maze.edits.resize import BoardMatter, Resize
from mazarine.maze.edits.whole import is_framed_by_rock
from mazarine.messages import Series

_ANCHOR_PX = 30
_MATTERS = {
    BoardMatter.FLOOR: tr_later("Open floor"), BoardMatter.ROCK: tr_later("Rock"),
}  # fmt: skip
_ANCHORS = {
    Anchor.NORTH_WEST: tr_later("Top left"), Anchor.NORTH: tr_later("Top"),
    Anchor.NORTH_EAST: tr_later("Top right"), Anchor.WEST: tr_later("Left"),
    Anchor.CENTER: tr_later("Center"), Anchor.EAST: tr_later("Right"),
    Anchor.SOUTH_WEST: tr_later("Bottom left"), Anchor.SOUTH: tr_later("Bottom"),
    Anchor.SOUTH_EAST: tr_later("Bottom right"),
}  # fmt: skip
_ARROWS = {
    (-1, -1): "↖", (-1, 0): "↑", (-1, 1): "↗", (0, -1): "←", (0, 0): "●", (0, 1): "→", (1, -1): "↙",
    (1, 0): "↓", (1, 1): "↘",
}  # fmt: skip
"""From the anchor to where the board grows."""


class _SizeDialog(QDialog):
    """Asks for numbers and the matter of new cells, and shows the size that the board will have."""

    def __init__(self, title: str, accept: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._numbers: tuple[NumberBox, ...] = ()
        self._form = QFormLayout()
        self.effect_label = PlainLabel(wordWrap=True)
        self.buttons = ok_and_cancel(self)
        self._ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._ok.setText(accept)
        self.setLayout(column_of(self._form, self.effect_label, self.buttons))

    def _begin(self, *numbers: NumberBox) -> None:
        """Follow the boxes for numbers, of which the first is selected."""
        self._numbers = numbers
        for box in numbers:
            box.valueChanged.connect(self._show)
            box.lineEdit().textChanged.connect(self._show)
        numbers[0].selectAll()
        self._show()

    def _show(self) -> None:
        """Show the effect."""

    def _show_effect(self, cells: int, *more: str) -> None:
        """Show a number of cells and other effects; refuse too many cells."""
        self.effect_label.setText("\n".join((size_line(cells), *more)))
        are_numbers = all(box.hasAcceptableInput() for box in self._numbers)
        self._ok.setEnabled(cells <= MAX_CELLS and are_numbers)


class ResizeDialog(_SizeDialog):
    """Asks for the size of the board, the part that stays, and what new cells are; `edit` is the edit."""

    def __init__(self, maze: Maze, parent: QWidget | None = None) -> None:
        super().__init__(tr("Resize maze"), tr("Resize"), parent)
        self._maze = maze
        _, rows, cols = maze.shape
        self.rows_box, self.cols_box = side_box(rows), side_box(cols)
        usual = BoardMatter.ROCK if is_framed_by_rock(maze) else BoardMatter.FLOOR
        self.matter_box = choice_of(_MATTERS, usual)
        self._anchors = QButtonGroup(self)
        self.anchor_buttons = {anchor: self._anchor_button(anchor) for anchor in Anchor}
        self.anchor_buttons[Anchor.NORTH_WEST].setChecked(True)
        grid = QGridLayout()
        grid.setSpacing(2)
        for place, anchor in enumerate(Anchor):
            grid.addWidget(self.anchor_buttons[anchor], place // 3, place % 3)
        grid.setColumnStretch(3, 1)
        self._form.addRow(tr("&Rows"), self.rows_box)
        self._form.addRow(tr("&Columns"), self.cols_box)
        self._form.addRow(tr("Anchor"), grid)
        self._form.addRow(tr("&New cells"), self.matter_box)
        self._anchors.buttonToggled.connect(self._show)
        self._begin(self.rows_box, self.cols_box)

    @property
    def edit(self) -> ResizeTo:
        anchor = next(anchor for anchor, button in self.anchor_buttons.items() if button.isChecked())
        return ResizeTo(self.rows_box.value(), self.cols_box.value(), anchor, self.matter_box.currentData())

    def _anchor_button(self, anchor: Anchor) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setFixedSize(_ANCHOR_PX, _ANCHOR_PX)
        title = tr(_ANCHORS[anchor])
        button.setToolTip(tr("{place} stays where it is", place=title))
        button.setAccessibleName(title)
        self._anchors.addButton(button)
        return button

    @Slot()
    def _show(self) -> None:
        edit = self.edit
        at = list(Anchor).index(Anchor(edit.anchor))
        for place, button in enumerate(self.anchor_buttons.values()):
            step = place // 3 - at // 3, place % 3 - at % 3
            button.setText(_ARROWS.get(step, ""))
        lost = things_outside(self._maze, edit.extent(self._maze))
        more = [tr("Will be removed: {things}.", things=lost)] if lost.items else []
        self._show_effect(self._maze.shape[0] * edit.rows * edit.cols, *more)


class BorderDialog(_SizeDialog):
    """Asks for the width of a border, and what it is made of; `edit` is the edit."""

    def __init__(self, maze: Maze, parent: QWidget | None = None) -> None:
        super().__init__(tr("Add border"), tr("Add border"), parent)
        self._shape = maze.shape
        self.width_box, self.matter_box = side_box(1), choice_of(_MATTERS, BoardMatter.ROCK)
        self._form.addRow(tr("&Width in cells"), self.width_box)
        self._form.addRow(tr("&Made of"), self.matter_box)
        self._begin(self.width_box)

    @property
    def edit(self) -> AddBorder:
        return AddBorder(self.width_box.value(), self.matter_box.currentData())

    @Slot()
    def _show(self) -> None:
        (levels, rows, cols), around = self._shape, 2 * self.width_box.value()
        self._show_effect(levels * (rows + around) * (cols + around))


def size_line(cells: int) -> str:
    """Return the number of cells that a maze will have, or that they are too many."""
    if cells <= MAX_CELLS:
        return tr(Noun.CELLS(count=cells))
    return tr("{count:,} cells are too many; the maximum is {most:,}.", count=cells, most=MAX_CELLS)


def things_outside(maze: Maze, extent: Resize) -> Series:
    """Return the numbers of links and markers outside an extent."""
    (top, left), bottom, right = extent.origin, extent.origin[0] + extent.rows, extent.origin[1] + extent.cols

    def is_outside(cell: tuple[int, int, int]) -> bool:
        return not (top <= cell[1] < bottom and left <= cell[2] < right)

    links = sum(any(is_outside(port.cell) for port in link.ports) for link in maze.links)
    markers = sum(is_outside(marker.cell) for marker in maze.markers)
    counts = {Noun.LINKS: links, Noun.MARKERS: markers}
    return Series(tuple(noun(count=count) for noun, count in counts.items() if count))
