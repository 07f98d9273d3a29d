"""What a program that uses the library waits for: small edits, a path, the import.

Needs the extra `bench`.
"""
# ruff: noqa: T201

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from skimage import measure

from mazarine.maze import Maze
from mazarine.maze.edits import Change, SetCells, SetWalls
from mazarine.paths import Router
from mazarine.regions import Segmentation
from tests.benchmarks.mazes import of_blocks, perfect, random_walls, rooms_with_doors
from tests.benchmarks.path_peers import Grid, networkx, scipy

_EDITS = 4000
_ROUNDS = 21


def run() -> None:
    """Print one table for each kind of work."""
    print("| one edit, median µs; by arrays / by the short path | make and apply | update | together |")
    print("| --- " * 4 + "|")
    for size in (256, 4096):
        maze = random_walls(size, size, 0.35)
        segmentation = Segmentation.of(maze)
        for name, edits in (("wall", _walls(maze)), ("cell", _cells(maze))):
            _print_edits(f"{name}, {size}²", maze, segmentation, edits)
    print(
        "\n| labels of 2048² cells, ms | labels | segment and labels | scipy | scikit-image |\n"
        + "| --- " * 5
        + "|"
    )
    for name, floor in _floors(2048).items():
        _print_labels(name, floor)
    print("\n| far path, 256² | index, ms | path, median ms | / ours |\n" + "| --- " * 4 + "|")
    for name, maze in (("perfect", perfect(256)), ("walls 35 %", random_walls(256, 256, 0.35))):
        _print_paths(name, maze)
    print("\n| import | median, s | min | max | / numpy |\n" + "| --- " * 5 + "|")
    _print_imports()


def _walls(maze: Maze) -> list[Callable[[], SetWalls]]:
    """Return what makes edits of one random wall that each change something, if applied in order."""
    rng, walls, edits = np.random.default_rng(1), maze.walls.copy(), []
    _, rows, cols = maze.shape
    for row, col, is_south in rng.integers((rows - 1, cols - 1, 2), size=(_EDITS, 3)).tolist():
        state = "open" if walls[0, row, col] >> 2 * is_south & 3 else "wall"
        walls[0, row, col] ^= 1 << 2 * is_south
        words = [(0, row, col, "ES"[is_south], state)]
        edits.append(lambda words=words: SetWalls(words))
    return edits


def _cells(maze: Maze) -> list[Callable[[], SetCells]]:
    """Return what makes edits of one random cell: rock, then floor again."""
    rng, edits = np.random.default_rng(2), []
    for row, col in rng.integers(maze.shape[1:], size=(_EDITS // 2, 2)).tolist():
        for state in ("rock", "floor"):
            words = [(0, row, col, state)]
            edits.append(lambda words=words: SetCells(words))
    return edits


def _print_edits(name: str, maze: Maze, segmentation: Segmentation, edits: list[Callable[[], Any]]) -> None:
    """Print the times of edits, and of the same by arrays; every hundred edits the two take turns."""
    times: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
    for index, make in enumerate(edits):
        by_arrays = index // 100 % 2 == 1
        start = perf_counter()
        edit = make()
        change: Change = edit._apply_arrays(maze) if by_arrays else edit.apply(maze)
        applied = perf_counter()
        segmentation.update(change)
        times[by_arrays].append((applied - start, perf_counter() - applied))
    ours, arrays = (_medians(np.array(times[by_arrays])) for by_arrays in (False, True))
    columns = (f"{mine * 1e6:.1f}; {theirs / mine:.1f}" for mine, theirs in zip(ours, arrays, strict=True))
    print(f"| {name} | {' | '.join(columns)} |")


def _medians(times: NDArray[np.float64]) -> list[float]:
    """Return the medians of (n, 2) times: of either, and of both together."""
    medians: list[float] = [*np.median(times, axis=0), np.median(times.sum(axis=1))]
    return medians


def _floors(size: int) -> dict[str, NDArray[np.bool_]]:
    """Return boards of floor and rock."""
    noise = np.random.default_rng(3).random((size, size)) < 0.7
    return {"rock 30 %": noise, "rooms": rooms_with_doors(size, 0.8).cells[0] > 1}


def _print_labels(name: str, floor: NDArray[np.bool_]) -> None:
    """Print the times of compact labels; peers label connected floor, without kinds and regions."""
    maze = of_blocks(floor)
    segmentation = Segmentation.of(maze)
    ours = _time(segmentation.labels)
    both = _time(lambda: Segmentation.of(maze).labels())
    peers = [_time(lambda label=label: label(floor)) for label in (ndimage.label, _label_of_skimage)]
    columns = (f"{theirs:.0f}; {theirs / ours:.2f}" for theirs in peers)
    print(f"| {name} | {ours:.0f} | {both:.0f} | {' | '.join(columns)} |")


def _label_of_skimage(floor: NDArray[np.bool_]) -> Any:
    return measure.label(floor, connectivity=1)


def _time(work: Callable[[], object]) -> float:
    """Return the median of some runs, in ms."""
    times = []
    for _ in range(7):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return median(times) * 1e3


def _print_paths(name: str, maze: Maze) -> None:
    """Print the times of the path between two far cells; scipy searches, but does not return the path."""
    segmentation = Segmentation.of(maze)
    start, goal = _far_cells(maze, Router(segmentation))
    ends = tuple(row * maze.shape[2] + col for _, row, col in (start, goal))
    grid = Grid(maze.cells[0], maze.walls[0])
    index, ours = _times(lambda: Router(segmentation).path, (start, goal))
    print(f"| {name}, ours | {index:.1f} | {ours:.3f} | |")
    for peer in (networkx, scipy):
        index, theirs = _times(lambda make=peer: make(grid), ends)
        print(f"| {name}, {peer.__name__} | {index:.1f} | {theirs:.3f} | {theirs / ours:.0f} |")


def _far_cells(maze: Maze, router: Router) -> tuple[Any, Any]:
    """Return the first and the last cell in reading order of the cells that the middle reaches."""
    _, rows, cols = maze.shape
    level, row, col = np.nonzero(router.distances_from((0, rows // 2, cols // 2)) >= 0)
    cells = np.stack((level, row, col), axis=1).tolist()
    return tuple(cells[0]), tuple(cells[-1])


def _times(make: Callable[[], Callable[..., Any]], ends: tuple[Any, ...]) -> tuple[float, float]:
    """Return the ms that it takes to make what answers, its first answer included, and the median answer."""
    make()(*ends)
    start = perf_counter()
    ask = make()
    ask(*ends)
    made = perf_counter() - start
    times = []
    for _ in range(_ROUNDS):
        start = perf_counter()
        ask(*ends)
        times.append(perf_counter() - start)
    return made * 1e3, median(times) * 1e3


def _print_imports() -> None:
    """Print how long processes take that import a module and end, in turns; `sys` costs nothing."""
    modules = ("sys", "numpy", "mazarine", "mazarine.maze", "mazarine.regions")
    times: dict[str, list[float]] = {name: [] for name in modules}
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for _ in range(_ROUNDS + 1):
            for name in modules:
                start = perf_counter()
                subprocess.run([sys.executable, "-c", f"import {name}"], env=environment, check=True)
                times[name].append(perf_counter() - start)
    numpy = median(times["numpy"][1:])
    for name, (_, *each) in times.items():  # The first round compiles.
        middle = median(each)
        print(f"| {name} | {middle:.3f} | {min(each):.3f} | {max(each):.3f} | {middle / numpy:.2f} |")
