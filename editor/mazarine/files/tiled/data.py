"""The numbers of a layer's tiles: text, or base64 that may be compressed."""

from __future__ import annotations

import base64
import binascii
import re
import sys
import zlib

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.files.faults import Fault
from mazarine.files.inflating import Inflated, TooMuch
from mazarine.files.tiled.messages import TiledMessage
from mazarine.messages import quoted

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

Tiles = NDArray[np.uint32]

_NUMBERS = re.compile(rb"\s*+\d{1,10}+\s*+(?:,\s*+\d{1,10}+\s*+)*+,?\s*+")
_BASE64 = re.compile(rb"[A-Za-z0-9+/=\\](?:[A-Za-z0-9+/=\\\s]*[A-Za-z0-9+/=])?")
_TILE_TAG = re.compile(rb"<tile\b[^>]*>")
_GID = re.compile(rb"""\bgid\s*=\s*["'](\d*)["']""")
_BLANKS = b" \t\r\n"
_PIECE = 1 << 20
_MOST_WINDOW_LOG = 27
"""What zstd itself unpacks without being asked for more."""
_WINDOWS = {"zlib": 15, "gzip": 31}


def tiles_of(data: msgspec.Raw, encoding: str, compression: str, count: int) -> Tiles:
    """Return the tiles of a layer or a chunk, given their number; the upper four bits turn and mirror them.

    Raises `Fault` if the data are not that.

    Examples
    --------
    >>> tiles_of(msgspec.Raw(b'"AQAAAAIAAAAAAAAAAwAAgA=="'), "base64", "", 4).tolist()
    [1, 2, 0, 2147483651]
    """
    held = bytes(data)
    if held.startswith(b"["):
        return _numbers(held[1:-1], count)
    if not held.startswith(b'"'):
        raise Fault(TiledMessage.LAYER_WITHOUT_DATA())
    text = _text(held)
    if encoding == "csv":
        return _numbers(text, count)
    if encoding != "base64":
        raise Fault(TiledMessage.LAYER_ENCODING(encoding=quoted(encoding)))
    return (
        _unpacked(text.translate(None, _BLANKS), compression, 4 * count)
        .view("<u4")
        .astype(np.uint32, copy=False)
    )


def rewritten(
    content: bytes, tiles: Tiles, changed: NDArray[np.int64], encoding: str, compression: str
) -> bytes:
    r"""Return the data of a layer or a chunk with some tiles changed; all else stays as it is.

    Parameters
    ----------
    content : the data as they are in the file
    tiles : all tiles as they are now
    changed : the places of those that are other ones
    encoding, compression : those of the layer

    Examples
    --------
    >>> rewritten(b"\n1,2,\n 3,4\n", np.array([1, 2, 99, 4], dtype=np.uint32), np.array([2]), "csv", "")
    b'\n1,2,\n 99,4\n'
    """
    if encoding == "base64":
        return _BASE64.sub(_packed(tiles, compression, is_escaped=b"\\/" in content), content, count=1)
    if b"<tile" in content:
        found = list(_TILE_TAG.finditer(content))
        spans = [_gid_span(found[place]) for place in changed.tolist()]
    else:
        is_digit = np.zeros(len(content) + 2, dtype=bool)
        codes = np.frombuffer(content, dtype=np.uint8)
        is_digit[1:-1] = (codes >= ord("0")) & (codes <= ord("9"))
        edges = np.flatnonzero(is_digit[1:] != is_digit[:-1])
        spans = [(start, stop, b"%d") for start, stop in edges.reshape(-1, 2)[changed].tolist()]
    pieces, done = [], 0
    for (start, stop, form), place in zip(spans, changed.tolist(), strict=True):
        pieces += [content[done:start], form % int(tiles[place])]
        done = stop
    return b"".join([*pieces, content[done:]])


def written(tiles: Tiles, encoding: str, compression: str, like: bytes) -> bytes:
    """Return the data of a new chunk of a layer, whose data in XML look like those of another chunk."""
    rows, cols = tiles.shape
    if encoding == "base64":
        empty = b"A"
    elif b"<tile" in like:
        empty = b"<tile/>" * tiles.size
    else:
        empty = b"\n" + b",\n".join([b",".join([b"0"] * cols)] * rows) + b"\n"
    return rewritten(empty, tiles.ravel(), np.flatnonzero(tiles), encoding, compression)


