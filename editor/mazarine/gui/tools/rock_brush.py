"""The rock brush: whole cells."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.cell_brush import CellBlock, CellBrush, CellLine
from mazarine.gui.tools.shape import BlockBounds
from mazarine.maze import Port, PortSide
from mazarine.maze.area import Area
from mazarine.maze.codes import FOG, Matter
from mazarine.maze.edits import Batch, Edit, RemoveLink, SetCells
from mazarine.maze.images import WithImages
from mazarine.maze.transplant import filled


class RockBrush(CellBrush):
    """Fills cells with rock; the right button makes them floor, beyond the edge too, and removes pads."""

    name = "tool.rock_brush"
    draw_title = tr_later("paint rock")
    erase_title = tr_later("dig out rock")
    hint = tr_later(
        "Drag to fill cells with rock. Right button: clear rock and teleporters; beyond the edge: enlarge "
        "the board. Shift: straight line. Ctrl+Shift: block."
    )

    @property
    def _matter(self) -> Matter:
        return Matter.FLOOR if self.erases else Matter.ROCK

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        del pointer
        self._dug: list[NDArray[np.int64]] = []
        return erases

    def changed(self, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Make cells rock or floor; fog stays. Secret cells are floor already: that is not for digging."""
        is_right = (codes >> 1 == Matter.ROCK) != self.erases
        return np.where(is_right, codes, codes & np.uint8(FOG) | np.uint8(self._matter << 1))

    def shape(self, *, boxed: bool) -> CellLine | CellBlock:
        return CellBlock(self.context, self.edit_of, self._block) if boxed else super().shape(boxed=boxed)

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        del is_press
        digs = self.erases and self.context.document.stroke is not None
        rows_cols = np.unique(self.geometry.places(places), axis=0)
        growth = self.room_for(rows_cols) if digs else None
        inside = self.inside(rows_cols)
        here = np.insert(rows_cols, 0, self.context.scene.level, axis=1)
        edit = self.cells_set(here[inside], self.changed)
        edits = self._unlinked(self.lattice_cells(here[inside]))
        if edit is not None:
            edits.append(WithImages((edit,)))
        if digs and edit is not None:
            self._dug.append(edit.cells)
        if growth is not None:
            # A growing board keeps its border as walls, except along rock: none are to cross the stroke.
            border = self._dug_border()
            self._dug.append(self.lattice_cells(here[~inside]))
            again = np.concatenate((border, self._dug[-1]))
            edits += [_all_of(border, Matter.ROCK), growth, _all_of(again, Matter.FLOOR)]
        return edits

    def edit_of(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        """Return the edit of cells, and of the teleporters in those that are cleared."""
        edits = self._unlinked(self.lattice_cells(np.insert(rows_cols, 0, self.context.scene.level, axis=1)))
        edit = super().edit_of(rows_cols)
        if edit is not None:
            edits.append(edit)
        return Batch(tuple(edits)) if edits else None

    def _block(self, block: BlockBounds) -> Edit | None:
        """Return the edit of a block at array places; like `changed` it keeps cells of this matter."""
        (top, left, bottom, right), maze = block, self.context.document.maze
        level, (row, col) = self.context.scene.level, maze.origin
        codes = maze.cells[level, top : bottom + 1, left : right + 1]
        others = (codes >> 1 == Matter.ROCK) == self.erases
        area = Area.of(top + row, left + col, others)
        whole = Area.block(top + row, left + col, bottom + row, right + col)
        edits = self._unlinked(it for it in maze.links.cells() if it[0] == level and whole.has(*it[1:]))
        if area:
            edits.append(filled(maze, level, area, self._matter))
        return Batch(tuple(edits)) if edits else None

    def _unlinked(self, cells: Iterable[Iterable[int]]) -> list[Edit]:
        """Return the edits that remove the teleporters on pads in cells that are cleared."""
        links = self.context.document.maze.links
        if not (self.erases and links):
            return []
        # A link may have both of its ends there.
        pads = (Port((level, row, col), PortSide.PAD) for level, row, col in cells)
        return [RemoveLink(link.first) for link in links.at_any(pads)]

    def _dug_border(self) -> NDArray[np.int64]:
        """Return the lattice cells at the board's border that the stroke has dug out."""
        maze = self.context.document.maze
        dug = np.unique(np.concatenate((np.empty((0, 3), dtype=np.int64), *self._dug)), axis=0)
        places = dug[:, 1:] - maze.origin
        border: NDArray[np.int64] = dug[
            ((places == 0) | (places == np.subtract(maze.shape[1:], 1))).any(axis=1)
        ]
        return border


def _all_of(cells: NDArray[np.int64], matter: Matter) -> SetCells:
    return SetCells.of_arrays(cells, np.full(len(cells), matter << 1))
