"""The fog brush: covers cells that players have not seen yet."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.brush import Brush
from mazarine.gui.tools.cell_shapes import CellBlock, CellLine
from mazarine.maze.codes import FOG
from mazarine.maze.edits import Edit, SetCells
from mazarine.maze.images import WithImages


class FogBrush(Brush):
    """Covers cells with fog; the right button clears it."""

    name = "tool.fog_brush"
    manual = "how-to/levels.md#cover-cells-with-fog"
    draw_title = tr_later("cover with fog")
    erase_title = tr_later("clear fog")
    hint = tr_later(
        "Drag to cover cells with fog, which hides them from players. Right button clears. Shift: "
        "straight line. Ctrl+Shift: block."
    )

    _fog = FOG

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        """Begin to cover or to clear."""
        del pointer
        self._fog = 0 if erases else FOG
        return erases

    def shape(self, *, boxed: bool) -> CellLine | CellBlock:
        """Return a line or a block of cells."""
        return CellBlock(self.context, self._edit) if boxed else CellLine(self.context, self._edit)

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        """Set the fog of the cells under the places."""
        del is_press
        edit = self._edit(self.array_cells(places)[:, 1:])
        return [] if edit is None else [edit]

    def _edit(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        here = np.insert(rows_cols, 0, self.context.scene.level, axis=1)
        cells = self.context.symmetry.places_of(here)
        codes = self.context.document.maze.cells[tuple(cells.T)]
        others = codes & FOG != self._fog
        if not others.any():
            return None
        edit = SetCells.of_arrays(self.lattice_cells(cells[others]), codes[others] ^ np.uint8(FOG))
        return WithImages((edit,))

    def hover(self, pointer: Pointer) -> None:
        """Show the cell under the pointer."""
        paints = self.context.document.stroke is not None
        lifts = not self._fog if paints else self.is_erasing
        self.show_cell(pointer, ERASE if lifts else ACCENT)
