"""The eraser: walls, rock, and what stands on pads."""

from __future__ import annotations

from collections.abc import Hashable

import numpy as np
from numpy.typing import NDArray

from editor.gui.scene.ports import WALL_REACH, cell_path, nearest_side, port_side_at, wall_line
from editor.gui.scene.previews import ERASE
from editor.gui.tools.brush import Brush
from editor.gui.tools.pointer import Pointer
from editor.gui.tools.rock_brush import set_matter
from editor.gui.tools.sides import positions_under
from editor.maze import Port, PortSide
from editor.maze.codes import Matter, Wall
from editor.maze.edits import Edit, RemoveLink, SetWalls


class Eraser(Brush):
    """Opens walls that the pointer comes near, digs out rock, and takes teleporters off pads."""

    name = "tool.eraser"
    paints = "erase"
    erases = "erase"
    hint = "Drag over walls, rock and teleporters to take them away."

    def target(self, pointer: Pointer) -> Hashable | None:
        """Give the cell under the pointer, and its side or its pad if the pointer is near."""
        cell = self.cell_at(pointer)
        return None if cell is None else (cell, port_side_at(self.geometry, pointer.x, pointer.y))

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        """Clear what is under the places."""
        maze, level = self.bench.document.maze, self.bench.scene.level
        edits: list[Edit] = []
        rows_cols, sides = positions_under(places, maze, near_posts=is_press, reach=WALL_REACH)
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
        place = self.place_at(pointer)
        at = (self.bench.scene.level, *place)
        if not self.inside(np.array([place]))[0]:
            hover.setVisible(False)
            return
        side = nearest_side(self.geometry, pointer.x, pointer.y)
        near = len(positions_under(
            np.array([[pointer.x, pointer.y]]), maze, near_posts=True, reach=WALL_REACH
        )[1])  # fmt: skip
        if near and maze.cells[at] >> 1 != Matter.ROCK:
            hover.show_line(wall_line(self.geometry, *place, side), ERASE)
        else:
            hover.show_cells(cell_path(self.geometry, *place), ERASE)

    def _pads(self, places: NDArray[np.float64]) -> list[Edit]:
        maze = self.bench.document.maze
        if not maze.links:
            return []
        inner = self.geometry.near(places).distances >= WALL_REACH
        cells = self.lattice_cells(self.array_cells(places[inner])).tolist()
        ports = [Port((level, row, col), PortSide.PAD) for level, row, col in cells]
        return [RemoveLink(port) for port in ports if maze.links.at(port)]
