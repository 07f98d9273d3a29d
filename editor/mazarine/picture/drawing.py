"""The parts of a picture of a maze: a level, an overlay, and a path through it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine import paths
from mazarine.errors import MazeError
from mazarine.maze import Cell, Maze
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.messages import MazeMessage
from mazarine.messages import Message
from mazarine.picture.colors import CellColors
from mazarine.picture.drawn_path import DrawnPath
from mazarine.picture.messages import PictureMessage
from mazarine.picture.palette import LIGHT, Palette
from mazarine.picture.plane import AddedOverlay, AnyOverlay, Overlay, Plane
from mazarine.picture.plugins import added_tints, overlay_named
from mazarine.picture.tinting import (
    chokepoint_tints,
    dead_end_tints,
    distance_tints,
    solution_path,
    solution_tints,
    subtree_tints,
)
from mazarine.picture.tints import Tints
from mazarine.progress import Progress
from mazarine.regions import Segmentation, Space


@dataclass(frozen=True, eq=False)
class Drawing:
    """A level of a maze with what is known about it.

    Attributes
    ----------
    kind, region, tints : (levels, rows, cols), see `Plane`; None where nothing is known
    parents : (levels, rows, cols), see `Tints`; None where cells have no arrows
    path : a path that is drawn over it
    as_points : cells are points with links, not areas with walls
    tint_colors : (256,) the colors of tints; if not given, those of the overlay
    has_faces : whether open faces are outlined
    """

    maze: Maze
    level: int = 0
    overlay: AnyOverlay = Overlay.KINDS
    kind: NDArray[np.uint8] | None = None
    region: NDArray[np.int32] | None = None
    tints: NDArray[np.uint8] | None = None
    parents: NDArray[np.uint8] | None = None
    path: DrawnPath | None = None
    as_points: bool = False
    palette: Palette = LIGHT
    tint_colors: NDArray[np.uint32] | None = None
    has_faces: bool = False

    @property
    def plane(self) -> Plane:
        """The arrays of the level."""
        return Plane.of(self.maze, self.level, self.kind, self.region, self.tints)

    @property
    def colors(self) -> CellColors:
        """The appearance of cells."""
        return CellColors(self.palette, self.overlay, tints=self.tint_colors)

    def path_lines(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return the (n, 4) straight lines of the path on the level, and those that stand for links."""
        if self.path is None:
            return np.empty((0, 4)), np.empty((0, 4))
        corners, leaps = self.path.corners, self.path.leaps
        _, rows, cols = self.maze.grid.array_places(corners).T
        middles = self.maze.geometry.middles(rows, cols)
        lines = np.concatenate((middles[:-1], middles[1:]), axis=1)
        is_here = (corners[:-1, 0] == self.level) & (corners[1:, 0] == self.level)
        return lines[is_here & ~leaps], lines[is_here & leaps]


def drawing_of(
    maze: Maze,
    level: int = 0,
    overlay: AnyOverlay | str = Overlay.KINDS,
    *,
    as_points: bool = False,
    palette: Palette = LIGHT,
    progress: Progress | None = None,
) -> Drawing:
    """Return the drawing of a level with an overlay; distances are from the start marker.

    Only cells of a honeycomb are drawn as points. Raises `MazeError` if there is no such level, or nothing
    that the overlay could show.
    """
    if not 0 <= level < maze.shape[0]:
        raise MazeError(MazeMessage.NO_LEVEL(level=level, first_level=0, last_level=maze.shape[0] - 1))
    overlay = overlay_named(overlay) if isinstance(overlay, str) else overlay
    kind = region = steps = parents = path = None
    if overlay.has_tints:
        tints = _tints(maze, overlay, progress)
        if tints.steps is None:
            raise MazeError(tints.message)
        steps, parents, path = tints.steps, tints.parents, tints.path
    elif overlay is not Overlay.NONE:
        segmentation = Segmentation.of(maze, progress)
        kind, region = segmentation.kind, segmentation.region
        palette = palette.with_own(maze.named_regions)
    is_points = as_points and maze.lattice.point_at is not None
    return Drawing(maze, level, overlay, kind, region, steps, parents, path, is_points, palette)


def solution_of(maze: Maze) -> DrawnPath:
    """Return the shortest path from the first start marker to the nearest goal marker.

    Raises `MazeError` if a marker is missing, or there is no path.
    """
    space = Space.of(maze)
    found = solution_path(space, maze.markers)
    if isinstance(found, Message):
        raise MazeError(found)
    return DrawnPath.of(found, space)


def path_between(maze: Maze, start: Cell, goal: Cell, progress: Progress | None = None) -> DrawnPath:
    """Return a shortest path from cell to cell, that fetches the keys of its doors.

    Raises `MazeError` if an end is rock or outside, there is no path, or there are too many keys to find it.
    """
    router = paths.Router(Segmentation.of(maze, progress))
    cells = paths.structure.locks.path_with_keys(router, maze.markers, start, goal)
    if cells is None:
        raise MazeError(PictureMessage.NO_PATH_BETWEEN(start=start, goal=goal))
    return DrawnPath.of(cells, router.space)


def _tints(maze: Maze, overlay: AnyOverlay, progress: Progress | None) -> Tints:
    if isinstance(overlay, AddedOverlay):
        return added_tints(overlay, maze)
    if overlay is Overlay.DEAD_ENDS:
        return dead_end_tints(Space.of(maze))
    if overlay is Overlay.CHOKEPOINTS:
        return chokepoint_tints(maze, progress)
    if overlay is Overlay.SOLUTION:
        return solution_tints(Space.of(maze), maze.markers)
    if overlay is Overlay.SUBTREES:
        return subtree_tints(Space.of(maze), maze.markers)
    return distance_tints(paths.Router(Segmentation.of(maze, progress)), Endpoints.of(maze).start)
