"""Placing and removing links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected, WrongType
from mazarine.lattice import Side
from mazarine.lattice.grid import Cell
from mazarine.maze.edits.batch import Batch
from mazarine.maze.edits.change import Change, Edit, of_maze, places_of
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import Link, Port
from mazarine.maze.validation import require_cell, require_link
from mazarine.messages import quoted


@dataclass(frozen=True)
class PlaceLink:
    """Join the two ports of a link, which are free."""

    link: Link

    def __post_init__(self) -> None:
        if not isinstance(self.link, Link):
            raise WrongType(MazeMessage.NOT_A_LINK(value=quoted(self.link)))

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Place the link; see `Edit.apply`."""
        require_link(maze, self.link)
        maze.links.add(self.link)
        return Change(places_of(maze, ends_of([self.link])), RemoveLink(self.link.first))


@dataclass(frozen=True)
class RemoveLink:
    """Take away the link that a port carries."""

    port: Port

    def __post_init__(self) -> None:
        if not isinstance(self.port, Port):
            raise WrongType(MazeMessage.NOT_A_PORT(value=quoted(self.port)))

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Remove the link; see `Edit.apply`."""
        require_cell(maze, self.port.cell)
        link = maze.links.at(self.port)
        if link is None:
            raise EditRejected(MazeMessage.NO_LINK(port=self.port.text))
        maze.links.remove(link)
        return Change(places_of(maze, ends_of([link])), PlaceLink(link))


def ends_of(links: Sequence[Link]) -> NDArray[np.int64]:
    """Return the (n, 3) lattice cells at the ends of links."""
    return _array_of([port.cell for link in links for port in link.ports])


def linked_among(maze: MazeLike, flat: NDArray[np.int64]) -> list[Cell]:
    """Return which of the cells at these flat places carry links, at the cost of the fewer of the two."""
    linked = maze.links.cells()
    if not linked:
        return []
    if len(linked) > len(flat):
        return [cell for cell in map(tuple, maze.grid.cells_at_flat(flat).tolist()) if cell in linked]
    cells = list(linked)
    return list(compress(cells, np.isin(flat_places(maze, cells), flat)))


def flat_places(maze: MazeLike, cells: Sequence[Cell]) -> NDArray[np.int64]:
    """Return the flat places of lattice cells inside the maze."""
    return maze.grid.flat_places(_array_of(cells))


def _array_of(cells: Sequence[Cell]) -> NDArray[np.int64]:
    return np.array(cells, dtype=np.int64).reshape(-1, 3)


def with_links_back(edit: Edit, lost: Sequence[Link]) -> Edit:
    """Return the edit that also places these links again, after the walls and cells are back."""
    return Batch((edit, *map(PlaceLink, lost))) if lost else edit


def links_buried(maze: MazeLike, flat: NDArray[np.int64]) -> list[Link]:
    """Return the links that stand on the cells at these flat places, which become rock."""
    if not maze.links or not len(flat):
        return []
    ports = [port for cell in linked_among(maze, flat) for port in maze.links.ports_of(cell)]
    return maze.links.at_any(ports)


def links_opened(maze: MazeLike, positions: NDArray[np.int64]) -> list[Link]:
    """Return the links that stand in these wall positions.

    Parameters
    ----------
    positions : the flat place of the cell that stores it, times the number of stored sides, plus the number
        of the side
    """
    if not maze.links or not len(positions):
        return []
    here, number = np.divmod(positions, len(maze.lattice.stored))
    across = here + _further(maze, here, np.array(maze.lattice.stored)[number])
    cells = linked_among(maze, np.concatenate((here, across)))
    ports = [
        port
        for cell in cells
        for port in maze.links.ports_of(cell)
        if port.side.is_wall and not maze.is_border(cell, port.side.name)
    ]
    stand = np.isin(_positions(maze, ports), positions)
    return maze.links.at_any(compress(ports, stand))


def _further(maze: MazeLike, flat: NDArray[np.int64], sides: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the flat places from cells to those across their sides."""
    cols = maze.shape[2]
    rows = flat // cols % maze.shape[1] + maze.origin[0]
    down, right = maze.lattice.offsets(rows, sides).T
    further: NDArray[np.int64] = down * cols + right
    return further


def _positions(maze: MazeLike, ports: Sequence[Port]) -> NDArray[np.int64]:
    """Return the wall positions of ports, none of which is on the border."""
    sides = np.array([Side[port.side] for port in ports], dtype=np.int64)
    is_far, number = maze.lattice.storage(sides)
    flat = flat_places(maze, [port.cell for port in ports])
    positions: NDArray[np.int64] = (flat + is_far * _further(maze, flat, sides)) * len(maze.lattice.stored)
    return positions + number
