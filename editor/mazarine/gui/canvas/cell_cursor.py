"""Drawing with the keys alone: a cursor on a cell that does what the pointer does."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from mazarine.gui.canvas.pointer import GestureHandler, Pointer
from mazarine.gui.canvas.ports import cell_path
from mazarine.gui.canvas.previews import Preview
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.widgets.pan_zoom import ARROWS
from mazarine.lattice import Side

_COLOR = "#7d1a6a"
SIDES = {
    Qt.Key.Key_Up: Side.N, Qt.Key.Key_Down: Side.S, Qt.Key.Key_Left: Side.W, Qt.Key.Key_Right: Side.E,
}  # fmt: skip
_CLICKS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SLANTING = {
    (Side.N, Side.W): Side.NW, (Side.N, Side.E): Side.NE,
    (Side.S, Side.W): Side.SW, (Side.S, Side.E): Side.SE,
}  # fmt: skip
"""The sides that stand for those above and below where cells have two of each, by which way was gone last."""
_ASIDE = 0.42
"""How far from the middle of a cell a side is aimed at."""
_FAR = 10

_SHIFT, _CTRL, _ALT = (
    Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier,
)  # fmt: skip


class CellCursor(QObject):
    """Moves with the arrows, clicks with Enter, holds the button with Space; Ctrl and an arrow click a side.

    Shift moves ten cells at once. Backspace, or Alt with an arrow, is the right button. While the button is
    held, arrows drag, and Ctrl and an arrow aim at a side; before the first step the button is held from
    there on. Tools see Shift, and with Space and Enter all keys that are down. Of two sides above or below,
    the one on the side of the last arrow to the left or right is meant.
    """

    moved = Signal(object)
    """The `Pointer` that stands for the cursor."""
    clicked = Signal(bool)
    """A click or a drag is over; whether it has changed the maze."""
    switched = Signal()
    """It is on or off now."""
    wants_to_be_seen = Signal(QRectF)
    """Where the cursor is on the scene."""

    def __init__(self, scene: MazeScene, gestures: GestureHandler, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._gestures = scene, gestures
        self._row = self._col = 0
        self._aim: Side | None = None
        self._leaning = Side.E
        self.is_holding = self._has_moved = False
        """Whether the keys hold the button."""
        self.is_on = False
        """Whether the keys are for the cursor."""
        self._revision = 0
        self._item = Preview(33)
        scene.addItem(self._item)
        scene.current.maze_replaced.connect(self._stay_inside)
        scene.current.maze_changed.connect(self._stay_inside)

    @property
    def place(self) -> tuple[int, int]:
        return self._row, self._col

    @property
    def point(self) -> QPointF:
        return self._pointer(Qt.KeyboardModifier.NoModifier).point

    def set_on(self, is_on: bool, near: QPointF) -> None:
        """Take the keys, beginning at the cell near a place of the scene, or give them back."""
        self._let_go()
        was_on, self.is_on = self.is_on, is_on
        if is_on:
            self._row, self._col = self._scene.document.maze.geometry.place(near.x(), near.y())
            self._stay_inside()
            self._tell(Qt.KeyboardModifier.NoModifier)
        else:
            self._item.setVisible(False)
            self._gestures.hover(None)
        if is_on != was_on:
            self.switched.emit()

    def takes(self, event: QKeyEvent) -> bool:
        # Ctrl and Backspace fill what is selected.
        fills = event.key() == Qt.Key.Key_Backspace and event.modifiers() & _CTRL
        known = (*ARROWS, *_CLICKS, Qt.Key.Key_Space, Qt.Key.Key_Backspace)
        return self.is_on and event.key() in known and not fills

    def press(self, event: QKeyEvent) -> None:
        key, keys = Qt.Key(event.key()), event.modifiers()
        if event.isAutoRepeat() and key not in ARROWS:
            return
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._leaning = SIDES[key]
        if key in ARROWS and self.is_holding and keys & _CTRL:
            self._aim_at(SIDES[key], keys & _SHIFT)
        elif key in ARROWS and keys & (_CTRL | _ALT):
            self._click(self._at_side(SIDES[key], keys & _SHIFT), erases=bool(keys & _ALT))
        elif key in ARROWS:
            self._step(*ARROWS[key], _FAR if keys & _SHIFT else 1, keys)
        elif key in _CLICKS:
            self._click(self._pointer(keys), erases=False)
        elif key == Qt.Key.Key_Backspace:
            self._click(self._pointer(keys), erases=True)
        elif self.is_holding:
            self._let_go(keys)
        else:
            self._hold(self._pointer(keys))

    def give_up(self) -> None:
        """Forget that a button is held."""
        self.is_holding, self._aim = False, None

    def _hold(self, pointer: Pointer) -> None:
        self.is_holding, self._has_moved = True, False
        self._press(pointer, erases=False)

    def _press(self, pointer: Pointer, *, erases: bool) -> None:
        self._revision = self._scene.document.revision
        self._gestures.press(pointer, erases=erases)

    def _release(self, pointer: Pointer) -> None:
        self._gestures.release(pointer)
        self.clicked.emit(self._scene.document.revision != self._revision)

    def _aim_at(self, side: Side, keys: Qt.KeyboardModifier) -> None:
        """Drag to a side of the cell, or begin there after all if nothing was dragged yet."""
        self._aim = side
        if not self._has_moved:
            self._gestures.cancel()
            self._hold(self._pointer(keys))
        self._has_moved = True
        self._tell(keys)

    def _step(self, down: int, right: int, count: int, keys: Qt.KeyboardModifier) -> None:
        self._aim, self._has_moved = None, True
        self._row += down * count
        self._col += right * count
        self._stay_inside()
        self._tell(keys)

    def _tell(self, keys: Qt.KeyboardModifier) -> None:
        pointer = self._pointer(keys)
        if self.is_holding:
            self._gestures.drag(pointer)
        else:
            self._gestures.hover(pointer)
        self.moved.emit(pointer)

    def _click(self, pointer: Pointer, *, erases: bool) -> None:
        self._let_go()
        self._press(pointer, erases=erases)
        self._release(pointer)
        self._tell(Qt.KeyboardModifier.NoModifier)

    def _let_go(self, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        if self.is_holding:
            self.is_holding = False
            self._release(self._pointer(keys))
            self._aim = None

    def _pointer(self, keys: Qt.KeyboardModifier) -> Pointer:
        if self._aim is not None:
            return self._at_side(self._aim, keys)
        x, y = self._scene.document.maze.geometry.middle(self._row, self._col)
        return Pointer.at(QPointF(x, y), keys)

    def _at_side(self, side: Side, keys: Qt.KeyboardModifier) -> Pointer:
        """Aim at a side; at another one that the cell has where it lacks this."""
        maze = self._scene.document.maze
        cell = maze.grid.cell_at((self._scene.level, self._row, self._col))
        if not maze.has_side(cell, side):
            has_opposite = maze.has_side(cell, side.opposite)
            side = side.opposite if has_opposite else SLANTING[side, self._leaning]
        (x, y), (right, down) = (
            maze.geometry.middle(self._row, self._col), maze.geometry.facing(self._row, self._col, side),
        )  # fmt: skip
        return Pointer.at(QPointF(x + right * _ASIDE, y + down * _ASIDE), keys)

    @Slot()
    def _stay_inside(self) -> None:
        if not self.is_on:
            return
        maze = self._scene.document.maze
        _, rows, cols = maze.shape
        self._row, self._col = min(max(self._row, 0), rows - 1), min(max(self._col, 0), cols - 1)
        self._item.show_cells(cell_path(maze.geometry, self._row, self._col), _COLOR, filled=False)
        here = self._row, self._col
        left, top, right, bottom = maze.geometry.box(here, here)
        self.wants_to_be_seen.emit(QRectF(left, top, right - left, bottom - top))
