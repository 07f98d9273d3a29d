"""Chokepoints and loops of a maze, computed from its region graph."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.native.structure import NodeCuts, fill_cuts, find_node_cuts
from mazarine.paths.region_graph import RegionGraph
from mazarine.paths.structure.space import all_passages, array_of
from mazarine.progress import Progress, stage, tell
from mazarine.regions import Segmentation
from mazarine.regions.segmentation import lock_of
from mazarine.values import ArrayValue


@dataclass(frozen=True, eq=False, repr=False)
class Loops(ArrayValue):
    """The loops of a maze.

    Attributes
    ----------
    count : independent loops of the region graph, in which a room is one node: open floor is no loop
    on_loop : (levels, rows, cols) bool, the cells that lie on a cycle of cells
    """

    count: int
    on_loop: NDArray[np.bool_]


@dataclass(frozen=True, eq=False, repr=False)
class Cuts(ArrayValue):
    """The result of one search of the region graph.

    Attributes
    ----------
    chokepoints : as `chokepoints` returns them
    loops : as `loops` returns them
    """

    chokepoints: NDArray[np.int32]
    loops: Loops


def cuts(segmentation: Segmentation, progress: Progress | None = None) -> Cuts:
    """Find chokepoints and loops in one search; `Cancelled` if `progress` requested a stop."""
    with lock_of(segmentation):
        tell(progress, 0.0)
        with stage(progress, 0.0, 0.5):
            graph, nodes = RegionGraph.with_nodes(segmentation)
        component_sizes = np.bincount(graph.components, graph.sizes).astype(np.int32)
        found = NodeCuts(component_sizes[graph.components])
        with stage(progress, 0.5, 0.8):
            find_node_cuts(graph.edges, graph.sizes, found)
        space, size = segmentation.space, segmentation.space.grid.padded_size
        cut_off, on_loop = np.zeros(size, np.int32), np.zeros(size, np.bool_)
        with stage(progress, 0.8, 1.0):
            fill_cuts(segmentation.engine, nodes, all_passages(space), found, cut_off, on_loop)
    return Cuts(array_of(space, cut_off), Loops(graph.loop_count, array_of(space, on_loop)))


def chokepoints(segmentation: Segmentation, progress: Progress | None = None) -> NDArray[np.int32]:
    """Return how many cells closing each cell cuts off from the largest piece of its part that remains.

    Parameters
    ----------
    segmentation : of the maze
    progress : called with the share that is done; returns whether to continue

    Returns
    -------
    cut_off : (levels, rows, cols) int32
        0 where closing the cell cuts nothing off; one-way links join their ends like others.
    """
    return cuts(segmentation, progress).chokepoints


def loops(segmentation: Segmentation) -> Loops:
    """Count the independent loops of the region graph, and find the cells that lie on a cycle.

    Parameters
    ----------
    segmentation : of the maze
    """
    return cuts(segmentation).loops
