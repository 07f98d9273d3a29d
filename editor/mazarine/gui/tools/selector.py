"""The base of the selection tools: keys that add and remove, and dragging the selection."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from mazarine.counting import Noun
from mazarine.gui.canvas.floating import Floating, FloatingPiece
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.i18n import tr
from mazarine.gui.session.selection import Join
from mazarine.gui.tools.options import JOIN
from mazarine.gui.tools.tool import Tool
from mazarine.gui.widgets.pan_zoom import ARROWS
from mazarine.maze.area import Area
from mazarine.maze.stamp import Stamp

_TURNS = {Qt.Key.Key_X: Stamp.mirrored, Qt.Key.Key_Y: Stamp.flipped, Qt.Key.Key_Z: Stamp.turned}
_FAR = 10


class Selector(Tool):
    """A tool that selects cells; inside the selection it drags the selected cells.

    A pasted piece follows the pointer until a click without a drag; the right button discards it.

    Shift adds to the selection, Ctrl removes from it, Shift and Ctrl together intersect; so do the values of
    the option. A drag with the right button removes, whatever is chosen.
    """

    options = (JOIN,)
    actions = "select.mirror", "select.flip", "select.turn"
    spans_levels = True
    is_selector: ClassVar[bool] = True

    _join: Join | None = None
    """How the cells that are being selected change the selection."""
    _grip: tuple[int, int] | None = None
    """The lattice row and column where the floating piece is dragged."""
    _gripped: FloatingPiece | None = None
    """The piece at the beginning of the drag."""
    _has_moved = False
    _is_lifted = False
    _pressed_at = QPointF()

    @property
    def _floating(self) -> Floating:
        return self.context.floating

    def opens_menu(self, pointer: Pointer) -> bool:
        """Open the context menu anywhere, unless the right button discards a pasted piece."""
        del pointer
        return not self._floating.follows

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin to select, or to drag the floating piece or the selection."""
        self._has_moved = self._is_lifted = False
        self._pressed_at = pointer.point
        row, col = self._lattice_place(pointer)
        if self._floating.follows and erases:
            self._floating.cancel()
        elif self._floating.follows:
            self._carry(pointer)
        elif self._floating.piece is not None:
            if self._floating.piece.area.has(row, col):
                self._take_grip(row, col)
            else:
                self._floating.drop()
        elif not (erases or pointer.shift or pointer.ctrl) and self.context.selection.area.has(row, col):
            self._floating.lift()
            self._is_lifted = self._floating.piece is not None
            if self._is_lifted:
                self._take_grip(row, col)
        else:
            self._join = join_of(pointer, erases)
            self.begin(pointer)

    def drag(self, pointer: Pointer, places: object) -> None:
        del places
        if self._floating.follows:
            dragged_px = (pointer.point - self._pressed_at).manhattanLength() * self.context.scene.cell_px
            self._has_moved |= dragged_px >= QApplication.startDragDistance()
            self._carry(pointer)
        elif self._grip is not None:
            before = self._floating.piece
            self._grip = self._floating.carry(self._lattice_place(pointer), self._grip)
            self._has_moved |= self._floating.piece is not before
        elif self._join is not None:
            self.go_on(pointer)

    def turn_keys(self, pointer: Pointer) -> None:
        if self._join is not None:
            self.go_on(pointer)

    def release(self, pointer: Pointer) -> None:
        """Select the marked cells; a click on the selection clears it, one with a piece drops that."""
        if self._floating.follows:
            self._carry(pointer)
            if not self._has_moved:
                self._floating.drop()
        if self._grip is not None and self._is_lifted and not self._has_moved:
            self._floating.cancel()
            self.context.selection.clear()
        if self._join is not None:
            area = self.marked()
            if area is not None:
                self.context.selection.select(area, self._join)
        self._rest()

    def cancel(self) -> None:
        if self._grip is not None and self._is_lifted:
            self._floating.cancel()
        elif self._grip is not None and self._gripped is not None:
            self._floating.put_back(self._gripped)
        self._rest()

    def hover(self, pointer: Pointer) -> None:
        """Show the cell where a selection would begin, unless a press would drag something."""
        if self._floating.follows:
            self._carry(pointer)
            return
        row, col = self._lattice_place(pointer)
        piece, selected = self._floating.piece, self.context.selection.area
        grips = piece is not None or (selected.has(row, col) and not pointer.shift and not pointer.ctrl)
        self.context.scene.clear_previews()
        if not grips:
            self.show_cell(pointer)

    def takes_key(self, key: Qt.Key) -> bool:
        """Return whether a key, by itself or with Shift, is for the floating piece."""
        known = key in _TURNS or key in ARROWS or key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return known and self._floating.piece is not None

    def press_key(self, key: Qt.Key, *, shift: bool) -> None:
        """Turn the floating piece, move it by a cell (with Shift by ten), or drop it."""
        piece = self._floating.piece
        if piece is None:
            return
        if key in _TURNS:
            self._floating.turn(_TURNS[key])
        elif key in ARROWS:
            down, right = (step * (_FAR if shift else 1) for step in ARROWS[key])
            self._floating.follows = False
            row, col = piece.row + down, piece.col + right
            # Where only every other place fits, a step to the left must not come back.
            if piece.stamp.fitted(row, col) == (piece.row, piece.col):
                col -= 1
            self._floating.move_to(row, col)
        else:
            self._floating.drop()

    # For derived classes

    def begin(self, pointer: Pointer) -> None:
        """Begin to mark cells."""
        self.go_on(pointer)

    def go_on(self, pointer: Pointer) -> None:
        """Mark more, or fewer."""
        raise NotImplementedError

    def marked(self) -> Area | None:
        """Return the cells that are marked, None if there are none."""
        raise NotImplementedError

    @property
    def color(self) -> str:
        return ERASE if self._join is Join.SUBTRACT else ACCENT

    def _lattice_place(self, pointer: Pointer) -> tuple[int, int]:
        return self.context.document.maze.grid.cell_at((0, *self.place_at(pointer)))[1:]

    def _carry(self, pointer: Pointer) -> None:
        """Move the piece that follows the pointer, and show its size and what will be left out."""
        self._floating.carry(self._lattice_place(pointer))
        piece = self._floating.piece
        assert piece is not None
        rows, cols = piece.stamp.mask.shape
        text, outside = f"{rows} × {cols}", self._floating.outside.count
        if outside:
            text += "\n" + tr("outside the maze: {cells}", cells=Noun.CELLS(count=outside))
        self.context.scene.clear_previews()
        self.context.scene.label.show_at(text, pointer.point)

    def _take_grip(self, row: int, col: int) -> None:
        self._grip, self._gripped = (row, col), self._floating.piece

    def _rest(self) -> None:
        self._join = self._grip = None
        self.context.scene.clear_previews()


def join_of(pointer: Pointer, erases: bool) -> Join:
    """Return how the keys at the press change the selection."""
    if erases:
        return Join.SUBTRACT
    if pointer.shift and pointer.ctrl:
        return Join.INTERSECT
    if pointer.ctrl:
        return Join.SUBTRACT
    return Join.ADD if pointer.shift else Join.REPLACE
