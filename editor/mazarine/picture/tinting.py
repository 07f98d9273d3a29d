"""Computes the tints of a maze: distances, the solution, dead ends, chokepoints, subtrees."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import numpy as np
from numpy.typing import NDArray

from mazarine import paths
from mazarine.counting import Noun
from mazarine.errors import PathError
from mazarine.maze import Cell, Marker, Maze
from mazarine.messages import Message
from mazarine.picture.drawn_path import DrawnPath
from mazarine.picture.messages import LegendText, PictureMessage
from mazarine.picture.plane import Overlay
from mazarine.picture.tints import Tints, dead_end_steps, distance_steps, log_steps, path_steps
from mazarine.progress import Progress, part_of, rest_of
from mazarine.regions import Segmentation, Space
from mazarine.regions.space import FLOOR


def distance_tints(router: paths.Router, start: Cell | None) -> Tints:
    if start is None:
        return Tints(Overlay.DISTANCES, None, PictureMessage.NO_START_MARKER())
    try:
        distances = router.distances_from(start)
    except PathError as error:
        return Tints(Overlay.DISTANCES, None, error.message)
    message = LegendText.STEPS_FROM(cell=start)
    return Tints(Overlay.DISTANCES, distance_steps(distances), message, int(distances.max()))


_SEGMENTATION_SHARE = 0.4
"""Of the time that chokepoints take."""


def solution_path(space: Space, markers: Collection[Marker]) -> NDArray[np.int64] | Message:
    """Return the (n, 3) cells of the shortest path from the first start to the nearest goal, or why not."""
    start, goals = paths.structure.marked_ends(space, markers)
    if start is None:
        return PictureMessage.NO_START_MARKER()
    if not goals:
        return PictureMessage.NO_GOAL_MARKER()
    try:
        path = paths.structure.path_to_nearest(space, start, goals, markers)
    except PathError as error:
        return error.message
    return PictureMessage.NO_PATH_TO_GOAL() if path is None else path


def solution_tints(space: Space, markers: Collection[Marker]) -> Tints:
    """Return the tints of the shortest path from the first start marker to the nearest goal marker."""
    path = solution_path(space, markers)
    if isinstance(path, Message):
        return Tints(Overlay.SOLUTION, None, path)
    message = LegendText.SOLUTION_LENGTH(steps=Noun.STEPS(count=len(path) - 1))
    steps = path_steps(space.grid.shape, space.grid.array_places(path))
    return Tints(Overlay.SOLUTION, steps, message, path=DrawnPath.of(path, space))


def dead_end_tints(space: Space) -> Tints:
    """Return the tints of the dead ends, and of the trees that they make."""
    found = paths.structure.dead_ends(space)
    steps = dead_end_steps(found.trees, space.grid.array_places(found.cells))
    return Tints(Overlay.DEAD_ENDS, steps, Noun.DEAD_ENDS(count=len(found.cells)))


def chokepoint_tints(maze: Maze, progress: Progress | None = None) -> Tints:
    """Return the tints of the cells that cut others off where they are closed."""
    segmentation = Segmentation.of(maze, part_of(progress, _SEGMENTATION_SHARE))
    cut_off = paths.structure.chokepoints(segmentation, rest_of(progress, _SEGMENTATION_SHARE))
    most = int(cut_off.max())
    text = LegendText.CELLS_CUT_OFF if most else LegendText.NO_CHOKEPOINTS
    return Tints(Overlay.CHOKEPOINTS, log_steps(cut_off), text(), most)


def subtree_tints(space: Space, markers: Iterable[Marker]) -> Tints:
    """Return the tints of the sizes of all subtrees; the root is the first start marker or else cell."""
    start, _ = paths.structure.marked_ends(space, markers)
    floor = np.flatnonzero(space.cells & FLOOR)
    if not len(floor):
        return Tints(Overlay.SUBTREES, None, PictureMessage.NO_FLOOR())
    found = paths.structure.tree(space, int(floor[0]) if start is None else start)
    if found is None:
        return Tints(Overlay.SUBTREES, None, PictureMessage.NOT_A_TREE())
    shape = space.grid.shape
    places = tuple(space.grid.array_places(found.cells).T)
    sizes, parents = np.zeros(shape, dtype=np.int32), np.zeros(shape, dtype=np.uint8)
    sizes[places], parents[places] = found.sizes, found.sides
    message = LegendText.SUBTREE_CELLS(cell=tuple(found.cells[0].tolist()))
    return Tints(Overlay.SUBTREES, log_steps(sizes), message, len(floor), parents)
