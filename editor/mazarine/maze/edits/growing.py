"""Growing a honeycomb point by point: the rule of the third seed as edits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected, LatticeError
from mazarine.lattice import Lattice, lattice_named
from mazarine.lattice.directions import Direction, directions_from, directions_of
from mazarine.lattice.messages import LatticeMessage
from mazarine.lattice.triplets import Triplet, place_of
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits.batch import Batch
from mazarine.maze.edits.cells import SetCells
from mazarine.maze.edits.change import Change, Edit, of_maze, places_of
from mazarine.maze.edits.replace_maze import ReplaceMaze
from mazarine.maze.edits.resize import Resize
from mazarine.maze.edits.walls import SetWalls
from mazarine.maze.growth import MAX_POINTS, GrownPoints, Place
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage

_PART, _CELLS_PART = 1 << 12, 1 << 16


class Neighbor(NamedTuple):
    """The point that an expansion finds or creates in a direction.

    Attributes
    ----------
    direction : where it lies
    point, place : the triplet there, and its lattice row and column
    number : the number of the point, 0 if it is floor that was not grown
    is_new, opens_link : whether the point is created, and whether a link to it is opened
    """

    direction: Direction
    point: Triplet
    place: Place
    number: int
    is_new: bool
    opens_link: bool


@dataclass(frozen=True)
class PlaceFirstPoint:
    """Make a point of the lowest level the first one, P1, which is free.

    Attributes
    ----------
    point : its triplet; what is rock there becomes floor with walls around it
    """

    point: Triplet

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Place the point; see `Edit.apply`."""
        place = _place_of(maze, self.point)
        if has_points(maze):
            raise EditRejected(MazeMessage.BOARD_HAS_POINTS())
        new = [] if is_occupied(maze, place) else [place]
        return Batch((*_dug(maze, maze.lattice, new), _SetGrowth(GrownPoints.first(place), place))).apply(
            maze
        )