def _gid_span(tag: re.Match[bytes]) -> tuple[int, int, bytes]:
    """Return where the number of a <tile> element stands, or belongs, and how it is written there."""
    gid = _GID.search(tag[0])
    if gid is None:
        return tag.start() + len(b"<tile"), tag.start() + len(b"<tile"), b' gid="%d"'
    return tag.start() + gid.start(1), tag.start() + gid.end(1), b"%d"


def _packed(tiles: Tiles, compression: str, *, is_escaped: bool) -> bytes:
    data = tiles.astype("<u4").tobytes()
    if compression in _WINDOWS:
        packer = zlib.compressobj(wbits=_WINDOWS[compression])
        data = packer.compress(data) + packer.flush()
    elif compression == "zstd":
        data = zstd.compress(data)
    text = base64.b64encode(data)
    # A replacement in which a backslash stands for itself.
    return text.replace(b"/", rb"\\/") if is_escaped else text


def _text(held: bytes) -> bytes:
    try:
        return msgspec.json.decode(held, type=str).encode("ascii", errors="replace")
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Fault(TiledMessage.LAYER_DATA_NOT_TEXT()) from None


def _numbers(text: bytes, count: int) -> Tiles:
    text = text.rstrip(_BLANKS).removesuffix(b",")
    found = text.count(b",") + 1
    if found != count:
        raise Fault(TiledMessage.TILE_COUNT(count=found, expected=count))
    tiles = np.empty(count, dtype=np.uint32)
    start = done = 0
    while start < len(text) or done < count:
        # In chunks: while they are read, each number takes eight bytes and more.
        stop = text.find(b",", start + _PIECE) + 1 or len(text)
        values = _numbers_of(text[start:stop])
        tiles[done : done + len(values)] = values
        start, done = stop, done + len(values)
    return tiles


def _numbers_of(text: bytes) -> NDArray[np.int64]:
    if not _NUMBERS.fullmatch(text):
        raise Fault(TiledMessage.TILES_NOT_NUMBERS())
    values = np.fromstring(text.translate(None, _BLANKS).rstrip(b","), dtype=np.int64, sep=",")
    if values.max() >= 1 << 32:
        raise Fault(TiledMessage.NOT_A_TILE_NUMBER(number=int(values.max())))
    return values


def _unpacked(text: bytes, compression: str, size: int) -> NDArray[np.uint8]:
    """Return this number of bytes at the most."""
    expected = (size + 2) // 3 * 4
    if not compression and len(text) != expected:
        raise Fault(TiledMessage.BASE64_LENGTH(count=len(text), expected=expected))
    try:
        packed = base64.b64decode(text, validate=True)
    except binascii.Error:
        raise Fault(TiledMessage.NOT_BASE64()) from None
    if compression in _WINDOWS:
        return _inflated(packed, compression, size)
    if compression == "zstd":
        return _from_zstd(packed, size)
    if compression:
        raise Fault(TiledMessage.LAYER_COMPRESSION(compression=quoted(compression)))
    _require_count(len(packed), size)
    return np.frombuffer(packed, dtype=np.uint8).copy()


def _require_count(found: int, size: int) -> None:
    if found != size:
        raise Fault(TiledMessage.TILE_COUNT(count=found // 4, expected=size // 4))


def _inflated(packed: bytes, compression: str, size: int) -> NDArray[np.uint8]:
    data = Inflated(size, _WINDOWS[compression])
    try:
        data.feed(packed)
    except zlib.error:
        raise Fault(TiledMessage.COMPRESSED_DATA_DAMAGED(compression=compression)) from None
    except TooMuch:
        raise Fault(TiledMessage.MORE_TILES(expected=size // 4)) from None
    _require_count(data.done, size)
    return data.bytes


def _from_zstd(packed: bytes, size: int) -> NDArray[np.uint8]:
    unpacker = zstd.ZstdDecompressor(options={zstd.DecompressionParameter.window_log_max: _MOST_WINDOW_LOG})
    try:
        # One more than there is room for, so that what is too long is seen.
        data = unpacker.decompress(packed, max_length=size + 1)
    except zstd.ZstdError:
        raise Fault(TiledMessage.ZSTD_DATA_UNREADABLE()) from None
    if len(data) > size:
        raise Fault(TiledMessage.MORE_TILES(expected=size // 4))
    _require_count(len(data), size)
    return np.frombuffer(data, dtype=np.uint8).copy()
