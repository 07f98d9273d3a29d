"""What an agent should know, plainly: sets of lattice cells, worked out anew from what it has seen."""

from __future__ import annotations

from math import dist

import numpy as np

from mazarine.agents.memory import MemoryRule
from mazarine.lattice import Side
from mazarine.maze import Cell, Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.regions.space import FLOOR, LINK_SHIFT, MAX_LINKS, Space


class Model:
    """What is known, by the rule of a memory, after one sight after another."""

    def __init__(self, maze: Maze, rule: MemoryRule) -> None:
        self._maze, self._rule = maze, rule
        self._sights: list[set[Cell]] = []
        self._last: dict[Cell, int] = {}
        self.known: set[Cell] = set()

    def see(self, here: Cell, seen: set[Cell]) -> None:
        """Note a sight."""
        self._sights.append(seen)
        now = len(self._sights)
        self._last.update(dict.fromkeys(seen, now))
        self.known |= seen
        if self._rule.age is not None:
            self.known = {cell for cell in self.known if now - self._last[cell] < self._rule.age}
        if self._rule.distance is not None:
            self.known = {cell for cell in self.known if cell in seen or self._is_near(here, cell)}

    def _is_near(self, here: Cell, cell: Cell) -> bool:
        assert self._rule.distance is not None
        first, second = (self._middle(it) for it in (here, cell))
        return here[0] == cell[0] and dist(first, second) <= self._rule.distance + 1e-9

    def _middle(self, cell: Cell) -> tuple[float, float]:
        _, row, col = cell
        top, left = self._maze.origin
        return self._maze.geometry.middle(row - top, col - left)


def space_of(maze: Maze, found: set[tuple[Cell, Side | None]], known: set[Cell]) -> Space:
    """Return the space of known cells: unknown cells, and secrets not found, are rock or wall."""
    space = Space.of(Maze(np.zeros_like(maze.cells), _walled(maze), lattice=maze.lattice, origin=maze.origin))
    for cell in known:
        place = place_of(space, cell)
        space.cells[place] |= FLOOR
        # Of cells with six sides a byte has the first three.
        for number, side in enumerate(maze.lattice.sides[: 3 if maze.lattice.is_staggered else 4]):
            if across(maze, cell, side) in known and is_open(maze, cell, side, found):
                space.cells[place] |= 1 << number
        ports = maze.links.ports_of(cell)
        space.cells[place] |= min(len(ports), MAX_LINKS) << LINK_SHIFT
        ends = []
        for port in ports:
            link = maze.links.at(port)
            assert link is not None
            other = link.other_end(port).cell
            if other in known:
                end = place_of(space, other)
                ends.append(~end if link.one_way and port == link.second else end)
        if ends:
            space.partners[place] = tuple(sorted(ends))
    return space


def is_open(maze: Maze, cell: Cell, side: Side, found: set[tuple[Cell, Side | None]]) -> bool:
    """Whether one could go from this cell of floor across a side, if the cell there is floor."""
    wall = maze.wall_at(cell, side)
    is_found = (cell, side) in found or (across(maze, cell, side), side.opposite) in found
    return wall in (Wall.OPEN, Wall.FOUND) or (wall is Wall.SECRET and is_found)


def is_floor(maze: Maze, cell: Cell, found: set[tuple[Cell, Side | None]]) -> bool:
    """Whether a cell of the maze is floor to somebody who has found these secrets."""
    level, row, col = cell
    top, left = maze.origin
    _, rows, cols = maze.shape
    if not (0 <= row - top < rows and 0 <= col - left < cols):
        return False
    matter = maze.cells[level, row - top, col - left] >> 1
    return matter in (Matter.FLOOR, Matter.FOUND) or (matter == Matter.SECRET and (cell, None) in found)


def across(maze: Maze, cell: Cell, side: Side) -> Cell:
    """Return the cell across a side."""
    down, right = maze.lattice.step(cell[1], side)
    return cell[0], cell[1] + down, cell[2] + right


def place_of(space: Space, cell: Cell) -> int:
    """Return the padded place of a lattice cell."""
    return space.grid.padded_place(cell)


def _walled(maze: Maze) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    walled: np.ndarray[tuple[int, ...], np.dtype[np.uint8]] = np.full_like(
        maze.walls, 0x15 & maze.lattice.wall_bits
    )
    return walled
