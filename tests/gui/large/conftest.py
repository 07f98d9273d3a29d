"""Mazes in stores."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazarine import big
from mazarine.files import write
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
