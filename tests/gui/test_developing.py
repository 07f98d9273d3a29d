"""The tool that `docs/how-to/developing.md` shows how to add works."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction

from mazarine.maze import Maze
from tests.docs.shown import imported
from tests.drawing import walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, RIGHT


def test_a_stroke_walls_cells_in_and_is_one_step(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closer = imported("editor/mazarine/gui/tools/closer.py", tmp_path, monkeypatch).Closer
    hand = open_window(Maze.blank(2, 3))
    toolbox = hand.window.toolbox
    toolbox._tools[closer.name] = closer(toolbox._context)
    hand.actions[closer.name] = QAction(hand.window)
    toolbox.choose(closer.name)
    hand.drag((0.5, 0.5), (0.5, 1.5))
    assert hand.maze == walls("""
        +---+---+---+
        |   |   |   |
        +---+---+   +
        |           |
        +---+---+---+
    """)
    hand.check_overlay()
    hand.click((0.5, 0.5), RIGHT)
    assert hand.document.undo_stack.count() == 2
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(2, 3)
