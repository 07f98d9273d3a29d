"""From the start of the process to a window with its overlay, next to an empty window that imports NumPy."""
# ruff: noqa: T201

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from time import time

import numpy as np

_ROUNDS = 9

_EMPTY = """
import os, time
import numpy
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(time.time(), flush=True)
        os._exit(0)
application = QApplication([])
window = Window()
window.resize(1180, 780)
window.show()
application.exec()
"""

EDITOR = """
import os, sys, time
from importlib import import_module
from types import SimpleNamespace
from mazarine.gui import start
from mazarine.cli import main
def run_timed(path, **options):
    # Only now: the program itself decides what is loaded before Qt.
    application = import_module("mazarine.gui.start.application")
    from mazarine.gui.canvas.items.maze_item import MazeItem
    paint = MazeItem.paint
    def timed(self, *arguments):
        paint(self, *arguments)
        kind, shape = self._current.analysis.kind, self._current.maze.shape
        if shape != (1, 16, 16) and kind is not None and kind.shape == shape:
            print(time.time(), flush=True)
            os._exit(0)
    MazeItem.paint = timed
    return application.run(path, **options)
start.application = SimpleNamespace(run=run_timed)
sys.argv = ["mazarine", "--new-window", "--example"]
main()
"""


def run() -> None:
    """Print both times and their ratio, in turns; the first round compiles all modules, and is left out."""
    empty, editor = [], []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(_ROUNDS):
            empty.append(time_of(_EMPTY, folder))
            editor.append(time_of(EDITOR, folder))
    print("| window | median, s | min | max |")
    print("| --- | --- | --- | --- |")
    for name, times in (("empty, imports NumPy", empty[1:]), ("Mazarine on the example", editor[1:])):
        print(f"| {name} | {np.median(times):.2f} | {min(times):.2f} | {max(times):.2f} |")
    ratios = np.array(editor[1:]) / np.array(empty[1:])
    spread = f"pair by pair {ratios.min():.2f} to {ratios.max():.2f}"
    print(f"\nMazarine / empty: {np.median(ratios):.2f} ({spread})")


def time_of(program: str, compiled: str) -> float:
    """Start a program with the compiled modules in a folder, as an installation has them."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = time()
    answer = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return float(answer.stdout.split()[-1]) - start
