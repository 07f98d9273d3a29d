"""The board of a maze of the project: its digits, and what follows from them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import SQUARE
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.wall_positions import WallPositions
from mazarine.paths.structure import path_to_nearest
from mazarine.paths.structure.components import labeled
from mazarine.paths.structure.space import all_passages, array_of, degrees
from mazarine.problems.a_maze_ing.pattern import Pattern, pattern_of
from mazarine.regions.space import Space

Place = tuple[int, int]
"""A row and a column, from the north-west."""
CLOSED = 15


@dataclass(frozen=True)
class Facts:
    """Measures of a board.

    Attributes
    ----------
    width, height : in cells
    pattern : "18" or "20", the cells of a usual 42; "other"; empty without a drawing
    off_middle : how many cells a usual 42 is off the middle
    closed : closed cells
    loops : independent loops of what can be reached
    dead_ends : those with a wall that could be opened, to a cell that is not closed
    shortest : steps from the entry to the exit; None if there is no path
    """

    width: int
    height: int
    pattern: str
    off_middle: int
    closed: int
    loops: int
    dead_ends: int
    shortest: int | None

    @property
    def record(self) -> dict[str, Any]:
        """The measures by their names."""
        return asdict(self)


@dataclass(frozen=True, eq=False)
class Board:
    """The digits of a maze.

    A wall that only one of its cells has counts as closed.

    Attributes
    ----------
    bits : (rows, cols) uint8, N 1, E 2, S 4, W 8, set where the cell has a wall
    entry, exit : None if they are not named
    """

    bits: NDArray[np.uint8]
    entry: Place | None = None
    exit: Place | None = None

    @classmethod
    def of(cls, maze: Maze) -> Board:
        """Return the board that a file of the lowest level would have."""
        ends = Endpoints.of(maze)
        places = [
            maze.grid.array_place(cell)[1:] for cell in (ends.start, *ends.goals[:1]) if cell is not None
        ]
        entry = places.pop(0) if ends.start is not None else None
        return cls(WallPositions.of(maze).bits, entry, places[0] if places else None)

    @property
    def shape(self) -> Place:
        """The rows and columns."""
        rows, cols = self.bits.shape
        return rows, cols

    def holds(self, place: Place) -> bool:
        """Return whether a place is on the board."""
        return 0 <= place[0] < self.shape[0] and 0 <= place[1] < self.shape[1]

    @cached_property
    def closed(self) -> NDArray[np.bool_]:
        """(rows, cols), the cells with four walls."""
        is_closed: NDArray[np.bool_] = self.bits == CLOSED
        return is_closed

    @cached_property
    def pattern(self) -> Pattern:
        """The drawing of closed cells."""
        return pattern_of(self.closed)

    @cached_property
    def positions(self) -> WallPositions:
        """The positions that are closed."""
        return WallPositions.of_bits(self.bits)

    @cached_property
    def is_east_open(self) -> NDArray[np.bool_]:
        """(rows, cols - 1), whether one can go between a cell and that to the east."""
        return ~self.positions.upright[:, 1:-1]

    @cached_property
    def is_south_open(self) -> NDArray[np.bool_]:
        """(rows - 1, cols), whether one can go between a cell and that to the south."""
        return ~self.positions.flat[1:-1]

    @cached_property
    def space(self) -> Space:
        """The board as a space."""
        cells = np.full((1, *self.shape), Matter.FLOOR << 1, dtype=np.uint8)
        return Space.of(Maze(cells, self.positions.walls()))

    @cached_property
    def degrees(self) -> NDArray[np.uint8]:
        """(rows, cols), the open sides of each cell."""
        return array_of(self.space, degrees(self.space)).reshape(self.shape)

    @cached_property
    def parts(self) -> NDArray[np.int32]:
        """(rows, cols), the numbers of the connected parts, from 1."""
        parts: NDArray[np.int32] = array_of(self.space, labeled(all_passages(self.space))[0])[0]
        return parts

    @cached_property
    def reached(self) -> NDArray[np.bool_]:
        """(rows, cols), what can be reached from the entry; without a usable one, the largest part."""
        parts = self.parts
        has_entry = self.entry is not None and self.holds(self.entry) and not self.closed[self.entry]
        sizes = np.bincount(parts[~self.closed], minlength=1)
        number = parts[self.entry] if has_entry else np.argmax(sizes)
        is_there: NDArray[np.bool_] = parts == number
        return is_there

    @cached_property
    def dead_ends(self) -> NDArray[np.bool_]:
        """(rows, cols), the dead ends with a wall that could be opened, to a cell that is not closed."""
        around = np.pad(~self.closed, 1)
        behind = around[:-2, 1:-1], around[1:-1, 2:], around[2:, 1:-1], around[1:-1, :-2]
        walls = self.positions.bits
        could = [there & (walls & side.bit > 0) for side, there in zip(SQUARE.sides, behind, strict=True)]
        is_end: NDArray[np.bool_] = (self.degrees == 1) & self.reached & np.any(could, axis=0)
        return is_end

    @cached_property
    def open_areas(self) -> NDArray[np.int64]:
        """(n, 2), the north-western cells of blocks of nine cells whose twelve inner walls are all open."""
        if min(self.shape) < 3:
            return np.empty((0, 2), dtype=np.int64)
        east, south = self.is_east_open, self.is_south_open
        across, down = east[:, :-1] & east[:, 1:], south[:-1] & south[1:]
        is_open = across[:-2] & across[1:-1] & across[2:] & down[:, :-2] & down[:, 1:-1] & down[:, 2:]
        return np.argwhere(is_open)

    @cached_property
    def loops(self) -> int:
        """The independent loops of what can be reached."""
        cells = int(np.count_nonzero(self.reached))
        return int(self.degrees[self.reached].sum()) // 2 - cells + 1 if cells else 0

    @cached_property
    def shortest(self) -> NDArray[np.int64] | None:
        """(n, 2) rows and columns of a shortest path from the entry to the exit; None if there is none."""
        if self.entry is None or self.exit is None or not (self.holds(self.entry) and self.holds(self.exit)):
            return None
        start, goal = (self.space.grid.padded_place((0, *end)) for end in (self.entry, self.exit))
        cells = path_to_nearest(self.space, start, [goal])
        return None if cells is None else cells[:, 1:]

    @property
    def facts(self) -> Facts:
        """The measures of the board."""
        height, width = self.shape
        return Facts(
            width, height, self.pattern.name, self.pattern.off_middle, int(np.count_nonzero(self.closed)),
            self.loops, int(np.count_nonzero(self.dead_ends)),
            None if self.shortest is None else len(self.shortest) - 1,
        )  # fmt: skip
