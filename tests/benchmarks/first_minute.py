"""What a new user waits for: everything from an empty cache of compiled kernels, with nothing warmed up.

Each run is a program of its own with folders of its own. The window is a real one on the screen that is
there, else off screen; strokes are real mouse events.
"""
# ruff: noqa: T201

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, time
from typing import Any

import numpy as np

from mazarine.files import write
from tests.benchmarks.mazes import random_walls

_ROOT = Path(__file__).parents[2]
_EXAMPLE = _ROOT / "resources" / "mazes" / "welcome.maze"
_ROUNDS = 3
_COMMANDS = {
    "info": ("info", _EXAMPLE),
    "path": ("path", _EXAMPLE, "0,5,0", "0,18,30"),
    "stats": ("stats", _EXAMPLE),
    "check": ("check", _EXAMPLE),
    "generate": ("generate", "prim", "--rows", 24, "--cols", 36, "-o", "OUT.maze"),
    "render": ("render", _EXAMPLE, "OUT.png"),
    "explore": ("explore", _EXAMPLE),
}

_WINDOW = """
import json, os, sys, time
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from mazarine import gui
from mazarine.gui import app
path, stroke_at = Path(sys.argv[2]), 5.0
told = {}

def open_timed(open_window, path):
    from PySide6.QtCore import QPoint, Qt, QTimer
    from PySide6.QtTest import QTest
    from mazarine.gui.canvas.items.maze_item import MazeItem
    paint, opened = MazeItem.paint, time.time()
    window = open_window(path)
    page = window
    frames = []

    def timed(self, *arguments):
        paint(self, *arguments)
        kind, maze = page.analysis.kind, page.document.maze
        if "overlay" not in told and kind is not None and kind.shape == maze.shape != (1, 16, 16):
            told["overlay"] = time.time()
        if "released" in told and "stroke" not in told and not page.analysis.is_stale:
            told["stroke"] = time.time() - told["released"]
    MazeItem.paint = timed

    def stroke():
        viewport, left = page.view.viewport(), Qt.MouseButton.LeftButton
        middle = viewport.rect().center()
        at = [middle + QPoint(7 * step, 3 * step) for step in range(20)]
        QTest.mousePress(viewport, left, pos=at[0])
        for place in at:
            QTest.mouseMove(viewport, place)
        told["released"] = time.time()
        QTest.mouseRelease(viewport, left, pos=at[-1])

    def frame():
        # A frame: the pointer moves, and all that follows from it is painted.
        start = time.perf_counter()
        step = len(frames) % 200
        viewport = page.view.viewport()
        QTest.mouseMove(viewport, viewport.rect().center() + QPoint(step, step // 2))
        viewport.repaint()
        frames.append(time.perf_counter() - start)

    def end():
        engine = page.workers.engine
        is_done = engine.is_complete and "stroke" in told
        if not is_done and time.time() - opened < 240:
            return
        told["complete"] = time.time()
        told["frames"] = frames
        print(json.dumps(told), flush=True)
        os._exit(0)

    QTimer.singleShot(int(stroke_at * 1000), stroke)
    timers = [QTimer(window) for _ in range(2)]
    for timer, act, every in zip(timers, (frame, end), (50, 200)):
        timer.timeout.connect(act)
        timer.start(every)
    return window

def run_timed(path, **options):
    # Only now: the program itself decides what is loaded before Qt.
    application = import_module("mazarine.gui.application")
    application.open_window = partial(open_timed, application.open_window)
    return application.run(path, **options)
gui.application = SimpleNamespace(run=run_timed)
sys.argv = ["mazarine"]
app.run(path, new_window=True)
"""


def run() -> None:
    """Print what the window, the commands and compiling take from an empty cache."""
    print("| from an empty cache | median | min | max |\n| --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        large = Path(folder) / "large.maze"
        write(random_walls(1024, 1024, 0.35), large)
        for name, path in (("example", _EXAMPLE), ("1024 x 1024", large)):
            found = [_window(path) for _ in range(_ROUNDS)]
            _row(f"{name}: start to first overlay, s", [it["overlay"] for it in found])
            _row(f"{name}: stroke released to its overlay, s", [it["stroke"] for it in found])
            p95 = [float(np.percentile(np.array(it["frames"]) * 1e3, 95)) for it in found]
            _row(f"{name}: frames while compiling, p95, ms", p95)
            _row(f"{name}: all kernels ready, s", [it["complete"] for it in found])
    for name, command in _COMMANDS.items():
        _row(f"mazarine {name}, s", [_command(*command) for _ in range(_ROUNDS)])
    cpu = [_cpu_of_all() for _ in range(_ROUNDS)]
    _row("CPU time to compile all kernels, one process, s", cpu)


def _row(name: str, values: list[float]) -> None:
    print(f"| {name} | {np.median(values):.2f} | {min(values):.2f} | {max(values):.2f} |", flush=True)


@contextmanager
def _nobody(**more: str) -> Iterator[dict[str, str]]:
    """Yield the environment of a user who has never started the program."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA", "MAZARINE"))}
    with tempfile.TemporaryDirectory() as home:
        own = {"HOME": home, "XDG_CACHE_HOME": f"{home}/cache", "XDG_CONFIG_HOME": f"{home}/config"}
        yield {**kept, **own, "PYTHONPATH": str(_ROOT), **more}


def _window(path: Path) -> dict[str, Any]:
    more = {} if os.environ.get("DISPLAY") else {"QT_QPA_PLATFORM": "offscreen"}
    with _nobody(**more) as environment:
        start = time()
        done = subprocess.run(
            [sys.executable, "-c", _WINDOW, "", str(path)],
            env=environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return {**found, "overlay": found["overlay"] - start, "complete": found["complete"] - start}


def _command(*words: object) -> float:
    with _nobody() as environment:
        start = perf_counter()
        subprocess.run(
            [sys.executable, "-m", "mazarine", *map(str, words)],
            env=environment, cwd=environment["HOME"], capture_output=True, check=False,
        )  # fmt: skip
        return perf_counter() - start


_COMPILE = """
import time
from mazarine.compiling.mode import compiled_here
from mazarine.precompile.steps import STEPS, steps_of
import numba
start = time.process_time()
with compiled_here():
    for group in STEPS:
        for step in steps_of(group):
            step()
print(time.process_time() - start)
"""


def _cpu_of_all() -> float:
    with _nobody() as environment:
        done = subprocess.run(
            [sys.executable, "-c", _COMPILE], env=environment, capture_output=True, text=True, check=True
        )
    return float(done.stdout)
