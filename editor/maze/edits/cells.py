"""Making cells floor, rock or secret."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import numpy as np
from numpy.typing import NDArray

from editor.maze.codes import FOG, Matter, cell_code
from editor.maze.edits.change import Change, places_of
from editor.maze.edits.links import ends_of, linked_among, with_links_back
from editor.maze.gateway import require_arrays, require_cells, require_words, whole_cells
from editor.maze.maze import Maze
from editor.maze.things import Link

CellState = tuple[int, int, int, str | int]
"""Level, row, col, and `rock`, `floor`, `secret`, `found` (the fog stays) or a code 0 to 7."""


class SetCells:
    """Set cells; the last word on a cell counts. Rock takes the links of its cell along."""

    def __init__(self, cells: Iterable[CellState]) -> None:
        states = require_words("A cell is set by level, row, column and state", cells, 4)
        codes = [cell_code(state[3]) for state in states]
        self.cells = whole_cells(state[:3] for state in states)
        self.codes = np.array([code for code, _ in codes], dtype=np.uint8)
        self.keeps_fog = np.array([keeps for _, keeps in codes], dtype=bool)

    @classmethod
    def of_arrays(cls, cells: NDArray[np.integer], codes: NDArray[np.integer]) -> Self:
        """Make the edit from (n, 3) lattice cells and n codes 0 to 7 (fog included)."""
        require_arrays("Cells are (n, 3) whole numbers and n codes 0 to 7", cells, (codes, 7))
        edit = cls(())
        edit.cells, edit.codes = cells.astype(np.int64, copy=False), codes.astype(np.uint8, copy=False)
        edit.keeps_fog = np.zeros(len(codes), dtype=bool)
        return edit

    def apply(self, maze: Maze) -> Change:
        """Set the cells; see `Edit.apply`."""
        places = require_cells(maze, self.cells)
        flat = np.ravel_multi_index((places[:, 0], places[:, 1], places[:, 2]), maze.cells.shape)
        flat, from_the_end = np.unique(flat[::-1], return_index=True)
        last = len(places) - 1 - from_the_end
        array = maze.cells.reshape(-1)
        before = array[flat]
        codes = np.where(self.keeps_fog[last], self.codes[last] | before & FOG, self.codes[last])
        news = codes != before
        flat, codes, before, places = flat[news], codes[news], before[news], places[last][news]

        lattice_cells = places + np.array((0, *maze.origin))
        lost = _links_buried(maze, flat[codes >> 1 == Matter.ROCK])
        for link in lost:
            maze.links.remove(link)
        array[flat] = codes

        turned = (codes >> 1 == Matter.ROCK) != (before >> 1 == Matter.ROCK)
        dirty = np.concatenate((places, _neighbours(maze, places[turned]), ends_of(maze, lost)))
        back = SetCells.of_arrays(lattice_cells, before)
        return Change(places_of(maze, dirty), with_links_back(back, lost))


def _neighbours(maze: Maze, places: NDArray[np.int64]) -> NDArray[np.int64]:
    around = np.concatenate([places + np.array((0, *step)) for step in maze.lattice.steps])
    inside = ((around >= 0) & (around < maze.cells.shape)).all(axis=1)
    return around[inside]


def _links_buried(maze: Maze, flat: NDArray[np.int64]) -> list[Link]:
    """Give the links that stand on the cells at these flat places."""
    if not maze.links or not len(flat):
        return []
    ports = [port for cell in linked_among(maze, flat) for port in maze.links.ports_of(cell)]
    return maze.links.at_any(ports)
