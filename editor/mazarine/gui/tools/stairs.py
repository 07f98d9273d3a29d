"""The stairs: a click links a cell with the cell right above or below it."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from mazarine.errors import EditRejected
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import cell_middle
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.tools.options import STAIRS_DIRECTION, STAIRS_WAYS
from mazarine.gui.tools.tool import ClickTool, ToolPlan
from mazarine.maze import Cell, Link, LinkKind, Port, PortSide
from mazarine.maze.edits import Batch, Edit, PlaceLink, RemoveLink

_TITLES = {
    (False, False): tr_later("place stairs up"),
    (False, True): tr_later("place one-way stairs up"),
    (True, False): tr_later("place stairs down"),
    (True, True): tr_later("place one-way stairs down"),
}
"""The titles of undo steps, by whether the stairs lead down and whether they are one-way."""


class Stairs(ClickTool):
    """Places stairs up, with Shift down; with Ctrl they are one-way, from the cell that is clicked.

    The right button removes the stairs of a cell, up and down.
    """

    has_symmetry = True
    options = (STAIRS_DIRECTION, STAIRS_WAYS)

    name = "tool.stairs"
    hint = tr_later("Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right-click removes.")

    _is_placing = False

    def press(self, pointer: Pointer, erases: bool) -> None:
        if erases:
            self._remove(self.cell_at(pointer))
        else:
            self._is_placing = True
            self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        link, is_placing = self._link(pointer), self._is_placing
        self.cancel()
        if not is_placing or link is None:
            return
        if self._lacks_level(link):
            self.context.refuse(
                tr_later("There is no level below this one. Add one first.")
                if pointer.shift
                else tr_later("There is no level above this one. Add one first.")
            )
            return
        self.context.do(PlaceLink(link), _TITLES[pointer.shift, link.one_way], with_images=True)

    def cancel(self) -> None:
        self._is_placing = False
        self.context.scene.clear_previews()

    def plan(self, pointer: Pointer) -> ToolPlan | None:
        link = self._link(pointer)
        return None if link is None else ToolPlan((self.name, link), lambda: self._edit(link))

    def _edit(self, link: Link) -> Edit | None:
        try:
            return self.context.symmetry.of(PlaceLink(link))
        except EditRejected:
            return None

    def hover(self, pointer: Pointer) -> None:
        scene, link = self.context.scene, self._link(pointer)
        if link is None:
            scene.hover.setVisible(False)
            scene.label.show_at("", pointer.point)
            return
        is_refused = self._lacks_level(link) or self.are_taken(link.ports)
        path = self._sign(link.first.cell, -1 if pointer.shift else 1)
        scene.hover.show_path(path, ERASE if is_refused else ACCENT, width_px=2.5)
        scene.label.show_at(self._label(link, is_down=pointer.shift), pointer.point)

    def _label(self, link: Link, *, is_down: bool) -> str:
        level = link.second.cell[0]
        if self._lacks_level(link):
            return tr("no level below") if is_down else tr("no level above")
        if link.one_way and is_down:
            return tr("down to level {level}, one-way", level=level)
        if link.one_way:
            return tr("up to level {level}, one-way", level=level)
        return tr("down to level {level}", level=level) if is_down else tr("up to level {level}", level=level)

    def _link(self, pointer: Pointer) -> Link | None:
        """Return the stairs that a click would place, None off the maze; their other level may not exist."""
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        level, row, col = cell
        step, sides = (-1, ("down", "up")) if pointer.shift else (1, ("up", "down"))
        first, second = Port(cell, PortSide(sides[0])), Port((level + step, row, col), PortSide(sides[1]))
        return Link(first, second, LinkKind.STAIRS, one_way=pointer.ctrl)

    def _lacks_level(self, link: Link) -> bool:
        return not 0 <= link.second.cell[0] < self.context.document.maze.shape[0]

    def _remove(self, cell: Cell | None) -> None:
        if cell is None:
            return
        ports = self.context.document.maze.links.ports_of(cell)
        edits = [RemoveLink(port) for port in ports if port.side in (PortSide.UP, PortSide.DOWN)]
        if edits:
            self.context.do(Batch(tuple(edits)), tr_later("remove stairs"), with_images=True)
        else:
            self.context.refuse(tr_later("There are no stairs in cell {cell}.", cell=cell))

    def _sign(self, cell: Cell, upward: int) -> QPainterPath:
        """Return a ring with an arrow in it, as stairs are drawn."""
        middle = cell_middle(self.geometry, cell, self.context.document.maze.origin)
        path = QPainterPath()
        path.addEllipse(middle, 0.26, 0.26)
        path.moveTo(middle + QPointF(-0.12, 0.07 * upward))
        path.lineTo(middle + QPointF(0, -0.12 * upward))
        path.lineTo(middle + QPointF(0.12, 0.07 * upward))
        return path
