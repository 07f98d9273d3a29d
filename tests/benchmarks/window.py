"""A maze of 16 million cells in the real window, off screen: strokes, full segmentations, memory."""
# ruff: noqa: T201

from __future__ import annotations

import resource
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from tests.benchmarks.mazes import hall, random_walls
from tests.benchmarks.windows import FRAME_S, open_window, process_events, process_until, pulse, settle
from tests.regions.cutting_boards import FAMILIES, Board

if TYPE_CHECKING:
    from mazarine.gui.main_window import MainWindow

_STROKES = 12
_MOVES = 25
_ROUNDS = 5
_SPOKEN_AFTER_S = 0.1


def run(size: int = 4096) -> None:
    """Print how long strokes wait for their overlay, how late the event loop is, and the memory used."""
    mazes: dict[str, Callable[[], Maze]] = {
        "walls 35 %": lambda: random_walls(size, size, 0.35),
        "hall": lambda: hall(size),
    }
    for name in ("halls, door of two cells", "room that winds across", "spiral corridor"):
        board = FAMILIES[name](size)
        _head(name, size)
        with open_window(board.maze) as window:
            settle(window)
            _doors(window, board)
    for name, make in mazes.items():
        _head(name, size)
        with open_window(make()) as window:
            settle(window)
            _strokes(window)
            _full(window)
            _fluid(window)
            _cut(window)
            _speech(window)
            print(f"\nMost memory that the whole program has used so far: {_peak_gb():.2f} GB")


def _peak_gb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


def _head(name: str, size: int) -> None:
    print(f"\n{name}, {size} × {size} cells\n")
    print("| figure | median | p99 | most |")
    print("| --- | --- | --- | --- |")


def _row(name: str, seconds: list[float], unit_s: float) -> None:
    values = np.array(seconds) / unit_s
    print(f"| {name} | {np.median(values):.2f} | {np.percentile(values, 99):.2f} | {values.max():.2f} |")


def _strokes(window: MainWindow) -> None:
    """Draw with real mouse events; each move waits until its overlay is painted."""
    from PySide6.QtCore import QPointF, Qt  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    viewport, left = window.view.viewport(), Qt.MouseButton.LeftButton
    window.actions_by_name["tool.wall_brush"].trigger()
    window.view.zoom_to(24.0)
    rng = np.random.default_rng(0)
    waits = []
    for _ in range(_STROKES):
        row, col = rng.integers(200, window.document.maze.shape[1] - 200, 2).tolist()
        window.view.centerOn(col, row)
        process_until(lambda: not window.current.analysis.is_stale)
        for step in range(_MOVES):
            place = QPointF(col - _MOVES / 2 + step, row)
            pixel = window.view.viewportTransform().map(place).toPoint()
            start, revision = perf_counter(), window.document.revision
            if step == 0:
                QTest.mousePress(viewport, left, pos=pixel)
            else:
                QTest.mouseMove(viewport, pixel)
            process_until(lambda: not window.current.analysis.is_stale)
            # What is to be painted is gathered in one turn of the event loop and painted in the next.
            process_events()
            process_events()
            if window.document.revision > revision:
                waits.append(perf_counter() - start)
        QTest.mouseRelease(viewport, left, pos=pixel)
    _row(f"a wall until its overlay is painted, frames at 60 Hz, of {len(waits)}", waits, FRAME_S)


def _full(window: MainWindow) -> None:
    """Segment everything again and again in the background."""
    lateness: list[float] = []
    times = []
    for _ in range(_ROUNDS):
        with pulse(lateness):
            start = perf_counter()
            window.current.analysis.recompute()
            process_until(
                lambda: not window.current.analysis.is_stale and window.current.analysis.progress is None
            )
            times.append(perf_counter() - start)
        settle(window)
    _row("a full segmentation in the background, ms", times, 1e-3)
    _row("how late the event loop is meanwhile, ms", lateness, 1e-3)


def _fluid(window: MainWindow) -> None:
    """Pan and zoom while everything is segmented again."""
    frames = []
    center = window.document.maze.shape[1] / 2
    for number in range(_ROUNDS * 20):
        if number % 20 == 0:
            window.current.analysis.recompute()
        window.view.zoom_to((24.0, 8.0, 2.0)[number % 3])
        window.view.centerOn(center + number * 3.3, center + number * 1.7)
        start = perf_counter()
        process_events()
        frames.append(perf_counter() - start)
    _row("a step of panning and zooming meanwhile, frames at 60 Hz", frames, FRAME_S)
    settle(window)


def _cut(window: MainWindow) -> None:
    """Wall the whole board in two, and take that back: half of all cells may change their region."""
    size = window.document.maze.shape[1]
    wall = SetWalls([(0, row, size // 2, "E", "wall") for row in range(size)])
    lateness: list[float] = []
    times = []
    for _ in range(_ROUNDS):
        for act in (lambda: window.document.do(wall, "Cut"), window.document.undo):
            with pulse(lateness):
                start = perf_counter()
                act()
                process_until(lambda: not window.current.analysis.is_stale)
                times.append(perf_counter() - start)
            settle(window)
    _row("a wall across the board, or none again, until the overlay knows, ms", times, 1e-3)
    _row("how late the event loop is meanwhile, ms", lateness, 1e-3)


def _speech(window: MainWindow) -> None:
    """Move and draw with the cell cursor while a screen reader listens."""
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtGui import QAccessible  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    actions, keys, held = window.actions_by_name, Qt.Key, Qt.KeyboardModifier
    QAccessible.setActive(True)
    window.view.zoom_to(24.0)
    actions["tool.wall_brush"].trigger()
    actions["view.cell_cursor"].setChecked(True)
    lateness: list[float] = []
    with pulse(lateness):
        for _ in range(_STROKES):
            for key, with_key in (
                (keys.Key_Right, held.ShiftModifier), (keys.Key_Up, held.ControlModifier),
                (keys.Key_U, held.NoModifier), (keys.Key_A, held.NoModifier),
            ):  # fmt: skip
                QTest.keyClick(window.view, key, with_key)
                process_until(lambda: not window.current.analysis.is_stale, for_s=_SPOKEN_AFTER_S)
    _row("how late the event loop is for the keys of the cell cursor, ms", lateness, 1e-3)
    actions["view.cell_cursor"].setChecked(False)
    QAccessible.setActive(False)


def _doors(window: MainWindow, board: Board) -> None:
    """Close and open doors that cut off much, those in view."""
    row, col, _ = board.doors[len(board.doors) // 2]
    window.view.zoom_to(24.0)
    window.view.centerOn(col, row)
    for overlay in ("overlay.kinds", "overlay.regions"):
        window.actions_by_name[overlay].trigger()
        settle(window)
        waits = []
        for edit in board.toggles(2 * _STROKES, Random(0)):
            start = perf_counter()
            window.document.do(edit, "Door")
            process_events()
            while window.current.analysis.is_stale:
                process_events(wait_ms=1)
            # As for strokes.
            process_events()
            process_events()
            waits.append(perf_counter() - start)
        _row(f"{overlay}: a door until it is painted, frames at 60 Hz", waits, FRAME_S)
