"""Files for the commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazarine.files import write
from mazarine.maze import Marker, MarkerKind
from tests.drawing import walls


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a maze file with a room, a corridor, a crossroad, a rock cell and a teleporter."""
    maze = walls("""
        +---+---+---+---+---+
        |               | a |
        +   +   +---+   +   +
        |       | #         |
        +---+---+---+---+   +
        | a                 |
        +---+---+---+---+---+
    """)
    maze.markers.put((0, 0, 0), (Marker(MarkerKind.START, (0, 0, 0)),))
    maze.title = "Attic"
    write(maze, tmp_path / "attic.maze")
    return tmp_path / "attic.maze"
