"""Adding, removing, moving and copying levels; what stands on a level goes where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice.grid import Cell
from mazarine.maze.borders import close_borders
from mazarine.maze.buffers import Buffers
from mazarine.maze.codes import Matter, is_whole
from mazarine.maze.costs import usual_costs
from mazarine.maze.edits.change import Change, of_maze
from mazarine.maze.edits.level_things import LinksAfter, collected, links_after, markers_after, places_of
from mazarine.maze.growth import GrownPoints
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.numbering import on_levels
from mazarine.maze.things import Link, Marker
from mazarine.maze.validation import require_level, require_size
from mazarine.messages import quoted
from mazarine.values import ArrayValue

Level = tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8]]
"""The cells, the walls and the costs of one level."""


@dataclass(frozen=True)
class ArrangeLevels:
    """Make the maze of these levels, the lowest first: the number of an old one, or None for a new one.

    A new level is open floor. A level that is named again is a copy: with the links that lie on it
    altogether and with its markers, but not with the start. A level that is not named goes, with the links
    that end there. Stairs between levels that are no longer neighbors become teleporters (`links_after`).

    Attributes
    ----------
    order : for each level that there will be, the number of an old one, or None
    """

    order: tuple[int | None, ...]

    @classmethod
    @of_maze
    def adding(cls, maze: MazeLike, place: int) -> Self:
        """Make the edit that adds a new level, which will have this number."""
        _require_numbers(place)
        order: list[int | None] = [*range(maze.shape[0])]
        return cls((*order[:place], None, *order[place:]))

    @classmethod
    @of_maze
    def copying(cls, maze: MazeLike, level: int) -> Self:
        """Make the edit that adds a copy of a level right above it."""
        _require_numbers(level)
        order = range(maze.shape[0])
        return cls((*order[: level + 1], level, *order[level + 1 :]))

    @classmethod
    @of_maze
    def removing(cls, maze: MazeLike, level: int) -> Self:
        """Make the edit that removes a level."""
        _require_numbers(level)
        return cls(tuple(old for old in range(maze.shape[0]) if old != level))

    @classmethod
    @of_maze
    def moving(cls, maze: MazeLike, level: int, place: int) -> Self:
        """Make the edit after which a level has another number."""
        _require_numbers(level, place)
        others = [old for old in range(maze.shape[0]) if old != level]
        return cls((*others[:place], level, *others[place:]))

    @of_maze
    def links_after(self, maze: MazeLike) -> LinksAfter:
        """Return beforehand what becomes of the links; `EditRejected` as for `apply`."""
        self._require(maze)
        return links_after(maze, self.order)

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Arrange the levels; see `Edit.apply`."""
        links, markers = self.links_after(maze).links, tuple(markers_after(maze, self.order))
        new = [_blank_level(maze)] * self.order.count(None)
        # What was grown stays with the lowest level.
        growth = maze.growth if self.order[0] == 0 else None
        return _stacked(maze, self.order, new, links, markers, growth)

    def _require(self, maze: MazeLike) -> None:
        levels, rows, cols = maze.shape
        if not isinstance(self.order, tuple | list):
            raise EditRejected(MazeMessage.LEVELS_NOT_LISTED(value=quoted(self.order)))
        if not self.order:
            raise EditRejected(MazeMessage.LAST_LEVEL())
        for old in self.order:
            if old is not None and not is_whole(old):
                raise EditRejected(MazeMessage.NOT_A_LEVEL_OR_NONE(value=quoted(old)))
            if old is not None:
                require_level(old, levels)
        require_size(len(self.order), rows, cols)


def _require_numbers(*levels: object) -> None:
    for level in levels:
        if not is_whole(level):
            raise EditRejected(MazeMessage.NOT_A_LEVEL(value=quoted(level)))


@dataclass(frozen=True, eq=False, repr=False)
class _Restack(ArrayValue):
    """The inverse: the remaining levels, the removed ones, and all that stood on them."""

    order: Sequence[int | None]
    gone: Sequence[Level]
    links: Sequence[Link]
    markers: Sequence[Marker]
    growth: GrownPoints | None

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        return _stacked(maze, self.order, self.gone, self.links, self.markers, self.growth)


def places_after(change: Change) -> tuple[int | None, ...] | None:
    """Return for each level its number after a change, None if it was removed.

    None at all for a change that has not arranged levels.
    """
    return tuple(change.inverse.order) if isinstance(change.inverse, _Restack) else None


def level_after(change: Change, level: int, levels: int) -> int:
    """Return the level to show after a change: one that has come, else the same one, else the next below.

    So a level that is added is shown, and one that undo brings back. Any other change leaves the level where
    it is, if there is one.
    """
    places = places_after(change)
    if places is None:
        return level if level < levels else 0
    come = set(range(levels)).difference(places)
    if come:
        return min(come)
    place = places[level]
    return place if place is not None else max(level - 1, 0)


def cell_after(change: Change, cell: Cell) -> Cell | None:
    """Return the same cell on the number that its level has after a change, None if the level went."""
    places = places_after(change)
    if places is None:
        return cell
    level = places[cell[0]] if cell[0] < len(places) else None
    return None if level is None else (level, *cell[1:])


def _stacked(
    maze: MazeLike,
    order: Sequence[int | None],
    new: Sequence[Level],
    links: Sequence[Link],
    markers: Sequence[Marker],
    growth: GrownPoints | None,
) -> Change:
    """Stack old levels and, for each None, the next new one. For the way back only what goes is kept."""
    levels, *extent = maze.shape
    places = places_of(order)
    back = [places[old][0] if old in places else None for old in range(levels)]
    gone = [
        (
            maze.cells[old].copy(),
            maze.walls[old].copy(),
            maze.costs[old].copy() if maze.has_costs else maze.costs[old],
        )
        for old in range(levels)
        if old not in places
    ]
    inverse = _Restack(back, gone, tuple(maze.links), tuple(maze.markers), maze.growth)
    cells = np.empty((len(order), *extent), dtype=np.uint8)
    walls = np.empty_like(cells)
    costs = []
    coming = iter(new)
    for place, old in enumerate(order):
        level = next(coming) if old is None else (maze.cells[old], maze.walls[old], maze.costs[old])
        cells[place], walls[place] = level[:2]
        costs.append(level[2])
    maze.buffers = Buffers(cells, walls)
    maze.costs = np.stack(costs) if any(it.strides != (0, 0) for it in costs) else usual_costs(maze.shape)
    maze.links, maze.markers = collected(links, markers)
    maze.growth = growth
    maze.numbering = maze.numbering and maze.numbering.moved(maze.lattice, on_levels(back))
    return Change(np.empty(0, dtype=np.int64), inverse, reshaped=True)


def _blank_level(maze: MazeLike) -> Level:
    """Return a level of open floor."""
    cells = np.full((1, *maze.shape[1:]), Matter.FLOOR << 1, dtype=np.uint8)
    walls = np.zeros_like(cells)
    close_borders(walls, maze.lattice, maze.origin)
    return cells[0], walls[0], usual_costs(cells.shape)[0]
