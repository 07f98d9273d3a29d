"""The fog brush: covers cells that players have not seen yet."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.cell_brush import CellBrush
from mazarine.maze.codes import FOG


class FogBrush(CellBrush):
    """Covers cells with fog; the right button clears it."""

    name = "tool.fog_brush"
    actions = "fog.lay", "fog.lift"
    manual = "how-to/levels.md#cover-cells-with-fog"
    draw_title = tr_later("cover with fog")
    erase_title = tr_later("clear fog")
    hint = tr_later(
        "Drag to cover cells with fog, which hides them from players. Right button clears. Shift: "
        "straight line. Ctrl+Shift: block."
    )

    def changed(self, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        return codes & ~np.uint8(FOG) if self.erases else codes | np.uint8(FOG)
