"""Very many cells that changed, copied in the window's thread and compiled in the one that takes them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazewright.lattice import Grid, Lattice
from mazewright.maze import Maze
from mazewright.maze.borders import close_borders
from mazewright.maze.edits.links import flat_places, linked_among
from mazewright.regions import Patch

_FEW = 1 << 14
"""Up to so many cells a patch is made within a millisecond or two."""
_AT_ONCE = 1 << 14
"""So many are compiled at a time, so that the window has its turn between."""
_MOST_COPIED = 16
"""Where more than so many cells would be copied for each that changed, copying is no gain."""


@dataclass(frozen=True, eq=False)
class ChangedCells:
    """What a patch is made of, as it was when it was copied.

    Attributes
    ----------
    grid : of the maze
    cells, walls : (levels, rows, cols) whole rows of the maze: those that the cells lie in, and one more
        above and below where there is one
    lattice, origin : of these rows
    first : the flat place in the maze of the first of them
    dirty : (n,) int64 sorted flat places in the maze
    linked : a patch of those of these cells that carry links
    """

    grid: Grid
    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]
    lattice: Lattice
    origin: tuple[int, int]
    first: int
    dirty: NDArray[np.int64]
    linked: Patch

    def patch(self) -> Patch:
        """Give what `Patch.of` would have given when it was copied. To be called once, by any thread."""
        # No cell that changed is on a border which is not the maze's own: there is a row between them.
        close_borders(self.walls, self.lattice, self.origin)
        rows = Maze(self.cells, self.walls, lattice=self.lattice, origin=self.origin)
        parts = np.split(self.dirty, range(_AT_ONCE, len(self.dirty), _AT_ONCE))
        values = np.concatenate([Patch.of(rows, part - self.first).values for part in parts])
        places = np.concatenate([self.grid.flat_to_padded(part) for part in parts])
        values[np.searchsorted(places, self.linked.places)] = self.linked.values
        return Patch(places, values, self.linked.partners)


def changed_cells(maze: Maze, dirty: NDArray[np.int64]) -> Patch | ChangedCells:
    """Give a patch of the cells at these sorted flat places, or what it can be made of elsewhere."""
    if len(dirty) <= _FEW:
        return Patch.of(maze, dirty)
    _, rows, cols = maze.shape
    (first, top), (last, bottom) = (divmod(int(place) // cols, rows) for place in dirty[[0, -1]])
    top, bottom = (max(top - 1, 0), min(bottom + 2, rows)) if first == last else (0, rows)
    here = slice(first, last + 1), slice(top, bottom)
    if maze.cells[here].size > _MOST_COPIED * len(dirty):
        return Patch.of(maze, dirty)
    linked = np.sort(flat_places(maze, linked_among(maze, dirty)))
    return ChangedCells(
        maze.grid, maze.cells[here].copy(), maze.walls[here].copy(), maze.lattice,
        (maze.origin[0] + top, maze.origin[1]), (first * rows + top) * cols, dirty, Patch.of(maze, linked),
    )  # fmt: skip
