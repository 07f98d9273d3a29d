"""Painting what is exposed of a large maze, in the real window, off screen."""
# ruff: noqa: T201

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from time import perf_counter

import numpy as np

_FRAME_MS = 1000 / 60
_REPAINTS = 120
_SIZE = (1280, 800)


def run(rows: int = 4096, cols: int = 4096) -> None:
    """Print the time of a full repaint of 1280 × 800 pixels at several zooms."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSettings, Qt  # noqa: PLC0415  # the platform is chosen first
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from editor.gui.analysis import State  # noqa: PLC0415
    from editor.gui.window import MainWindow  # noqa: PLC0415
    from editor.gui.worker import Workers  # noqa: PLC0415
    from tests.benchmarks.mazes import random_walls  # noqa: PLC0415

    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        window = MainWindow(store, Workers(), random_walls(rows, cols, 0.35))
        window.show()
        # A scroll bar would take its room from the pixels that are painted.
        window.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        window.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        window.view.setFixedSize(*_SIZE)
        application.processEvents()
        viewport = window.view.viewport()
        if (viewport.width(), viewport.height()) != _SIZE:
            raise SystemExit(f"The viewport is {viewport.width()} × {viewport.height()} pixels.")
        window.view.fit()
        settled = perf_counter()
        while window.analysis.state is not State.IDLE or perf_counter() - settled < 1:
            # The overview of a level is built once the kinds are there, by another thread.
            settled = settled if window.analysis.state is State.IDLE else perf_counter()
            application.processEvents()
        print(f"{rows} × {cols} cells, 35 % walls, {_SIZE[0]} × {_SIZE[1]} pixels\n")
        print("| pixels a cell | median, ms | p95, ms | p95 / frame at 60 Hz |")
        print("| --- | --- | --- | --- |")
        for zoom in (24.0, 8.0, 2.0, None):
            times = []
            if zoom is None:
                window.view.fit()
            for number in range(_REPAINTS):
                if zoom is not None:
                    window.view.zoom_to(zoom)
                    window.view.centerOn(cols / 2 + number * 3.3, rows / 2 + number * 1.7)
                application.processEvents()
                start = perf_counter()
                window.view.viewport().repaint()
                times.append(perf_counter() - start)
            name = "fitted" if zoom is None else f"{zoom:g}"
            milliseconds = np.array(times[10:]) * 1e3
            p95 = np.percentile(milliseconds, 95)
            print(f"| {name} | {np.median(milliseconds):.1f} | {p95:.1f} | {p95 / _FRAME_MS:.2f} |")
        window.document.undo_stack.setClean()
        window.close()
