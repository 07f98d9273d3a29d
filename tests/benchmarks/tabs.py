"""What a further tab costs, and going from one to another: time, memory beyond the maze, threads."""
# ruff: noqa: T201

from __future__ import annotations

import gc
from pathlib import Path
from time import perf_counter

import numpy as np

from mazarine.maze import Maze
from tests.benchmarks.windows import FRAME_S, open_window, process_events, settle

_TABS = 20
_WARM = 3


def run() -> None:
    """Print the figures of tabs with blank mazes; all docks are as in a first window."""
    opening, adding, showing, painting = [], [], [], []
    start = perf_counter()
    with open_window(Maze.blank(16, 16)) as window:
        process_events()
        opening.append(perf_counter() - start)
        settle(window)
        for number in range(_WARM + _TABS):
            if number == _WARM:
                gc.collect()
                before = _now()
            start = perf_counter()
            window.sessions.add()
            shown = perf_counter()
            process_events()
            if number >= _WARM:
                adding.append(shown - start)
                painting.append(perf_counter() - shown)
            settle(window)
        gc.collect()
        memory, threads = ((after - was) / _TABS for after, was in zip(_now(), before, strict=True))
        for number in range(2 * _TABS):
            start = perf_counter()
            window.sessions.show_tab(number % len(window.sessions))
            process_events()
            showing.append(perf_counter() - start)
        for session in window.sessions:
            session.document.undo_stack.setClean()
    add, whole = np.median(adding), np.median(adding) + np.median(painting)
    print("| figure | value |")
    print("| --- | --- |")
    print(f"| a further tab, ms | {add * 1e3:.1f} |")
    print(f"| and until it is painted, ms | {whole * 1e3:.1f} |")
    print(f"| a tab until it is painted, of a window until it is painted | {whole / opening[0]:.3f} |")
    print(f"| another tab until it is painted, frames at 60 Hz | {np.median(showing) / FRAME_S:.2f} |")
    print(f"| memory of a further tab, MB | {memory:.2f} |")
    print(f"| threads of a further tab | {threads:.1f} |")


def _now() -> tuple[float, float]:
    """Return the memory of this process in MB and how many threads it has, as Linux tells them."""
    lines = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    return int(lines["VmRSS"].split()[0]) / 1e3, int(lines["Threads"])
