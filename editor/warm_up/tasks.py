"""Small pieces of all work that, done once, have every kernel compiled.

Groups stand in the order in which users need them. A group is compiled by one process, since its kernels
share functions that only they call.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from editor.areas.flood import Plane as Level
from editor.areas.flood import flood
from editor.compiling.mode import plain_here
from editor.generators import GENERATORS, begin, braid, generate, sparsify, strew, unbraid
from editor.generators.binary_tree import binary_tree_window
from editor.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from editor.maze.edits import PlaceLink, PlaceMarker, Resize, SetCells, SetWalls
from editor.minds.comparison import compare
from editor.minds.expedition import Plan
from editor.minds.explorers.registry import EXPLORERS
from editor.paths import Router
from editor.paths.region_graph import RegionGraph
from editor.paths.structure import solution, statistics
from editor.picture import LIGHT, Overlay
from editor.picture.colours import colours_for
from editor.picture.rasters import raster_for
from editor.picture.triangles import TriangleRaster
from editor.problems import check
from editor.regions import Delta, Patch, Segmentation, Space

Step = Callable[[], object]


def _varied() -> Maze:
    """Return a maze with a room, corridors, a ring, a link and markers."""
    maze = Maze.blank(9, 9)
    walls = [(0, row, col, side, "wall") for row in range(4) for col in range(4) for side in "ES"]
    walls += [(0, 6, col, side, "wall") for col in range(1, 7) for side in "NS"]
    SetWalls(walls).apply(maze)
    SetCells([(0, 7, 7, "rock")]).apply(maze)
    PlaceLink(Link(Port((0, 0, 0), PortSide.PAD), Port((0, 8, 8), PortSide.PAD))).apply(maze)
    PlaceMarker(Marker(MarkerKind.START, (0, 8, 0))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 8))).apply(maze)
    return maze


def _segmented() -> tuple[Maze, Segmentation]:
    """Return a maze and its segmentation, made without the kernels that another group compiles."""
    maze = _varied()
    with plain_here():
        segmentation = Segmentation.of(maze)
    segmentation.use_compiled()
    return maze, segmentation


def _segment() -> None:
    ring = Maze.blank(3, 3)
    SetCells([(0, 1, 1, "rock")]).apply(ring)
    Segmentation.of(ring)
    segmentation = Segmentation.of(_varied())
    for number, region in segmentation.regions.items():
        _ = region.cells, region.entries
        segmentation.regions.corners_of(number)


def _patch() -> None:
    maze = _varied()
    with plain_here():
        segmentation = Segmentation.of_space(Space.of(maze))
    segmentation.use_compiled()
    change = SetWalls([(0, 6, 3, "E", "wall")]).apply(maze)
    segmentation.patch(Patch.of(maze, change.dirty))
    Delta.nothing().write(np.zeros((1, 1, 1), np.uint8), np.zeros((1, 1, 1), np.int32))


def _update() -> None:
    maze, segmentation = _segmented()
    segmentation.update(SetWalls([(0, 6, 3, "E", "wall")]).apply(maze))
    segmentation.update(Resize((0, 0), 8, 10).apply(maze))


def _update_much() -> None:
    """Update so much that everything is segmented again."""
    maze = Maze.blank(70, 70)
    segmentation = Segmentation.of(maze)
    walls = [(0, row, col, "E", "wall") for row in range(70) for col in range(69)]
    segmentation.update(SetWalls(walls).apply(maze))


def _find_paths() -> None:
    maze, segmentation = _segmented()
    start, goal = (0, 8, 0), (0, 0, 8)
    far, near = Router(segmentation, near_cells=1), Router(segmentation)
    for wall in ("wall", "open"):
        for router in (near, far):
            router.path(start, goal)
            router.distance(start, goal)
        segmentation.update(SetWalls([(0, 6, 3, "E", wall)]).apply(maze))
    near.distances_from(start)
    near.nearest(start, [goal])


def _measure() -> None:
    maze, segmentation = _segmented()
    statistics(segmentation, markers=maze.markers)
    solution(Router(segmentation), (0, 8, 0), (0, 0, 8))


def _triangles() -> Maze:
    maze = Maze.blank(4, 4, lattice="honeycomb")
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 3, 3))).apply(maze)
    return maze


def _explore() -> None:
    for maze in (_varied(), _triangles()):
        list(compare(maze, [Plan(explorer) for explorer in EXPLORERS], [1], most_steps=200))


def _paint() -> None:
    maze = _triangles()
    raster = raster_for(maze.geometry, colours_for(LIGHT, Overlay.KINDS))
    assert isinstance(raster, TriangleRaster)
    raster.load()


def _rework() -> None:
    rng = np.random.default_rng(1)
    maze = generate("prim", 9, 9, rng=rng)
    for rework in (braid, sparsify, unbraid):
        rework(maze, 0.5, rng=rng).apply(maze)
    strew(maze, {"treasure": 2}, rng=rng).apply(maze)
    binary_tree_window(1, 0, 0, 4, 4)


def _generate(name: str) -> None:
    growth = begin(name, 11, 11, rng=np.random.default_rng(1))
    growth.advance(5)
    growth.marks()
    growth.run()


GROUPS: dict[str, tuple[Step, ...]] = {
    "segmentation": (_segment,),
    "updates": (_patch, _update, _update_much),
    "painting": (_paint,),
    "areas": (lambda: flood(Level.of(_varied(), 0), 0, 0),),
    "paths": (_find_paths, lambda: RegionGraph.of(_segmented()[1])),
    "statistics": (_measure, lambda: check(_varied())),
    "explorers": (_explore,),
    "generators": (*(partial(_generate, name) for name in GENERATORS), _rework),
}
"""What to do, by the name of the group."""
