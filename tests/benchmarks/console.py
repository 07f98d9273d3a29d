"""The Python console: how fluid painting is while code runs, and what a statement and an interrupt take."""
# ruff: noqa: T201

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from mazarine.gui.features.console.runner import ConsoleRunner
from tests.benchmarks.fluid import DEEDS, measure
from tests.benchmarks.mazes import random_walls
from tests.benchmarks.windows import open_window, process_until, settle

if TYPE_CHECKING:
    from mazarine.gui.main_window import MainWindow

_SIZES = (256, 1024, 4096)
_ROUNDS = 15
_CODE = {
    "a loop": "while True: pass",
    "a flood of output": "while True: print('flood')",
    "sorting": "while True: _ = np.sort(np.random.default_rng(1).random(1_000_000))",
}
_STATEMENTS = {
    "one wall": "_ = maze.set_wall((3, 3), 'E', 'wall' if maze.wall_at((3, 3), 'E') == 0 else 'open')",
    "1% of the cells": "_ = maze.set_cells(np.random.default_rng().random(maze.shape) < 0.01, 'rock')",
    "nothing": "1",
}


def run() -> None:
    """Print a table for frames, and one for statements."""
    for size in _SIZES:
        print(f"\n{size} × {size} cells\n")
        with open_window(random_walls(size, size, 0.35)) as window:
            window.actions_by_name["window.console"].trigger()
            settle(window)
            print("| painting while this runs | p50 | p95 | p99 | latest event |")
            print("| --- | --- | --- | --- | --- |")
            measure(window, "nothing", DEEDS["paint"])
            stops = [_paint_while(window, name, code) for name, code in _CODE.items()]
            print("\n| statement | until it has ended, ms | its edit in the window's thread, ms |")
            print("| --- | --- | --- |")
            for name, code in _STATEMENTS.items():
                _time_statement(window, name, code)
            print(f"\nAn interrupt takes {max(stops) * 1e3:.0f} ms at most.")


def _paint_while(window: MainWindow, name: str, code: str) -> float:
    """Print the frames of painting while code runs; return how long its interrupt has taken."""
    window.findChild(ConsoleRunner).run_statement(code)
    measure(window, name, DEEDS["paint"])
    start = perf_counter()
    window.findChild(ConsoleRunner).interrupt()
    process_until(lambda: not window.findChild(ConsoleRunner).is_running)
    return perf_counter() - start


def _time_statement(window: MainWindow, name: str, code: str) -> None:
    document, whole, edits = window.document, [], []
    do = document.do

    def timed(*args: object) -> object:
        start = perf_counter()
        change = do(*args)  # type: ignore[arg-type]
        edits.append(perf_counter() - start)
        return change

    document.do = timed  # type: ignore[method-assign,assignment]
    for _ in range(_ROUNDS):
        start = perf_counter()
        window.findChild(ConsoleRunner).run_statement(code)
        process_until(lambda: not window.findChild(ConsoleRunner).is_running)
        whole.append(perf_counter() - start)
        settle(window)
    del document.do
    print(f"| {name} | {np.median(whole) * 1e3:.1f} | {np.median(edits or [0.0]) * 1e3:.1f} |")
