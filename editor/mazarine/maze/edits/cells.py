"""Making cells floor, rock or secret."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import WrongType
from mazarine.maze.codes import FOG, Matter, Whole, cell_code
from mazarine.maze.edits.change import Change, distinct_places, of_maze
from mazarine.maze.edits.columns import Columns, last_of_each
from mazarine.maze.edits.few import set_few_cells
from mazarine.maze.edits.links import ends_of, links_buried, with_links_back
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.validation import require_arrays, require_cells, require_rows, whole_cell

CellState = tuple[Whole, Whole, Whole, str | Whole] | tuple[Whole, Whole, str]
"""Level, row, col, and `rock`, `floor`, `secret`, `found` (the fog stays) or a code 0 to 7.

Without a level it is a cell of the lowest; the state is then a word.
"""


class SetCells(Columns):
    """Set cells; the last word on a cell counts. Rock takes the links of its cell along."""

    names = ("cells", "codes", "keeps_fog")
    types = (np.int64, np.uint8, np.bool_)
    codes: NDArray[np.uint8]
    keeps_fog: NDArray[np.bool_]

    def __init__(self, cells: Iterable[CellState]) -> None:
        states = require_rows(MazeMessage.CELL_STATE_INCOMPLETE, cells, 4)
        self._take([(whole_cell(state[:-1]), *cell_code(state[-1])) for state in states])

    @classmethod
    def of_arrays(cls, cells: NDArray[np.integer], codes: NDArray[np.integer]) -> Self:
        """Make the edit from (n, 3) lattice cells and n codes 0 to 7 (fog included)."""
        require_arrays(MazeMessage.CELL_ARRAYS, cells, (codes, 7))
        return cls._of_columns(cells.astype(np.int64, copy=False), codes, np.zeros(len(codes), dtype=bool))

    @classmethod
    def to_one_state(cls, cells: NDArray[np.int64], state: str | int) -> Self:
        """Make the edit that gives (n, 3) lattice cells one state, in a word or as a code 0 to 7."""
        code, keeps_fog = cell_code(state)
        return cls._of_columns(cells, np.full(len(cells), code), np.full(len(cells), keeps_fog))

    def elsewhere(self, cells: NDArray[np.int64], which: NDArray[np.bool_]) -> Self:
        """Return the edit that does to these (m, 3) cells what is done to those m that `which` marks."""
        require_arrays(MazeMessage.CELL_ARRAYS, cells)
        if not (isinstance(which, np.ndarray) and which.dtype == bool and which.shape == self.codes.shape):
            raise WrongType(MazeMessage.MARKS_NOT_BOOLEAN())
        return self._of_columns(cells, self.codes[which], self.keeps_fog[which])

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Set the cells; see `Edit.apply`."""
        done = None if self._rows is None else set_few_cells(maze, self._rows)
        return self._apply_arrays(maze) if done is None else Change(done[0], SetCells._of_rows(done[1]))

    def _apply_arrays(self, maze: MazeLike) -> Change:
        grid, places = maze.grid, require_cells(maze, self.cells)
        flat, last = last_of_each(grid.array_to_flat(places), maze.cells.size)
        array = maze.buffers.cells.reshape(-1)
        before = array[flat]
        codes = np.where(self.keeps_fog[last], self.codes[last] | before & FOG, self.codes[last])
        news = codes != before
        flat, codes, before, places = flat[news], codes[news], before[news], places[last][news]

        lost = links_buried(maze, flat[codes >> 1 == Matter.ROCK])
        for link in lost:
            maze.links.remove(link)
        array[flat] = codes

        turned = (codes >> 1 == Matter.ROCK) != (before >> 1 == Matter.ROCK)
        dirty = np.concatenate((flat, _neighbors(maze, places[turned]), grid.flat_places(ends_of(lost))))
        back = SetCells.of_arrays(grid.cells_at(places), before)
        return Change(distinct_places(maze, dirty), with_links_back(back, lost))


def _neighbors(maze: MazeLike, places: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the flat places of the cells beside those at these array places."""
    _, rows, cols = maze.shape
    flat, row, col = maze.grid.array_to_flat(places), places[:, 1], places[:, 2]
    found = []
    for side in maze.lattice.sides:
        down, right = maze.lattice.offsets(row + maze.origin[0], side).T
        inside = (row + down >= 0) & (row + down < rows) & (col + right >= 0) & (col + right < cols)
        found.append((flat + (down * cols + right))[inside])
    return np.concatenate(found)
