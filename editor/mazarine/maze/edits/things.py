"""Replacing many links and markers at once: what goes, and what comes as far as the maze takes it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mazarine.errors import EditRejected
from mazarine.lattice.grid import Cell
from mazarine.maze.edits.change import Change, of_maze, places_of
from mazarine.maze.edits.links import ends_of
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import Link, Marker
from mazarine.maze.validation import require_cell, require_link, require_marker


@dataclass(frozen=True)
class ReplaceThings:
    """Take links away, give cells other markers, and place links, which are left out where they cannot be.

    Attributes
    ----------
    gone : links that are in the maze
    markers : the markers that cells are to have
    links : links to be placed, in order
    """

    gone: tuple[Link, ...]
    markers: tuple[tuple[Cell, tuple[Marker, ...]], ...]
    links: tuple[Link, ...]

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Replace them; see `Edit.apply`."""
        for link in self.gone:
            if link not in maze.links:
                raise EditRejected(MazeMessage.LINK_NOT_IN_MAZE(port=link.first.text))
        for cell, _ in self.markers:
            require_cell(maze, cell)
        for link in self.gone:
            maze.links.remove(link)
        before = tuple((cell, maze.markers.at(cell)) for cell, _ in self.markers)
        for cell, markers in self.markers:
            maze.markers.put(cell, tuple(marker for marker in markers if _may_stand(maze, marker)))
        placed = []
        for link in self.links:
            try:
                require_link(maze, link)
            except EditRejected:
                continue
            maze.links.add(link)
            placed.append(link)
        cells = np.array([cell for cell, _ in self.markers], dtype=np.int64).reshape(-1, 3)
        ends = ends_of([*self.gone, *placed])
        dirty = places_of(maze, np.concatenate((cells, ends)))
        return Change(dirty, ReplaceThings(tuple(placed), before, self.gone))


def _may_stand(maze: MazeLike, marker: Marker) -> bool:
    try:
        require_marker(maze, marker)
    except EditRejected:
        return False
    return True
