"""Animated PNG pictures: PNG with a frame after the other, which every browser plays.

The format is that of the PNG specification, third edition: `acTL` counts the frames, each has an `fcTL`,
and all but the first keep their data in `fdAT` chunks with sequence numbers.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files.array_messages import PngMessage
from mazarine.files.atomic import replacing
from mazarine.files.png import compressed, write_chunk, write_start

_MILLISECONDS = 1000
_KEEP, _REPLACE = 0, 0


def write_animation(
    frames: Iterable[NDArray[np.uint32]], count: int, path: str | Path, frame_ms: int, last_ms: int
) -> None:
    """Write an animated picture that plays again and again.

    Only the rectangle that is not as in the frame before is written of each.

    Parameters
    ----------
    frames : (height, width) uint32 each, 0xffRRGGBB, all of one size
    count : how many there are
    path : the file, which is replaced as a whole
    frame_ms, last_ms : how long each frame is shown, and the last one

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    """
    if count < 1:
        raise MazeFileError(path, PngMessage.NO_FRAMES())
    with replacing(path) as stream:
        before: NDArray[np.uint32] | None = None
        number = 0
        for index, frame in enumerate(frames):
            if before is None:
                write_start(stream, (frame.shape[0], frame.shape[1]))
                write_chunk(stream, b"acTL", struct.pack(">LL", count, 0))
            top, bottom, left, right = _changed(before, frame)
            write_chunk(stream, b"fcTL", struct.pack(
                ">LLLLLHHBB", number, right - left, bottom - top, left, top,
                last_ms if index == count - 1 else frame_ms, _MILLISECONDS, _KEEP, _REPLACE,
            ))  # fmt: skip
            data = compressed(frame[top:bottom, left:right])
            if before is None:
                write_chunk(stream, b"IDAT", data)
                number += 1
            else:
                write_chunk(stream, b"fdAT", struct.pack(">L", number + 1) + data)
                number += 2
            before = frame
        write_chunk(stream, b"IEND", b"")


def _changed(before: NDArray[np.uint32] | None, frame: NDArray[np.uint32]) -> tuple[int, int, int, int]:
    """Return the rectangle that is not as before: top, bottom, left, right; one pixel where all is."""
    height, width = frame.shape
    if before is None:
        return 0, height, 0, width
    others = before != frame
    rows, cols = np.flatnonzero(others.any(axis=1)), np.flatnonzero(others.any(axis=0))
    if len(rows) == 0:
        return 0, 1, 0, 1
    return int(rows[0]), int(rows[-1]) + 1, int(cols[0]), int(cols[-1]) + 1
