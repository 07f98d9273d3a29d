"""Frames: records one after the other, each with its length and a checksum, so that a torn end is seen."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import BinaryIO

MAGIC = b"MAZEJRN1"
_HEAD = struct.Struct("<QI")
MAX_FRAME_BYTES = 1 << 32
"""A whole board of 10⁸ cells takes a fifth of it."""


def framed(payload: bytes) -> bytes:
    """Return a record as it is appended."""
    return _HEAD.pack(len(payload), zlib.crc32(payload)) + payload


def frames_of(stream: BinaryIO, size: int) -> Iterator[bytes]:
    """Yield the records up to the first that is not whole; none if this is no journal.

    No more memory is taken than the file has bytes.
    """
    if stream.read(len(MAGIC)) != MAGIC:
        return
    left = size - len(MAGIC)
    while left >= _HEAD.size:
        length, checksum = _HEAD.unpack(stream.read(_HEAD.size))
        left -= _HEAD.size
        if length > min(left, MAX_FRAME_BYTES):
            return
        payload = stream.read(length)
        if len(payload) < length or zlib.crc32(payload) != checksum:
            return
        left -= length
        yield payload
