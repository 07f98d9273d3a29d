"""Mazes in stores."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mazarine import big
from mazarine.files import write
from mazarine.gui.features.large import LargeMazeWindow
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.large.looking import MAZE


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """Return a maze in a store."""
    path = tmp_path / "a.maze.zarr"
    write(MAZE, path)
    return path


@pytest.fixture
def segmented(large: Path) -> Path:
    """Return a maze in a store that is segmented, with its overview."""
    found = large.with_name("a.regions.zarr")
    big.segment(large, found, workers=1)
    big.build_overview(found, workers=1)
    return large


@pytest.fixture
def hand(open_window: OpenWindow) -> Iterator[Hand]:
    """Return a window whose windows of large mazes are closed at the end."""
    hand = open_window()
    yield hand
    for window in hand.window.findChildren(LargeMazeWindow):
        window.close()
