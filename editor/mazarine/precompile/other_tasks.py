"""Small pieces of work that have the kernels of fills, measures, explorers and generators compiled."""

from __future__ import annotations

from functools import partial

import numpy as np

from mazarine.agents.comparison import compare
from mazarine.agents.explorers.registry import EXPLORERS
from mazarine.agents.simulation import Plan
from mazarine.design import Judge, Request, find_maze
from mazarine.flood_fill.flood import FloodPlane, flood
from mazarine.generators import GENERATORS, begin, braid, generate, remove_loops, scatter_markers, sparsify
from mazarine.generators.binary_tree import binary_tree_window
from mazarine.maze import Maze
from mazarine.paths import Router
from mazarine.paths.structure import solution, statistics, tree
from mazarine.paths.structure.kernels.secrets import fewest_secrets
from mazarine.precompile.engine_tasks import segmented_maze, small_mazes, varied_maze
from mazarine.problems import check
from mazarine.regions import Space


def _fill() -> None:
    flood(FloodPlane.of(varied_maze(), 0), 0, 0)


def _measure() -> None:
    maze, segmentation = segmented_maze()
    statistics(maze, segmentation)
    solution(Router(segmentation), (0, 8, 0), (0, 0, 8))
    space = Space.of(Maze.blank(1, 9))
    tree(space, space.grid.first)
    fewest_secrets(np.array([1, 0]), np.array([0, 1, 2]), 1, 0)


def _explore() -> None:
    for maze in (varied_maze(), *small_mazes()):
        list(compare(maze, [Plan(explorer) for explorer in EXPLORERS], [1], most_steps=200))


def _generate(name: str) -> None:
    growth = begin(name, 11, 11, rng=np.random.default_rng(1))
    growth.advance(5)
    growth.marks()
    growth.run()


def _rework() -> None:
    rng = np.random.default_rng(1)
    maze = generate("prim", 9, 9, rng=rng)
    for rework in (braid, sparsify, remove_loops):
        rework(maze, 0.5, rng=rng).apply(maze)
    scatter_markers(maze, {"treasure": 2}, rng=rng).apply(maze)
    binary_tree_window(1, 0, 0, 4, 4)


def _check() -> None:
    check(varied_maze())


def _design() -> None:
    """Judge edits of a maze on every lattice, with every measure."""
    for maze in small_mazes():
        judge = Judge(maze)
        judge.flip([0])
        judge.undo()
        judge.measures()
    find_maze(Request(["loops == 1"], rows=4, cols=4), rng=1, edits=32)
    find_maze(Request(["chokepoints.cells <= 3"], rows=4, cols=4), rng=1, edits=4)


GROUPS = {
    "flood_fill": (_fill,),
    "statistics": (_measure, _check),
    "explorers": (_explore,),
    "design": (_design,),
    "generators": (*(partial(_generate, name) for name in GENERATORS), _rework),
}
"""What to do, by the name of the group."""
