"""Sessions, documents and what is known of them need no widgets."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from mazarine.files import read
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls


def test_a_maze_is_opened_drawn_and_saved_without_qt_widgets(saved: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "tests.gui.session.without_widgets", str(saved)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, check=True, timeout=300,
    )  # fmt: skip
    expected = Maze.blank(5, 7, levels=2)
    SetWalls([(0, 1, 2, "E", "wall")]).apply(expected)
    assert read(saved) == expected
