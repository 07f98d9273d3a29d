"""The shortest path from a start to a goal, and how hard it is to follow."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import WrongType
from mazarine.maze import Marker
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.gates import has_locks
from mazarine.messages import quoted
from mazarine.native.calls import List
from mazarine.native.structure import Sweep, hanging, path_back, peel, sweep
from mazarine.paths.messages import PathMessage
from mazarine.paths.router import Router
from mazarine.paths.structure.locks import shortest_walk
from mazarine.paths.structure.space import all_passages, degrees, onward_passages, side_steps
from mazarine.regions.space import FLOOR, LINKS, Space
from mazarine.values import ArrayValue

_SAME = 1e-6
"""How much two directions may differ by rounding."""
_NEVER = 128
"""Added to the degree of a cell that is not to be peeled away."""


@dataclass(frozen=True, eq=False, repr=False)
class Solution(ArrayValue):
    """A shortest path, and what branches off it.

    Attributes
    ----------
    cells : (length + 1, 3) lattice cells
    length : its steps
    turns : how often two steps in a row, both through open sides, go in different directions
    decisions : its cells, the goal excluded, from which one may go on to a cell that is not the next
    dead_ends : the dead ends of the trees that branch off the path
    dead_end_cells : (n, 3) lattice cells of these trees
    """

    cells: NDArray[np.int64]
    length: int
    turns: int
    decisions: int
    dead_ends: int
    dead_end_cells: NDArray[np.int64]


def solution(router: Router, start: Iterable[int], goal: Iterable[int]) -> Solution | None:
    """Return a shortest path with its measures; None if there is no path.

    Parameters
    ----------
    router : of the maze
    start, goal : lattice cells

    Raises
    ------
    PathError
        If an end is rock or outside.
    """
    if not isinstance(router, Router):
        raise WrongType(PathMessage.NOT_A_ROUTER(value=quoted(router)))
    with router.lock:
        cells = router.path(start, goal)
        return None if cells is None else solution_along(router.space, cells)


def marked_ends(space: Space, markers: Iterable[Marker]) -> tuple[int | None, list[int]]:
    """Return the padded places of the first start marker in reading order, and of the goal markers.

    Those in rock are left out.
    """
    place_of = space.grid.padded_place
    ends = Endpoints.among(markers, lambda cell: bool(space.cells[place_of(cell)] & FLOOR))
    return None if ends.start is None else place_of(ends.start), [*map(place_of, ends.goals)]


def path_to_nearest(
    space: Space, start: int, goals: list[int], markers: Collection[Marker] = ()
) -> NDArray[np.int64] | None:
    """Return the cells of a shortest path between padded places, to the nearest goal; None if there is none.

    One search cell by cell: for a single path the index of a router would cost more than it saves. Where
    doors or gates are among the markers, the path fetches their keys, and may pass a cell again. Raises
    `Undecided` if there are too many keys.
    """
    if has_locks(markers):
        return shortest_walk(space, markers, start, goals)
    room = Sweep(space.grid.padded_size, int(np.count_nonzero(space.cells & FLOOR)))
    count = sweep(onward_passages(space), room, 1, start)
    found = np.flatnonzero(np.isin(room.order[:count], goals))
    if not len(found):
        return None
    path = List(np.int64)
    path_back(room, int(found[0]), path)
    return space.grid.cells_at_padded(path.array())


def solution_along(space: Space, cells: NDArray[np.int64]) -> Solution:
    """Measure a path."""
    route = space.grid.padded_places(cells)
    places = _trees_off(space, route)
    ends, trees = int(np.count_nonzero(degrees(space)[places] == 1)), space.grid.cells_at_padded(places)
    return Solution(cells, len(route) - 1, _turns(space, route), _decisions(space, route), ends, trees)


def _trees_off(space: Space, route: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the cells that peeling dead ends removes from the path, in reading order."""
    passages, degree = all_passages(space), degrees(space)
    degree[route] += _NEVER
    removed = np.zeros(space.grid.padded_size, dtype=np.bool_)
    peel(passages, degree, removed)
    found = List(np.int64)
    hanging(passages, removed, np.unique(route), found)
    return np.sort(found.array())


def _across(space: Space, route: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the cells across the sides of each cell, -1 where a side is not open."""
    is_open = space.open_sides(route)[:, None] >> np.arange(len(space.sides), dtype=np.uint8) & 1
    return np.where(is_open, route[:, None] + side_steps(space), -1)


def _turns(space: Space, route: NDArray[np.int64]) -> int:
    cells = space.grid.cells_at_padded(route)
    directions = np.diff(space.lattice.geometry((0, 0)).middles(cells[:, 1], cells[:, 2]), axis=0)
    turns = (abs(np.diff(directions, axis=0)) > _SAME).any(axis=1)
    is_side = (_across(space, route[:-1]) == route[1:, None]).any(axis=1)
    return int(np.count_nonzero(turns & is_side[1:] & is_side[:-1]))


def _decisions(space: Space, route: NDArray[np.int64]) -> int:
    before, after = np.concatenate(([-1], route[:-2])), route[1:]
    across = _across(space, route[:-1])
    has_other = ((across >= 0) & (across != before[:, None]) & (across != after[:, None])).any(axis=1)
    for index in np.flatnonzero(space.cells[route[:-1]] & LINKS).tolist():
        onward = {to for to in space.partners[int(route[index])] if to >= 0}
        has_other[index] |= bool(onward - {int(before[index]), int(after[index])})
    return int(np.count_nonzero(has_other))
