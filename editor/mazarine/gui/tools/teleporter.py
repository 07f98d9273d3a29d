"""The teleporter: a drag from port to port."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath

from mazarine.gui.canvas.items.symbol_paths import path_between
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import cell_middle, port_point, port_side_at, wall_line
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.tools.options import TELEPORTER_WAYS
from mazarine.gui.tools.tool import ClickTool
from mazarine.lattice import Side
from mazarine.maze import Link, Port, PortSide
from mazarine.maze.codes import Wall
from mazarine.maze.edits import Batch, Edit, PlaceLink, RemoveLink, SetWalls
from mazarine.maze.names import SIDE_NAMES
from mazarine.messages import Message


class Teleporter(ClickTool):
    """Links two ports: near a wall that side of the cell, in the middle the pad.

    Shift at the release makes the link one-way. A side that is open gets a wall in the same step, as
    a portal needs one. The right button removes the link of a port. The level may be changed during the drag.
    """

    has_symmetry = True
    options = (TELEPORTER_WAYS,)

    name = "tool.teleporter"
    hint = tr_later(
        "Drag from cell to cell. Start near an edge for a wall portal, in the middle for a pad. "
        "Shift: one-way. Right-click removes."
    )
    spans_levels = True

    _start: Port | None = None

    def press(self, pointer: Pointer, erases: bool) -> None:
        port = self._port_at(pointer)
        if erases:
            self._remove(port)
        elif port is not None:
            self._start = port
            self.show(pointer)

    def release(self, pointer: Pointer) -> None:
        start, end = self._start, self._port_at(pointer)
        self.cancel()
        if start is None or start == end:
            return
        if end is None:
            self.context.refuse(tr_later("A teleporter must end in a cell of the maze. Nothing was placed."))
            return
        link = Link(start, end, one_way=pointer.shift)
        title = tr_later("place one-way teleporter") if link.one_way else tr_later("place teleporter")
        edit = Batch((*self._missing_walls(link), PlaceLink(link)))
        self.context.do(edit, title, with_images=True)

    def cancel(self) -> None:
        self._start = None
        self.context.scene.clear_previews()

    def hover(self, pointer: Pointer) -> None:
        port = self._port_at(pointer)
        if port is None:
            self.context.scene.hover.setVisible(False)
        else:
            self.context.scene.hover.show_path(self._sign(port), ACCENT, width_px=3.5)

    def _port_at(self, pointer: Pointer) -> Port | None:
        cell = self.cell_at(pointer)
        return None if cell is None else Port(cell, port_side_at(self.geometry, pointer.x, pointer.y))

    def _remove(self, port: Port | None) -> None:
        """Remove the link of a port, or the only one of its cell."""
        if port is None:
            return
        links = self.context.document.maze.links
        ports = links.ports_of(port.cell)
        if port not in ports and len(ports) == 1:
            port = ports[0]
        if port not in ports:
            self.context.refuse(_no_teleporter(port))
            return
        self.context.do(RemoveLink(port), tr_later("remove teleporter"), with_images=True)

    def _missing_walls(self, link: Link) -> list[Edit]:
        maze = self.context.document.maze
        walls: list[Edit] = []
        for port in link.ports:
            if not port.side.is_wall:
                continue
            if maze.wall_at(port.cell, port.side) != Wall.WALL:
                walls.append(SetWalls([(*port.cell, port.side.value, "wall")]))
        return walls

    def show(self, pointer: Pointer) -> None:
        if self._start is None:
            return
        scene = self.context.scene
        origin = self.context.document.maze.origin
        end = self._port_at(pointer)
        scene.hover.setVisible(False)
        path = QPainterPath()
        if self._start.cell[0] == scene.level:
            path.addPath(self._sign(self._start))
            tip = port_point(self.geometry, end, origin) if end else pointer.point
            path.addPath(path_between(port_point(self.geometry, self._start, origin), tip))
        if end is not None:
            path.addPath(self._sign(end))
        scene.preview.show_path(
            self.context.symmetry.path_of(path), ERASE if self._is_refused(end) else ACCENT, width_px=2.5
        )
        text = tr("one-way") if pointer.shift else tr("two-way")
        level = self._start.cell[0]
        if level != scene.level:
            text = (
                tr("from level {level}, one-way", level=level)
                if pointer.shift
                else tr("from level {level}, two-way", level=level)
            )
        scene.label.show_at(text, pointer.point)

    def _is_refused(self, end: Port | None) -> bool:
        """Return whether the ports clearly cannot be linked."""
        if end is None or self._start is None:
            return True
        if end.cell == self._start.cell:
            return end != self._start
        return self.are_taken((self._start, end))

    def _sign(self, port: Port) -> QPainterPath:
        origin = self.context.document.maze.origin
        path = QPainterPath()
        if port.side is PortSide.PAD:
            path.addEllipse(cell_middle(self.geometry, port.cell, origin), 0.24, 0.24)
            return path
        _, row, col = self.context.document.maze.grid.array_place(port.cell)
        line = wall_line(self.geometry, row, col, Side[port.side])
        at = port_point(self.geometry, port, origin)
        line = QLineF(line.p1() + (at - line.center()), line.p2() + (at - line.center()))
        along = (line.p2() - line.p1()) * 0.18
        path.moveTo(QPointF(line.p1() + along))
        path.lineTo(QPointF(line.p2() - along))
        return path


def _no_teleporter(port: Port) -> Message:
    if port.side is PortSide.PAD:
        return tr_later("There is no teleporter on the pad of cell {cell}.", cell=port.cell)
    side = SIDE_NAMES[port.side]
    return tr_later("There is no teleporter on the {side} side of cell {cell}.", side=side, cell=port.cell)
