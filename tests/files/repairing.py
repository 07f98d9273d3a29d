"""Checksums made right again after a mutation, so that what lies behind them is reached."""

from __future__ import annotations

import struct
import zlib

from mazarine.files.journal.writing import MAGIC, framed
from mazarine.files.png import SIGNATURE

_FRAME_HEAD = 12


def with_png_checksums(data: bytes) -> bytes:
    """Return a picture with the checksums of its chunks recomputed."""
    repaired, at = data[: len(SIGNATURE)], len(SIGNATURE)
    while at + 8 <= len(data):
        (length,) = struct.unpack_from(">L", data, at)
        body = data[at + 4 : at + 8 + length]
        repaired += data[at : at + 4] + body + struct.pack(">L", zlib.crc32(body))
        at += 12 + length
    return repaired


def with_frames_of(data: bytes) -> bytes:
    """Return a journal with the lengths and checksums of its records recomputed.

    A record begins where one did before the mutation, as far as lengths are what they were.
    """
    repaired, at = MAGIC, len(MAGIC)
    while at + _FRAME_HEAD < len(data):
        (length,) = struct.unpack_from("<Q", data, at)
        start = at + _FRAME_HEAD
        at = min(start + length, len(data))
        repaired += framed(data[start:at])
    return repaired
