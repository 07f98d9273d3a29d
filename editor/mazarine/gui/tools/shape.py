"""Shapes that a drag of a brush spans: they replace its stroke, and are edited at its end."""

from __future__ import annotations

from typing import Generic, TypeVar

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import around_block
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.tools.tool import Tool, ToolPlan
from mazarine.lattice.geometry import Place
from mazarine.maze import Maze
from mazarine.maze.edits import Edit

Spanned = TypeVar("Spanned", bound=tuple[object, ...])
"""What lies between the press and the pointer: posts, cells, or a block."""
BlockBounds = tuple[int, int, int, int]
"""First row, first column, last row, last column."""


class Shape(Tool, Generic[Spanned]):
    """The shape between the press and the pointer."""

    erases = False
    shape: Spanned | None = None

    def span(self, start: Pointer, end: Pointer, *, erases: bool) -> None:
        """Show the shape between two pointers, as the keys of the second constrain it."""
        self.erases, scene = erases, self.context.scene
        scene.hover.setVisible(False)
        self.shape = self.shape_of(start, end)
        if self.shape is None:
            scene.preview.setVisible(False)
            scene.label.clear()
        else:
            self.draw(self.shape, ERASE if erases else ACCENT, end)

    def plan(self, pointer: Pointer) -> ToolPlan | None:
        del pointer
        shape = self.shape
        if shape is None:
            return None
        target = type(self), self.context.scene.level, shape, self.erases
        return ToolPlan(target, lambda: self._with_images(shape))

    def _with_images(self, shape: Spanned) -> Edit | None:
        edit = self.edit(shape)
        return None if edit is None else self.context.symmetry.of(edit)

    def shape_of(self, start: Pointer, end: Pointer) -> Spanned | None:
        """Return what lies between two pointers, None off the maze."""
        raise NotImplementedError

    def draw(self, shape: Spanned, color: str, pointer: Pointer) -> None:
        raise NotImplementedError

    def edit(self, shape: Spanned) -> Edit | None:
        raise NotImplementedError


class Block(Shape[BlockBounds]):
    """A block of cells. Shift makes it square, Ctrl grows it from its middle to all sides."""

    def shape_of(self, start: Pointer, end: Pointer) -> BlockBounds | None:
        """Return the part in the maze of the block between two pointers."""
        block = block_of(self.place_at(start), self.place_at(end), shift=end.shift, ctrl=end.ctrl)
        return clipped(block, self.context.document.maze)

    def draw(self, shape: BlockBounds, color: str, pointer: Pointer) -> None:
        top, left, bottom, right = shape
        scene = self.context.scene
        path = around_block(self.geometry, (top, left), (bottom, right))
        scene.preview.show_cells(self.context.symmetry.path_of(path), color)
        scene.label.show_at(f"{bottom - top + 1} × {right - left + 1}", pointer.point)


def clipped(block: BlockBounds, maze: Maze) -> BlockBounds | None:
    """Return the part of a block that lies in the maze, None if none does."""
    (top, left, bottom, right), (_, rows, cols) = block, maze.shape
    if bottom < 0 or right < 0 or top >= rows or left >= cols:
        return None
    return max(top, 0), max(left, 0), min(bottom, rows - 1), min(right, cols - 1)


def block_of(start: Place, end: Place, *, shift: bool = False, ctrl: bool = False) -> BlockBounds:
    """Return the block from one cell to another, as the keys constrain it.

    >>> block_of((1, 2), (3, 5), shift=True)
    (1, 2, 4, 5)
    >>> block_of((5, 5), (7, 6), ctrl=True)
    (3, 4, 7, 6)
    """
    (row, col), (end_row, end_col) = start, end
    down, right = end_row - row, end_col - col
    if shift:
        size = max(abs(down), abs(right))
        down, right = size if down >= 0 else -size, size if right >= 0 else -size
    first_row, first_col = (row - down, col - right) if ctrl else (row, col)
    last_row, last_col = row + down, col + right
    return (
        min(first_row, last_row), min(first_col, last_col),
        max(first_row, last_row), max(first_col, last_col),
    )  # fmt: skip
