"""Small pieces of work that have the kernels of the engine, of paths and of the window compiled."""

from __future__ import annotations

import numpy as np

from mazarine.compiling.mode import plain_here
from mazarine.lattice import LATTICES
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.edits import PlaceLink, PlaceMarker, Resize, SetCells, SetWalls
from mazarine.paths import Router
from mazarine.paths.region_graph import RegionGraph
from mazarine.regions import Delta, Patch, Segmentation, Space


def varied_maze() -> Maze:
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


def small_mazes() -> list[Maze]:
    """Return a maze with a start and a goal on every lattice."""
    mazes = [Maze.blank(4, 4, lattice=lattice) for lattice in LATTICES]
    for maze in mazes:
        PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))).apply(maze)
        PlaceMarker(Marker(MarkerKind.GOAL, (0, 3, 3))).apply(maze)
    return mazes


def segmented_maze() -> tuple[Maze, Segmentation]:
    """Return a maze and its segmentation, made without the kernels that another group compiles."""
    maze = varied_maze()
    with plain_here():
        segmentation = Segmentation.of(maze)
    segmentation.use_compiled()
    return maze, segmentation


def _segment() -> None:
    ring = Maze.blank(3, 3)
    SetCells([(0, 1, 1, "rock")]).apply(ring)
    Segmentation.of(ring)
    segmentation = Segmentation.of(varied_maze(), threads=2)
    for number, region in segmentation.regions.items():
        _ = region.cells, region.entries
        segmentation.regions.corners_of(number)


def _patch() -> None:
    maze = varied_maze()
    with plain_here():
        segmentation = Segmentation.of_space(Space.of(maze))
    segmentation.use_compiled()
    change = SetWalls([(0, 6, 3, "E", "wall")]).apply(maze)
    segmentation.patch(Patch.of(maze, change.dirty))
    Delta.nothing().write(np.zeros((1, 1, 1), np.uint8), np.zeros((1, 1, 1), np.int32))


def _update() -> None:
    maze, segmentation = segmented_maze()
    segmentation.update(SetWalls([(0, 6, 3, "E", "wall")]).apply(maze))
    segmentation.update(Resize((0, 0), 8, 10).apply(maze))


def _update_much() -> None:
    """Update so much that everything is segmented again."""
    maze = Maze.blank(70, 70)
    segmentation = Segmentation.of(maze)
    walls = [(0, row, col, "E", "wall") for row in range(70) for col in range(69)]
    segmentation.update(SetWalls(walls).apply(maze))


def _find_paths() -> None:
    maze, segmentation = segmented_maze()
    start, goal = (0, 8, 0), (0, 0, 8)
    far, near = Router(segmentation, near_cells=1), Router(segmentation)
    for wall in ("wall", "open"):
        for router in (near, far):
            router.path(start, goal)
            router.distance(start, goal)
        segmentation.update(SetWalls([(0, 6, 3, "E", wall)]).apply(maze))
    board = Maze.blank(2, 3)
    with plain_here():
        without_links = Segmentation.of(board)
    without_links.use_compiled()
    Router(without_links).path((0, 0, 0), (0, 1, 2))
    near.distances_from(start)
    near.nearest(start, [goal])


def _link_regions() -> None:
    _, segmentation = segmented_maze()
    RegionGraph.of(segmentation)


GROUPS = {
    "segmentation": (_segment,),
    "updates": (_patch, _update, _update_much),
    "painting": (),
    "paths": (_find_paths, _link_regions),
}
"""What to do, by the name of the group."""
