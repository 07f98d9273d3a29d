"""Making cells floor, rock or secret."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

import numpy as np
from numpy.typing import NDArray

from mazewright.maze.codes import FOG, Matter, cell_code
from mazewright.maze.edits.change import Change, distinct_places, flat_of
from mazewright.maze.edits.columns import Columns, last_of_each
from mazewright.maze.edits.links import ends_of, links_buried, with_links_back
from mazewright.maze.gateway import require_arrays, require_cells, require_words, whole_cells

if TYPE_CHECKING:
    from mazewright.maze.maze import Maze

CellState = tuple[int, int, int, str | int] | tuple[int, int, str]
"""Level, row, col, and `rock`, `floor`, `secret`, `found` (the fog stays) or a code 0 to 7.

The level is not needed where there is one and the state is a word.
"""


class SetCells(Columns):
    """Set cells; the last word on a cell counts. Rock takes the links of its cell along."""

    names = ("cells", "codes", "keeps_fog")
    cells: NDArray[np.int64]
    codes: NDArray[np.uint8]
    keeps_fog: NDArray[np.bool_]

    def __init__(self, cells: Iterable[CellState]) -> None:
        states = require_words("A cell is set by level, row, column and state", cells, 4)
        codes = [cell_code(state[-1]) for state in states]
        self._fix(
            cells=whole_cells(state[:-1] for state in states),
            codes=np.array([code for code, _ in codes], dtype=np.uint8),
            keeps_fog=np.array([keeps for _, keeps in codes], dtype=bool),
        )

    @classmethod
    def of_arrays(cls, cells: NDArray[np.integer], codes: NDArray[np.integer]) -> Self:
        """Make the edit from (n, 3) lattice cells and n codes 0 to 7 (fog included)."""
        require_arrays("Cells are (n, 3) whole numbers and n codes 0 to 7", cells, (codes, 7))
        edit = cls.__new__(cls)
        edit._fix(
            cells=cells.astype(np.int64, copy=False),
            codes=codes.astype(np.uint8, copy=False),
            keeps_fog=np.zeros(len(codes), dtype=bool),
        )
        return edit

    @classmethod
    def to_one_state(cls, cells: NDArray[np.int64], state: str | int) -> Self:
        """Make the edit that gives (n, 3) lattice cells one state, in a word or as a code 0 to 7."""
        code, keeps_fog = cell_code(state)
        edit = cls.__new__(cls)
        edit._fix(
            cells=cells,
            codes=np.full(len(cells), code, dtype=np.uint8),
            keeps_fog=np.full(len(cells), keeps_fog),
        )
        return edit

    def elsewhere(self, cells: NDArray[np.int64], which: NDArray[np.bool_]) -> Self:
        """Give the edit that does to these (m, 3) cells what is done to those m that `which` marks."""
        edit = type(self).__new__(type(self))
        edit._fix(cells=cells, codes=self.codes[which], keeps_fog=self.keeps_fog[which])
        return edit

    def apply(self, maze: Maze) -> Change:
        """Set the cells; see `Edit.apply`."""
        places = require_cells(maze, self.cells)
        flat, last = last_of_each(flat_of(maze, places), maze.cells.size)
        array = maze.buffers.cells.reshape(-1)
        before = array[flat]
        codes = np.where(self.keeps_fog[last], self.codes[last] | before & FOG, self.codes[last])
        news = codes != before
        flat, codes, before, places = flat[news], codes[news], before[news], places[last][news]

        lattice_cells = places + np.array((0, *maze.origin))
        lost = links_buried(maze, flat[codes >> 1 == Matter.ROCK])
        for link in lost:
            maze.links.remove(link)
        array[flat] = codes

        turned = (codes >> 1 == Matter.ROCK) != (before >> 1 == Matter.ROCK)
        dirty = np.concatenate((flat, _neighbours(maze, places[turned]), flat_of(maze, ends_of(maze, lost))))
        back = SetCells.of_arrays(lattice_cells, before)
        return Change(distinct_places(maze, dirty), with_links_back(back, lost))


def _neighbours(maze: Maze, places: NDArray[np.int64]) -> NDArray[np.int64]:
    """Give the flat places of the cells beside those at these array places."""
    _, rows, cols = maze.shape
    flat, row, col = flat_of(maze, places), places[:, 1], places[:, 2]
    found = []
    for down, right in maze.lattice.steps:
        inside = (row + down >= 0) & (row + down < rows) & (col + right >= 0) & (col + right < cols)
        found.append(flat[inside] + (down * cols + right))
    return np.concatenate(found)
