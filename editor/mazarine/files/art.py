"""The tiles of a map as pictures, painted a part at a time at the size that is needed."""

from __future__ import annotations

from copy import copy

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Grid
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.symmetry import Image

Pieces = NDArray[np.uint8]
"""(n, size, size, 4): blue, green, red and opacity of pieces of tiles, the colors multiplied by it."""


class TileArt:
    """The pictures of the tiles of a map, at sizes of cells that halve.

    Parameters
    ----------
    maze : the maze that was read from the map
    pieces : the largest pictures of pieces of tiles; the first is empty
    planes : (depth, rows, cols) the pieces over each cell, the lowest first

    Attributes
    ----------
    rock : (rows, cols) bool, the cells that are rock in the file
    origin : the lattice row and column of the first cell
    """

    def __init__(self, maze: Maze, pieces: Pieces, planes: NDArray[np.int32]) -> None:
        self.origin = maze.origin
        self.rock: NDArray[np.bool_] = maze.cells[0] >> 1 == Matter.ROCK
        self._planes, size = planes, int(pieces.shape[1])
        self._pieces = {size: pieces}
        self._is_opaque = (pieces[..., 3] == 255).all(axis=(1, 2))
        while size > 1:
            size //= 2
            self._pieces[size] = _halved(self._pieces[2 * size])

    def turned(self, image: Image, before: Grid, after: Grid) -> TileArt:
        """Return the pictures after a rotation or a flip of the board, from its grid before to that after."""
        turned = copy(self)
        rows, cols = self.rock.shape
        (top, left), move = self.origin, image.mover(before, after)
        corners = np.array(((0, top, left), (0, top + rows - 1, left + cols - 1)))
        _, row, col = move(corners).min(axis=0).tolist()
        turned.origin, turned.rock = (row, col), image.mask(self.rock)
        turned._planes = image.array(self._planes)
        turned._pieces = {size: image.array(pieces) for size, pieces in self._pieces.items()}
        return turned

    def size_for(self, cell_px: float) -> int:
        """Return the smallest size of cells that is no smaller than on the screen, or the largest."""
        return min((size for size in self._pieces if size >= cell_px), default=max(self._pieces))

    def paint(self, size: int, rows: slice, cols: slice, shown: NDArray[np.bool_]) -> NDArray[np.uint32]:
        """Return the picture of some cells, as premultiplied words.

        Parameters
        ----------
        size : the pixels of a cell, from `size_for`
        rows, cols : the cells
        shown : (rows, cols) which of them are drawn
        """
        pieces, picture = self._pieces[size], np.zeros((*shown.shape, size, size, 4), dtype=np.uint8)
        for plane in self._planes[:, rows, cols]:
            which = np.where(shown, plane, 0)
            if self._is_opaque[which].all():
                picture = pieces[which]
            elif which.any():
                above = pieces[which]
                rest = np.uint16(255) - above[..., 3:]
                picture = above + ((picture * rest + np.uint16(127)) // np.uint16(255)).astype(np.uint8)
        high, wide = shown.shape
        words = np.ascontiguousarray(picture).view("<u4")[..., 0].transpose(0, 2, 1, 3)
        return words.reshape(high * size, wide * size).astype(np.uint32, copy=False)


def _halved(pieces: Pieces) -> Pieces:
    """Return pieces at half the size: each pixel the average of four."""
    total = pieces[:, ::2].astype(np.uint16) + pieces[:, 1::2]
    total = total[:, :, ::2] + total[:, :, 1::2]
    return ((total + 2) >> 2).astype(np.uint8)
