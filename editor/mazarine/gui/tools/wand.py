"""The selection by regions."""

from __future__ import annotations

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.selector import Selector
from mazarine.maze.area import Area
from mazarine.picture import Plane
from mazarine.picture.open_faces import with_entries
from mazarine.regions import Kind

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
