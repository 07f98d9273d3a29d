"""Films: animated PNG, GIF and WebP, and series of PNG; the suffix of the file decides.

Frames are written as they come, so that a film need not fit in memory; only WebP is packed as a whole.
An animated PNG is written here, since Pillow keeps all frames: `acTL` counts them, each has an `fcTL`, and
all but the first have their data in `fdAT` chunks with sequence numbers (PNG, third edition).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files.array_messages import PngMessage
from mazarine.files.atomic import replacing
from mazarine.files.png import compressed, image_of, write_chunk, write_start

if TYPE_CHECKING:
    from PIL.Image import Image

Frames = Iterable[NDArray[np.uint32]]
Changes = Iterator[tuple[NDArray[np.uint32], NDArray[np.bool_], int, int]]
"""Of each frame the rectangle that is not as before, which of its pixels are not, and its left and top."""

SUFFIXES = (".png", ".apng", ".gif", ".webp")
SERIES = re.compile(r"%0?\d?d")
"""The number in the name of the files of a series, such as `%04d`."""
_MILLISECONDS = 1000
_KEEP, _REPLACE = 0, 0
_MOST_COLORS = 255
_FAST = 1
_LOOP = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def write_animation(frames: Frames, count: int, path: str | Path, frame_ms: int, last_ms: int) -> None:
    """Write a film that plays again and again.

    Of animated PNG and GIF only the rectangle that is not as in the frame before is written of each. Raises
    `MazeFileError` if the file cannot be written.

    Parameters
    ----------
    frames : (height, width) uint32 each, 0xffRRGGBB, all of one size, good until the next
    count : how many there are
    path : the file, which is replaced as a whole; with `%04d` in a name that ends in .png, a file for each
        frame, from 1
    frame_ms, last_ms : how long each frame is shown, and the last one
    """
    if count < 1:
        raise MazeFileError(path, PngMessage.NO_FRAMES())
    path = Path(path)
    suffix, times = path.suffix.lower(), [frame_ms] * (count - 1) + [last_ms]
    if SERIES.search(path.name):
        for number, frame in enumerate(frames, 1):
            name = SERIES.sub(lambda it: it[0] % number, path.name)  # noqa: B023
            with replacing(path.with_name(name)) as stream:
                write_start(stream, (frame.shape[0], frame.shape[1]))
                write_chunk(stream, b"IDAT", compressed(frame, _FAST))
                write_chunk(stream, b"IEND", b"")
        return
    with replacing(path) as stream:
        if suffix == ".webp":
            _write_webp(stream, iter(frames), times)
        else:
            (_write_gif if suffix == ".gif" else _write_png)(stream, _changes(frames), times)


def _write_png(stream: BinaryIO, changes: Changes, times: list[int]) -> None:
    number = 0
    for (frame, _, left, top), time_ms in zip(changes, times, strict=True):
        height, width = frame.shape
        is_first = number == 0
        if is_first:
            write_start(stream, (height, width))
            write_chunk(stream, b"acTL", struct.pack(">LL", len(times), 0))
        write_chunk(stream, b"fcTL", struct.pack(
            ">LLLLLHHBB", number, width, height, left, top, time_ms, _MILLISECONDS, _KEEP, _REPLACE,
        ))  # fmt: skip
        data = compressed(frame)
        if is_first:
            write_chunk(stream, b"IDAT", data)
        else:
            write_chunk(stream, b"fdAT", struct.pack(">L", number + 1) + data)
        number += 1 if is_first else 2
    write_chunk(stream, b"IEND", b"")


def _write_gif(stream: BinaryIO, changes: Changes, times: list[int]) -> None:
    from PIL import GifImagePlugin  # noqa: PLC0415  # seldom needed

    is_first = True
    for (frame, is_new, left, top), time_ms in zip(changes, times, strict=True):
        if is_first:
            height, width = frame.shape
            stream.write(b"GIF89a" + struct.pack("<HHBBB", width, height, 0, 0, 0) + _LOOP)
            is_first = False
        stream.writelines(
            GifImagePlugin.getdata(
                _paletted(frame, is_new), (left, top), duration=time_ms, disposal=1,
                include_color_table=True, transparency=_MOST_COLORS,
            )
        )  # fmt: skip
    stream.write(b";")


def _paletted(frame: NDArray[np.uint32], is_new: NDArray[np.bool_]) -> Image:
    """Return a frame with a table of colors, and the index after these where it is as before.

    More colors than a table has become the nearest of these.
    """
    from PIL import Image  # noqa: PLC0415  # seldom needed

    height, width = frame.shape
    colors, found = np.unique(frame[is_new], return_inverse=True)
    if len(colors) > _MOST_COLORS:
        image = image_of(frame).quantize(_MOST_COLORS)
        table, found = image.getpalette() or [], np.asarray(image)[is_new]
    else:
        table = colors.astype(">u4").view(np.uint8).reshape(-1, 4)[:, 1:].reshape(-1).tolist()
    indices = np.full(frame.shape, _MOST_COLORS, dtype=np.uint8)
    indices[is_new] = found
    image = Image.frombytes("P", (width, height), indices.tobytes())
    image.putpalette((table + [0] * 3 * (_MOST_COLORS + 1))[: 3 * (_MOST_COLORS + 1)])
    return image


def _write_webp(stream: BinaryIO, frames: Iterator[NDArray[np.uint32]], times: list[int]) -> None:
    from PIL import Image  # noqa: PLC0415  # seldom needed

    class Film(Image.Image):
        """An image that makes its frames when they are asked for: Pillow would keep a list of them."""

        n_frames = len(times)
        at = -1

        def seek(self, frame: int) -> None:
            if frame == self.at + 1:
                image = image_of(next(frames))
                self.at, self.im, self._mode, self._size = frame, image.im, image.mode, image.size

    film = Film()
    film.seek(0)
    film.save(stream, "WEBP", save_all=True, duration=times, lossless=True, quality=0, method=0)


def _changes(frames: Frames) -> Changes:
    before: NDArray[np.uint32] | None = None
    for frame in frames:
        is_new = np.ones(frame.shape, dtype=bool) if before is None else before != frame
        rows, cols = (np.flatnonzero(is_new.any(axis=axis)) for axis in (1, 0))
        # A frame without changes is written as one pixel.
        top, bottom = (int(rows[0]), int(rows[-1]) + 1) if len(rows) else (0, 1)
        left, right = (int(cols[0]), int(cols[-1]) + 1) if len(cols) else (0, 1)
        part = slice(top, bottom), slice(left, right)
        yield frame[part], is_new[part], left, top
        if before is None:
            before = frame.copy()
        else:
            before[part] = frame[part]
