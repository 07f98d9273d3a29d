"""The pictures of tiles: decoded, and cut to the cells that they cover."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.files.art import Pieces, TileArt
from mazarine.files.beside import opened_beside
from mazarine.files.faults import Fault
from mazarine.files.messages import FileMessage
from mazarine.files.pictures.loading import MOST_PIXELS, rgba_of
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.messages import Message, quoted

MOST_STAMPS = 1 << 22
"""The most tiles of a map that are drawn, and the most cells of planes over each other."""
_COLOR = re.compile("[0-9A-Fa-f]{6}")
_MOST_PIECES = 1 << 16
_MOST_PIECE_PIXELS = 1 << 23
_MOST_PX = 128
"""The most pixels of a cell along a side."""
_MOST_CUT_PIXELS = 1 << 25
"""The most pixels of all tiles, in all forms in which they are drawn."""


class PictureName(NamedTuple):
    """A picture as it is named.

    Attributes
    ----------
    source : the file that names it
    name : its own name
    clear : the color that is clear in it, as six hexadecimal digits; empty if none is
    """

    source: Source
    name: str
    clear: str = ""


class Drawn(NamedTuple):
    """How a tile is drawn.

    Attributes
    ----------
    picture : the number of its picture
    x, y, width, height : its rectangle of the picture
    is_turned, is_mirrored, is_flipped : whether rows become columns, left becomes right, and then top bottom
    opacity : from 0 to 255
    right, down : pixels from the upper left corner of its cell to its own
    """

    picture: int
    x: int
    y: int
    width: int
    height: int
    is_turned: bool
    is_mirrored: bool
    is_flipped: bool
    opacity: int
    right: int
    down: int


@dataclass(frozen=True, eq=False)
class Stamps:
    """What a map draws with tiles, in the order of drawing.

    Attributes
    ----------
    kind : what a file that names pictures is called
    cell : the height and width of a cell in pixels
    pictures : the files that tiles are cut from
    drawn : how tiles are drawn
    places : (n,) the flat cells that tiles are on
    numbers : (n,) which entry of `drawn` each is
    """

    kind: Message
    cell: tuple[int, int]
    pictures: list[PictureName]
    drawn: list[Drawn]
    places: NDArray[np.int64]
    numbers: NDArray[np.int64]


class _Piece(NamedTuple):
    """A part of a tile that covers one cell: the tile, rows and columns from its cell, and the picture."""

    tile: int
    down: int
    right: int
    pixels: NDArray[np.uint8]


def art_of(stamps: Stamps, maze: Maze) -> TileArt:
    """Return the pictures of the cells of a maze.

    Raises `Fault` or `MazeFileError` if a picture cannot be read, or there is too much to draw.
    """
    require_few(len(stamps.drawn), _MOST_PIECES)
    cut = list(_cut(stamps))
    require_few(len(cut), _MOST_PIECES)
    planes = _planes(stamps, cut, *maze.shape[1:])
    size = min(_MOST_PX, 1 << (max(stamps.cell) - 1).bit_length())
    while len(cut) * size**2 > _MOST_PIECE_PIXELS:
        size //= 2
    return TileArt(maze, _resized(cut, size), planes)


def _resized(cut: list[_Piece], size: int) -> Pieces:
    """Return pieces at this size, after an empty one."""
    from PIL.Image import Resampling, fromarray  # noqa: PLC0415  # seldom needed

    pieces = np.zeros((len(cut) + 1, size, size, 4), dtype=np.uint8)
    for piece, (_, _, _, pixels) in zip(pieces[1:], cut, strict=True):
        piece[:] = fromarray(pixels).resize((size, size), Resampling.BOX)
    pieces[..., :3] = (pieces[..., 2::-1] * pieces[..., 3:].astype(np.uint16) + 127) // 255
    return pieces


def _planes(stamps: Stamps, cut: list[_Piece], rows: int, cols: int) -> NDArray[np.int32]:
    """Return the pieces over each cell, the lowest first: (depth, rows, cols), numbered from 1."""
    tiles, down, right = np.array([piece[:3] for piece in cut], dtype=np.int64).reshape(-1, 3).T
    counts = np.bincount(tiles, minlength=len(stamps.drawn))
    repeats = counts[stamps.numbers]
    require_few(int(repeats.sum()))
    nth = np.arange(repeats.sum()) - np.repeat(np.cumsum(repeats) - repeats, repeats)
    piece = np.repeat((np.cumsum(counts) - counts)[stamps.numbers], repeats) + nth
    row, col = np.divmod(np.repeat(stamps.places, repeats), cols)
    row, col = row + down[piece], col + right[piece]
    is_inside = (row >= 0) & (row < rows) & (col >= 0) & (col < cols)
    place, piece = (row * cols + col)[is_inside], piece[is_inside]
    order = np.argsort(place, kind="stable")
    place, piece = place[order], piece[order]
    height = np.arange(len(place)) - np.searchsorted(place, place)
    depth = int(height.max(initial=0)) + 1
    require_few(depth * rows * cols)
    planes = np.zeros((depth, rows * cols), dtype=np.int32)
    planes[height, place] = piece + 1
    return planes.reshape(depth, rows, cols)


def require_few(count: int, most: int = MOST_STAMPS) -> None:
    """Raise `Fault` if there are more tiles or cells than are drawn."""
    if count > most:
        raise Fault(FileMessage.TOO_MANY_TILES_DRAWN(most=most))


def _cut(stamps: Stamps) -> Iterator[_Piece]:
    """Yield the pieces of tiles in their order, without those in which nothing is to be seen."""
    high, wide = stamps.cell
    pictures, left, total = [], MOST_PIXELS, 0
    for name in stamps.pictures:
        pictures.append(_opened(stamps.kind, name))
        left -= pictures[-1].size // 4
        if left < 0:
            raise Fault(FileMessage.TILES_TOO_LARGE(most=MOST_PIXELS))
    for number, drawn in enumerate(stamps.drawn):
        x, y = max(drawn.x, 0), max(drawn.y, 0)
        tile = pictures[drawn.picture][y : y + drawn.height, x : x + drawn.width]
        tile = tile.swapaxes(0, 1) if drawn.is_turned else tile
        tile = tile[:: -1 if drawn.is_flipped else 1, :: -1 if drawn.is_mirrored else 1]
        first_row, top = divmod(drawn.down, high)
        first_col, side = divmod(drawn.right, wide)
        height, width = tile.shape[:2]
        rows, cols = -(-(top + height) // high), -(-(side + width) // wide)
        total += rows * high * cols * wide
        if total > _MOST_CUT_PIXELS:
            raise Fault(FileMessage.TILES_TOO_LARGE(most=_MOST_CUT_PIXELS))
        board = np.zeros((rows * high, cols * wide, 4), dtype=np.uint8)
        board[top : top + height, side : side + width] = tile
        board[..., 3] = (board[..., 3] * np.uint16(drawn.opacity) + 127) // 255
        for row, col in np.ndindex(rows, cols):
            part = board[row * high : (row + 1) * high, col * wide : (col + 1) * wide]
            if part[..., 3].any():
                yield _Piece(number, first_row + row, first_col + col, np.ascontiguousarray(part))


def _opened(kind: Message, picture: PictureName) -> NDArray[np.uint8]:
    with opened_beside(picture.source, picture.name, kind, above=1) as beside:
        try:
            pixels = rgba_of(beside)
        except Fault as fault:
            raise Fault(FileMessage.MAP_PICTURE(name=quoted(picture.name), reason=fault.message)) from None
    if not _COLOR.fullmatch(picture.clear):
        return pixels
    is_clear = (pixels[..., :3] == tuple(bytes.fromhex(picture.clear))).all(axis=-1)
    return np.where(is_clear[..., None], np.uint8(0), pixels)
