"""The wall brush: thin walls on the side nearest to the pointer."""

from __future__ import annotations

from collections.abc import Hashable

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import positions_under
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.brush import Brush
from mazarine.gui.tools.options import STROKE, TOGGLE, WALL_MODE
from mazarine.gui.tools.wall_shapes import WallBlock, WallLine
from mazarine.maze.codes import Wall
from mazarine.maze.edits import Edit
from mazarine.messages import Message

_SHAPE_HINTS = {
    "line": tr_later(
        "Drag from post to post to draw a line of walls. Shift: along the lattice. Ctrl: from the "
        "center. Right button erases."
    ),
    "rectangle": tr_later(
        "Drag to draw walls around a block of cells. Shift: square. Ctrl: from the center. Right "
        "button erases."
    ),
}


class WallBrush(Brush):
    """Draws walls; the right button erases them, or the first edge decides, as the mode has it."""

    name = "tool.wall_brush"
    options = (WALL_MODE, STROKE)
    draw_title = tr_later("draw walls")
    erase_title = tr_later("erase walls")
    hint = tr_later(
        "Drag along cell edges to draw walls. Right button erases. Shift: straight line. Ctrl+Shift: "
        "rectangle."
    )

    @property
    def current_hint(self) -> Message:
        return _SHAPE_HINTS.get(self.chosen("stroke"), self.hint)

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        return erases or self._erases_from(pointer)

    def target(self, pointer: Pointer) -> Hashable | None:
        """Return the position nearest to the pointer, whichever side it is on."""
        places = np.array([[pointer.x, pointer.y]])
        rows_cols, sides = positions_under(places, self.context.document.maze, near_posts=True)
        return (*rows_cols[0].tolist(), int(sides[0])) if len(sides) else None

    def shape(self, *, boxed: bool) -> WallBlock | WallLine:
        return WallBlock(self.context) if boxed else WallLine(self.context)

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        rows_cols, sides = positions_under(places, self.context.document.maze, near_posts=is_press)
        code = Wall.OPEN if self.erases else Wall.WALL
        return [self.walls_set(rows_cols, sides, code)] if len(sides) else []

    def hover(self, pointer: Pointer) -> None:
        cell, side, maze = self.cell_at(pointer), self.side_at(pointer), self.context.document.maze
        if cell is None or maze.is_border(cell, side):
            self.context.scene.hover.setVisible(False)
        else:
            self.show_side(pointer, self.color_at(pointer))

    def _erases_from(self, pointer: Pointer) -> bool:
        """Return whether the first edge decides, and is a wall."""
        cell = self.cell_at(pointer)
        if self.chosen("mode") != TOGGLE.name or cell is None:
            return False
        side, maze = self.side_at(pointer), self.context.document.maze
        return not maze.is_border(cell, side) and maze.wall_at(cell, side) == Wall.WALL
