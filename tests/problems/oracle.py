"""Problems, plainly: `docs/reference/problems.md` in sets, by one search from each cell that matters."""

from __future__ import annotations

from collections.abc import Iterable

from mazarine.maze import Cell, Link, MarkerKind, Maze
from tests.regions.oracle import Board

Area = frozenset[Cell]


class Reachability:
    """The cells that can be reached from every cell of floor.

    Attributes
    ----------
    starts, goals : those on floor
    """

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self.board = Board(maze)
        self.onward = {cell: set(beside) for cell, beside in self.board.beside.items()}
        self.both_ways = {cell: set(beside) for cell, beside in self.board.beside.items()}
        for link in maze.links:
            first, second = link.first.cell, link.second.cell
            self.onward[first].add(second)
            if not link.one_way:
                self.onward[second].add(first)
                self.both_ways[first].add(second)
                self.both_ways[second].add(first)
        self.starts = self._marked(MarkerKind.START)
        self.goals = self._marked(MarkerKind.GOAL)

    def _marked(self, kind: MarkerKind) -> set[Cell]:
        return {marker.cell for marker in self.maze.markers if marker.kind is kind} & self.board.floor

    def wins(self, cell: Cell) -> bool:
        """Whether some goal can be reached from a cell."""
        return bool(_search([cell], self.onward) & self.goals)

    def lost_starts(self) -> set[Cell]:
        """Return the starts from which no goal can be reached."""
        return {start for start in self.starts if not self.wins(start)}

    def unreached(self) -> set[Area]:
        """Return the areas of floor that no start leads to."""
        return self._areas(self.board.floor - _search(self.starts, self.onward))

    def traps(self) -> set[Area]:
        """Return the areas that a winning start leads to, and from which no goal can be reached."""
        good = [start for start in self.starts if self.wins(start)]
        return self._areas({cell for cell in _search(good, self.onward) if not self.wins(cell)})

    def idle_links(self) -> list[Link]:
        """Return the links that cannot be used, and those beside an open side."""
        reached = _search(self.starts, self.onward) if self.starts else self.board.floor
        return [
            link
            for link in self.maze.links
            if link.first.cell not in reached or link.second.cell in self.board.beside[link.first.cell]
        ]

    def pockets(self) -> set[Area]:
        """Return the areas that are not connected with the largest area, the first of equal ones."""
        areas = sorted(self._areas(self.board.floor), key=lambda area: (-len(area), min(area)))
        any_way = {cell: set(ends) for cell, ends in self.both_ways.items()}
        for link in self.maze.links:
            any_way[link.first.cell].add(link.second.cell)
            any_way[link.second.cell].add(link.first.cell)
        around = _search(areas[0], any_way) if areas else set()
        return {area for area in areas if not area & around}

    def _areas(self, cells: set[Cell]) -> set[Area]:
        """Part cells by where one gets and comes back."""
        areas: set[Area] = set()
        for cell in cells:
            if not any(cell in area for area in areas):
                areas.add(frozenset(_search([cell], self.both_ways)))
        return areas


def _search(begin: Iterable[Cell], leads: dict[Cell, set[Cell]]) -> set[Cell]:
    found = set(begin)
    ends = list(found)
    while ends:
        news = leads[ends.pop()] - found
        found |= news
        ends.extend(news)
    return found
