"""The cost brush: what it costs to enter cells, which searches for a path count."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.cell_brush import CellBrush
from mazarine.gui.tools.options import COST, MODE, STROKE
from mazarine.maze.costs import LEAST
from mazarine.maze.edits import Edit
from mazarine.maze.edits.costs import SetCosts


class CostBrush(CellBrush):
    """Sets the cost of cells; the right button sets it back to 1."""

    name = "tool.cost_brush"
    options = (MODE, STROKE, COST)
    manual = "how-to/watch.md#costs"
    draw_title = tr_later("set costs")
    erase_title = tr_later("clear costs")
    hint = tr_later(
        "Drag to set what it costs to enter cells. Right button sets 1. Shift: straight line. Ctrl+Shift: "
        "block."
    )

    def edit_of(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        """Return the edit of cells at (n, 2) array places and their images, None if it changes nothing."""
        places = np.insert(rows_cols, 0, self.context.scene.level, axis=1)
        places = np.unique(self.context.symmetry.places_of(places), axis=0)
        cost = LEAST if self.erases else int(self.chosen("cost"))
        places = places[self.context.document.maze.costs[tuple(places.T)] != cost]
        if not len(places):
            return None
        return SetCosts(self.lattice_cells(places), np.full(len(places), cost, dtype=np.uint8))
