"""Stamps as bytes and as text, for the clipboard and the folder of stamps."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import numpy as np

from mazarine.errors import MazeError, MazeFileError
from mazarine.files.block_text import BLOCKS
from mazarine.files.format import Sink
from mazarine.files.messages import FileMessage
from mazarine.files.native import NATIVE
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter
from mazarine.maze.edits import ReplaceThings
from mazarine.maze.stamp import Stamp, by_cell, moved_link, moved_marker

_MARK = "stamp"
"""The property of a maze that stores a stamp: on its first level, with its mask on the second."""
_MOST_TEXT_CELLS = 1 << 20
_NO_PATH = Path("stamp")


def stamp_bytes(stamp: Stamp, name: str = "") -> bytes:
    """Return a stamp as the bytes of a maze file; links that lead out of it are left out.

    Raises `MazeError` if a file cannot store it.
    """
    stream = BytesIO()
    try:
        NATIVE.write(_carrier(stamp, name), Sink(_NO_PATH, stream))
    except MazeFileError as error:
        raise MazeError(FileMessage.STAMP_NOT_STORED(reason=error.reason)) from error
    return stream.getvalue()


def stamp_from(data: bytes, path: Path | None = None) -> tuple[Stamp, str]:
    """Read a stamp and its name; of any other maze, all of its first level.

    Raises `MazeError` if these are not the bytes of a maze file.

    Parameters
    ----------
    data : the bytes of a maze file
    path : the file, for errors; None for the clipboard
    """
    try:
        maze = NATIVE.read(_source_of(data, path))
    except MazeFileError as error:
        raise (error if path else _clipboard_error(error)) from error
    rows, cols = maze.shape[1] - 2, maze.shape[2] - 2
    if _MARK not in maze.properties or maze.shape[0] != 2 or min(rows, cols) < 1:
        return whole(maze), maze.title
    origin = maze.origin[0] + 1, maze.origin[1] + 1
    mask = maze.cells[1, 1:-1, 1:-1] >> 1 != Matter.ROCK
    area = Area.of(*origin, mask)
    return (Stamp.of(maze, 0, area) if area else whole(maze)), maze.title


def text_of_stamp(stamp: Stamp) -> str:
    """Return a stamp as block text; empty if it would be too long to paste, or has cells with six sides."""
    if stamp.cells.size > _MOST_TEXT_CELLS or stamp.lattice.is_staggered:
        return ""
    stream = BytesIO()
    BLOCKS.write(stamp.to_maze(), Sink(_NO_PATH, stream))
    return stream.getvalue().decode("utf-8")


def stamp_from_text(text: str) -> Stamp | None:
    """Read a stamp from block text; None if that is something else, `MazeError` if there is a fault."""
    source = _source_of(text.encode("utf-8"), None)
    try:
        return whole(BLOCKS.read(source)) if BLOCKS.sniff(source) else None
    except MazeFileError as error:
        raise _clipboard_error(error) from error


def _source_of(data: bytes, path: Path | None) -> Source:
    return Source(path or _NO_PATH, BytesIO(data), len(data), data[: 1 << 16])


def _clipboard_error(error: MazeFileError) -> MazeError:
    """Return an error without the name of a file: the clipboard has none."""
    if not error.where:
        return MazeError(FileMessage.CLIPBOARD_UNREADABLE(reason=error.reason))
    return MazeError(FileMessage.CLIPBOARD_PLACE_UNREADABLE(where=error.where, reason=error.reason))


def whole(maze: Maze) -> Stamp:
    """Return a stamp of the first level of a maze."""
    (top, left), (_, rows, cols) = maze.origin, maze.shape
    return Stamp.of(maze, 0, Area.block(top, left, top + rows - 1, left + cols - 1))


def _carrier(stamp: Stamp, name: str) -> Maze:
    """Return a maze of two levels with a margin, so that walls around the stamp are inside."""
    stamp, (row, col) = stamp.laid(*stamp.fitted(*stamp.place))
    rows, cols = stamp.mask.shape
    cells = np.full((2, rows + 2, cols + 2), Matter.ROCK << 1, dtype=np.uint8)
    cells[0, 1:-1, 1:-1] = stamp.cells
    cells[1, 1:-1, 1:-1] = stamp.mask * np.uint8(Matter.FLOOR << 1)
    walls = np.zeros_like(cells)
    walls[0] = stamp.walls
    origin = row - 1, col - 1
    close_borders(walls, stamp.lattice, origin)
    costs = np.ones_like(cells)
    costs[0, 1:-1, 1:-1] = stamp.costs
    maze = Maze(
        cells, walls, lattice=stamp.lattice, origin=origin, title=name, properties={_MARK: True}, costs=costs
    )
    there = 0, row, col
    links = tuple(moved_link(link, there) for link in stamp.links)
    # A gap in a border is a plain marker here, where no border is.
    markers = by_cell(replace(moved_marker(marker, there), side=None) for marker in stamp.markers)
    ReplaceThings((), markers, links).apply(maze)
    return maze
