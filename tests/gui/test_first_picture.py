"""The first pictures of a program that has just been started."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mazarine.resources_path import resource

_PROGRAM = """
import sys
import time
from pathlib import Path

import numpy as np
from PySide6.QtCore import QTimer
from mazarine.gui.start import application
from mazarine.gui.canvas.items.maze_item import MazeItem
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.picture import Overlay, Plane, colors_for, raster_for

painted = {}
pixels = MazeItem._pixels

def kept(self, raster, frame):
    picture = pixels(self, raster, frame)
    painted[self] = frame, picture.copy()
    return picture

MazeItem._pixels = kept

def is_right(window):
    item = window.scene.maze_item
    if item not in painted or window.current.analysis.is_stale:
        return False
    frame, picture = painted[item]
    return np.array_equal(picture, pixels(item, item.raster, frame))

def is_small_right(window):
    pictures = window.docks["levels"].content.pictures
    if 0 not in pictures.painted or not pictures.is_idle:
        return False
    maze, analysis = window.document.maze, window.current.analysis
    raster = raster_for(maze.geometry, colors_for(window.scene.palette_of_maze, Overlay.KINDS), True)
    plane = Plane.of(maze, 0, analysis.kind, analysis.region)
    return pictures.painted[0].toImage() == image_of(thumbnail(raster, plane, maze.geometry, 96, 64), 1.0)

def open_window(path):
    window = opened(path)
    window.docks["levels"].show()
    window.docks["levels"].raise_()
    end = time.monotonic() + 40

    def look():
        rights = is_right(window), is_small_right(window)
        if all(rights) or time.monotonic() > end:
            print(*rights)
            timer.stop()
            window.close()
    timer = QTimer(window, interval=100)
    timer.timeout.connect(look)
    timer.start()
    return window

opened, application.open_window = application.open_window, open_window
application.run(Path(sys.argv[1]), new_window=True)
"""


@pytest.mark.parametrize("name", ["points", "honeycomb"])
def test_a_honeycomb_named_at_the_start_is_drawn_with_its_points(name: str, tmp_path: Path) -> None:
    folders = {key: str(tmp_path) for key in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(resource(f"mazes/{name}.maze"))],
        env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.stdout == "True True\n", done.stderr
