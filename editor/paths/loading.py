"""Loads what is compiled for ways, before anybody asks for one."""

from __future__ import annotations

from editor.maze import Maze
from editor.maze.edits import SetWalls
from editor.paths.region_graph import RegionGraph
from editor.paths.router import Router
from editor.regions import Segmentation


def load_kernels() -> None:
    """Ask a small maze everything once; on the first start of all this compiles for a minute or two."""
    maze = Maze.blank(5, 5)
    comb = SetWalls([(0, row, col, "E", "wall") for row in range(4) for col in range(4)])
    comb.apply(maze)
    segmentation = Segmentation.of(maze)
    far, near = Router(segmentation, near_cells=1), Router(segmentation)
    start, goal = (0, 0, 0), (0, 0, 4)
    for wall in ("wall", "open"):
        for router in (near, far):
            router.path(start, goal)
            router.distance(start, goal)
        segmentation.update(SetWalls([(0, 4, 1, "E", wall)]).apply(maze))
    near.distances_from(start)
    near.nearest(start, [goal])
    RegionGraph.of(segmentation)
