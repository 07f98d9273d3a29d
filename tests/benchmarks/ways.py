"""Distances and paths against libraries, in one run: far, near, after an edit, and how the index grows."""
# ruff: noqa: T201

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.paths import Router
from mazarine.regions import Segmentation
from tests.benchmarks.mazes import perfect_tiles, random_walls, rooms_with_doors
from tests.benchmarks.path_peers import PEERS, Grid

_SLOW = ("rustworkx", "networkx")
"""Left out where there are more cells than this: never the fastest, and minutes to build."""
_MANY_CELLS = 1 << 21
_SECONDS = 1.5
"""For one peer and one sort of question."""


def run() -> None:
    """Print all tables."""
    mazes: dict[str, Callable[[], Maze]] = {
        "perfect, 1001² tiles": lambda: perfect_tiles(500),
        "rooms, doors 0.6, 1001²": lambda: rooms_with_doors(1001, 0.6),
        "rooms, doors 0.8, 1001²": lambda: rooms_with_doors(1001, 0.8),
        "walls 35 %, 1000²": lambda: random_walls(1000, 1000, 0.35),
        "perfect, 2001²": lambda: perfect_tiles(1000),
        "rooms, doors 0.8, 2001²": lambda: rooms_with_doors(2001, 0.8),
        "walls 35 %, 2000²": lambda: random_walls(2000, 2000, 0.35),
    }
    for name, make in mazes.items():
        print(f"\n### {name}\n")
        _compare(make())
    print("\n### Growth\n")
    _growth()


