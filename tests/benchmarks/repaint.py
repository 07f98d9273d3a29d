"""Painting what is exposed of a large maze, in the real window, off screen."""
# ruff: noqa: T201

from __future__ import annotations

from time import perf_counter

import numpy as np

from tests.benchmarks.mazes import random_walls
from tests.benchmarks.windows import FRAME_S, VIEW_SIZE, open_window, process_events, settle

_REPAINTS = 120


def run(rows: int = 4096, cols: int = 4096) -> None:
    """Print the time of a full repaint of the view at several zooms."""
    print(f"{rows} × {cols} cells, 35 % walls, {VIEW_SIZE[0]} × {VIEW_SIZE[1]} pixels\n")
    print("| pixels a cell | median, ms | p95, ms | p95 / frame at 60 Hz |")
    print("| --- | --- | --- | --- |")
    with open_window(random_walls(rows, cols, 0.35)) as window:
        settle(window)
        for zoom in (24.0, 8.0, 2.0, None):
            times = []
            if zoom is None:
                window.view.fit()
            for number in range(_REPAINTS):
                if zoom is not None:
                    window.view.zoom_to(zoom)
                    window.view.centerOn(cols / 2 + number * 3.3, rows / 2 + number * 1.7)
                process_events()
                start = perf_counter()
                window.view.viewport().repaint()
                times.append(perf_counter() - start)
            name = "fitted" if zoom is None else f"{zoom:g}"
            milliseconds = np.array(times[10:]) * 1e3
            p95 = np.percentile(milliseconds, 95)
            ratio = p95 / 1e3 / FRAME_S
            print(f"| {name} | {np.median(milliseconds):.1f} | {p95:.1f} | {ratio:.2f} |")
