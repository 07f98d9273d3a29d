"""The selection tools: by blocks, by a drawn outline, by regions."""

from __future__ import annotations

from math import hypot

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF

from mazarine.gui.analysis.outline import Outline
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import around_block
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.selector import Selector
from mazarine.gui.tools.shape import BlockBounds, block_of, clipped
from mazarine.maze.area import Area
from mazarine.maze.enclosed import enclosed
from mazarine.picture import Plane
from mazarine.picture.open_faces import with_entries
from mazarine.regions import Kind


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
        if self._block is None:
            return Area.nothing()
        (top, left, bottom, right), (row, col) = self._block, self.context.document.maze.origin
        return Area.block(top + row, left + col, bottom + row, right + col)


_STEP_PX = 3.0


class Lasso(Selector):
    """Selects the cells whose middles lie inside a drawn outline."""

    name = "tool.lasso"
    hint = tr_later("Draw around cells to select them. Shift: add. Ctrl or right drag: remove.")

    def begin(self, pointer: Pointer) -> None:
        self._points = [(pointer.x, pointer.y)]
        self._lines: list[QLineF] = []
        self._rect = QRectF(pointer.point, pointer.point)

    def go_on(self, pointer: Pointer) -> None:
        scene, (x, y) = self.context.scene, self._points[-1]
        scene.hover.setVisible(False)
        if hypot(pointer.x - x, pointer.y - y) * scene.cell_px < _STEP_PX:
            return
        self._points.append((pointer.x, pointer.y))
        self._lines.append(QLineF(QPointF(x, y), pointer.point))
        self._rect = self._rect.united(QRectF(QPointF(x, y), pointer.point).normalized())
        closing = QLineF(pointer.point, QPointF(*self._points[0]))
        scene.preview.show_outline(Outline([*self._lines, closing], self._rect), self.color)

    def marked(self) -> Area | None:
        """Return the cells inside; a click marks the cell under it."""
        maze = self.context.document.maze
        if len(self._points) < 3:
            row, col = self.geometry.place(*self._points[0])
            return Area.block(
                row + maze.origin[0], col + maze.origin[1], row + maze.origin[0], col + maze.origin[1]
            )
        return enclosed(self.geometry, np.array(self._points), maze.origin, maze.shape[1:])


_NOT_KNOWN = tr_later("Regions are being calculated. Try again in a moment.")
_ROCK = tr_later("Rock belongs to no region.")


class Wand(Selector):
    """Selects the part on this level of the room or corridor under the pointer; a room with its entries."""

    name = "tool.wand"
    hint = tr_later("Click a room or corridor to select it. Shift: add. Ctrl: remove.")

    _pointer: Pointer | None = None

    def go_on(self, pointer: Pointer) -> None:
        self._pointer = pointer

    def marked(self) -> Area | None:
        """Return the region under the pointer; an empty area off the maze, None if there is no region."""
        assert self._pointer is not None
        cell = self.cell_at(self._pointer)
        if cell is None:
            return Area.nothing()
        analysis, maze = self.context.current.analysis, self.context.document.maze
        region = analysis.true_region
        if region is None:
            self.context.refuse(_NOT_KNOWN)
            return None
        number = region.at(maze.grid.array_place(cell))
        if not number:
            self.context.refuse(_ROCK)
            return None
        level, chosen = cell[0], region[cell[0]].mask(number)
        if analysis.regions.kind_of(number) is Kind.ROOM:
            chosen = with_entries(Plane.of(maze, level), chosen)
        return Area.of(*maze.origin, chosen)
