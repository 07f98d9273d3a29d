"""Saving and opening the native format at full size, next to NumPy's own archive of the same arrays."""
# ruff: noqa: T201

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np

from mazarine.files import read, write
from mazarine.generators import generate
from mazarine.maze import Maze
from tests.benchmarks.mazes import random_walls
from tests.benchmarks.windows import open_window, process_until, pulse, settle

_ROUNDS = 5


def run(side: int = 4096) -> None:
    """Print seconds and bytes, and their ratios to `numpy.savez_compressed` and `numpy.load`."""
    print("| maze | save, s | of NumPy's | open, s | of NumPy's | MB | of NumPy's |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, maze in _mazes(side).items():
        print(f"| {name} | {' | '.join(_row(maze))} |")
    print(f"\n{side} × {side} cells; asked: save at most 1.2, open 2, size 1.02 times NumPy's")
    _in_the_window(side)


def _in_the_window(side: int) -> None:
    """Print how late the event loop is while a maze is opened and saved."""
    print("\n| in the window | median, s | latest event, ms |")
    print("| --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.maze"
        write(random_walls(side, side, 0.35), path)
        with open_window(Maze.blank(16, 16)) as window:
            settle(window)
            jobs = {
                "open": lambda: window.documents.opening.open_path(path),
                "save": window.documents.saving.save_shown,
            }
            for name, job in jobs.items():
                times, lateness = [], []
                for _ in range(_ROUNDS):
                    with pulse(lateness):
                        start = perf_counter()
                        job()
                        process_until(lambda: window.tasks.task is None)
                        times.append(perf_counter() - start)
                    settle(window)
                print(f"| {name} | {np.median(times):.3f} | {max(lateness) * 1e3:.0f} |")


def _mazes(side: int) -> dict[str, Maze]:
    rng = np.random.default_rng(1)
    odd = side - 1
    return {
        "random walls": random_walls(side, side, 0.35),
        "perfect (stack)": generate("stack", side, side, rng=rng),
        "rooms and corridors": generate("rooms-and-corridors", odd, odd, rng=rng),
        "caves": generate("caves", side, side, rng=rng),
        "blank": Maze.blank(side, side),
    }


def _row(maze: Maze) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = Path(folder) / "a.maze", Path(folder) / "a.npz"

        def load() -> None:
            with np.load(theirs) as arrays:
                for name in arrays:
                    arrays[name]

        medians = _medians(
            lambda: write(maze, ours),
            lambda: np.savez_compressed(theirs, cells=maze.cells, walls=maze.walls),
            lambda: read(ours),
            load,
        )
        sizes = ours.stat().st_size, theirs.stat().st_size
    return [
        f"{medians[0]:.3f}", f"{medians[0] / medians[1]:.2f}",
        f"{medians[2]:.3f}", f"{medians[2] / medians[3]:.2f}",
        f"{sizes[0] / 1e6:.2f}", f"{sizes[0] / sizes[1]:.3f}",
    ]  # fmt: skip


def _medians(*jobs: Callable[[], object]) -> list[float]:
    """Time jobs in turns, so that what else the machine does meets all of them."""
    times: list[list[float]] = [[] for _ in jobs]
    for _ in range(_ROUNDS):
        for job, taken in zip(jobs, times, strict=True):
            start = perf_counter()
            job()
            taken.append(perf_counter() - start)
    return [float(np.median(taken)) for taken in times]
