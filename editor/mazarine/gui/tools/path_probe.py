"""The path probe as a tool: hold and move."""

from __future__ import annotations

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.tool import Tool


class PathProbe(Tool):
    """Shows the shortest path from the cell of the press to the pointer.

    The path stays when the button is released, until the next press. The level may be changed in the
    middle of the drag.
    """

    name = "tool.path_probe"
    hint = tr_later("Press and move to see the shortest path to the pointer, and its length. Esc clears it.")
    spans_levels = has_menu = True

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Set the cell where paths start; with the right button remove the path."""
        self.context.scene.hover.setVisible(False)
        self.context.probe.clear()
        cell = self.cell_at(pointer)
        if cell is not None and not erases:
            self.context.probe.begin(cell, pointer.point)

    def drag(self, pointer: Pointer, places: object) -> None:
        del places
        cell = self.cell_at(pointer)
        if cell is not None and self.context.probe.start is not None:
            self.context.probe.lead(cell, pointer.point)

    def cancel(self) -> None:
        self.context.probe.clear()

    def hover(self, pointer: Pointer) -> None:
        self.show_cell(pointer, filled=False)
