"""The teleporter: a drag from port to port."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath

from mazewright.gui.canvas.items.symbol_paths import way_between
from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.ports import cell_middle, port_point, port_side_at, wall_line
from mazewright.gui.canvas.previews import ACCENT, ERASE
from mazewright.gui.tools.tool import ClickTool
from mazewright.lattice import Side
from mazewright.maze import Link, Port, PortSide
from mazewright.maze.codes import Wall
from mazewright.maze.edits import Batch, Edit, PlaceLink, RemoveLink, SetWalls


class Teleporter(ClickTool):
    """Joins two ports: near a wall its side of the cell, in the middle the pad.

    Shift (or Alt) when the button is let go makes it one-way. Where a side is open inside the maze, it is
    walled in the same step: a portal stands in a wall. The right button takes away what a port carries.
    The level may be changed in the middle of the drag.
    """

    name = "tool.teleporter"
    hint = (
        "Drag from cell to cell. Start near an edge for a wall portal, in the middle for a pad. "
        "Shift: one-way. Right-click removes."
    )
    spans_levels = True

    _start: Port | None = None

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Take the first port, or remove what is there."""
        port = self._port_at(pointer)
        if erases:
            self._remove(port)
        elif port is not None:
            self._start = port
            self.show(pointer)

    def release(self, pointer: Pointer) -> None:
        """Join the two ports."""
        start, end = self._start, self._port_at(pointer)
        self.cancel()
        if start is None or start == end:
            return
        if end is None:
            self.bench.refuse("A teleporter must end in a cell of the maze. Nothing was placed.")
            return
        link = Link(start, end, one_way=_is_one_way(pointer))
        text = "place one-way teleporter" if link.one_way else "place teleporter"
        self.bench.do(Batch((*self._missing_walls(link), PlaceLink(link))), text)

    def cancel(self) -> None:
        """Forget the first port."""
        self._start = None
        self.bench.scene.clear_previews()

    def hover(self, pointer: Pointer) -> None:
        """Show the port under the pointer."""
        port = self._port_at(pointer)
        if port is None:
            self.bench.scene.hover.setVisible(False)
        else:
            self.bench.scene.hover.show_path(self._sign(port), ACCENT, width_px=3.5)

    def _port_at(self, pointer: Pointer) -> Port | None:
        cell = self.cell_at(pointer)
        return None if cell is None else Port(cell, port_side_at(self.geometry, pointer.x, pointer.y))

    def _remove(self, port: Port | None) -> None:
        """Remove the link of a port, or the only one of its cell."""
        if port is None:
            return
        links = self.bench.document.maze.links
        ports = links.ports_of(port.cell)
        if port not in ports and len(ports) == 1:
            port = ports[0]
        if port not in ports:
            self.bench.refuse(f"There is no teleporter on the {port}.")
            return
        self.bench.do(RemoveLink(port), "remove teleporter")

    def _missing_walls(self, link: Link) -> list[Edit]:
        maze = self.bench.document.maze
        walls: list[Edit] = []
        for port in link.ports:
            if not port.side.is_wall:
                continue
            if maze.wall_at(port.cell, port.side) != Wall.WALL:
                walls.append(SetWalls([(*port.cell, port.side.value, "wall")]))
        return walls

    def show(self, pointer: Pointer) -> None:
        """Show the link to the port under the pointer, as the keys have it."""
        if self._start is None:
            return
        scene = self.bench.scene
        origin = self.bench.document.maze.origin
        end = self._port_at(pointer)
        scene.hover.setVisible(False)
        path = QPainterPath()
        if self._start.cell[0] == scene.level:
            path.addPath(self._sign(self._start))
            tip = port_point(self.geometry, end, origin) if end else pointer.point
            path.addPath(way_between(port_point(self.geometry, self._start, origin), tip))
        if end is not None:
            path.addPath(self._sign(end))
        scene.preview.show_path(path, ERASE if self._is_refused(end) else ACCENT, width_px=2.5)
        words = "one-way" if _is_one_way(pointer) else "two-way"
        if self._start.cell[0] != scene.level:
            words = f"from level {self._start.cell[0]}, {words}"
        scene.label.show_text(words, pointer.point)

    def _is_refused(self, end: Port | None) -> bool:
        """Return whether a look at the ports shows already that they cannot be joined."""
        if end is None or self._start is None:
            return True
        maze = self.bench.document.maze
        if end.cell == self._start.cell:
            return end != self._start
        return any(
            maze.links.at(port) is not None or maze.cells[maze.grid.array_place(port.cell)] >> 1 == 0
            for port in (self._start, end)
        )

    def _sign(self, port: Port) -> QPainterPath:
        origin = self.bench.document.maze.origin
        path = QPainterPath()
        if port.side is PortSide.PAD:
            path.addEllipse(cell_middle(self.geometry, port.cell, origin), 0.24, 0.24)
            return path
        _, row, col = self.bench.document.maze.grid.array_place(port.cell)
        line = wall_line(self.geometry, row, col, Side[port.side])
        at = port_point(self.geometry, port, origin)
        line = QLineF(line.p1() + (at - line.center()), line.p2() + (at - line.center()))
        along = (line.p2() - line.p1()) * 0.18
        path.moveTo(QPointF(line.p1() + along))
        path.lineTo(QPointF(line.p2() - along))
        return path


def _is_one_way(pointer: Pointer) -> bool:
    return pointer.shift or pointer.alt
