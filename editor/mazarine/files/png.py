"""PNG pictures, written strip by strip: as an image of Pillow, a picture of 2³² pixels would take 16 GiB."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files.array_messages import PngMessage
from mazarine.files.atomic import replacing
from mazarine.progress import Progress, tell

if TYPE_CHECKING:
    from PIL.Image import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_STRIP_ROWS = 256
_LONGEST_SIDE = (1 << 31) - 1
_FILTER_UP = 2


def image_of(pixels: NDArray[np.uint32], *, has_alpha: bool = False) -> Image:
    """Return pixels as an image of Pillow: (height, width) uint32, 0xAARRGGBB, of which AA may be ignored."""
    from PIL import Image  # noqa: PLC0415  # seldom needed

    height, width = pixels.shape
    words = np.ascontiguousarray(pixels, dtype="<u4")
    modes = ("RGBA", "BGRA") if has_alpha else ("RGB", "BGRX")
    return Image.frombuffer(modes[0], (width, height), words, "raw", modes[1], 0, 1)


def write_strips(
    strips: Iterable[NDArray[np.uint32]],
    size: tuple[int, int],
    path: str | Path,
    progress: Progress | None = None,
) -> None:
    """Write a picture of 8 bits each of red, green and blue, which need not be in memory at once.

    Parameters
    ----------
    strips : the rows from the top on, any number at a time, 0xffRRGGBB
    size : height and width
    path : the file, which is replaced as a whole

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    Cancelled
        If it is to stop; the file is as it was.
    """
    height, width = size
    if not (0 < height <= _LONGEST_SIDE and 0 < width <= _LONGEST_SIDE):
        raise MazeFileError(path, PngMessage.PICTURE_SIZE(width=width, height=height))
    with replacing(path) as stream:
        write_start(stream, size)
        compressor, above, done = zlib.compressobj(), np.zeros((1, 3 * width), dtype=np.uint8), 0
        for strip in strips:
            for start in range(0, len(strip), _STRIP_ROWS):
                rows = _rgb(strip[start : start + _STRIP_ROWS])
                data = compressor.compress(_filtered(rows, above).data)
                if data:
                    write_chunk(stream, b"IDAT", data)
                above = rows[-1:]
                done += len(rows)
                tell(progress, done / height)
        write_chunk(stream, b"IDAT", compressor.flush())
        write_chunk(stream, b"IEND", b"")


def compressed(pixels: NDArray[np.uint32], level: int = -1) -> bytes:
    """Return the data of a picture of 8 bits each of red, green and blue, in one piece."""
    rows = _rgb(pixels)
    return zlib.compress(_filtered(rows, np.zeros_like(rows[:1])).data, level)


def _rgb(pixels: NDArray[np.uint32]) -> NDArray[np.uint8]:
    """Return the bytes of rows of pixels: (rows, 3 * width)."""
    words = np.ascontiguousarray(pixels, dtype=">u4").view(np.uint8).reshape(*pixels.shape, 4)
    return words[:, :, 1:].reshape(len(pixels), -1)


def _filtered(rows: NDArray[np.uint8], above: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return each row as the type of its filter and its differences from the row above."""
    # Mazes are made of rows of pixels that equal the row above, which so become zeros.
    types = np.full((len(rows), 1), _FILTER_UP, dtype=np.uint8)
    return np.hstack((types, rows - np.vstack((above, rows[:-1]))))


def write_start(stream: BinaryIO, size: tuple[int, int]) -> None:
    """Write the signature and the header of a picture of this height and width."""
    height, width = size
    stream.write(SIGNATURE)
    write_chunk(stream, b"IHDR", struct.pack(">LLBBBBB", width, height, 8, 2, 0, 0, 0))


def write_chunk(stream: BinaryIO, name: bytes, data: bytes) -> None:
    """Write a chunk: its length, name, data and checksum."""
    stream.write(struct.pack(">L", len(data)) + name)
    stream.write(data)
    stream.write(struct.pack(">L", zlib.crc32(data, zlib.crc32(name))))
