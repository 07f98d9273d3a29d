"""The numbers of a layer's tiles: text, or base64 that may be packed."""

from __future__ import annotations

import base64
import binascii
import re
import sys
import zlib

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazewright.files.inflating import Inflated, TooMuch

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

TILE = 0x0FFFFFFF
"""The bits of a number that name a tile; the four above turn and mirror it."""

Tiles = NDArray[np.uint32]

_NUMBERS = re.compile(rb"\s*+\d{1,10}+\s*+(?:,\s*+\d{1,10}+\s*+)*+,?\s*+")
_BLANKS = b" \t\r\n"
_PIECE = 1 << 20
_MOST_WINDOW_LOG = 27
"""What zstd itself unpacks without being asked for more."""
_WINDOWS = {"zlib": 15, "gzip": 31}


def tiles_of(data: msgspec.Raw, encoding: str, compression: str, count: int) -> Tiles:
    """Return the tiles of a layer or a chunk, given their number.

    Raises
    ------
    ValueError
        If the data are not that, as text that follows a colon.

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
    text = _text(held)
    if encoding == "csv":
        return _numbers(text, count)
    if encoding != "base64":
        raise ValueError(f"data in the encoding {encoding!r} are not read, only csv and base64")
    tiles = _unpacked(text.translate(None, _BLANKS), compression, 4 * count).view("<u4")
    tiles &= np.uint32(TILE)
    return tiles.astype(np.uint32, copy=False)


def _text(held: bytes) -> bytes:
    try:
        return msgspec.json.decode(held, type=str).encode("ascii", errors="replace")
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ValueError("the data are no text") from None


def _numbers(text: bytes, count: int) -> Tiles:
    text = text.rstrip(_BLANKS).removesuffix(b",")
    found = text.count(b",") + 1
    if found != count:
        raise ValueError(f"there are {found:,} tiles instead of {count:,}")
    tiles = np.empty(count, dtype=np.uint32)
    start = done = 0
    while start < len(text) or done < count:
        # In chunks: while they are read, each number takes eight bytes and more.
        stop = text.find(b",", start + _PIECE) + 1 or len(text)
        values = _numbers_of(text[start:stop])
        tiles[done : done + len(values)] = values & TILE
        start, done = stop, done + len(values)
    return tiles


def _numbers_of(text: bytes) -> NDArray[np.int64]:
    if not _NUMBERS.fullmatch(text):
        raise ValueError("the tiles are not numbers with commas between")
    values = np.fromstring(text.translate(None, _BLANKS).rstrip(b","), dtype=np.int64, sep=",")
    if values.max() >= 1 << 32:
        raise ValueError(f"{int(values.max())} is not the number of a tile, which has 32 bits")
    return values


def _unpacked(text: bytes, compression: str, size: int) -> NDArray[np.uint8]:
    """Return this number of bytes at the most."""
    if not compression and len(text) != (size + 2) // 3 * 4:
        raise ValueError(f"there are {len(text):,} characters of base64 instead of {(size + 2) // 3 * 4:,}")
    try:
        packed = base64.b64decode(text, validate=True)
    except binascii.Error:
        raise ValueError("the data are not base64") from None
    if compression in _WINDOWS:
        return _inflated(packed, compression, size)
    if compression == "zstd":
        return _from_zstd(packed, size)
    if compression:
        raise ValueError(f"data packed by {compression!r} are not read, only zlib, gzip and zstd")
    _require_count(len(packed), size)
    return np.frombuffer(packed, dtype=np.uint8).copy()


def _require_count(found: int, size: int) -> None:
    if found != size:
        raise ValueError(f"there are {found // 4:,} tiles instead of {size // 4:,}")


def _inflated(packed: bytes, compression: str, size: int) -> NDArray[np.uint8]:
    data = Inflated(size, _WINDOWS[compression])
    try:
        data.feed(packed)
    except zlib.error:
        raise ValueError(f"the {compression} data are damaged") from None
    except TooMuch:
        raise ValueError(f"there are more tiles than the {size // 4:,} that there should be") from None
    _require_count(data.done, size)
    return data.bytes


def _from_zstd(packed: bytes, size: int) -> NDArray[np.uint8]:
    unpacker = zstd.ZstdDecompressor(options={zstd.DecompressionParameter.window_log_max: _MOST_WINDOW_LOG})
    try:
        # One more than there is room for, so that what is too long is seen.
        data = unpacker.decompress(packed, max_length=size + 1)
    except zstd.ZstdError:
        raise ValueError("the zstd data are damaged, or need more memory than is given to them") from None
    if len(data) > size:
        raise ValueError(f"there are more tiles than the {size // 4:,} that there should be")
    _require_count(len(data), size)
    return np.frombuffer(data, dtype=np.uint8).copy()
