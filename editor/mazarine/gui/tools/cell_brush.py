"""The base of brushes that edit whole cells."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.tools.brush import Brush
from mazarine.gui.tools.cell_shapes import CellBlock, CellLine
from mazarine.maze.edits import Edit
from mazarine.maze.images import WithImages


class CellBrush(Brush):
    """A brush whose strokes, lines and blocks edit the cells under them."""

    def changed(self, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return what cells with these codes become."""
        raise NotImplementedError

    def shape(self, *, boxed: bool) -> CellLine | CellBlock:
        """Return a line or a block of cells."""
        return (CellBlock if boxed else CellLine)(self.context, self.edit_of)

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        del is_press
        edit = self.edit_of(self.array_cells(places)[:, 1:])
        return [] if edit is None else [edit]

    def edit_of(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        """Return the edit of cells at (n, 2) array places, None if it changes nothing."""
        edit = self.cells_set(np.insert(rows_cols, 0, self.context.scene.level, axis=1), self.changed)
        return None if edit is None else WithImages((edit,))

    def hover(self, pointer: Pointer) -> None:
        self.show_cell(pointer, self.color_at(pointer))
