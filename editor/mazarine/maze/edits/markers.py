"""Placing and removing markers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mazarine.errors import EditRejected, WrongType
from mazarine.lattice.grid import Cell
from mazarine.maze.edits.change import Change, Edit, of_maze, places_of
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import CellLike, Marker
from mazarine.maze.validation import require_cell, require_marker
from mazarine.messages import quoted


@dataclass(frozen=True)
class PlaceMarker:
    """Put a marker on a cell, beside those that it has."""

    marker: Marker

    def __post_init__(self) -> None:
        if not isinstance(self.marker, Marker):
            raise WrongType(MazeMessage.NOT_A_MARKER(value=quoted(self.marker)))

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Place the marker; see `Edit.apply`."""
        require_marker(maze, self.marker)
        cell = self.marker.cell
        return _put(maze, cell, (*maze.markers.at(cell), self.marker))


@dataclass(frozen=True)
class RemoveMarker:
    """Take away the markers of a cell: (level, row, col), or (row, col) where there is one level."""

    cell: CellLike

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Remove the markers; see `Edit.apply`."""
        cell = maze.grid.cell_at(require_cell(maze, self.cell))
        if not maze.markers.at(cell):
            raise EditRejected(MazeMessage.NO_MARKER(cell=cell))
        return _put(maze, cell, ())


@dataclass(frozen=True)
class _PutMarkers:
    """The inverse: set the markers of a cell."""

    cell: Cell
    markers: tuple[Marker, ...]

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        return _put(maze, self.cell, self.markers)


def marker_placed(maze: MazeLike, edit: Edit) -> Marker | None:
    """Return the marker that came last by the change whose way back this edit is, None if none did."""
    if not isinstance(edit, _PutMarkers):
        return None
    come = [marker for marker in maze.markers.at(edit.cell) if marker not in edit.markers]
    return come[-1] if come else None


def _put(maze: MazeLike, cell: Cell, markers: tuple[Marker, ...]) -> Change:
    before = maze.markers.at(cell)
    maze.markers.put(cell, markers)
    return Change(places_of(maze, np.array([cell])), _PutMarkers(cell, before))
