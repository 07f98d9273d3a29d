"""Questions about a whole maze, by cells or by regions: which of the two is faster.

Chokepoints and loops are computed from the region graph. Distances and dead ends are searched cell by cell;
beside them stands what the region graph alone would cost: to make it, and a library's search on it.
"""
# ruff: noqa: T201

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

from mazarine.maze import Maze
from mazarine.paths import Router
from mazarine.paths.region_graph import RegionGraph
from mazarine.paths.structure import chokepoints, dead_ends
from mazarine.regions import Kind, Segmentation
from tests.benchmarks.mazes import hall, perfect, random_walls, rooms_with_doors

_RUNS = 7


def run() -> None:
    """Print the table."""
    mazes: dict[str, Callable[[], Maze]] = {
        "perfect, thin walls, 1000²": lambda: perfect(1000),
        "rooms, doors 0.8, 1001²": lambda: rooms_with_doors(1001, 0.8),
        "walls 35 %, 1000²": lambda: random_walls(1000, 1000, 0.35),
        "open, 1000²": lambda: hall(1000),
    }
    print("| median ms | chokepoints | distances | dead ends | region graph | scipy's Dijkstra on it |")
    print("| --- " * 6 + "|")
    for name, make in mazes.items():
        segmentation = Segmentation.of(make())
        router, graph = Router(segmentation), RegionGraph.of(segmentation)
        links = csr_array((np.ones(len(graph.edges)), graph.edges.T), shape=(len(graph.numbers),) * 2)
        start = _middle(segmentation)
        times = (
            _timed(lambda of=segmentation: chokepoints(of)),
            _timed(lambda by=router, at=start: by.distances_from(at)),
            _timed(lambda of=segmentation: dead_ends(of.space)),
            _timed(lambda of=segmentation: RegionGraph.of(of)),
            _timed(lambda of=links: dijkstra(of, directed=False, indices=0)),
        )
        print(f"| {name} | " + " | ".join(f"{time:.1f}" for time in times) + " |")


def _middle(segmentation: Segmentation) -> tuple[int, int, int]:
    """Return the middle cell of the largest region, in reading order."""
    numbers, counts = np.unique(segmentation.region[segmentation.kind != Kind.ROCK], return_counts=True)
    cells = np.argwhere(segmentation.region == numbers[counts.argmax()])
    level, row, col = cells[len(cells) // 2].tolist()
    return level, row, col


def _timed(work: Callable[[], object]) -> float:
    """Return the median time of some runs in ms, after one that fills caches."""
    work()
    times = []
    for _ in range(_RUNS):
        start = perf_counter()
        work()
        times.append((perf_counter() - start) * 1e3)
    return median(times)
