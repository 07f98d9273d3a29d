"""A honeycomb of two million points beside as many squares: the engine, and frames in the real window."""
# ruff: noqa: T201

from __future__ import annotations

from time import perf_counter

import numpy as np

from mazarine.lattice import HONEYCOMB, SQUARE, Lattice
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.edits import SetWalls
from mazarine.regions import Patch, Segmentation, Space
from tests.benchmarks.windows import open_window, process_events, settle

SIZE = 1448
"""Rows and columns: 2.1 million points."""
_UPDATES = 2000
_FRAMES = 120
_ZOOMS_PX = (48.0, 24.0, 10.0, 4.0, 2.0, 0.6)


def run() -> None:
    """Print both tables."""
    _engine()
    _frames()


def random_maze(lattice: Lattice, share: float = 0.2) -> Maze:
    """Return a maze of floor in which this share of the sides is walled."""
    rng = np.random.default_rng(0)
    maze = Maze.blank(SIZE, SIZE, lattice=lattice)
    for shift in (0, 2):
        maze.buffers.walls[:] |= (rng.random(maze.walls.shape) < share).astype(np.uint8) << np.uint8(shift)
    maze.buffers.walls[:] &= 0b0101
    close_borders(maze.buffers.walls, lattice)
    return maze


def _engine() -> None:
    print(f"{SIZE} × {SIZE} cells, a fifth of the sides walled, in turns\n")
    print("| lattice | fresh, ms | one wall, µs |\n| --- | --- | --- |")
    mazes = {lattice.name: random_maze(lattice) for lattice in (SQUARE, HONEYCOMB)}
    spaces = {name: Space.of(maze) for name, maze in mazes.items()}
    kept = {name: Segmentation.of_space(Space.of(maze)) for name, maze in mazes.items()}
    fresh: dict[str, list[float]] = {name: [] for name in mazes}
    for _ in range(9):
        for name, space in spaces.items():
            start = perf_counter()
            Segmentation.of_space(space)
            fresh[name].append(perf_counter() - start)
    for name, maze in mazes.items():
        print(f"| {name} | {np.median(fresh[name]) * 1e3:.1f} | {_one_wall(maze, kept[name]):.1f} |")


def _one_wall(maze: Maze, segmentation: Segmentation) -> float:
    """Return the median time of an update by one wall, in microseconds."""
    rng, took = np.random.default_rng(1), []
    for _ in range(_UPDATES):
        row, col = rng.integers(1, SIZE - 1, 2).tolist()
        code = "wall" if rng.random() < 0.2 else "open"
        change = SetWalls([(0, row, col, "S", code)]).apply(maze)
        patch = Patch.of(maze, change.dirty)
        start = perf_counter()
        segmentation.patch(patch)
        took.append(perf_counter() - start)
    return float(np.median(took[_UPDATES // 10 :])) * 1e6


def _frames() -> None:
    print("\nA step of panning, 1280 × 800, ms: events until the frame is painted\n")
    print("| drawn as | " + " | ".join(f"{px:g} px: p50, p95" for px in _ZOOMS_PX) + " |")
    print("| --- " * (len(_ZOOMS_PX) + 1) + "|")
    for name, lattice, as_points in (
        ("squares", SQUARE, False), ("triangles", HONEYCOMB, False), ("points", HONEYCOMB, True),
    ):  # fmt: skip
        with open_window(random_maze(lattice)) as window:
            settle(window)
            window.scene.set_points(as_points)
            cells = []
            for px in _ZOOMS_PX:
                window.view.zoom_to(px)
                settle(window)
                took = []
                for step in range(_FRAMES):
                    window.view.centerOn(500 + 3.3 * step, 400 + 1.7 * step)
                    start = perf_counter()
                    process_events()
                    took.append(perf_counter() - start)
                p50, p95 = np.percentile(took, (50, 95)) * 1e3
                cells.append(f"{p50:.1f}, {p95:.1f}")
            print(f"| {name} | " + " | ".join(cells) + " |")
