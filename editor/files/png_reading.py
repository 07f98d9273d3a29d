"""Reading PNG pictures without a toolkit: sizes are checked before memory is taken for them."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from editor.files.png import SIGNATURE

_MOST_BYTES = 1 << 28
_MOST_RATIO = 1032
"""Deflate packs no tighter than this."""
_CHUNK_BYTES = 1 << 16
_LONGEST_TEXT = 1 << 10
_SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""Numbers a pixel for each kind of colour: grey, RGB, palette, grey with alpha, RGB with alpha."""
_PALETTE = 3
_SUB, _UP, _AVERAGE = 1, 2, 3


@dataclass(frozen=True)
class Header:
    """What the first chunk says; `kind` is PNG's number for the kind of colour."""

    width: int
    height: int
    depth: int
    kind: int

    @property
    def row_bytes(self) -> int:
        """Bytes of a row of pixels."""
        return (self.width * self.depth * _SAMPLES[self.kind] + 7) // 8

    @property
    def size(self) -> int:
        """Bytes of all rows, each with the type of its filter before it."""
        return self.height * (1 + self.row_bytes)


@dataclass
class Picture:
    """A picture as the file has it.

    Attributes
    ----------
    header : its size and kind
    palette : (n, 4) uint8, red, green, blue, alpha; empty if there is none
    texts : what text chunks say, by keyword
    rows : (height, row_bytes) uint8
    """

    header: Header
    palette: NDArray[np.uint8] = field(default_factory=lambda: np.empty((0, 4), dtype=np.uint8))
    texts: dict[str, str] = field(default_factory=dict)
    rows: NDArray[np.uint8] = field(default_factory=lambda: np.empty((0, 0), dtype=np.uint8))

    def samples(self, first: int, last: int) -> NDArray[np.uint8]:
        """Give the numbers of some rows: (rows, width, numbers a pixel), greys from 0 to 255."""
        header, rows = self.header, self.rows[first:last]
        if header.depth == 8:
            return rows.reshape(len(rows), header.width, _SAMPLES[header.kind])
        bits = np.unpackbits(rows, axis=1)[:, : header.width * header.depth]
        weights = 1 << np.arange(header.depth, dtype=np.uint8)[::-1]
        scale = np.uint8(1 if header.kind == _PALETTE else 255 // ((1 << header.depth) - 1))
        digits = bits.reshape(len(rows), header.width, header.depth) * (weights * scale)
        return np.add.reduce(digits, axis=2, dtype=np.uint8, keepdims=True)


def read_picture(stream: BinaryIO, size: int) -> Picture:
    """Read a picture from a file of so many bytes.

    Raises
    ------
    ValueError
        If it is none, in words that stand after a colon.
    """
    if stream.read(len(SIGNATURE)) != SIGNATURE:
        raise ValueError("it is not a PNG picture")
    length, name = _next_chunk(stream)
    if name != b"IHDR" or length != 13:
        raise ValueError("the PNG picture does not begin with its header")
    picture = Picture(_header(_body(stream, length, name)))
    if picture.header.size > min(_MOST_BYTES, _MOST_RATIO * size):
        raise ValueError(
            f"{picture.header.width} × {picture.header.height} pixels are more than "
            f"{'a file of this size can hold' if picture.header.size <= _MOST_BYTES else 'are read'}"
        )
    data = _Inflated(picture.header.size)
    while name != b"IEND":
        length, name = _next_chunk(stream)
        if name == b"IDAT":
            for piece in _pieces(stream, length, name):
                data.feed(piece)
        elif name in (b"PLTE", b"tRNS", b"tEXt") and length <= _LONGEST_TEXT:
            _take(picture, name, _body(stream, length, name))
        elif name[0] & 0x20 or name in (b"IEND", b"PLTE"):
            for _ in _pieces(stream, length, name):
                pass
        else:
            raise ValueError(f"the chunk {name.decode('latin-1')!r} of the PNG picture is not known")
    if picture.header.kind == _PALETTE and not len(picture.palette):
        raise ValueError("the palette of the PNG picture is missing")
    raw = data.rows(picture.header.height)
    picture.rows = _unfiltered(raw, max(1, picture.header.depth * _SAMPLES[picture.header.kind] // 8))
    return picture


class _Inflated:
    """The data of a picture, unpacked piece by piece to the size that is known."""

    def __init__(self, size: int) -> None:
        self._unpacker = zlib.decompressobj()
        self._bytes = np.empty(size, dtype=np.uint8)
        self._done = 0

    def feed(self, piece: bytes) -> None:
        """Unpack a piece."""
        is_full = False
        # Where there was no room for all of it the rest comes without another byte to unpack.
        while piece or is_full:
            # One more than there is room for, so that what is too long is seen.
            room = min(_CHUNK_BYTES, len(self._bytes) - self._done + 1)
            try:
                part = self._unpacker.decompress(piece, room)
            except zlib.error:
                raise ValueError("the data of the PNG picture are damaged") from None
            if self._done + len(part) > len(self._bytes):
                raise ValueError("the PNG picture has more data than pixels")
            self._bytes[self._done : self._done + len(part)] = np.frombuffer(part, dtype=np.uint8)
            self._done += len(part)
            piece, is_full = self._unpacker.unconsumed_tail, len(part) == room

    def rows(self, height: int) -> NDArray[np.uint8]:
        """Give the rows, each with the type of its filter before it."""
        if self._done < len(self._bytes):
            raise ValueError("the data of the PNG picture are cut short")
        return self._bytes.reshape(height, -1)


def _next_chunk(stream: BinaryIO) -> tuple[int, bytes]:
    start = stream.read(8)
    if len(start) < 8:
        raise ValueError("the PNG picture is cut short")
    length, name = struct.unpack(">L4s", start)
    return length, name


def _pieces(stream: BinaryIO, length: int, name: bytes) -> Iterator[bytes]:
    """Give the bytes of a chunk, a piece at a time, and check them."""
    check = zlib.crc32(name)
    while length:
        piece = stream.read(min(length, _CHUNK_BYTES))
        if not piece:
            raise ValueError("the PNG picture is cut short")
        check = zlib.crc32(piece, check)
        length -= len(piece)
        yield piece
    end = stream.read(4)
    if len(end) < 4:
        raise ValueError("the PNG picture is cut short")
    if end != struct.pack(">L", check):
        raise ValueError(f"the checksum of the chunk {name.decode('latin-1')!r} of the PNG picture is wrong")


def _body(stream: BinaryIO, length: int, name: bytes) -> bytes:
    return b"".join(_pieces(stream, length, name))


def _header(body: bytes) -> Header:
    width, height, depth, kind, packing, filtering, interlacing = struct.unpack(">LLBBBBB", body)
    if not width or not height:
        raise ValueError("the PNG picture has no pixels")
    if kind not in _SAMPLES or depth not in ((1, 2, 4, 8) if kind in (0, _PALETTE) else (8,)):
        raise ValueError(f"PNG pictures of kind {kind} with {depth} bits are not read, only those of up to 8")
    if packing or filtering or interlacing:
        raise ValueError("PNG pictures that are interlaced or packed in an unknown way are not read")
    return Header(width, height, depth, kind)


def _take(picture: Picture, name: bytes, body: bytes) -> None:
    """Take a palette, its alpha or a text."""
    if name == b"PLTE":
        if not body or len(body) % 3 or len(body) > 768:
            raise ValueError("the palette of the PNG picture is damaged")
        colours = np.frombuffer(body, dtype=np.uint8).reshape(-1, 3)
        picture.palette = np.hstack((colours, np.full((len(colours), 1), 255, dtype=np.uint8)))
    elif name == b"tRNS" and picture.header.kind == _PALETTE:
        if len(body) > len(picture.palette):
            raise ValueError("the palette of the PNG picture is damaged")
        picture.palette[: len(body), 3] = np.frombuffer(body, dtype=np.uint8)
    elif name == b"tEXt":
        keyword, _, text = body.partition(b"\0")
        picture.texts[keyword.decode("latin-1")] = text.decode("latin-1")


def _unfiltered(raw: NDArray[np.uint8], step: int) -> NDArray[np.uint8]:
    """Take the filters back; `step` is the number of bytes from a pixel to the next."""
    kinds = raw[:, 0]
    if kinds.max() > 4:
        raise ValueError("a row of the PNG picture has an unknown filter")
    # A row above and a pixel to the left of zeros spare every special case.
    padded = np.zeros((len(raw) + 1, raw.shape[1] - 1 + step), dtype=np.uint8)
    padded[1:, step:] = raw[:, 1:]
    if kinds.max() < _AVERAGE:
        _undo_simple_filters(padded, kinds, step)
    else:
        _undo_filters(padded, kinds, step)
    return np.ascontiguousarray(padded[1:, step:])


def _undo_simple_filters(padded: NDArray[np.uint8], kinds: NDArray[np.uint8], step: int) -> None:
    for row in np.flatnonzero(kinds):
        here = padded[row + 1, step:]
        if kinds[row] == _UP:
            here += padded[row, step:]
        else:
            for sample in range(step):
                here[sample::step] = np.cumsum(here[sample::step], dtype=np.uint8)


def _undo_filters(padded: NDArray[np.uint8], kinds: NDArray[np.uint8], step: int) -> None:
    """Take filters back along diagonals, whose pixels do not depend on each other."""
    flat, width = padded.reshape(-1), padded.shape[1]
    height, pixels = len(kinds), width // step - 1
    for diagonal in range(height + pixels - 1):
        first, last = max(0, diagonal - pixels + 1), min(height - 1, diagonal)
        start = (first + 1) * width + (diagonal - first + 1) * step
        here, left, up, corner = (
            as_strided(flat[start - back :], (last - first + 1, step), (width - step, 1))
            for back in (0, step, width, width + step)
        )
        here += _predicted(kinds[first : last + 1, None], *(a.astype(np.int16) for a in (left, up, corner)))


def _predicted(
    kinds: NDArray[np.uint8], left: NDArray[np.int16], up: NDArray[np.int16], corner: NDArray[np.int16]
) -> NDArray[np.uint8]:
    """Give what the filters foresaw for pixels whose neighbours are known."""
    by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    nearest = np.where(
        (by_left <= by_up) & (by_left <= by_corner), left, np.where(by_up <= by_corner, up, corner)
    )
    return np.choose(kinds, (np.int16(0), left, up, (left + up) >> 1, nearest)).astype(np.uint8)
