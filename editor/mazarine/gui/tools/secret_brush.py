"""The secret brush: secret doors in walls, and secret cells."""

from __future__ import annotations

from collections.abc import Hashable

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import WALL_REACH, positions_under
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.brush import Brush
from mazarine.gui.tools.options import MODE, SECRET_STATE
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.maze.edits import Edit
from mazarine.maze.images import WithImages

_SECRET_WALLS = (Wall.SECRET, Wall.FOUND)


class SecretBrush(Brush):
    """Makes secret doors if a stroke begins near an edge, else secret cells.

    With Shift they are already found. The right button turns secrets into plain walls and plain floor.
    """

    name = "tool.secret_brush"
    manual = "how-to/levels.md#hide-secrets"
    options = (MODE, SECRET_STATE)
    draw_title = tr_later("add secrets")
    erase_title = tr_later("remove secrets")
    hint = tr_later(
        "Press near an edge to add secret doors, in the middle for secret cells. Shift: already found. "
        "Right button removes."
    )

    _makes_doors = _is_found = False

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        """Choose doors or cells by the place where the stroke begins."""
        self._is_found = pointer.shift
        self._makes_doors = self.is_near_side(pointer)
        return erases

    def target(self, pointer: Pointer) -> Hashable | None:
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        return cell, pointer.shift, self.side_at(pointer) if self.is_near_side(pointer) else None

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        edit = self._doors(places, is_press) if self._makes_doors else self._cells(places)
        return [] if edit is None else [edit]

    def hover(self, pointer: Pointer) -> None:
        color = self.color_at(pointer)
        if self._makes_doors and self.cell_at(pointer) is not None:
            self.show_side(pointer, color)
        else:
            self.show_cell(pointer, color)

    def _doors(self, places: NDArray[np.float64], is_press: bool) -> Edit | None:
        maze, level = self.context.document.maze, self.context.scene.level
        reach = WALL_REACH if is_press else 0.5
        rows_cols, sides = positions_under(places, maze, near_posts=is_press, reach=reach)
        rows_cols, sides = self.context.symmetry.positions_of(rows_cols, sides)
        walls = maze.walls[level][tuple(rows_cols.T)]
        codes = walls >> (2 * maze.lattice.storage(sides)[1]).astype(np.uint8) & 3
        wanted = Wall.WALL if self.erases else Wall.FOUND if self._is_found else Wall.SECRET
        others = np.isin(codes, _SECRET_WALLS) if self.erases else codes != wanted
        if not others.any():
            return None
        return WithImages((self.walls_set(rows_cols[others], sides[others], wanted),))

    def _cells(self, places: NDArray[np.float64]) -> Edit | None:
        edit = self.cells_set(self.array_cells(places), self._changed)
        return None if edit is None else WithImages((edit,))

    def _changed(self, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        wanted = Matter.FLOOR if self.erases else Matter.FOUND if self._is_found else Matter.SECRET
        new_codes = codes & np.uint8(FOG) | np.uint8(wanted << 1)
        return np.where(codes >> 1 < Matter.SECRET, codes, new_codes) if self.erases else new_codes
