"""One wall against everything again, in one run."""
# ruff: noqa: T201

from __future__ import annotations

from time import perf_counter

import numpy as np

from mazarine.regions import Segmentation
from tests.benchmarks.mazes import random_toggles, random_walls


def run(rows: int = 1024, cols: int = 1024) -> None:
    """Print how many times cheaper an update is than a fresh segmentation."""
    print("| maze | fresh, ms | one wall, µs: median | p99 | fresh / one wall |")
    print("| --- | --- | --- | --- | --- |")
    for share in (0.1, 0.35, 0.5):
        maze = random_walls(rows, cols, share)
        fresh = []
        for _ in range(6):
            start = perf_counter()
            segmentation = Segmentation.of(maze)
            fresh.append(perf_counter() - start)
        update = []
        for edit in random_toggles(maze, share, 3000):
            change = edit.apply(maze)
            if len(change.dirty) == 0:
                continue
            start = perf_counter()
            segmentation.update(change)
            update.append(perf_counter() - start)
        median = float(np.median(update[10:]))
        again = float(np.median(fresh[1:]))
        print(
            f"| {rows} × {cols}, {share:.0%} walls | {again * 1e3:.1f} | {median * 1e6:.0f}"
            f" | {np.percentile(update[10:], 99) * 1e6:.0f} | {again / median:,.0f} |"
        )
