"""A rectangle of a maze in a store that is edited as a maze of its own, and written back."""

from __future__ import annotations

import zlib
from pathlib import Path
from threading import Lock
from typing import Any

from mazarine import big
from mazarine.errors import MazeError
from mazarine.gui.i18n import tr_later
from mazarine.maze import Cell, Maze

_LOCKS: dict[Path, Lock] = {}


def lock_of(store: Path) -> Lock:
    """Return the lock that is held by the one who writes to a store or its segmentation."""
    return _LOCKS.setdefault(store, Lock())


class PartChanged(MazeError):
    """The rectangle in the store is not as it was read."""


class Part:
    """Where a rectangle lies, and how it was when it was read or written last.

    Attributes
    ----------
    path : the store
    cell : level, lattice row and lattice column of its first cell
    shape : rows and columns
    """

    def __init__(self, path: Path, cell: Cell, shape: tuple[int, int]) -> None:
        self.path, self.cell, self.shape = path, cell, shape
        self._stamp: object = None

    def read(self) -> Maze:
        """Read the rectangle as a maze of one level; `MazeFileError` if the store is damaged."""
        maze = big.read_rectangle(self.path, self.cell, *self.shape)
        self._stamp = _stamp_of(maze)
        return maze

    def write(self, maze: Maze, *, overwrites: bool) -> None:
        """Write the rectangle back to where it was read.

        `overwrites` is whether to write even if the rectangle in the store was changed since. Raises
        `PartChanged` if it was, and must not be overwritten; `MazeError` if the maze has another size or
        place now, or cannot be written.
        """
        if (maze.shape, maze.origin) != ((1, *self.shape), self.cell[1:]):
            rows, cols = self.shape
            raise MazeError(
                tr_later(
                    "A rectangle must keep its size of {rows:,} × {cols:,} cells and its place to be saved in"
                    " the large maze. Save it in a file instead.",
                    rows=rows, cols=cols,
                )
            )  # fmt: skip
        for marker in maze.markers:
            if marker.is_gap:
                raise MazeError(
                    tr_later(
                        "The gap in the border at {cell} is not in the border of the large maze. Move its"
                        " marker into the cell, and save again.",
                        cell=(self.cell[0], *marker.cell[1:]),
                    )
                )
        with lock_of(self.path):
            now = _stamp_of(big.read_rectangle(self.path, self.cell, *self.shape))
            if now != self._stamp and not overwrites:
                raise PartChanged(tr_later("The rectangle was changed by another program."))
            big.write_rectangle(self.path, self.cell[0], maze)
            self.read()


def _stamp_of(maze: Maze) -> Any:
    arrays = (zlib.crc32(part.tobytes()) for part in (maze.cells, maze.walls))
    return *arrays, tuple(maze.links), tuple(maze.markers)
