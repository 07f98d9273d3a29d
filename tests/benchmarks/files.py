"""Saving and opening the native format at full size."""
# ruff: noqa: T201

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter

import numpy as np

from editor.files import read, write
from tests.benchmarks.mazes import random_walls


def run(rows: int = 4096, cols: int = 4096) -> None:
    """Print how long saving and opening take, next to writing and reading the raw bytes."""
    maze = random_walls(rows, cols, 0.35)
    with tempfile.TemporaryDirectory() as folder:
        target, raw = Path(folder) / "large.maze", Path(folder) / "raw"
        data = maze.cells.tobytes() + maze.walls.tobytes()
        jobs = {
            "save": lambda: write(maze, target),
            "open": lambda: read(target),
            "write raw bytes": lambda: raw.write_bytes(data),
            "read raw bytes": raw.read_bytes,
        }
        print("| job | median, s |")
        print("| --- | --- |")
        for name, job in jobs.items():
            times = []
            for _ in range(5):
                start = perf_counter()
                job()
                times.append(perf_counter() - start)
            print(f"| {name} | {np.median(times):.3f} |")
        print(f"\n{rows} × {cols} cells: {target.stat().st_size / 1e6:.1f} MB of {len(data) / 1e6:.1f} MB")
