"""The eraser: removes walls, rock and teleporters."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import WALL_REACH, port_side_at, positions_under
from mazarine.gui.canvas.previews import ERASE
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.brush import Brush
from mazarine.gui.tools.cell_shapes import CellBlock, CellLine
from mazarine.gui.tools.line import LineTool
from mazarine.gui.tools.options import STROKE
from mazarine.gui.tools.rock_brush import set_matter
from mazarine.gui.tools.shape import ShapeTool
from mazarine.lattice import Side
from mazarine.maze import Port, PortSide
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from mazarine.maze.edits import Batch, Edit, RemoveLink, SetWalls
from mazarine.maze.images import WithImages


class Eraser(Brush):
    """Erases walls near the pointer, rock, and teleporters on pads."""

    name = "tool.eraser"
    options = (STROKE,)
    draw_title = erase_title = tr_later("erase")
    hint = tr_later(
        "Drag over walls, rock and teleporters to erase them. Shift: straight line. Ctrl+Shift: rectangle."
    )

    _takes_walls = False

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        """Choose by the place where the stroke begins what a line erases: walls, or the contents of cells."""
        del erases
        self._takes_walls = self._is_at_wall(pointer)
        return True

    def target(self, pointer: Pointer) -> Hashable | None:
        """Return the cell under the pointer, and its side or its pad if the pointer is near."""
        cell = self.cell_at(pointer)
        return None if cell is None else (cell, port_side_at(self.geometry, pointer.x, pointer.y))

    def shape(self, *, boxed: bool) -> ShapeTool[Any]:
        """Return a line of walls or of cells, or a block of cells with the walls around it."""
        if boxed:
            return CellBlock(self.context, self._emptied, with_walls=True)
        if self._takes_walls:
            return LineTool(self.context)
        return CellLine(self.context, self._emptied, by_sides=True)

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        """Clear what is under the places."""
        maze = self.context.document.maze
        # First of all: walls that are opened take links along.
        edits = self._pads(places)
        rows_cols, sides = positions_under(places, maze, near_posts=is_press, reach=WALL_REACH)
        if len(sides):
            edits.append(self.walls_set(rows_cols, sides, Wall.OPEN))
        dug = set_matter(self, self.array_cells(places), Matter.FLOOR)
        if dug is not None:
            edits.append(WithImages((dug,)))
        return edits

    def hover(self, pointer: Pointer) -> None:
        """Show the wall or the cell that would be cleared."""
        if self._is_at_wall(pointer):
            self.show_side(pointer, ERASE)
        else:
            self.show_cell(pointer, ERASE)

    def _is_at_wall(self, pointer: Pointer) -> bool:
        maze, place = self.context.document.maze, self.place_at(pointer)
        if not self.inside(np.array([place]))[0]:
            return False
        is_rock = maze.cells[self.context.scene.level, *place] >> 1 == Matter.ROCK
        return self.is_near_side(pointer) and not is_rock

    def _emptied(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        """Return the edit that opens the walls between cells, digs them out and removes teleporters."""
        maze, level = self.context.document.maze, self.context.scene.level
        which = np.zeros(maze.shape[1:], dtype=bool)
        which[tuple(rows_cols.T)] = True
        edits = [*self._unlinked(which), *self._opened(which)]
        dug = set_matter(self, np.insert(rows_cols, 0, level, axis=1), Matter.FLOOR)
        if dug is not None:
            edits.append(WithImages((dug,)))
        return Batch(tuple(edits)) if edits else None

    def _unlinked(self, which: NDArray[np.bool_]) -> list[Edit]:
        links, array_place = self.context.document.maze.links, self.context.document.maze.grid.array_place
        ports = [
            Port(cell, PortSide.PAD)
            for cell in links.cells()
            if cell[0] == self.context.scene.level and which[array_place(cell)[1:]]
        ]
        # A link may have both of its ends there.
        return [RemoveLink(link.first) for link in links.at_any(ports)]

    def _opened(self, which: NDArray[np.bool_]) -> list[Edit]:
        walls = self.context.document.maze.walls[self.context.scene.level]
        edits: list[Edit] = []
        for side, shift, here, across in (
            (Side.E, EAST_SHIFT, np.s_[:, :-1], np.s_[:, 1:]),
            (Side.S, SOUTH_SHIFT, np.s_[:-1], np.s_[1:]),
        ):
            stands = which[here] & which[across] & (walls[here] >> np.uint8(shift) & 3 != Wall.OPEN)
            cells = np.argwhere(stands)
            lacks = self.context.document.maze.lattice.lacks
            cells = self.lattice_cells(np.insert(cells, 0, self.context.scene.level, axis=1))
            cells = cells[lacks(cells[:, 1], cells[:, 2]) >> side & 1 == 0]
            if len(cells):
                opens = np.full(len(cells), Wall.OPEN, dtype=np.uint8)
                edits.append(SetWalls.of_arrays(cells, np.full(len(cells), side, dtype=np.uint8), opens))
        return edits

    def _pads(self, places: NDArray[np.float64]) -> list[Edit]:
        maze = self.context.document.maze
        if not maze.links:
            return []
        inner = self.geometry.near(places).distances >= WALL_REACH
        cells = self.lattice_cells(self.array_cells(places[inner])).tolist()
        links = maze.links.at_any(Port((level, row, col), PortSide.PAD) for level, row, col in cells)
        return [Batch(tuple(RemoveLink(link.first) for link in links))] if links else []
