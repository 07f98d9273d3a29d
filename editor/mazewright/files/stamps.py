"""Pieces of mazes as bytes and as text: what the clipboard and the folder of stamps hold."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import numpy as np

from mazewright.files.block_text import BLOCKS
from mazewright.files.native import NATIVE
from mazewright.files.sink import Sink
from mazewright.files.source import Source
from mazewright.maze import Maze
from mazewright.maze.area import Area
from mazewright.maze.borders import close_borders
from mazewright.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter
from mazewright.maze.edits import ReplaceThings
from mazewright.maze.stamp import Stamp, by_cell, moved_link, moved_marker

_MARK = "stamp"
"""The property that says that a maze carries a stamp: on its first level, with its mask on the second."""
_MOST_TEXT_CELLS = 1 << 20
_CLIPBOARD = Path("the clipboard")


def stamp_bytes(stamp: Stamp, name: str = "") -> bytes:
    """Return a stamp as the bytes of a maze file that carries it; links that lead out of it are left out."""
    stream = BytesIO()
    NATIVE.write(_carrier(stamp, name), Sink(_CLIPBOARD, stream))
    return stream.getvalue()


def stamp_from(data: bytes, path: Path = _CLIPBOARD) -> tuple[Stamp, str]:
    """Read a stamp and its name; of another maze, all of its first level.

    Raises
    ------
    MazeFileError
        If these are not the bytes of a maze file.
    """
    source = Source(path, BytesIO(data), len(data), data[: 1 << 16])
    maze = NATIVE.read(source)
    rows, cols = maze.shape[1] - 2, maze.shape[2] - 2
    if _MARK not in maze.properties or maze.shape[0] != 2 or min(rows, cols) < 1:
        return whole(maze), maze.title
    origin = maze.origin[0] + 1, maze.origin[1] + 1
    mask = maze.cells[1, 1:-1, 1:-1] >> 1 != Matter.ROCK
    area = Area.of(*origin, mask)
    return (Stamp.of(maze, 0, area) if area else whole(maze)), maze.title


def text_of_stamp(stamp: Stamp) -> str:
    """Return a stamp as block text; empty if it would be too long to paste."""
    if stamp.cells.size > _MOST_TEXT_CELLS:
        return ""
    stream = BytesIO()
    BLOCKS.write(stamp.to_maze(), Sink(_CLIPBOARD, stream))
    return stream.getvalue().decode("utf-8")


def stamp_from_text(text: str) -> Stamp | None:
    """Read a stamp from block text; None if that is something else, `MazeFileError` if there is a fault."""
    data = text.encode("utf-8")
    source = Source(_CLIPBOARD, BytesIO(data), len(data), data[: 1 << 16])
    return whole(BLOCKS.read(source)) if BLOCKS.sniff(source) else None


def whole(maze: Maze) -> Stamp:
    """Make a stamp of the first level of a maze."""
    (top, left), (_, rows, cols) = maze.origin, maze.shape
    return Stamp.of(maze, 0, Area.block(top, left, top + rows - 1, left + cols - 1))


def _carrier(stamp: Stamp, name: str) -> Maze:
    """Make a maze of two levels with a margin, so that walls around the stamp are within."""
    rows, cols = stamp.mask.shape
    cells = np.full((2, rows + 2, cols + 2), Matter.ROCK << 1, dtype=np.uint8)
    cells[0, 1:-1, 1:-1] = stamp.cells
    cells[1, 1:-1, 1:-1] = stamp.mask * np.uint8(Matter.FLOOR << 1)
    walls = np.zeros_like(cells)
    walls[0, 1:-1, :-1] |= stamp.upright << np.uint8(EAST_SHIFT)
    walls[0, :-1, 1:-1] |= stamp.level << np.uint8(SOUTH_SHIFT)
    row, col = stamp.fitted(*stamp.place)
    origin = row - 1, col - 1
    close_borders(walls, stamp.lattice, origin)
    maze = Maze(cells, walls, lattice=stamp.lattice, origin=origin, title=name, properties={_MARK: True})
    there = 0, row, col
    links = tuple(moved_link(link, there) for link in stamp.links)
    # A gap in a border is a plain marker here, where no border is.
    markers = by_cell(replace(moved_marker(marker, there), side=None) for marker in stamp.markers)
    ReplaceThings((), markers, links).apply(maze)
    return maze
