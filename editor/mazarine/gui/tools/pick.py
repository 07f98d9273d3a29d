"""The pick tool: activates the tool that draws the object under the pointer."""

from __future__ import annotations

from typing import NamedTuple

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import port_side_at
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.tools.tool import ClickTool
from mazarine.lattice import Side
from mazarine.maze import Cell, MarkerKind, Port, PortSide
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.costs import LEAST
from mazarine.maze.names import MARKER_KIND_NAMES


class Picked(NamedTuple):
    """The result of a click: the name of an action, and the side under the pointer, None for the cell."""

    action: str
    side: Side | None


class Pick(ClickTool):
    """Picks the tool that draws the object under the pointer, and shows the title of that tool.

    Near a side the object is a link, a gap in the border, a wall or a secret door there; otherwise, and in
    the middle, the object is in the cell: rock, a marker, a link, a secret, fog. On bare floor it
    erases.
    """

    name = "tool.pick"
    hint = tr_later("Click an object to pick the tool that draws it.")

    has_menu = True
    _is_pressed = False

    def press(self, pointer: Pointer, erases: bool) -> None:
        del erases
        self._is_pressed = True
        self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        picked, is_pressed = self._picked(pointer), self._is_pressed
        self.cancel()
        if is_pressed and picked is not None:
            self.context.choose(picked.action)

    def cancel(self) -> None:
        self._is_pressed = False
        self.context.scene.clear_previews()

    def hover(self, pointer: Pointer) -> None:
        scene, picked = self.context.scene, self._picked(pointer)
        if picked is None:
            scene.clear_previews()
            return
        if picked.side is None:
            self.show_cell(pointer, filled=False)
        else:
            self.show_side(pointer)
        scene.label.show_at(self._title(picked.action), pointer.point)

    def _title(self, action: str) -> str:
        """Return the title of a tool, or of the marker tool with the kind of marker."""
        if action.startswith("marker."):
            name = MARKER_KIND_NAMES[MarkerKind(action.removeprefix("marker."))]
            return tr("Marker: {marker}", marker=name)
        return self.context.title_of(action)

    def _picked(self, pointer: Pointer) -> Picked | None:
        """Return what a click picks here, None off the maze."""
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        near = port_side_at(self.geometry, pointer.x, pointer.y)
        if near.is_wall:
            action = self._on_side(cell, near)
            if action is not None:
                return Picked(action, Side[near])
        return Picked(self._in_cell(cell, is_middle=near is PortSide.PAD), None)

    def _on_side(self, cell: Cell, near: PortSide) -> str | None:
        """Return the action for the object on a side of a cell, None if there is none or rock hides it."""
        maze = self.context.document.maze
        if maze.cells[maze.grid.array_place(cell)] >> 1 == Matter.ROCK:
            return None
        gaps = [marker for marker in maze.markers.at(cell) if marker.side is near]
        if maze.links.at(Port(cell, near)):
            return "tool.teleporter"
        if gaps:
            return f"marker.{gaps[-1].kind}"
        wall = maze.wall_at(cell, near)
        return {Wall.OPEN: None, Wall.WALL: "tool.wall_brush"}.get(wall, "tool.secret_brush")

    def _in_cell(self, cell: Cell, is_middle: bool) -> str:
        """Return the action for the object in a cell; in its middle links are drawn over markers."""
        maze = self.context.document.maze
        code = int(maze.cells[maze.grid.array_place(cell)])
        markers = [f"marker.{marker.kind}" for marker in maze.markers.at(cell)]
        ports = {port.side for port in maze.links.ports_of(cell)}
        links = ["tool.teleporter"] if PortSide.PAD in ports else []
        links += ["tool.stairs"] if ports & {PortSide.UP, PortSide.DOWN} else []
        things = [*links, *markers[-1:]] if is_middle else [*markers[-1:], *links]
        if things:
            return things[0]
        if code >> 1 != Matter.FLOOR:
            return "tool.rock_brush" if code >> 1 == Matter.ROCK else "tool.secret_brush"
        if code & FOG:
            return "tool.fog_brush"
        return "mode.erase" if maze.costs[maze.grid.array_place(cell)] == LEAST else "tool.cost_brush"
