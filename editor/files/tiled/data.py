"""The numbers of a layer's tiles: text, or base64 that may be packed."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

import msgspec
import numpy as np
from numpy.typing import NDArray

TILE = 0x0FFFFFFF
"""The bits of a number that name a tile; the four above turn and mirror it."""

Tiles = NDArray[np.uint32]

_NUMBERS = re.compile(rb"\s*+\d{1,10}+\s*+(?:,\s*+\d{1,10}+\s*+)*+,?\s*+")
_BLANKS = b" \t\r\n"
_WINDOWS = {"zlib": 15, "gzip": 31}


def tiles_of(data: msgspec.Raw, encoding: str, compression: str, count: int) -> Tiles:
    """Give the tiles of a layer or a chunk, of which there are so many.

    Raises
    ------
    ValueError
        If the data are not that, in words that stand after a colon.

    Examples
    --------
    >>> tiles_of(msgspec.Raw(b'"AQAAAAIAAAAAAAAAAwAAgA=="'), "base64", "", 4).tolist()
    [1, 2, 0, 3]
    """
    held = bytes(data)
    if held.startswith(b"["):
        return _numbers(held[1:-1], count)
    if not held.startswith(b'"'):
        raise ValueError("the layer has no data")
    text = msgspec.json.decode(held, type=str).encode("ascii", errors="replace")
    if encoding == "csv":
        return _numbers(text, count)
    if encoding != "base64":
        raise ValueError(f"data in the encoding {encoding!r} are not read, only csv and base64")
    values = np.frombuffer(_unpacked(text.translate(None, _BLANKS), compression, 4 * count), dtype="<u4")
    return values & np.uint32(TILE)


def _numbers(text: bytes, count: int) -> Tiles:
    found = text.rstrip(_BLANKS + b",").count(b",") + 1
    if found != count:
        raise ValueError(f"there are {found:,} tiles instead of {count:,}")
    if not _NUMBERS.fullmatch(text):
        raise ValueError("the tiles are not numbers with commas between")
    values = np.fromstring(text.translate(None, _BLANKS).rstrip(b","), dtype=np.int64, sep=",")
    if values.max() >= 1 << 32:
        raise ValueError(f"{int(values.max())} is not the number of a tile, which has 32 bits")
    return (values & TILE).astype(np.uint32)


def _unpacked(text: bytes, compression: str, size: int) -> bytes:
    """Give so many bytes, and never more."""
    if not compression and len(text) != (size + 2) // 3 * 4:
        raise ValueError(f"there are {len(text):,} characters of base64 instead of {(size + 2) // 3 * 4:,}")
    try:
        packed = base64.b64decode(text, validate=True)
    except binascii.Error:
        raise ValueError("the data are not base64") from None
    if compression in _WINDOWS:
        packed = _inflated(packed, compression, size)
    elif compression == "zstd":
        packed = _from_zstd(packed, size)
    elif compression:
        raise ValueError(f"data packed by {compression!r} are not read, only zlib, gzip and zstd")
    if len(packed) != size:
        raise ValueError(f"there are {len(packed) // 4:,} tiles instead of {size // 4:,}")
    return packed


def _inflated(packed: bytes, compression: str, size: int) -> bytes:
    inflater = zlib.decompressobj(_WINDOWS[compression])
    try:
        data = inflater.decompress(packed, size + 1)
    except zlib.error:
        raise ValueError(f"the {compression} data are damaged") from None
    if len(data) > size:
        raise ValueError(f"there are more tiles than the {size // 4:,} that there should be")
    return data


def _from_zstd(packed: bytes, size: int) -> bytes:
    try:
        # Python 3.14 has it; no earlier one does.
        from compression import zstd  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415
    except ImportError:
        raise ValueError(
            "the data are packed by zstd, which needs Python 3.14; save the map with zlib or as csv"
        ) from None
    try:
        data = bytes(zstd.ZstdDecompressor().decompress(packed, max_length=size + 1))
    except zstd.ZstdError:
        raise ValueError("the zstd data are damaged") from None
    if len(data) > size:
        raise ValueError(f"there are more tiles than the {size // 4:,} that there should be")
    return data
