"""The eraser: walls, rock, and what stands on pads."""

from __future__ import annotations

from collections.abc import Hashable

import numpy as np
from numpy.typing import NDArray

from editor.gui.scene.ports import PAD_REACH, nearest_side, place_at, port_side_at, wall_line
from editor.gui.scene.previews import ERASE, cell_rect
from editor.gui.tools.brush import Brush
from editor.gui.tools.pointer import Pointer
from editor.gui.tools.rock_brush import set_matter
from editor.gui.tools.sides import positions_under
from editor.maze import Port, PortSide
from editor.maze.codes import Matter, Wall
from editor.maze.edits import Edit, RemoveLink, SetWalls

_WALL_REACH = 0.5 - PAD_REACH


class Eraser(Brush):
    """Opens walls that the pointer comes near, digs out rock, and takes teleporters off pads."""

    name = "tool.eraser"
    paints = "erase"
    erases = "erase"
    hint = "Drag over walls, rock and teleporters to take them away."

    def target(self, pointer: Pointer) -> Hashable | None:
        """Give the cell under the pointer, and its side or its pad if the pointer is near."""
        place = place_at(pointer.x, pointer.y)
        return (place, port_side_at(pointer.x, pointer.y)) if self.inside(np.array([place]))[0] else None

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        """Clear what is under the places."""
        maze, level = self.bench.document.maze, self.bench.scene.level
        edits: list[Edit] = []
        rows_cols, sides = positions_under(places, maze, near_posts=is_press, reach=_WALL_REACH)
        if len(sides):
            cells = self.lattice_cells(np.insert(rows_cols, 0, level, axis=1))
            edits.append(SetWalls.of_arrays(cells, sides, np.full(len(sides), Wall.OPEN, dtype=np.uint8)))
        dug = set_matter(self, self.array_cells(places), Matter.FLOOR)
        if dug:
            edits.append(dug)
        return edits + self._pads(places)

    def hover(self, pointer: Pointer) -> None:
        """Show the wall or the cell that would be cleared."""
        hover, maze = self.bench.scene.hover, self.bench.document.maze
        place = place_at(pointer.x, pointer.y)
        at = (self.bench.scene.level, *place)
        if not self.inside(np.array([place]))[0]:
            hover.setVisible(False)
            return
        side = nearest_side(pointer.x, pointer.y)
        near = len(positions_under(
            np.array([[pointer.x, pointer.y]]), maze, near_posts=True, reach=_WALL_REACH
        )[1])  # fmt: skip
        if near and maze.cells[at] >> 1 != Matter.ROCK:
            hover.show_line(wall_line(*place, side), ERASE)
        else:
            hover.show_rect(cell_rect(pointer.x, pointer.y), ERASE)

    def _pads(self, places: NDArray[np.float64]) -> list[Edit]:
        maze = self.bench.document.maze
        if not maze.links:
            return []
        inner = abs(places - np.floor(places) - 0.5).max(axis=1) <= PAD_REACH
        cells = self.lattice_cells(self.array_cells(places[inner])).tolist()
        ports = [Port((level, row, col), PortSide.PAD) for level, row, col in cells]
        return [RemoveLink(port) for port in ports if maze.links.at(port)]
