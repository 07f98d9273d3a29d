"""The pick tool: activates the tool that draws the object under the pointer."""

from __future__ import annotations

from typing import NamedTuple

from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.ports import cell_path, port_side_at, wall_line
from mazewright.gui.canvas.previews import ACCENT
from mazewright.gui.tools.tool import ClickTool
from mazewright.lattice import Side
from mazewright.maze import Cell, Port, PortSide
from mazewright.maze.codes import FOG, Matter, Wall


class Taken(NamedTuple):
    """What a click takes: the name of an action, and the side that it is about, None for the cell."""

    action: str
    side: Side | None


class Pick(ClickTool):
    """Takes the tool for what is under the pointer, and shows which one that is.

    Near a side it is about what stands there: a link, a gap in the border, a wall or a secret door; else, and
    in the middle, about the cell: rock, a marker, a link, a secret, fog. On bare floor there is nothing
    but to erase.
    """

    name = "tool.pick"
    hint = "Click an object to pick the tool that draws it."

    _is_pressed = False

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin a click, with any button."""
        del erases
        self._is_pressed = True
        self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        """Take the tool."""
        taken, is_pressed = self._taken(pointer), self._is_pressed
        self.cancel()
        if is_pressed and taken is not None:
            self.bench.choose(taken.action)

    def cancel(self) -> None:
        """Take nothing."""
        self._is_pressed = False
        self.bench.scene.clear_previews()

    def hover(self, pointer: Pointer) -> None:
        """Show what a click is about, and what it would take."""
        scene, taken = self.bench.scene, self._taken(pointer)
        if taken is None:
            scene.clear_previews()
            return
        place = self.place_at(pointer)
        if taken.side is None:
            scene.hover.show_cells(cell_path(self.geometry, *place), ACCENT, filled=False)
        else:
            scene.hover.show_line(wall_line(self.geometry, *place, taken.side), ACCENT)
        scene.label.show_text(self._title(taken.action), pointer.point)

    def _title(self, action: str) -> str:
        """Return the title of a tool, or of the marker tool with the kind of marker."""
        title = self.bench.title_of(action)
        is_marker = action.startswith("marker.")
        return f"{self.bench.title_of('tool.marker')}: {title.lower()}" if is_marker else title

    def _taken(self, pointer: Pointer) -> Taken | None:
        """Return what a click takes here, None off the maze."""
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        near = port_side_at(self.geometry, pointer.x, pointer.y)
        if near.is_wall:
            action = self._on_side(cell, near)
            if action is not None:
                return Taken(action, Side[near])
        return Taken(self._in_cell(cell, is_middle=near is PortSide.PAD), None)

    def _on_side(self, cell: Cell, near: PortSide) -> str | None:
        """Return the action for what stands on a side of a cell, None if nothing does or rock hides it."""
        maze = self.bench.document.maze
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
        """Return the action for a cell; in its middle links are drawn over markers."""
        maze = self.bench.document.maze
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
        return "tool.fog_brush" if code & FOG else "tool.eraser"
