"""Lines and blocks of whole cells, which replace strokes while Shift is down."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QPainterPath

from mazarine.counting import Noun
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import cell_path
from mazarine.gui.i18n import tr
from mazarine.gui.tools.line import LineTool
from mazarine.gui.tools.rectangle import BlockBounds, Rectangle
from mazarine.gui.tools.shape import ShapeTool
from mazarine.gui.tools.tool import ToolContext
from mazarine.lattice.geometry import Place
from mazarine.maze.edits import Batch, Edit
from mazarine.maze.symmetry import Symmetry

CellPlaces = tuple[Place, ...]
EditOf = Callable[[NDArray[np.int64]], Edit | None]
"""Return the edit of the cells at (n, 2) array rows and columns."""

BlockOf = Callable[[BlockBounds], Edit | None]
"""Return the edit of a block of cells, 20 times as fast for millions of cells."""


class CellLine(ShapeTool[CellPlaces]):
    """A line of cells from one to another, as its brush edits them."""

    name = LineTool.name
    draw_title, erase_title = LineTool.draw_title, LineTool.erase_title

    def __init__(self, context: ToolContext, edit_of: EditOf, *, by_sides: bool = False) -> None:
        super().__init__(context)
        self._edit_of = edit_of
        self._by_sides = by_sides

    def shape_of(self, start: Pointer, end: Pointer) -> CellPlaces | None:
        """Return the cells of the line that are in the maze."""
        cells = cells_between(self.place_at(start), self.place_at(end), by_sides=self._by_sides)
        cells = cells[self.inside(cells)]
        return tuple((row, col) for row, col in cells.tolist()) or None

    def draw(self, shape: CellPlaces, color: str, pointer: Pointer) -> None:
        """Show the cells and their number."""
        path = QPainterPath()
        for row, col in shape:
            path.addPath(cell_path(self.geometry, row, col))
        self.context.scene.preview.show_cells(self.context.symmetry.path_of(path), color)
        self.context.scene.label.show_at(tr(Noun.CELLS(count=len(shape))), pointer.point)

    def edit(self, shape: CellPlaces) -> Edit | None:
        """Return what the brush does to the cells."""
        return self._edit_of(np.array(shape))


class CellBlock(Rectangle):
    """A block of cells, as its brush edits them, and with the walls around it if those are asked for."""

    def __init__(
        self, context: ToolContext, edit_of: EditOf, *,
        block_of: BlockOf | None = None, with_walls: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(context)
        self._edit_of = edit_of
        self._block_of = block_of
        self._with_walls = with_walls

    def edit(self, shape: BlockBounds) -> Edit | None:
        """Return what the brush does to the cells; to all at once, if it can and they have no images."""
        if self._block_of is not None and self.context.symmetry.symmetry is Symmetry.NONE:
            return self._block_of(shape)
        top, left, bottom, right = shape
        rows, cols = np.mgrid[top : bottom + 1, left : right + 1]
        edit = self._edit_of(np.column_stack((rows.ravel(), cols.ravel())))
        walls = super().edit(shape) if self._with_walls else None
        edits = tuple(part for part in (edit, walls) if part is not None)
        return Batch(edits) if edits else None


def cells_between(first: Place, last: Place, *, by_sides: bool = False) -> NDArray[np.int64]:
    """Return the (n, 2) cells nearest to the straight line from one to another.

    Parameters
    ----------
    by_sides : whether each is beside the one before, not only corner to corner with it

    >>> cells_between((0, 0), (1, 3)).tolist()
    [[0, 0], [0, 1], [1, 2], [1, 3]]
    >>> cells_between((2, 2), (1, 1), by_sides=True).tolist()
    [[2, 2], [1, 2], [1, 1]]
    """
    route = np.subtract(last, first, dtype=np.int64)
    count = max(int(abs(route).max()), 1)
    steps = np.arange(count + 1)[:, None]
    cells: NDArray[np.int64] = np.array(first) + (2 * steps * route + count) // (2 * count)
    if by_sides:
        between = np.column_stack((cells[1:, 0], cells[:-1, 1]))
        beside: NDArray[np.int64] = np.stack((between, cells[1:]), axis=1).reshape(-1, 2)
        cells = np.concatenate((cells[:1], beside))
    is_new: NDArray[np.bool_] = np.append(True, (np.diff(cells, axis=0) != 0).any(axis=1))
    found: NDArray[np.int64] = cells[is_new]
    return found
