"""The secret brush: doors in walls and cells that have to be found."""

from __future__ import annotations

from collections.abc import Hashable

import numpy as np
from numpy.typing import NDArray

from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.ports import WALL_REACH, cell_path, nearest_side, positions_under, wall_line
from mazewright.gui.canvas.previews import ACCENT, ERASE
from mazewright.gui.tools.brush import Brush
from mazewright.lattice import Side
from mazewright.maze.codes import EAST_SHIFT, FOG, SOUTH_SHIFT, Matter, Wall
from mazewright.maze.edits import Edit, SetCells, SetWalls

_SECRET_WALLS = (Wall.SECRET, Wall.FOUND)


class SecretBrush(Brush):
    """Makes secret doors where a stroke begins near a wall position, else secret cells.

    With Shift they are found already. The right button makes plain walls and plain floor of secrets.
    """

    name = "tool.secret_brush"
    paints = "hide secrets"
    erases = "take secrets away"
    hint = (
        "Press near a side: secret doors; in the middle: secret cells. Shift: found ones. Right takes away."
    )

    _makes_doors = _erases = _is_found = False

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        """Decide by where the stroke begins what it makes."""
        self._erases, self._is_found = erases, pointer.shift
        self._makes_doors = self._is_near_side(pointer)
        return erases

    def target(self, pointer: Pointer) -> Hashable | None:
        """Give the cell under the pointer, and its side if that is near."""
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        near = self._is_near_side(pointer)
        return cell, pointer.shift, nearest_side(self.geometry, pointer.x, pointer.y) if near else None

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        """Set the positions or the cells under the places."""
        edit = self._doors(places, is_press) if self._makes_doors else self._cells(places)
        return [] if edit is None else [edit]

    def hover(self, pointer: Pointer) -> None:
        """Show the side or the cell that would be taken."""
        hover, place = self.bench.scene.hover, self.place_at(pointer)
        if self.cell_at(pointer) is None:
            hover.setVisible(False)
            return
        paints = self.bench.document.stroke is not None
        colour = ERASE if paints and self._erases else ACCENT
        if self._makes_doors if paints else self._is_near_side(pointer):
            side = nearest_side(self.geometry, pointer.x, pointer.y)
            hover.show_line(wall_line(self.geometry, *place, side), colour)
        else:
            hover.show_cells(cell_path(self.geometry, *place), colour)

    def _is_near_side(self, pointer: Pointer) -> bool:
        place = np.array([[pointer.x, pointer.y]])
        maze = self.bench.document.maze
        return len(positions_under(place, maze, near_posts=True, reach=WALL_REACH)[1]) > 0

    def _doors(self, places: NDArray[np.float64], is_press: bool) -> Edit | None:
        maze, level = self.bench.document.maze, self.bench.scene.level
        reach = WALL_REACH if is_press else 0.5
        rows_cols, sides = positions_under(places, maze, near_posts=is_press, reach=reach)
        walls = maze.walls[level][tuple(rows_cols.T)]
        codes = walls >> np.where(sides == Side.E, EAST_SHIFT, SOUTH_SHIFT).astype(np.uint8) & 3
        wanted = Wall.WALL if self._erases else Wall.FOUND if self._is_found else Wall.SECRET
        others = np.isin(codes, _SECRET_WALLS) if self._erases else codes != wanted
        if not others.any():
            return None
        cells = self.lattice_cells(np.insert(rows_cols[others], 0, level, axis=1))
        return SetWalls.of_arrays(cells, sides[others], np.full(len(cells), wanted, dtype=np.uint8))

    def _cells(self, places: NDArray[np.float64]) -> Edit | None:
        cells = self.array_cells(places)
        codes = self.bench.document.maze.cells[tuple(cells.T)]
        wanted = Matter.FLOOR if self._erases else Matter.FOUND if self._is_found else Matter.SECRET
        others = codes >> 1 >= Matter.SECRET if self._erases else codes >> 1 != wanted
        if not others.any():
            return None
        return SetCells.of_arrays(
            self.lattice_cells(cells[others]), codes[others] & FOG | np.uint8(wanted << 1)
        )
