"""Tunnels: the shortest from each of some areas, all found in one search from where they lead to."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import Batch, SetCells, SetWalls
from mazarine.paths.structure.space import side_steps
from mazarine.problems.messages import FixText
from mazarine.problems.problem import Fix, cells_at
from mazarine.regions.space import Space

Places = NDArray[np.int64]


def tunnels(
    maze: Maze, space: Space, ranks: NDArray[np.uint8], target: int, wanted: set[int]
) -> dict[int, Fix]:
    """Return the fixes that join areas with the target by the fewest cells, through rock and other floor.

    Walls with portals stay.

    Parameters
    ----------
    maze, space : the maze
    ranks : padded, the number of the area of each cell
    target : the number of the area that tunnels lead to
    wanted : the numbers of the areas from which they lead; those on other levels have none
    """
    search = _Search(maze, space)
    found: dict[int, Fix] = {}
    reached = search.begin(ranks == target) if wanted else np.empty(0, dtype=np.int64)
    while len(reached) and len(found) < len(wanted):
        areas = ranks[reached]
        for area in wanted.intersection(areas.tolist()) - found.keys():
            found[area] = search.way_back(int(reached[(areas == area).argmax()]))
        reached = search.onward(reached)
    return found


class _Search:
    """A search of a maze across all sides that may be opened, one step after the other."""

    def __init__(self, maze: Maze, space: Space) -> None:
        self._maze, self._grid, self._steps = maze, space.grid, side_steps(space)
        self._sides = maze.lattice.sides
        self._is_new = np.zeros(space.grid.padded_size, dtype=bool)
        """The cells that were not reached."""
        self._back = np.full(space.grid.padded_size, len(self._sides), dtype=np.uint8)
        """The number of the side that leads back to where a cell was reached from."""
        sides = [
            (self._grid.padded_place(port.cell), self._sides.index(Side[port.side.name]))
            for link in maze.links for port in link.ports if port.side.is_wall
        ]  # fmt: skip
        both = [(place + int(self._steps[side]), self._opposite(side)) for place, side in sides]
        self._portals = np.array([place << 3 | side for place, side in (*sides, *both)], dtype=np.int64)

    def begin(self, area: NDArray[np.bool_]) -> Places:
        """Reach the cells beside an area."""
        self._grid.fill(self._is_new, ~self._grid.view(area))
        parts = []
        for side in range(len(self._sides)):
            # The margins are no part of the area, so nothing comes round the end of the array.
            beside = np.flatnonzero(self._is_new & np.roll(area, -self._steps[side]))
            parts.append(self._reach(self._openable(beside, side), side))
        return np.concatenate(parts)

    def onward(self, reached: Places) -> Places:
        """Reach the cells beside those that were reached last."""
        parts = []
        for side in range(len(self._sides)):
            there = self._openable(reached, side) + self._steps[side]
            parts.append(self._reach(there[self._is_new[there]], self._opposite(side)))
        return np.concatenate(parts)

    def _opposite(self, side: int) -> int:
        """Return the number of the same side, seen from the cell across."""
        return (side + len(self._sides) // 2) % len(self._sides)

    def _openable(self, places: Places, side: int) -> Places:
        """Return the cells that have a side, and no portal there."""
        if not self._maze.lattice.is_full:
            _, rows, cols = self._grid.cells_at_padded(places).T
            places = places[self._maze.lattice.lacks(rows, cols) >> self._sides[side] & 1 == 0]
        return places[~np.isin(places << 3 | side, self._portals)] if len(self._portals) else places

    def _reach(self, places: Places, back: int) -> Places:
        self._is_new[places], self._back[places] = False, back
        return places

    def way_back(self, place: int) -> Fix:
        """Return the fix that opens the path from a cell to where the search began."""
        way = [self._grid.cell_at_padded(place)]
        walls = []
        while (side := int(self._back[place])) < len(self._sides):
            walls.append((*way[-1], self._sides[side].name, "open"))
            place += int(self._steps[side])
            way.append(self._grid.cell_at_padded(place))
        between = cells_at(*way[1:-1])
        inside = tuple(self._maze.grid.array_places(between).T)
        rock = between[self._maze.cells[inside] >> 1 == Matter.ROCK]
        dig = SetCells((*cell, "floor") for cell in rock.tolist())
        message = (
            FixText.DIG_THROUGH(cells=Noun.CELLS(count=len(rock))) if len(rock) else FixText.OPEN_WALLS()
        )
        return Fix(message, Batch((dig, SetWalls(walls))), between)
