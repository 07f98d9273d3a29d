"""The rectangle: a ring of walls around a block of cells."""

from __future__ import annotations

import numpy as np

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import around_block, cell_path
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.options import MODE, ORIGIN, PROPORTIONS
from mazarine.gui.tools.shape import ShapeTool
from mazarine.lattice import Side
from mazarine.lattice.geometry import Place
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from mazarine.maze.edits import Edit, SetWalls

BlockBounds = tuple[int, int, int, int]
"""First row, first column, last row, last column."""


class Rectangle(ShapeTool[BlockBounds]):
    """Draws the walls around a block of cells; the right button erases them.

    Shift makes the block square. Ctrl grows it from its middle to all sides. Both keys may be down together,
    and pressed or released at any time.
    """

    name = "tool.rectangle"
    options = (MODE, PROPORTIONS, ORIGIN)
    draw_title = tr_later("draw rectangle")
    erase_title = tr_later("erase rectangle")
    hint = tr_later(
        "Drag to draw walls around a block of cells. Shift: square. Ctrl: from the center. Right "
        "button erases."
    )

    def hover(self, pointer: Pointer) -> None:
        """Show the cell where a block would begin."""
        self.context.scene.hover.show_cells(cell_path(self.geometry, *self.place_at(pointer)))

    def shape_of(self, start: Pointer, end: Pointer) -> BlockBounds | None:
        """Return the part in the maze of the block between two pointers."""
        block = block_of(self.place_at(start), self.place_at(end), shift=end.shift, ctrl=end.ctrl)
        return clipped(block, self.context.document.maze)

    def draw(self, shape: BlockBounds, color: str, pointer: Pointer) -> None:
        """Show the block and its size."""
        top, left, bottom, right = shape
        scene = self.context.scene
        path = around_block(self.geometry, (top, left), (bottom, right))
        scene.preview.show_cells(self.context.symmetry.path_of(path), color)
        scene.label.show_at(f"{bottom - top + 1} × {right - left + 1}", pointer.point)

    def edit(self, shape: BlockBounds) -> Edit | None:
        """Return the edit of the positions around the block; the outer border stays as it is."""
        top, left, bottom, right = shape
        maze = self.context.document.maze
        down, along = np.arange(top, bottom + 1), np.arange(left, right + 1)
        parts = [
            (np.full_like(along, top), along, Side.N, top > 0),
            (np.full_like(along, bottom), along, Side.S, bottom < maze.shape[1] - 1),
            (down, np.full_like(down, left), Side.W, left > 0),
            (down, np.full_like(down, right), Side.E, right < maze.shape[2] - 1),
        ]
        kept = [(rows, cols, side) for rows, cols, side, is_inner in parts if is_inner]
        if not kept:
            return SetWalls(())
        rows = np.concatenate([rows for rows, _, _ in kept])
        cols = np.concatenate([cols for _, cols, _ in kept])
        sides = np.concatenate([np.full(len(rows), side, dtype=np.uint8) for rows, _, side in kept])
        level = np.full_like(rows, self.context.scene.level)
        cells = self.lattice_cells(np.column_stack((level, rows, cols)).astype(np.int64))
        there = maze.lattice.lacks(cells[:, 1], cells[:, 2]) >> sides & 1 == 0
        cells, sides = cells[there], sides[there]
        code = Wall.OPEN if self.erases else Wall.WALL
        return SetWalls.of_arrays(cells, sides, np.full(len(sides), code, dtype=np.uint8))


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
