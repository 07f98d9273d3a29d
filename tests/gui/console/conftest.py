"""A window with the Python console."""

from __future__ import annotations

import pytest

from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.console.typist import Typist


@pytest.fixture
def typist(open_window: OpenWindow) -> Typist:
    """Return a console over an open maze of 4 × 5 cells."""
    return Typist(open_window(Maze.blank(4, 5)))
