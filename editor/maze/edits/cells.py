"""Making cells floor, rock or secret."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import numpy as np
from numpy.typing import NDArray

from editor.maze.codes import FOG, Matter, cell_code
from editor.maze.edits.change import Change, places_of
from editor.maze.edits.links import ends_of, with_links_back
from editor.maze.gateway import require_cells
from editor.maze.maze import Maze
from editor.maze.things import Link, Port

CellState = tuple[int, int, int, str | int]
"""Level, row, col, and `rock`, `floor`, `secret`, `found` (the fog stays) or a code 0 to 7."""


class SetCells:
    """Set cells; the last word on a cell counts. Rock takes the links of its cell along."""

    def __init__(self, cells: Iterable[CellState]) -> None:
        states = list(cells)
        codes = [cell_code(state[3]) for state in states]
        self.cells = np.array([state[:3] for state in states], dtype=np.int64).reshape(-1, 3)
        self.codes = np.array([code for code, _ in codes], dtype=np.uint8)
        self.keeps_fog = np.array([keeps for _, keeps in codes], dtype=bool)

    @classmethod
    def of_arrays(cls, cells: NDArray[np.int64], codes: NDArray[np.uint8]) -> Self:
        """Make the edit from (n, 3) lattice cells and n codes 0 to 7 (fog included)."""
        edit = cls(())
        edit.cells, edit.codes, edit.keeps_fog = cells, codes, np.zeros(len(codes), dtype=bool)
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
        lost = _links_buried(maze, lattice_cells[codes >> 1 == Matter.ROCK])
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


def _links_buried(maze: Maze, cells: NDArray[np.int64]) -> list[Link]:
    if not maze.links:
        return []
    lost: dict[Port, Link] = {}
    for level, row, col in cells.tolist():
        for port in maze.links.ports_of((level, row, col)):
            link = maze.links.at(port)
            if link is not None:
                lost[link.first] = link
    return list(lost.values())
