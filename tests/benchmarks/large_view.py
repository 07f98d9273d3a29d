"""The window of a maze that is larger than memory: the first picture at every zoom, and frames of a drag.

`LARGE_SIDE` is the side of the maze, 10000 without it; 31623 makes 10^9 cells. `LARGE_FOLDER` keeps the
stores from one run to the next.
"""
# ruff: noqa: T201

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from mazarine import big
from mazarine.maze import Maze
from tests.benchmarks.windows import FRAME_S, VIEW_SIZE, open_window, process_events, process_until

if TYPE_CHECKING:
    from mazarine.gui.features.large import LargeMazeWindow

_SETTLES_S = 0.5
_STEPS = 240
_RADIUS_PX = 300
_FIRST_S = 0.1


def run() -> None:
    """Make a maze if there is none, and measure its window."""
    side = int(os.environ.get("LARGE_SIDE", "10000"))
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(os.environ.get("LARGE_FOLDER", temporary))
        path = folder / f"{side}.maze.zarr"
        found = folder / f"{side}.regions.zarr"
        if not (found / "overview" / "zarr.json").is_file():
            folder.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                big.generate("random", path, side, side, rng=1)
            big.segment(path, found)
            big.build_overview(found)
        _measure(path, side)


def _measure(path: Path, side: int) -> None:
    with open_window(Maze.blank(16, 16)) as main:
        begun = perf_counter()
        main.documents.opening.open_path(path)
        window = main.large.windows[0]
        view = window.view
        view.setFixedSize(*VIEW_SIZE)
        process_until(lambda: view.tiles.byte_count > 0)
        opened = perf_counter() - begun
        process_until(lambda: view.is_complete, for_s=1.0)
        print(f"{side} × {side} cells in a view of {VIEW_SIZE[0]} × {VIEW_SIZE[1]} pixels.\n")
        print(f"From opening to the first picture, with loading Zarr: {opened * 1e3:.0f} ms.\n")
        print("| scale | first picture, ms | sharp | drag p50 | p95 | p95 of processor time |")
        print("| --- | --- | --- | --- | --- | --- |")
        randomly = np.random.default_rng(3)
        px = view.cell_px
        while True:
            first, sharp, frames = _at_zoom(window, side, px, randomly)
            median, late = np.quantile(frames[:, 0], (0.5, 0.95)) * 1e3
            work = np.quantile(frames[:, 1], 0.95) * 1e3
            size = f"{1 / px:.1f} cells a pixel" if px < 1 else f"{px:.1f} pixels a cell"
            figures = [f"{it * 1e3:.0f}" for it in (first, sharp)]
            figures += [f"{it:.1f}" for it in (median, late, work)]
            print("|", " | ".join((size, *figures)), "|")
            if px >= 32:
                break
            px *= 2
        print(f"\nGoals: first picture {_FIRST_S * 1e3:.0f} ms, p95 {FRAME_S * 1e3:.1f} ms.")
        print(f"Tiles in memory: {view.tiles.byte_count >> 20} MB.")
        window.close()


def _settle(window: LargeMazeWindow) -> None:
    """Wait until what lies around is loaded, too: no tile comes for half a second."""
    last, count = perf_counter(), -1

    def is_settled() -> bool:
        nonlocal last, count
        if window.view.tiles.count != count:
            last, count = perf_counter(), window.view.tiles.count
        return perf_counter() - last > _SETTLES_S

    process_until(is_settled)


def _at_zoom(
    window: LargeMazeWindow, side: int, px: float, randomly: np.random.Generator
) -> tuple[float, float, NDArray[np.float64]]:
    """Jump to a place where nothing is loaded, and drag from there; return seconds."""
    from PySide6.QtCore import QEvent, QPointF, Qt  # noqa: PLC0415
    from PySide6.QtGui import QMouseEvent  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    view, left = window.view, Qt.MouseButton.LeftButton
    row, col = randomly.integers(side // 4, side * 3 // 4, 2).tolist()
    begun = perf_counter()
    view.go_to(row, col)
    view.zoom_to(px)
    view.repaint()
    first = perf_counter() - begun
    process_until(lambda: view.is_complete)
    sharp = perf_counter() - begun
    _settle(window)
    frames = []
    for step in range(_STEPS + 1):
        # Around in a circle, within what is loaded by then.
        angle = 2 * np.pi * step / _STEPS
        at = QPointF(640 + _RADIUS_PX * (np.cos(angle) - 1), 400 + _RADIUS_PX * np.sin(angle))
        sort = QEvent.Type.MouseMove if step else QEvent.Type.MouseButtonPress
        event = QMouseEvent(sort, at, view.mapToGlobal(at), left, left, Qt.KeyboardModifier.NoModifier)
        begun, worked = perf_counter(), thread_time()
        QApplication.sendEvent(view, event)
        view.repaint()
        process_events()
        frames.append((perf_counter() - begun, thread_time() - worked))
    end = QEvent.Type.MouseButtonRelease
    nothing = Qt.MouseButton.NoButton
    event = QMouseEvent(end, at, view.mapToGlobal(at), left, nothing, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)
    return first, sharp, np.array(frames[1:])
