"""The Explore window over a maze, closed at the end of a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.run.explorer import Explorer

Explore = Callable[[Maze | Hand], Explorer]


@pytest.fixture
def explore(open_window: OpenWindow, qtbot: QtBot) -> Iterator[Explore]:
    """Return what opens the Explore window over a maze, or over that of a window; the maze stays as it is."""
    opened: list[Explorer] = []

    def make(maze: Maze | Hand) -> Explorer:
        opened.append(Explorer(qtbot, maze if isinstance(maze, Hand) else open_window(maze)))
        return opened[-1]

    yield make
    for it in opened:
        if isValid(it.window):
            it.close()
