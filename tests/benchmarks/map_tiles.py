"""A map of 256 × 256 tiles with pictures in the real window: the first picture, and frames of panning."""
# ruff: noqa: T201

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

import numpy as np

from mazarine import files
from mazarine.maze import Maze
from tests.benchmarks.windows import FRAME_S, VIEW_SIZE, open_window, process_events, process_until, settle
from tests.files.tile_maps import layer, put_picture, tmx

if TYPE_CHECKING:
    from mazarine.gui.main_window import MainWindow

_SIDE, _TILE, _ACROSS = 256, 16, 16
_FIRST_S = 0.5
_STEPS = 240
_STEP_PX = 12


def run() -> None:
    """Print how long it takes from opening to tiles, and how long frames take at some zooms."""
    with tempfile.TemporaryDirectory() as folder:
        path = _map(Path(folder))
        print(f"{_SIDE} × {_SIDE} tiles in three layers, a view of {VIEW_SIZE[0]} × {VIEW_SIZE[1]} pixels.\n")
        files.read(path)  # The readers of files are loaded by the first file, with pictures or without.
        with open_window(Maze.blank(4, 4)) as window:
            settle(window)
            begun = perf_counter()
            window.documents.opening.open_path(path)
            process_until(lambda: window.document.path is not None)
            opened = perf_counter() - begun
            process_until(lambda: window.scene.tiles.chunk_count > 0)
            first = perf_counter() - begun
            process_until(lambda: window.scene.tiles.is_complete)
            whole = perf_counter() - begun
            print(f"Opened after {opened * 1e3:.0f} ms, the first tiles after {first * 1e3:.0f} ms, all that")
            print(f"are seen after {whole * 1e3:.0f} ms. Goal: {_FIRST_S * 1e3:.0f} ms.\n")
            print("| pixels a cell | tiles | p50, ms | p95, ms | p95 of processor time, ms |")
            print("| --- | --- | --- | --- | --- |")
            for px in (3.0, 8.0, 13.0, 24.0, 48.0):
                for is_on in (True, False):
                    window.scene.tiles.set_on(is_on)
                    _pan(window, px, is_on)
            print(f"\nGoal: p95 {FRAME_S * 1e3:.1f} ms.")


def _map(folder: Path) -> Path:
    """Write a map of floor, walls and half clear things, and its tileset of 256 tiles."""
    rng = np.random.default_rng(0)
    sheet = rng.integers(0, 256, (_ACROSS * _TILE, _ACROSS * _TILE, 4)).astype(np.uint8)
    sheet[: _ACROSS * _TILE // 2, :, 3] = 255
    put_picture(folder / "sheet.png", sheet)
    opaque, all_ = _ACROSS * _ACROSS // 2, _ACROSS * _ACROSS
    shape = _SIDE, _SIDE
    ground = rng.integers(1, opaque, shape).astype(np.uint32)
    walls = (rng.integers(1, opaque, shape) * (rng.random(shape) < 0.3)).astype(np.uint32)
    things = (rng.integers(opaque, all_, shape) * (rng.random(shape) < 0.2)).astype(np.uint32)
    width = _ACROSS * _TILE
    tileset = (
        f'<tileset firstgid="1" tilewidth="{_TILE}" tileheight="{_TILE}" columns="{_ACROSS}">'
        f'<image source="sheet.png" width="{width}" height="{width}"/></tileset>'
    )
    layers = layer(ground), layer(walls, "walls"), layer(things, "things")
    path = folder / "map.tmx"
    path.write_bytes(tmx(shape, *layers, tilesets=tileset, size=_TILE))
    return path


def _pan(window: MainWindow, px: float, is_on: bool) -> None:
    """Scroll step by step along a diagonal and back; each step waits until it is painted."""
    view = window.view
    view.zoom_to(px)
    view.centerOn(_SIDE / 4, _SIDE / 4)
    process_until(lambda: window.scene.tiles.is_complete, for_s=0.5)
    frames = []
    for step in range(_STEPS):
        way = _STEP_PX if step < _STEPS // 2 else -_STEP_PX
        begun, worked = perf_counter(), thread_time()
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.setValue(bar.value() + way)
        view.viewport().repaint()
        frames.append((perf_counter() - begun, thread_time() - worked))
        process_events(wait_ms=5)
    times = np.array(frames) * 1e3
    median, late = np.quantile(times[:, 0], (0.5, 0.95))
    work = np.quantile(times[:, 1], 0.95)
    print(f"| {px:.0f} | {'on' if is_on else 'off'} | {median:.1f} | {late:.1f} | {work:.1f} |")
