"""Reading PNG pictures without a toolkit: sizes are checked before memory is taken for them."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from mazewright.files.inflating import Inflated, TooMuch
from mazewright.files.png import SIGNATURE
from mazewright.files.png_filters import unfiltered

MOST_BYTES = 1 << 28
"""Of the rows of a picture, unpacked; also the most pixels, of which a byte may hold eight."""
LONGEST_SIDE = 1 << 17
"""Filters are taken back row by row, or along diagonals: their number has to stay small."""
_MOST_FILE_BYTES = 1 << 29
_MOST_CHUNKS = 1 << 18
_MOST_TEXTS = 64
_MOST_RATIO = 1032
"""Deflate packs no tighter than this."""
_CHUNK_BYTES = 1 << 16
_LONGEST_TEXT = 1 << 10
_SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""Numbers a pixel for each kind of colour: grey, RGB, palette, grey with alpha, RGB with alpha."""
GREY, PALETTE = 0, 3
"""Kinds of colour whose pixels are one number."""


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
    rows : (height, row_bytes) uint8, each row contiguous
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
        scale = np.uint8(1 if header.kind == PALETTE else 255 // ((1 << header.depth) - 1))
        digits = bits.reshape(len(rows), header.width, header.depth) * (weights * scale)
        return np.add.reduce(digits, axis=2, dtype=np.uint8, keepdims=True)


def read_picture(stream: BinaryIO, size: int) -> Picture:
    """Read a picture from a file of so many bytes.

    Raises
    ------
    ValueError
        If it is none, in words that stand after a colon.
    """
    if size > _MOST_FILE_BYTES:
        raise ValueError(f"the PNG picture has {size:,} bytes; {_MOST_FILE_BYTES:,} are the most")
    if stream.read(len(SIGNATURE)) != SIGNATURE:
        raise ValueError("it is not a PNG picture")
    length, name = _next_chunk(stream)
    if name != b"IHDR" or length != 13:
        raise ValueError("the PNG picture does not begin with its header")
    picture = Picture(_header(_body(stream, length, name)))
    _require_size(picture.header, size)
    data = Inflated(picture.header.size)
    for length, name in _chunks(stream):
        if name == b"IDAT":
            for piece in _pieces(stream, length, name):
                _feed(data, piece)
        elif name in (b"PLTE", b"tRNS", b"tEXt") and length <= _LONGEST_TEXT:
            _take(picture, name, _body(stream, length, name))
        elif name[0] & 0x20 or name in (b"IEND", b"PLTE"):
            for _ in _pieces(stream, length, name):
                pass
        else:
            raise ValueError(f"the chunk {name.decode('latin-1')!r} of the PNG picture is not known")
    if picture.header.kind == PALETTE and not len(picture.palette):
        raise ValueError("the palette of the PNG picture is missing")
    if data.done < picture.header.size:
        raise ValueError("the data of the PNG picture are cut short")
    raw = data.bytes.reshape(picture.header.height, -1)
    picture.rows = unfiltered(raw, max(1, picture.header.depth * _SAMPLES[picture.header.kind] // 8))
    return picture


def _require_size(header: Header, file_bytes: int) -> None:
    """Refuse more than is read, or than a file of so many bytes can hold."""
    said = f"{header.width} × {header.height} pixels are more than"
    most = max(header.size, header.width * header.height)
    if most > MOST_BYTES or max(header.width, header.height) > LONGEST_SIDE:
        raise ValueError(f"{said} are read")
    if header.size > _MOST_RATIO * file_bytes:
        raise ValueError(f"{said} a file of this size can hold")


def _feed(data: Inflated, piece: bytes) -> None:
    try:
        data.feed(piece)
    except zlib.error:
        raise ValueError("the data of the PNG picture are damaged") from None
    except TooMuch:
        raise ValueError("the PNG picture has more data than pixels") from None


def _chunks(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Give the length and name of each chunk; what it holds has to be read before the next is asked for."""
    for _ in range(_MOST_CHUNKS):
        length, name = _next_chunk(stream)
        yield length, name
        if name == b"IEND":
            return
    raise ValueError(f"the PNG picture is made of more than {_MOST_CHUNKS:,} chunks")


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
    if kind not in _SAMPLES or depth not in ((1, 2, 4, 8) if kind in (GREY, PALETTE) else (8,)):
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
    elif name == b"tRNS" and picture.header.kind == PALETTE:
        if len(body) > len(picture.palette):
            raise ValueError("the palette of the PNG picture is damaged")
        picture.palette[: len(body), 3] = np.frombuffer(body, dtype=np.uint8)
    elif name == b"tEXt" and len(picture.texts) < _MOST_TEXTS:
        keyword, _, text = body.partition(b"\0")
        picture.texts[keyword.decode("latin-1")] = text.decode("latin-1")
