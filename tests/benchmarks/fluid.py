"""How fluid the window is, by size and by what the hand does: frame times, and how late the event loop is.

Each deed is done with real mouse and keys, off screen; a frame is the deed and the two turns of the event
loop in which what changed is gathered and painted.
"""
# ruff: noqa: T201

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.maze import Maze
from mazarine.maze.area import Area
from tests.benchmarks.mazes import random_walls
from tests.benchmarks.windows import open_window, process_events, process_until, pulse, settle

if TYPE_CHECKING:
    from mazarine.gui.main_window import MainWindow

_SIZES = (256, 1024, 4096)
_STEPS = 120
_PASTES = 12
_PASTED = 1000


def run(sizes: tuple[int, ...] = _SIZES) -> None:
    """Print a table for each size: p50, p95 and p99 of frames, and the latest event, in milliseconds."""
    for size in sizes:
        print(f"\n{size} × {size} cells, two levels\n")
        print("| deed | p50 | p95 | p99 | latest event |")
        print("| --- | --- | --- | --- | --- |")
        one = random_walls(size, size, 0.35)
        maze = Maze(np.repeat(one.cells, 2, axis=0), np.repeat(one.walls, 2, axis=0))
        with open_window(maze) as window:
            settle(window)
            frames: list[float] = []
            for name, deed in DEEDS.items():
                frames += measure(window, name, deed)
            _row("all", frames, frames)


def measure(window: MainWindow, name: str, deed: Callable[[MainWindow], list[float]]) -> list[float]:
    """Do a deed, print its row of the table, and return its frames."""
    lateness: list[float] = []
    with pulse(lateness):
        frames = deed(window)
        process_until(lambda: not window.current.analysis.is_stale)
    _row(name, frames, lateness)
    settle(window)
    return frames


def _row(name: str, frames: list[float], lateness: list[float]) -> None:
    p50, p95, p99 = np.percentile(np.array(frames) * 1e3, (50, 95, 99))
    print(
        f"| {name} | {p50:.1f} | {p95:.1f} | {p99:.1f} | {max(lateness, default=0) * 1e3:.0f} |", flush=True
    )


def _frame(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    process_events()
    process_events()
    return perf_counter() - start


def _pan(window: MainWindow) -> list[float]:
    window.view.zoom_to(24.0)
    return [_frame(lambda: window.view.scroll_by(_point(17, 11))) for _ in range(_STEPS)]


def _zoom(window: MainWindow) -> list[float]:
    window.view.fit()
    frames = [_frame(window.view.zoom_in) for _ in range(_STEPS // 2)]
    return frames + [_frame(window.view.zoom_out) for _ in range(_STEPS // 2)]


def _paint(window: MainWindow) -> list[float]:
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    viewport, left = window.view.viewport(), Qt.MouseButton.LeftButton
    window.actions_by_name["tool.wall_brush"].trigger()
    window.view.zoom_to(16.0)
    window.view.centerOn(*[window.document.maze.shape[1] / 2] * 2)
    process_events()
    frames = [_frame(lambda: QTest.mousePress(viewport, left, pos=_point(100, 200)))]
    for step in range(_STEPS):
        place = _point(100 + 8 * step, 200 + step)
        frames.append(_frame(lambda place=place: QTest.mouseMove(viewport, place)))  # type: ignore[misc]
    QTest.mouseRelease(viewport, left, pos=_point(100 + 8 * _STEPS, 200 + _STEPS))
    return frames


def _undo(window: MainWindow) -> list[float]:
    frames = []
    for _ in range(_STEPS // 4):
        frames.append(_frame(window.document.undo))
        frames.append(_frame(window.document.redo))
    return frames


def _select(window: MainWindow) -> list[float]:
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    viewport, left = window.view.viewport(), Qt.MouseButton.LeftButton
    window.actions_by_name["tool.select"].trigger()
    window.view.fit()
    process_events()
    frames = [_frame(lambda: QTest.mousePress(viewport, left, pos=_point(300, 100)))]
    for step in range(_STEPS):
        place = _point(300 + 5 * step, 100 + 5 * step)
        frames.append(_frame(lambda place=place: QTest.mouseMove(viewport, place)))  # type: ignore[misc]
    place = _point(300 + 5 * _STEPS, 100 + 5 * _STEPS)
    frames.append(_frame(lambda: QTest.mouseRelease(viewport, left, pos=place)))
    return frames


def _paste(window: MainWindow) -> list[float]:
    """Let a piece float, drag it about, and put it down; at most a thousand cells either way."""
    side = min(_PASTED, window.document.maze.shape[1] // 2)
    window.current.selection.select(Area.block(0, 0, side - 1, side - 1))
    window.findChild(SelectionActions).copy()
    frames = []
    for number in range(_PASTES):
        frames.append(_frame(window.findChild(SelectionActions).paste))
        places = range(number * 7, number * 7 + 10)
        frames += [_frame(lambda at=at: window.floating.move_to(at, at)) for at in places]  # type: ignore[misc]
        frames.append(_frame(window.floating.drop))
        process_until(lambda: not window.current.analysis.is_stale)
    return frames


def _overlays(window: MainWindow) -> list[float]:
    window.view.fit()
    names = ("overlay.regions", "overlay.none", "overlay.kinds")
    return [_frame(window.actions_by_name[names[number % 3]].trigger) for number in range(_STEPS // 2)]


def _levels(window: MainWindow) -> list[float]:
    names = ("maze.level_up", "maze.level_down")
    return [_frame(window.actions_by_name[names[number % 2]].trigger) for number in range(_STEPS // 2)]


def _point(x: int, y: int):  # type: ignore[no-untyped-def]
    from PySide6.QtCore import QPoint  # noqa: PLC0415

    return QPoint(x, y)


DEEDS: dict[str, Callable[[MainWindow], list[float]]] = {
    "pan": _pan,
    "zoom": _zoom,
    "paint": _paint,
    "undo and redo": _undo,
    "select": _select,
    f"paste up to {_PASTED}²": _paste,
    "overlays": _overlays,
    "levels": _levels,
}
