"""Giving the board another extent; lattice coordinates stay."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected, WrongType
from mazarine.maze.borders import close_borders
from mazarine.maze.buffers import checked_buffers
from mazarine.maze.codes import Matter, Wall, is_whole
from mazarine.maze.collections import Links, Markers
from mazarine.maze.costs import usual_costs
from mazarine.maze.edits.change import Change, of_maze
from mazarine.maze.edits.replace_maze import become
from mazarine.maze.edits.walls import SetWalls
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import Marker
from mazarine.maze.validation import require_origin, require_size
from mazarine.messages import quoted


class BoardMatter(StrEnum):
    """What new cells of a board are made of."""

    ROCK = "rock"
    FLOOR = "floor"


@dataclass(frozen=True)
class Resize:
    """Make the board cover rows and columns from `origin` on.

    New cells are rock without walls; the border that the board had stays where it was, as walls of the
    cells that are not rock. Or new cells are floor; then the border opens, also to the floor of the board;
    only the walls that carry a link stay.
    What lies outside the new extent goes, with the links and markers that stand there. A marker whose gap
    is no longer on the border loses the gap.

    Attributes
    ----------
    origin : the lattice row and column of the first cell
    rows, cols : the new size
    matter : what new cells are: `rock` or `floor`
    """

    origin: tuple[int, int]
    rows: int
    cols: int
    matter: BoardMatter | str = BoardMatter.ROCK

    def __post_init__(self) -> None:
        """Take Python's numbers for NumPy's, which overflow."""
        object.__setattr__(self, "origin", require_origin(self.origin))
        if not (is_whole(self.rows) and is_whole(self.cols)):
            raise EditRejected(MazeMessage.EXTENT_NOT_INTEGER(rows=quoted(self.rows), cols=quoted(self.cols)))
        object.__setattr__(self, "rows", int(self.rows))
        object.__setattr__(self, "cols", int(self.cols))
        try:
            object.__setattr__(self, "matter", BoardMatter(self.matter))
        except ValueError:
            raise EditRejected(MazeMessage.NOT_BOARD_MATTER(matter=quoted(self.matter))) from None

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Resize the board; see `Edit.apply`."""
        require_size(maze.shape[0], self.rows, self.cols)
        resized, before = self._resized(maze), Resize(maze.origin, *maze.shape[1:])
        # Where resizing back restores everything, no second board is kept for undo.
        if self.holds(before):
            is_way_back = resized.links == maze.links and resized.markers == maze.markers
        else:
            is_way_back = before.holds(self) and before._resized(resized) == maze
        change = become(maze, resized)
        return Change(change.dirty, before, reshaped=True) if is_way_back else change

    def holds(self, other: Resize) -> bool:
        """Return whether an extent lies within this one."""
        if not isinstance(other, Resize):
            raise WrongType(MazeMessage.NOT_AN_EDIT(value=quoted(other)))
        return all(
            mine <= its and mine + my_size >= its + its_size
            for mine, my_size, its, its_size in zip(
                self.origin, (self.rows, self.cols), other.origin, (other.rows, other.cols), strict=True
            )
        )

    def _resized(self, maze: MazeLike) -> MazeLike:
        levels, rows, cols = maze.shape
        matter = Matter.ROCK if self.matter is BoardMatter.ROCK else Matter.FLOOR
        cells = np.full((levels, self.rows, self.cols), matter << 1, dtype=np.uint8)
        walls = np.zeros_like(cells)
        costs = np.ones_like(cells) if maze.has_costs else usual_costs((levels, self.rows, self.cols))
        top, left = (old - new for old, new in zip(maze.origin, self.origin, strict=True))
        kept_rows = slice(max(top, 0), max(min(top + rows, self.rows), 0))
        kept_cols = slice(max(left, 0), max(min(left + cols, self.cols), 0))
        if kept_rows.start < kept_rows.stop and kept_cols.start < kept_cols.stop:
            old_rows = slice(kept_rows.start - top, kept_rows.stop - top)
            old_cols = slice(kept_cols.start - left, kept_cols.stop - left)
            cells[:, kept_rows, kept_cols] = maze.cells[:, old_rows, old_cols]
            walls[:, kept_rows, kept_cols] = maze.walls[:, old_rows, old_cols]
            if maze.has_costs:
                costs[:, kept_rows, kept_cols] = maze.costs[:, old_rows, old_cols]
            self._write_old_border(maze, walls)
        close_borders(walls, maze.lattice, self.origin)
        resized = maze.with_buffers(checked_buffers(cells, walls))
        resized.costs = costs
        resized.origin, resized.links, resized.markers = self.origin, Links(), Markers()
        for marker in maze.markers:
            if resized.grid.holds(marker.cell):
                resized.markers.add(marker if _gap_fits(resized, marker) else replace(marker, side=None))
        for link in maze.links:
            if all(resized.grid.holds(port.cell) for port in link.ports):
                resized.links.add(link)
        ports = [port for link in resized.links for port in link.ports if port.side.is_wall]
        SetWalls((*port.cell, port.side.value, "wall") for port in ports).apply(resized)
        return resized

    def _write_old_border(self, maze: MazeLike, walls: NDArray[np.uint8]) -> None:
        """Write what is to stay of the border that the board had."""
        (_, rows, cols), lattice = maze.shape, maze.lattice
        edge = np.zeros((rows, cols), dtype=bool)
        edge[[0, -1]], edge[:, [0, -1]] = True, True
        places, moved = np.argwhere(edge), np.subtract(maze.origin, self.origin)
        for side in lattice.sides:
            across = places + lattice.offsets(places[:, 0] + maze.origin[0], side)
            is_outer = ((across < 0) | (across >= (rows, cols))).any(axis=1)
            here, there = places[is_outer] + moved, across[is_outer] + moved
            is_inside = (np.minimum(here, there) >= 0) & (np.maximum(here, there) < (self.rows, self.cols))
            stays = is_inside.all(axis=1)
            row, col = places[is_outer][stays].T
            is_wall = (maze.cells[:, row, col] >> 1 != Matter.ROCK) & (self.matter is BoardMatter.ROCK)
            far, number = lattice.storage(np.array([side]))
            row, col = (there if far[0] else here)[stays].T
            shift = np.uint8(2 * number[0])
            bits = np.where(is_wall, np.uint8(Wall.WALL), np.uint8(Wall.OPEN)) << shift
            walls[:, row, col] = walls[:, row, col] & ~np.uint8(3 << shift) | bits


def _gap_fits(maze: MazeLike, marker: Marker) -> bool:
    return marker.side is None or marker.kind.is_barrier or maze.is_border(marker.cell, marker.side)
