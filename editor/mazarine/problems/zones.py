"""Zones: areas of floor connected in both directions, and the zones that can be reached from others.

Two cells are in one zone if open sides and two-way links connect them. Only one-way links, which are few,
lead from zone to zone, so all questions of what can be reached are answered on a graph of zones, after one
pass over the cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.maze import Cell, Link, Maze, Port, PortSide
from mazarine.maze.edits import SetWalls
from mazarine.paths.structure.components import labeled
from mazarine.paths.structure.space import passages
from mazarine.problems.messages import FixText
from mazarine.problems.problem import MOST_LISTED, Fix, cells_at
from mazarine.problems.tunnels import tunnels
from mazarine.regions.space import Space

MOST_CELLS = 1 << 16
"""A zone of more cells is shown by two corners, and not filled."""
_TARGET = 255
_MOST_TRIED = 64

Chosen = NDArray[np.bool_]
"""(count + 1,) bool, by number of zone; the one of rock is never set."""


@dataclass(frozen=True, eq=False)
class Zones:
    """The zones of a maze.

    Attributes
    ----------
    maze, space : what they are of
    labels : padded int32, the zone of each cell, counted from 1 in the order of their first cells; 0 for rock
    firsts, sizes : (count + 1,) int64, the padded place of the first cell of each zone, and its cells
    one_way : for each one-way link, in the order of the maze, the zones that it leads from and to
    """

    maze: Maze
    space: Space
    labels: NDArray[np.int32]
    firsts: NDArray[np.int64]
    sizes: NDArray[np.int64]
    one_way: list[tuple[Link, int, int]]

    @classmethod
    def of(cls, maze: Maze) -> Zones:
        """Find the zones of a maze: one pass over the cells."""
        space = Space.of(maze)
        links = list(maze.links)
        ends = space.grid.padded_places(cells_at(*(port.cell for link in links for port in link.ports)))
        at, to = ends.reshape(-1, 2).T
        is_two_way = np.array([not link.one_way for link in links], dtype=bool)
        labels, firsts, sizes = labeled(passages(space, at[is_two_way], to[is_two_way]))
        one_way = [
            (link, int(labels[first]), int(labels[second]))
            for link, first, second in zip(links, at.tolist(), to.tolist(), strict=True)
            if link.one_way
        ]
        return cls(maze, space, labels, np.append(0, firsts), np.append(0, sizes), one_way)

    def place(self, cell: Cell) -> int:
        """Return the padded place of a lattice cell inside the maze."""
        return self.space.grid.padded_place(cell)

    def at(self, cell: Cell) -> int:
        """Return the zone of a lattice cell inside the maze; 0 for rock."""
        return int(self.labels[self.place(cell)])

    def none(self) -> Chosen:
        """Return a choice of no zone."""
        return np.zeros(len(self.sizes), dtype=bool)

    def floor(self) -> Chosen:
        """Return a choice of all zones."""
        floor = ~self.none()
        floor[0] = False
        return floor

    def onward(self, zones: Iterable[int]) -> Chosen:
        """Return the zones that can be reached from these, including these."""
        return self._reached(zones, [(first, second) for _, first, second in self.one_way])

    def backward(self, zones: Iterable[int]) -> Chosen:
        """Return the zones from which these can be reached, including these."""
        return self._reached(zones, [(second, first) for _, first, second in self.one_way])

    def around(self, zones: Iterable[int]) -> Chosen:
        """Return the zones that are connected with these, in any direction of links."""
        pairs = [(first, second) for _, first, second in self.one_way]
        return self._reached(zones, [*pairs, *((second, first) for first, second in pairs)])

    def _reached(self, zones: Iterable[int], pairs: list[tuple[int, int]]) -> Chosen:
        leads: dict[int, list[int]] = {}
        for first, second in pairs:
            leads.setdefault(first, []).append(second)
        found, open_ends = self.none(), [zone for zone in set(zones) if zone]
        found[open_ends] = True
        while open_ends:
            for zone in leads.get(open_ends.pop(), ()):
                if not found[zone]:
                    found[zone] = True
                    open_ends.append(zone)
        return found

    def largest(self, chosen: Chosen) -> list[int]:
        """Return the largest of these zones, of equal ones the first; at most as many as are listed."""
        zones = np.flatnonzero(chosen)
        if len(zones) > MOST_LISTED:
            sizes = self.sizes[zones]
            # Sorting millions of zones would take longer than finding them.
            least = np.partition(sizes, -MOST_LISTED)[-MOST_LISTED]
            equal = zones[sizes == least]
            zones = np.concatenate((zones[sizes > least], equal))[:MOST_LISTED]
        return sorted(zones.tolist(), key=lambda zone: (-int(self.sizes[zone]), zone))


class Survey:
    """The cells of a few zones, and where they touch other zones.

    Parameters
    ----------
    zones : all zones of the maze
    surveyed : at most 254 zones
        The zones that are surveyed.
    target : the other zones
    """

    def __init__(self, zones: Zones, surveyed: list[int], target: Chosen) -> None:
        self._zones = zones
        self._surveyed = surveyed
        ranks = np.where(target, np.uint8(_TARGET), np.uint8(0))
        ranks[surveyed] = np.arange(1, len(surveyed) + 1, dtype=np.uint8)
        self._ranks: NDArray[np.uint8] = ranks[zones.labels]

    def cells(self, zone: int) -> tuple[NDArray[np.int64], bool]:
        """Return the (n, 3) lattice cells of a zone, and True; of a large one two corners, and False."""
        space, rank = self._zones.space, self._surveyed.index(zone) + 1
        if zone in self._places:
            return space.grid.cells_at_padded(self._places[zone]), True
        level = space.grid.cell_at_padded(int(self._zones.firsts[zone]))[0]
        inside = space.grid.view(self._ranks)[level] == rank
        (top, bottom), (left, right) = (
            np.flatnonzero(inside.any(axis=axis))[[0, -1]].tolist() for axis in (1, 0)
        )
        return space.grid.cells_at(cells_at((level, top, left), (level, bottom, right))), False

    @cached_property
    def _places(self) -> dict[int, NDArray[np.int64]]:
        """The padded places of each zone that is not large, found in one pass."""
        small = {
            zone: rank for rank, zone in enumerate(self._surveyed, 1) if self._zones.sizes[zone] <= MOST_CELLS
        }
        is_small = np.zeros(_TARGET + 1, dtype=bool)
        is_small[list(small.values())] = True
        found = np.flatnonzero(is_small[self._ranks])
        ranks = self._ranks[found]
        return {zone: found[ranks == rank] for zone, rank in small.items()}

    def connection(self, zone: int) -> Fix | None:
        """Return the fix that joins a zone with one of the others: open a wall, or dig the shortest tunnel.

        Walls with portals stay: opening one would remove the link.
        """
        rank = self._surveyed.index(zone) + 1
        wall = self._walls.get(rank)
        return self._tunnels.get(rank) if wall is None else Fix(FixText.OPEN_WALL(), wall)

    @cached_property
    def _walls(self) -> dict[int, SetWalls]:
        """The first wall between each zone and another that can be opened, by rank."""
        walls: dict[int, SetWalls] = {}
        for side in self._zones.maze.lattice.stored:
            self._look_across(side, walls)
        return walls

    @cached_property
    def _tunnels(self) -> dict[int, Fix]:
        """The shortest tunnels from the zones that have no such wall, by rank."""
        wanted = set(range(1, len(self._surveyed) + 1)) - self._walls.keys()
        return tunnels(self._zones.maze, self._zones.space, self._ranks, _TARGET, wanted)

    def _look_across(self, side: Side, walls: dict[int, SetWalls]) -> None:
        maze, grid = self._zones.maze, self._zones.space.grid
        step = grid.step(maze.lattice.steps[side])
        here, there = self._ranks[:-step], self._ranks[step:]
        lower, higher = np.minimum(here, there), np.maximum(here, there)
        meets = (higher == _TARGET) & (lower > 0) & (lower < _TARGET)
        places = np.flatnonzero(meets)
        beside = lower[places]
        for rank in np.unique(beside).tolist():
            if rank in walls:
                continue
            cells = grid.cells_at_padded(places[beside == rank])
            cells = cells[maze.lattice.lacks(cells[:, 1], cells[:, 2]) >> side & 1 == 0]
            for cell in map(tuple, cells[:_MOST_TRIED].tolist()):
                if not self._has_portal(cell, side):
                    walls[rank] = SetWalls([(*cell, side.name, "open")])
                    break

    def _has_portal(self, cell: Cell, side: Side) -> bool:
        maze = self._zones.maze
        down, right = maze.lattice.step(cell[1], side)
        across = (cell[0], cell[1] + down, cell[2] + right)
        ports = (Port(cell, PortSide(side.name)), Port(across, PortSide(side.opposite.name)))
        return any(maze.links.at(port) for port in ports)
