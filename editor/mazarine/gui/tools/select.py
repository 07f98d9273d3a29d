"""The selection by blocks."""

from __future__ import annotations

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import around_block
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.selector import Selector
from mazarine.gui.tools.shape import BlockBounds, block_of, clipped
from mazarine.maze.area import Area


class Select(Selector):
    """Selects a block of cells.

    Keys that are pressed after the button constrain: Shift to a square, Ctrl from the middle.
    """

    name = "tool.select"
    hint = tr_later(
        "Drag to select a block of cells. Shift: add. Ctrl or right drag: remove. Drag the selection "
        "to move it."
    )

    _block: BlockBounds | None = None
    _start: Pointer | None = None

    def begin(self, pointer: Pointer) -> None:
        self._start = pointer
        # Keys that are down at the press add or remove; they constrain after they were released once.
        self._shift_is_free, self._ctrl_is_free = not pointer.shift, not pointer.ctrl
        self.go_on(pointer)

    def go_on(self, pointer: Pointer) -> None:
        assert self._start is not None
        self._shift_is_free |= not pointer.shift
        self._ctrl_is_free |= not pointer.ctrl
        block = block_of(
            self.place_at(self._start), self.place_at(pointer),
            shift=pointer.shift and self._shift_is_free, ctrl=pointer.ctrl and self._ctrl_is_free,
        )  # fmt: skip
        scene = self.context.scene
        scene.hover.setVisible(False)
        self._block = clipped(block, self.context.document.maze)
        if self._block is None:
            scene.preview.setVisible(False)
            scene.label.clear()
            return
        top, left, bottom, right = self._block
        scene.preview.show_cells(around_block(self.geometry, (top, left), (bottom, right)), self.color)
        scene.label.show_at(f"{bottom - top + 1} × {right - left + 1}", pointer.point)

    def marked(self) -> Area | None:
        """Return the block; nothing off the maze."""
        if self._block is None:
            return Area.nothing()
        (top, left, bottom, right), (row, col) = self._block, self.context.document.maze.origin
        return Area.block(top + row, left + col, bottom + row, right + col)
