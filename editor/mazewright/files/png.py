"""PNG pictures, written strip by strip without a toolkit: a server has no Qt."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from mazewright.errors import MazeFileError
from mazewright.files.atomic import replacing
from mazewright.progress import Progress, tell

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_STRIP_ROWS = 256
_LONGEST_SIDE = (1 << 31) - 1
_FILTER_UP = 2
_LEVEL = 6


def write_png(pixels: NDArray[np.uint32], path: str | Path) -> None:
    """Write a picture of 8 bits each of red, green and blue.

    Parameters
    ----------
    pixels : (height, width) uint32, 0xffRRGGBB
    path : the file, which is replaced as a whole

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    """
    height, width = pixels.shape
    write_strips([pixels], (height, width), path)


def write_strips(
    strips: Iterable[NDArray[np.uint32]],
    size: tuple[int, int],
    path: str | Path,
    progress: Progress | None = None,
) -> None:
    """Write a picture that need not be in memory at once.

    Parameters
    ----------
    strips : the rows from the top on, any number at a time
    size : height and width

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    Cancelled
        If it is to stop; the file is as it was.
    """
    height, width = size
    if not (0 < height <= _LONGEST_SIDE and 0 < width <= _LONGEST_SIDE):
        raise MazeFileError(path, f"a picture of {width} × {height} pixels cannot be written")
    with replacing(path) as stream:
        stream.write(SIGNATURE)
        write_chunk(stream, b"IHDR", struct.pack(">LLBBBBB", width, height, 8, 2, 0, 0, 0))
        compressor, above, done = zlib.compressobj(_LEVEL), np.zeros((1, 3 * width), dtype=np.uint8), 0
        for strip in strips:
            for start in range(0, len(strip), _STRIP_ROWS):
                rows = _rgb(strip[start : start + _STRIP_ROWS])
                _write_data(stream, compressor.compress(_filtered(rows, above).data))
                above = rows[-1:]
                done += len(rows)
                tell(progress, done / height)
        _write_data(stream, compressor.flush())
        write_chunk(stream, b"IEND", b"")


def compressed(pixels: NDArray[np.uint32]) -> bytes:
    """Give the data of a picture of 8 bits each of red, green and blue, in one piece."""
    rows = _rgb(pixels)
    return zlib.compress(_filtered(rows, np.zeros_like(rows[:1])).data, _LEVEL)


def _rgb(pixels: NDArray[np.uint32]) -> NDArray[np.uint8]:
    """Give the bytes of rows of pixels: (rows, 3 * width)."""
    shifts = np.array([16, 8, 0], dtype=np.uint32)
    return (pixels[:, :, None] >> shifts).astype(np.uint8).reshape(len(pixels), -1)


def _filtered(rows: NDArray[np.uint8], above: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Put the filter type before each row, and its differences from the row above in its place."""
    # Mazes are made of rows of pixels that equal the row above, which so become zeros.
    filtered = np.empty((len(rows), rows.shape[1] + 1), dtype=np.uint8)
    filtered[:, 0] = _FILTER_UP
    filtered[:, 1:] = rows
    filtered[:1, 1:] -= above
    filtered[1:, 1:] -= rows[:-1]
    return filtered


def _write_data(stream: BinaryIO, data: bytes) -> None:
    if data:
        write_chunk(stream, b"IDAT", data)


def write_chunk(stream: BinaryIO, name: bytes, data: bytes) -> None:
    """Write a chunk: its length, name, data and checksum."""
    stream.write(
        struct.pack(">L", len(data)) + name + data + struct.pack(">L", zlib.crc32(data, zlib.crc32(name)))
    )
