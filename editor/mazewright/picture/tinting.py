"""Works out the tints of a maze: distances, the solution, dead ends, chokepoints, subtrees."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from mazewright import paths
from mazewright.counting import count_of
from mazewright.errors import PathError
from mazewright.maze import Cell, Marker
from mazewright.picture.plane import Overlay
from mazewright.picture.tints import Tints, dead_end_steps, distance_steps, log_steps, way_steps
from mazewright.regions import Segmentation, Space
from mazewright.regions.space import FLOOR


def distance_tints(router: paths.Router, start: Cell | None) -> Tints:
    """Return the tints of the distances from a cell."""
    if start is None:
        return Tints(Overlay.DISTANCES, None, words="There is no start marker")
    try:
        distances = router.distances_from(start)
    except PathError as error:
        return Tints(Overlay.DISTANCES, None, words=str(error).rstrip("."))
    most, words = int(distances.max()), f"Steps from {start}"
    return Tints(Overlay.DISTANCES, distance_steps(distances), most, words)


def solution_way(space: Space, markers: Iterable[Marker]) -> NDArray[np.int64] | str:
    """Return the (n, 3) cells of the shortest path from the first start to the nearest goal, or why not."""
    start, goals = paths.structure.marked_ends(space, markers)
    if start is None or not goals:
        return f"There is no {'start' if start is None else 'goal'} marker"
    way = paths.structure.way_to_nearest(space, start, goals)
    return "There is no path from the start to a goal" if way is None else way


def solution_tints(space: Space, markers: Iterable[Marker]) -> Tints:
    """Return the tints of the shortest path from the first start marker to the nearest goal marker."""
    way = solution_way(space, markers)
    if isinstance(way, str):
        return Tints(Overlay.SOLUTION, None, words=way)
    words = f"Solution, {count_of(len(way) - 1, 'step')}"
    return Tints(Overlay.SOLUTION, way_steps(space.grid.shape, space.grid.array_places(way)), words=words)


def dead_end_tints(space: Space) -> Tints:
    """Return the tints of the dead ends, and of the trees that they make."""
    found = paths.structure.dead_ends(space)
    words = count_of(len(found.cells), "dead end")
    steps = dead_end_steps(found.trees, space.grid.array_places(found.cells))
    return Tints(Overlay.DEAD_ENDS, steps, words=words)


def chokepoint_tints(segmentation: Segmentation) -> Tints:
    """Return the tints of the cells that cut others off where they are closed."""
    cut_off = paths.structure.chokepoints(segmentation)
    most = int(cut_off.max())
    words = "Cells cut off" if most else "There are no choke points"
    return Tints(Overlay.CHOKEPOINTS, log_steps(cut_off), most, words)


def subtree_tints(space: Space, markers: Iterable[Marker]) -> Tints:
    """Return the tints of the sizes of all subtrees; the root is the first start marker or else cell."""
    start, _ = paths.structure.marked_ends(space, markers)
    floor = np.flatnonzero(space.cells & FLOOR)
    if not len(floor):
        return Tints(Overlay.SUBTREES, None, words="The maze has no floor")
    found = paths.structure.tree(space, int(floor[0]) if start is None else start)
    if found is None:
        return Tints(Overlay.SUBTREES, None, words="Only a perfect maze is a tree")
    shape = space.grid.shape
    places = tuple(space.grid.array_places(found.cells).T)
    sizes, parents = np.zeros(shape, dtype=np.int32), np.zeros(shape, dtype=np.uint8)
    sizes[places], parents[places] = found.sizes, found.sides
    level, row, col = found.cells[0].tolist()
    words = f"Cells of subtrees, root {level, row, col}"
    return Tints(Overlay.SUBTREES, log_steps(sizes), len(floor), words, parents)
