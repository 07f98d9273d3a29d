"""Differences and merges of two large mazes that were edited from one: the parts, and the whole commands."""
# ruff: noqa: T201

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

from mazarine.comparing import diff, merge
from mazarine.files import read, write
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.regions import Segmentation
from mazarine.regions.carry import inheritance
from tests.benchmarks.mazes import perfect, random_walls

_SIZE, _RUNS = 4096, 5
_CHANGES = 20_000


def run() -> None:
    """Print the tables."""
    columns = (
        "read one",
        "segment one",
        "carry",
        "diff",
        "merge",
        "`diff`",
        "`merge`",
        "CPU s",
        "`diff` / import",
    )
    print(f"| best / median s, {_SIZE}² | {' | '.join(columns)} |")
    print("| --- " * 10 + "|")
    mazes: dict[str, Callable[[], Maze]] = {
        "perfect maze": lambda: perfect(_SIZE),
        "walls 35 %": lambda: random_walls(_SIZE, _SIZE, 0.35),
    }
    for name, make in mazes.items():
        base = make()
        base.add_marker("start", (0, 0))
        base.add_marker("goal", (_SIZE // 2, _SIZE // 2))
        with TemporaryDirectory() as folder:
            print(f"| {name} | " + " | ".join(_row(base, Path(folder))) + " |")


def _row(base: Maze, folder: Path) -> list[str]:
    ours, theirs = edited(base, 1), edited(base, 2)
    files = [folder / f"{name}.maze" for name in ("base", "ours", "theirs")]
    for maze, file in zip((base, ours, theirs), files, strict=True):
        write(maze, file)
    first, second = Segmentation.of(ours), Segmentation.of(theirs)
    start = [sys.executable, "-c", "import numpy, mazarine.maze"]
    command = [sys.executable, "-m", "mazarine"]
    times = [
        _timed(lambda: read(files[0])),
        _timed(lambda: Segmentation.of(base)),
        _timed(lambda: inheritance(first.engine, first.space, second.engine, second.space)),
        _timed(lambda: diff(ours, theirs)),
        _timed(lambda: merge(base, ours, theirs)),
    ]
    used = _used()
    times.append(_timed(lambda: _call([*command, "diff", *files[1:]])))
    used = (_used() - used) / _RUNS
    times.append(_timed(lambda: _call([*command, "merge", *files, "-o", folder / "out.maze"])))
    ratio = times[-2][0] / _timed(lambda: _call(start))[0]
    return [*(f"{best:.2f} / {middle:.2f}" for best, middle in times), f"{used:.2f}", f"{ratio:.1f}"]


def _used() -> float:
    """Return the time that processors have spent on the commands."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def edited(base: Maze, seed: int) -> Maze:
    """Return a copy in which some walls are turned over and some cells are rock."""
    rng = np.random.default_rng(seed)
    maze = base.copy()
    walls, cells = (array.reshape(-1) for array in (maze.buffers.walls, maze.buffers.cells))
    walls[rng.choice(walls.size, _CHANGES, replace=False)] ^= 1
    close_borders(maze.buffers.walls)
    rock = rng.choice(cells.size, _CHANGES // 4, replace=False)
    cells[rock[(rock != 0) & (rock != cells.size // 2 + _SIZE // 2)]] = 0
    return maze


def _call(words: list[str | Path]) -> None:
    subprocess.run(words, check=False, stdout=subprocess.DEVNULL)


def _timed(work: Callable[[], object]) -> tuple[float, float]:
    """Return the best and the median time of some runs in seconds."""
    times = []
    for _ in range(_RUNS):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times), median(times)
