"""The window of the league over a small maze, closed at the end of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.league.leagues import League


@pytest.fixture
def league(open_window: OpenWindow, qtbot: QtBot) -> Iterator[League]:
    """Return the window of the league over a small maze."""
    found = League(open_window(Maze.blank(4, 4)), qtbot)
    yield found
    found.window.close()
    found.wait()
