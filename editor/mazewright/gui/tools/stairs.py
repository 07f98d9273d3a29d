"""The stairs: a click links a cell with the one right above it, or right below."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.ports import cell_middle
from mazewright.gui.canvas.previews import ACCENT, ERASE
from mazewright.gui.tools.tool import ClickTool, Plan
from mazewright.maze import Cell, Link, LinkKind, Port, PortSide
from mazewright.maze.codes import Matter
from mazewright.maze.edits import Batch, PlaceLink, RemoveLink


class Stairs(ClickTool):
    """Builds stairs up, with Shift down; with Ctrl they are one-way, from the cell that is clicked.

    The right button takes the stairs of a cell away, up and down.
    """

    name = "tool.stairs"
    hint = "Click a cell to add stairs up. Shift: down. Ctrl: one-way. Right-click removes."

    _is_building = False

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin to build, or remove what is there."""
        if erases:
            self._remove(self.cell_at(pointer))
        else:
            self._is_building = True
            self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        """Build the stairs."""
        link, is_building = self._link(pointer), self._is_building
        self.cancel()
        if not is_building or link is None:
            return
        if self._lacks_level(link):
            where = "below" if pointer.shift else "above"
            self.bench.refuse(f"No level {where} this one. Add one first.")
            return
        way = "down" if pointer.shift else "up"
        self.bench.do(PlaceLink(link), f"place {'one-way ' if link.one_way else ''}stairs {way}")

    def cancel(self) -> None:
        """Build nothing."""
        self._is_building = False
        self.bench.scene.clear_previews()

    def plan(self, pointer: Pointer) -> Plan | None:
        """Return the stairs that a click would build."""
        link = self._link(pointer)
        return None if link is None else Plan((self.name, link), lambda: PlaceLink(link))

    def hover(self, pointer: Pointer) -> None:
        """Show the stairs that a click would build, and which level they would lead to."""
        scene, link = self.bench.scene, self._link(pointer)
        if link is None:
            scene.hover.setVisible(False)
            scene.label.show_text("", pointer.point)
            return
        lacks_level = self._lacks_level(link)
        is_refused = lacks_level or self._is_taken(link)
        path = self._sign(link.first.cell, -1 if pointer.shift else 1)
        scene.hover.show_path(path, ERASE if is_refused else ACCENT, width_px=2.5)
        words = f"{'down' if pointer.shift else 'up'} to level {link.second.cell[0]}"
        if lacks_level:
            words = f"no level {'below' if pointer.shift else 'above'}"
        elif link.one_way:
            words += ", one-way"
        scene.label.show_text(words, pointer.point)

    def _link(self, pointer: Pointer) -> Link | None:
        """Return the stairs that are meant, None off the maze; their other end may lie above or below it."""
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        level, row, col = cell
        step, sides = (-1, ("down", "up")) if pointer.shift else (1, ("up", "down"))
        first, second = Port(cell, PortSide(sides[0])), Port((level + step, row, col), PortSide(sides[1]))
        return Link(first, second, LinkKind.STAIRS, one_way=pointer.ctrl)

    def _lacks_level(self, link: Link) -> bool:
        return not 0 <= link.second.cell[0] < self.bench.document.maze.shape[0]

    def _is_taken(self, link: Link) -> bool:
        """Return whether a look at the two cells shows already that they cannot be joined."""
        maze = self.bench.document.maze
        return any(
            maze.links.at(port) is not None
            or maze.cells[maze.grid.array_place(port.cell)] >> 1 == Matter.ROCK
            for port in link.ports
        )

    def _remove(self, cell: Cell | None) -> None:
        if cell is None:
            return
        ports = self.bench.document.maze.links.ports_of(cell)
        edits = [RemoveLink(port) for port in ports if port.side in (PortSide.UP, PortSide.DOWN)]
        if edits:
            self.bench.do(Batch(tuple(edits)), "remove stairs")
        else:
            self.bench.refuse(f"There are no stairs in cell {cell}.")

    def _sign(self, cell: Cell, upward: int) -> QPainterPath:
        """Return a ring with an arrow in it, as stairs are drawn."""
        middle = cell_middle(self.geometry, cell, self.bench.document.maze.origin)
        path = QPainterPath()
        path.addEllipse(middle, 0.26, 0.26)
        path.moveTo(middle + QPointF(-0.12, 0.07 * upward))
        path.lineTo(middle + QPointF(0, -0.12 * upward))
        path.lineTo(middle + QPointF(0.12, 0.07 * upward))
        return path
