"""The maze as a player sees it: nothing through fog, and secrets that are not found as rock and walls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.maze import Cell, Link, Maze, Port
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import FOG, Matter, Wall
from mazarine.picture.open_faces import stepped

HIDDEN = Matter.ROCK << 1 | FOG
"""The code of every cell that lies in fog."""
_ROCK, _SECRET = Matter.ROCK << 1, Matter.SECRET << 1
_SEEN_CELLS = np.array(
    [HIDDEN if code & FOG else _ROCK if code == _SECRET else code for code in range(8)], dtype=np.uint8
)
_SEEN_STATE = (Wall.OPEN, Wall.WALL, Wall.WALL, Wall.FOUND)
_SEEN_WALLS = np.array(
    [sum(_SEEN_STATE[code >> shift & 3] << shift for shift in (0, 2, 4)) for code in range(64)],
    dtype=np.uint8,
)
CodesAt = Callable[[NDArray[np.int64]], Sequence[NDArray[np.uint8]]]


class PlayersMaze:
    """The maze as a player sees it, which follows edits.

    Attributes
    ----------
    maze : of the same shape; hidden cells have the code `HIDDEN`, and no walls between them
    """

    def __init__(self, source: Maze) -> None:
        self.see(source)
        cells, walls = _SEEN_CELLS[source.cells], _SEEN_WALLS[source.walls]
        hidden = cells == HIDDEN
        lattice, (top, _) = source.lattice, source.origin
        for level, side in product(range(len(cells)), lattice.stored):
            beyond = stepped(hidden[level], lattice, top, lattice.steps[side])
            walls[level][hidden[level] & beyond] &= ~np.uint8(3 << lattice.shift(side))
        close_borders(walls, lattice, source.origin)
        self.maze = Maze(cells, walls, lattice=source.lattice, origin=source.origin)
        for link in source.links:
            self._show_link(link)
        for cell in {marker.cell for marker in source.markers}:
            self.maze.markers.put(cell, source.markers.at(cell) if self._shows(cell) else ())

    def see(self, source: Maze, codes_at: CodesAt | None = None) -> None:
        """See a maze like the one before, but for what is followed next, or its codes at flat places."""
        self._source = source
        self._codes_at = codes_at or (lambda at: [it.reshape(-1)[at] for it in (source.cells, source.walls)])

    def follow(self, places: NDArray[np.int64]) -> None:
        """Follow a change at (n,) flat places: of cells, the walls around them, and what stands there."""
        source = self._source
        self.maze.buffers.cells.reshape(-1)[places] = _SEEN_CELLS[self._codes_at(places)[0]]
        for side in source.lattice.stored:
            _, before = self._across(places, side.opposite)
            self._follow_walls(np.concatenate((places, before)), side)
        self._follow_things(places)

    def _follow_things(self, places: NDArray[np.int64]) -> None:
        """Show the links and the markers of cells that may have come into sight or gone.

        Of a link with one end in fog only the other end is shown; the hidden one is on a level below zero.
        """
        source, seen = self._source, self.maze
        if not (source.links or source.markers or seen.links or seen.markers):
            return
        for cell in self._cells_with_things(places):
            for link in seen.links.at_any(seen.links.ports_of(cell)):
                seen.links.remove(link)
            for link in source.links.at_any(source.links.ports_of(cell)):
                self._show_link(link)
            seen.markers.put(cell, source.markers.at(cell) if self._shows(cell) else ())

    def _cells_with_things(self, places: NDArray[np.int64]) -> list[Cell]:
        """Return the lattice cells at flat places that something stands on, or stood."""
        cells: list[Cell] = [*map(tuple, self._source.grid.cells_at_flat(places).tolist())]
        mazes = (self._source, self.maze)
        return [cell for cell in cells if any(it.links.ports_of(cell) or it.markers.at(cell) for it in mazes)]

    def _show_link(self, link: Link) -> None:
        first, second = (self._shows(port.cell) for port in link.ports)
        shown = replace(
            link,
            first=link.first if first else _hidden(link.first),
            second=link.second if second else _hidden(link.second),
        )
        for other in self.maze.links.at_any((*link.ports, *shown.ports)):
            self.maze.links.remove(other)
        if first or second:
            self.maze.links.add(shown)

    def _across(self, places: NDArray[np.int64], side: Side) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return those flat places that have a cell across a side on the board, and the places of these."""
        source = self._source
        _, rows, cols = source.grid.cells_at_flat(places).T
        steps = source.lattice.offsets(rows, side)
        there = np.column_stack((rows, cols)) + steps - source.origin
        inside = ((there >= 0) & (there < source.shape[1:])).all(axis=1)
        return places[inside], (places + steps @ (source.shape[2], 1))[inside]

    def _follow_walls(self, places: NDArray[np.int64], side: Side) -> None:
        source, seen, shift = self._source, self.maze, self._source.lattice.shift(side)
        places, beyond = self._across(places, side)
        codes = _SEEN_WALLS[self._codes_at(places)[1]] >> shift & 3
        cells, walls = (array.reshape(-1) for array in seen.buffers)
        between = (cells[places] == HIDDEN) & (cells[beyond] == HIDDEN)
        _, row, col = source.grid.cells_at_flat(places).T
        between &= source.lattice.lacks(row, col) >> np.uint8(side) & 1 == 0
        codes[between] = Wall.OPEN
        walls[places] = walls[places] & ~np.uint8(3 << shift) | codes << shift

    def _shows(self, cell: Cell) -> bool:
        return bool(self.maze.cells[self._source.grid.array_place(cell)] >> 1 != Matter.ROCK)


def _hidden(port: Port) -> Port:
    """Return a place that is not visible, another one for each port."""
    level, row, col = port.cell
    return Port((~level, row, col), port.side)