@dataclass(frozen=True)
class Expand:
    """Let a free point create its neighbors, or only the links where there are points; it is spent then.

    The board is extended to where new points lie. A point that is alone may go along any direction; the
    board becomes mirrored, or is so no longer, as that asks for.

    Attributes
    ----------
    point : its triplet
    main : the direction to begin with, 1 to 6 for D1 to D6; then +120° twice. None for the first it has
    """

    point: Triplet
    main: int | None = None

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Expand the point; see `Edit.apply`."""
        number, neighbors = self.outcome(maze)
        place = _place_of(maze, self.point)
        created = tuple(it.place for it in neighbors if it.is_new)
        edits: list[Edit] = []
        lattice, walled = maze.lattice, created
        if neighbors[0].direction.number not in directions_of(self.point, lattice.mirrored):
            lattice, walled = lattice_named(lattice.name, not lattice.mirrored), (place, *created)
            edits.append(_on_lattice(maze, lattice))
        edits += _dug(maze, lattice, walled)
        edits.append(
            SetWalls((0, *place, it.direction.side.name, "open") for it in neighbors if it.opens_link)
        )
        return Batch((*edits, _Spend(number, created))).apply(maze)

    def outcome(self, maze: MazeLike) -> tuple[int, list[Neighbor]]:
        """Return the number of the point, and what it finds or creates, in order.

        Raises `EditRejected` if there is no such free point, or it does not have this direction.
        """
        place, growth = _place_of(maze, self.point), maze.growth
        number = point_number(maze, place)
        if growth is None or not number:
            raise EditRejected(MazeMessage.POINT_NOT_GROWN(point=self.point))
        if not growth.is_free(number):
            raise EditRejected(LatticeMessage.POINT_NOT_FREE(point=f"P{number}"))
        try:
            directions = directions_from(self.point, directions_at(maze, self.point), self.main)
        except LatticeError as error:
            raise EditRejected(error.message) from None
        neighbors: list[Neighbor] = []
        last = len(growth)
        for direction in directions:
            beside = place[0] + direction.down, place[1] + direction.right
            is_new = not is_occupied(maze, beside)
            last += is_new
            neighbors.append(
                Neighbor(
                    direction,
                    _sum(self.point, direction.triplet),
                    beside,
                    last if is_new else growth.number_at(beside),
                    is_new,
                    is_new or maze.wall_at((0, *place), direction.side) is Wall.WALL,
                )
            )
        if last > MAX_POINTS:
            raise EditRejected(MazeMessage.TOO_MANY_GROWN_POINTS(most=MAX_POINTS))
        return number, neighbors


def directions_at(maze: MazeLike, point: Triplet) -> tuple[int, ...]:
    """Return the directions of a grown point, 1 to 6; all six if there is nothing else on the board."""
    is_alone = (
        maze.growth is not None
        and len(maze.growth) == 1
        and not _has_several_cells(maze)
        and not any(marker.side for marker in maze.markers)
    )
    return directions_of(point, maze.lattice.mirrored, is_alone=is_alone)


def _has_several_cells(maze: MazeLike) -> bool:
    """Return whether more than one cell is not rock; the search ends with the second one."""
    cells, count = maze.cells.reshape(-1), 0
    for first in range(0, len(cells), _CELLS_PART):
        count += int(np.count_nonzero(cells[first : first + _CELLS_PART] >> 1 != Matter.ROCK))
        if count > 1:
            return True
    return False


def point_number(maze: MazeLike, place: Place) -> int:
    """Return the number of the point at a lattice row and column of a maze, 0 if there is none."""
    if maze.growth is None or not is_occupied(maze, place):
        return 0
    return maze.growth.number_at(place)


def present_points(maze: MazeLike) -> NDArray[np.int64]:
    """Return the numbers of the points of a maze that are not gone, of several at one place the last.

    >>> from mazarine.lattice.honeycomb import GrowingBoard
    >>> board = GrowingBoard()
    >>> _ = board.expand((0, 0, 0), 1)
    >>> present_points(board.to_maze()).tolist()
    [1, 2, 3, 4]
    """
    if maze.growth is None:
        return np.empty(0, dtype=np.int64)
    places = maze.growth.table[:, :2] - maze.origin
    index = np.flatnonzero(((places >= 0) & (places < maze.shape[1:])).all(axis=1))
    index = index[maze.cells[0, places[index, 0], places[index, 1]] >> 1 != Matter.ROCK][::-1]
    _, last = np.unique(places[index], axis=0, return_index=True)
    numbers: NDArray[np.int64] = np.sort(index[last]) + 1
    return numbers


def is_occupied(maze: MazeLike, place: Place) -> bool:
    """Return whether there is floor at a lattice row and column of the lowest level."""
    grid, cell = maze.grid, (0, *place)
    return grid.holds(cell) and int(maze.cells[grid.array_place(cell)]) >> 1 != Matter.ROCK


def has_points(maze: MazeLike) -> bool:
    """Return whether a maze has a point that was grown and is still there."""
    if maze.growth is None:
        return False
    table = maze.growth.table
    # In parts, for mostly one of the first is there.
    return any(_any_occupied(maze, table[first : first + _PART]) for first in range(0, len(table), _PART))


def _any_occupied(maze: MazeLike, points: NDArray[np.int32]) -> bool:
    places = points[:, :2] - maze.origin
    inside = places[((places >= 0) & (places < maze.shape[1:])).all(axis=1)]
    return bool((maze.cells[0, inside[:, 0], inside[:, 1]] >> 1 != Matter.ROCK).any())


@dataclass(frozen=True)
class _Spend:
    """Note that a point has created others, or (`is_back`) forget it."""

    number: int
    created: tuple[Place, ...]
    is_back: bool = False

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        assert maze.growth is not None
        if self.is_back:
            maze.growth = maze.growth.taken_back(self.number, len(self.created))
        else:
            maze.growth = maze.growth.expanded(self.number, self.created)
        return _grown(maze, maze.growth.place(self.number), replace(self, is_back=not self.is_back))


@dataclass(frozen=True)
class _SetGrowth:
    """Set the growth of a maze; it is that of a single point before or after."""

    growth: GrownPoints | None
    place: Place

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        before, maze.growth = maze.growth, self.growth
        return _grown(maze, self.place, _SetGrowth(before, self.place))


def _grown(maze: MazeLike, place: Place, inverse: Edit) -> Change:
    """Return the change of the growth, which shows at a point."""
    dirty = places_of(maze, np.array([(0, *place)]))
    return Change(dirty, inverse, growth_changed=True)


def _on_lattice(maze: MazeLike, lattice: Lattice) -> ReplaceMaze:
    """Return the edit that lays the only cell of a maze that is not rock on another lattice."""
    turned = maze.copy()
    turned.lattice = lattice
    turned.buffers.walls[:] = 0
    close_borders(turned.buffers.walls, lattice, maze.origin)
    return ReplaceMaze(turned)


def _dug(maze: MazeLike, lattice: Lattice, places: Sequence[Place]) -> list[Edit]:
    """Return the edits that make floor of places, which may lie off the board, with walls all around."""
    if not places:
        return []
    first, last = np.min(places, axis=0), np.max(places, axis=0) + 1
    first, last = np.minimum(first, maze.origin), np.maximum(last, np.add(maze.origin, maze.shape[1:]))
    (row, col), (rows, cols) = first.tolist(), (last - first).tolist()
    edits: list[Edit] = []
    if (rows, cols) != maze.shape[1:]:
        edits.append(Resize((row, col), rows, cols))
    edits.append(SetCells((0, *place, "floor") for place in places))
    sides = ((place, side) for place in places for side in lattice.sides if lattice.has_side(*place, side))
    edits.append(SetWalls((0, *place, side.name, "wall") for place, side in sides))
    return edits


def _place_of(maze: MazeLike, point: Triplet) -> Place:
    """Return where a point of a maze lies; `EditRejected` if the lattice has no such point."""
    if maze.lattice.point_at is None:
        raise EditRejected(MazeMessage.GROWTH_NEEDS_HONEYCOMB())
    try:
        return place_of(point, maze.lattice.mirrored)
    except LatticeError as error:
        raise EditRejected(error.message) from None


def _sum(point: Triplet, step: Triplet) -> Triplet:
    return point[0] + step[0], point[1] + step[1], point[2] + step[2]