def _compare(maze: Maze) -> None:
    segmentation = Segmentation.of(maze)
    router = Router(segmentation)
    far, near = _far_pairs(maze, router), _near_pairs(maze, router)
    grid = Grid(maze.cells[0], maze.walls[0])
    start = perf_counter()
    router.distance(*far[0])
    index = perf_counter() - start
    table = {
        "distance": ([_timed(router.distance, far), _timed(router.distance, near)], index),
        "path": ([_timed(router.path, far), _timed(router.path, near)], index),
    }
    print("| | index, ms | far, median ms | p95 | near, median µs | p95 |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, (times, built) in table.items():
        _print_row(f"**{name}**", built, times)
    best = {"far": np.inf, "near": np.inf}
    igraph_build = np.nan
    for name, prepare in PEERS.items():
        if name in _SLOW and maze.cells.size > _MANY_CELLS:
            continue
        start = perf_counter()
        ask = prepare(grid)
        built = perf_counter() - start
        igraph_build = built if name == "igraph" else igraph_build
        flat = [[_flat(maze, a, b) for a, b in pairs] for pairs in (far, near)]
        times = [_timed(ask, pairs) for pairs in flat]
        _print_row(name, built, times)
        best["far"] = min(best["far"], float(np.median(times[0])))
        best["near"] = min(best["near"], float(np.median(times[1])))
    ours = table["distance"][0]
    print(
        f"\nBest library / ours: distance {best['far'] / np.median(ours[0]):.1f},"
        f" path {best['far'] / np.median(table['path'][0][0]):.1f},"
        f" near {best['near'] / np.median(ours[1]):.1f}; igraph's build / index {igraph_build / index:.1f}"
    )
    _print_edits(maze, segmentation, router, far, best["far"])


def _print_row(name: str, built: float, times: list[NDArray[np.float64]]) -> None:
    far, near = times
    print(
        f"| {name} | {built * 1e3:.0f} | {np.median(far) * 1e3:.3f} | {np.percentile(far, 95) * 1e3:.3f}"
        f" | {np.median(near) * 1e6:.1f} | {np.percentile(near, 95) * 1e6:.1f} |"
    )


def _print_edits(
    maze: Maze, segmentation: Segmentation, router: Router, pairs: list[Any], best: float
) -> None:
    """Toggle a wall, or a block of rock, a thousand times; ask for a long path after each."""
    times, updates = [], []
    for edit in _edits(maze, 20):  # Lets buffers grow; taken back, for the thousand to begin where they did.
        change = edit.apply(maze)
        for each in (change, change.inverse.apply(maze)):
            segmentation.update(each)
            router.distance(*pairs[0])
    for index, edit in enumerate(_edits(maze)):
        change = edit.apply(maze)
        start = perf_counter()
        segmentation.update(change)
        between = perf_counter()
        ends = pairs[index % len(pairs)]
        if all(maze.cells[cell] > 1 for cell in ends):
            router.distance(*ends)
            times.append(perf_counter() - between)
            updates.append(between - start)
    print(
        f"After one wall: {np.median(times) * 1e3:.3f} ms median, {np.percentile(times, 95) * 1e3:.3f} p95,"
        f" {max(times) * 1e3:.2f} worst of {len(times)}; best library / median {best / np.median(times):.1f};"
        f" the update before it {np.median(updates) * 1e6:.0f} µs"
    )


def _edits(maze: Maze, count: int = 1000) -> Iterator[SetCells | SetWalls]:
    rng = np.random.default_rng(3)
    _, rows, cols = maze.shape
    is_thin = bool((maze.cells > 1).all())
    while count:
        row, col = int(rng.integers(1, rows - 1)), int(rng.integers(1, cols - 1))
        if is_thin:
            is_wall = (maze.walls[0, row, col] & 3) == 1
            yield SetWalls([(0, row, col, "E", "open" if is_wall else "wall")])
        else:
            around = maze.cells[0, row - 1 : row + 2, col - 1 : col + 2] > 1
            across = int(around[0, 1]) + int(around[2, 1]), int(around[1, 0]) + int(around[1, 2])
            if sorted(across) != [0, 2]:
                continue  # Neither a passage nor a wall between two.
            yield SetCells([(0, row, col, "rock" if around[1, 1] else "floor")])
        count -= 1


def _reached(maze: Maze, router: Router) -> NDArray[np.int64]:
    """Return row and column of the cells in the largest component of the maze, or the largest one tried."""
    floor = np.argwhere(maze.cells[0] > 1)
    best = floor[:0]
    for start in floor[:: len(floor) // 16]:
        reached = np.argwhere(router.distances_from((0, *start))[0] >= 0)
        best = max(best, reached, key=len)
        if 2 * len(best) > len(floor):
            break
    return best


def _far_pairs(maze: Maze, router: Router) -> list[Any]:
    """Return pairs of cells near opposite corners."""
    rng, cells = np.random.default_rng(4), _reached(maze, router)
    _, rows, cols = maze.shape
    first = cells[(cells < rows // 10).all(axis=1)]
    last = cells[(cells[:, 0] > rows * 9 // 10) & (cells[:, 1] > cols * 9 // 10)]
    return [tuple((0, *some[rng.integers(len(some))].tolist()) for some in (first, last)) for _ in range(100)]


def _near_pairs(maze: Maze, router: Router) -> list[Any]:
    """Return pairs of cells 64 steps apart."""
    rng, cells = np.random.default_rng(5), _reached(maze, router)
    pairs: list[Any] = []
    while len(pairs) < 200:
        row, col = cells[rng.integers(len(cells))].tolist()
        top, left = max(0, row - 64), max(0, col - 64)
        steps = router.distances_from((0, row, col), 64)[0, top : row + 65, left : col + 65]
        around = np.argwhere(steps == 64)
        if len(around):
            down, right = around[rng.integers(len(around))].tolist()
            pairs.append(((0, row, col), (0, top + down, left + right)))
    return pairs


def _flat(maze: Maze, *cells: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(row * maze.shape[2] + col for _, row, col in cells)


def _timed(ask: Callable[..., Any], pairs: list[Any]) -> NDArray[np.float64]:
    """Time questions, as many as there is time for; the first is for warming up."""
    ask(*pairs[0])
    times: list[float] = []
    for start_cell, goal in pairs:
        start = perf_counter()
        ask(start_cell, goal)
        times.append(perf_counter() - start)
        if sum(times) > _SECONDS and len(times) > 2:
            break
    return np.array(times)


def _growth() -> None:
    """Print how the index and the answers grow with the maze."""
    print("| cells | maze | index, ms | far distance, ms | path, ms |")
    print("| --- | --- | --- | --- | --- |")
    for size in (256, 512, 1024, 2048, 4096):
        for name, maze in (
            ("perfect", perfect_tiles(size // 2)),
            ("rooms, 0.8", rooms_with_doors(size, 0.8)),
            ("walls 35 %", random_walls(size, size, 0.35)),
        ):
            segmentation = Segmentation.of(maze)
            far = _far_pairs(maze, Router(segmentation))
            router = Router(segmentation)
            start = perf_counter()
            router.distance(*far[0])
            index = perf_counter() - start
            distance, path = _timed(router.distance, far), _timed(router.path, far)
            print(
                f"| {size}² | {name} | {index * 1e3:.0f} | {np.median(distance) * 1e3:.3f}"
                f" | {np.median(path) * 1e3:.3f} |"
            )
