"""Opening, closing and hiding wall positions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Side
from mazarine.maze.codes import Wall, Whole, wall_code
from mazarine.maze.edits.change import Change, of_maze, places_of
from mazarine.maze.edits.columns import Columns, last_of_each
from mazarine.maze.edits.few import set_few_walls
from mazarine.maze.edits.links import ends_of, links_opened, with_links_back
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.validation import require_arrays, require_cells, require_rows, require_side, whole_cell

_State = str | Whole
WallState = tuple[Whole, Whole, Whole, str | Side, _State] | tuple[Whole, Whole, str | Side, _State]
"""Level, row, col, side, and `open`, `wall`, `secret`, `found` or a code 0 to 3.

Without a level it is a cell of the lowest.
"""


class SetWalls(Columns):
    """Set wall positions, each named from either of its cells; the last word on a position counts.

    A link on a side of a position that is no longer a wall is taken along, and comes back with the
    inverse. The outer border stays walled: to ask for a wall there does nothing, anything else is
    rejected. A side that a cell lacks cannot be set at all.
    """

    names = ("cells", "sides", "codes")
    types = (np.int64, np.uint8, np.uint8)
    sides: NDArray[np.uint8]
    codes: NDArray[np.uint8]

    def __init__(self, walls: Iterable[WallState]) -> None:
        states = require_rows(MazeMessage.WALL_STATE_INCOMPLETE, walls, 5)
        self._take(
            [(whole_cell(state[:-2]), int(require_side(state[-2])), wall_code(state[-1])) for state in states]
        )

    @classmethod
    def of_arrays(
        cls, cells: NDArray[np.integer], sides: NDArray[np.integer], codes: NDArray[np.integer]
    ) -> Self:
        """Make the edit from (n, 3) lattice cells, n `Side` numbers and n `Wall` codes."""
        require_arrays(MazeMessage.WALL_ARRAYS, cells, (sides, max(Side)), (codes, 3))
        return cls._of_columns(cells.astype(np.int64, copy=False), sides, codes)

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Set the walls; see `Edit.apply`."""
        done = None if self._rows is None else set_few_walls(maze, self._rows)
        return self._apply_arrays(maze) if done is None else Change(done[0], SetWalls._of_rows(done[1]))

    def _apply_arrays(self, maze: MazeLike) -> Change:
        stored = np.array(maze.lattice.stored, dtype=np.uint8)
        flat, number, codes = _last_words(maze, *self._stored(maze))
        shift = (2 * number).astype(np.uint8)
        walls = maze.buffers.walls.reshape(-1)
        before = walls[flat] >> shift & 3
        news = before != codes
        flat, number, shift, codes, before = (a[news] for a in (flat, number, shift, codes, before))

        firsts = maze.grid.cells_at_flat(flat)
        seconds = firsts.copy()
        seconds[:, 1:] += maze.lattice.offsets(firsts[:, 1], stored[number])
        lost = links_opened(maze, (flat * len(stored) + number)[codes != Wall.WALL])
        for link in lost:
            maze.links.remove(link)
        for half in (number == each for each in range(len(stored))):
            places = flat[half]
            walls[places] = walls[places] & ~(np.uint8(3) << shift[half]) | codes[half] << shift[half]

        back = SetWalls.of_arrays(firsts, stored[number], before)
        dirty = np.concatenate((firsts, seconds, ends_of(lost)))
        return Change(places_of(maze, dirty), with_links_back(back, lost))

    def _stored(self, maze: MazeLike) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.uint8]]:
        """Return the array place, the number of the stored side and the code of each position inside."""
        places = require_cells(maze, self.cells)
        self._require_sides(maze)
        across = places.copy()
        across[:, 1:] += maze.lattice.offsets(self.cells[:, 1], self.sides)
        border = ((across < 0) | (across >= maze.cells.shape)).any(axis=1)
        opened = border & (self.codes != Wall.WALL)
        if opened.any():
            which = int(opened.argmax())
            cell = tuple(self.cells[which].tolist())
            side = Side(int(self.sides[which])).name
            raise EditRejected(MazeMessage.BORDER_MUST_BE_WALL(side=side, cell=cell))
        far, number = maze.lattice.storage(self.sides)
        places = np.where(far[:, None], across, places)
        return places[~border], number[~border], self.codes[~border]

    def _require_sides(self, maze: MazeLike) -> None:
        lacking = maze.lattice.lacks(self.cells[:, 1], self.cells[:, 2]) >> self.sides & 1
        if lacking.any():
            which = int(lacking.argmax())
            cell, side = tuple(self.cells[which].tolist()), Side(int(self.sides[which])).name
            raise EditRejected(MazeMessage.SIDE_MISSING(cell=cell, side=side))


def _last_words(
    maze: MazeLike, places: NDArray[np.int64], number: NDArray[np.int64], codes: NDArray[np.uint8]
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.uint8]]:
    count = len(maze.lattice.stored)
    positions, last = last_of_each(maze.grid.array_to_flat(places) * count + number, count * maze.cells.size)
    return positions // count, number[last], codes[last]
