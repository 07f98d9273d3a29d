"""Hexagons beside as many squares: a fresh segmentation, and one by one wall, with their ratios."""
# ruff: noqa: T201

from __future__ import annotations

from time import perf_counter, process_time

import numpy as np

from mazarine.lattice import HEXAGON, SQUARE, Lattice
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.regions import Segmentation

SIZE = 4096
_SHARES = (0.0, 0.1, 0.35, 0.5)
_ROUNDS, _UPDATES = 3, 3000


def run() -> None:
    """Print the table."""
    print(f"{SIZE} × {SIZE} cells, one thread, squares and hexagons in turns\n")
    print("| walls | squares, fresh ms | hexagons | ratio | squares, one wall µs | hexagons | ratio |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for share in _SHARES:
        mazes = [_random_maze(lattice, share) for lattice in (SQUARE, HEXAGON)]
        fresh: list[list[float]] = [[], []]
        kept = [Segmentation.of(maze) for maze in mazes]
        for _ in range(_ROUNDS):
            for number, maze in enumerate(mazes):
                start = process_time()
                kept[number] = Segmentation.of(maze, threads=1)
                fresh[number].append((process_time() - start) * 1e3)
        best = [min(times) for times in fresh]
        walls = [_one_wall(*pair) for pair in zip(mazes, kept, strict=True)]
        cells = (f"{one:.1f} | {other:.1f} | {other / one:.2f}" for one, other in (best, walls))
        print(f"| {share:.0%} | {' | '.join(cells)} |", flush=True)


def _random_maze(lattice: Lattice, share: float) -> Maze:
    rng = np.random.default_rng(0)
    maze = Maze.blank(SIZE, SIZE, lattice=lattice)
    for shift in map(lattice.shift, lattice.stored):
        is_wall = rng.random(maze.walls.shape, dtype=np.float32) < share
        maze.buffers.walls[:] |= is_wall.astype(np.uint8) << np.uint8(shift)
    maze.buffers.walls[:] &= 0b010101
    close_borders(maze.buffers.walls, lattice, maze.origin)
    return maze


def _one_wall(maze: Maze, segmentation: Segmentation) -> float:
    """Return the median time of an update by one wall, in microseconds."""
    rng, took = np.random.default_rng(1), []
    for _ in range(_UPDATES):
        row, col = rng.integers(1, SIZE - 1, 2).tolist()
        side = maze.lattice.stored[rng.integers(len(maze.lattice.stored))]
        is_wall = maze.wall_at((row, col), side).name == "WALL"
        change = maze.set_wall((row, col), side, "open" if is_wall else "wall")
        start = perf_counter()
        segmentation.update(change)
        took.append((perf_counter() - start) * 1e6)
    return float(np.median(took))
