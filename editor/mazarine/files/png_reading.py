"""Reading PNG pictures: the file is checked here, then Pillow decodes its pixels.

Pillow accepts data that end early, does not verify their checksums, and keeps texts beside its own settings.
So sizes, checksums and the amount of data are checked first, and Pillow gets only the chunks that it needs.
"""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.files.array_messages import PngMessage
from mazarine.files.faults import Fault
from mazarine.files.png import SIGNATURE, write_chunk
from mazarine.messages import quoted

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.PngImagePlugin import PngImageFile

MOST_BYTES = 1 << 28
"""Of the rows of a picture, decompressed; also the most pixels, of which a byte may hold eight."""
LONGEST_SIDE = 1 << 17
"""The most pixels of a side."""
_MOST_FILE_BYTES = MOST_BYTES + MOST_BYTES // 8
_MOST_CHUNKS = 1 << 18
_MOST_RATIO = 1032
"""Deflate packs no tighter than this."""
_PIECE_BYTES = 1 << 12
"""Of compressed data, which decompress to 4 MiB at most."""
_LONGEST_TEXT = 1 << 10
_HEADER = struct.Struct(">LLBBBBB")
_PALETTE = 3
_SAMPLES = {0: 1, 2: 3, _PALETTE: 1, 4: 2, 6: 4}
"""Numbers a pixel for each kind of color: gray, RGB, palette, gray with alpha, RGB with alpha."""
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), _PALETTE: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
"""Bits that such a number may have."""
_PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))
"""First column, first row, and steps between columns and rows of the passes of an interlaced picture."""


class PngHeader(NamedTuple):
    """The first chunk; `kind` is PNG's number for the kind of color."""

    width: int
    height: int
    depth: int
    kind: int
    packing: int
    filtering: int
    interlacing: int

    @property
    def size(self) -> int:
        """Bytes of all rows, each with the type of its filter before it."""
        passes = _PASSES if self.interlacing else ((0, 0, 1, 1),)
        return sum(
            self._size_of(len(range(left, self.width, across)), len(range(top, self.height, down)))
            for left, top, across, down in passes
        )

    def _size_of(self, width: int, height: int) -> int:
        row_bytes = (width * self.depth * _SAMPLES[self.kind] + 7) // 8
        return height * (1 + row_bytes) if width else 0


def read_picture(stream: BinaryIO, size: int, keywords: tuple[str, ...]) -> PngImageFile:
    """Read a picture, and its texts of these keywords, from a file of `size` bytes.

    Raises `Fault` if it cannot be read.

    Returns
    -------
    image : decoded, of one of Pillow's modes 1, L, I;16, P, LA, RGB and RGBA
    """
    if size > _MOST_FILE_BYTES:
        raise Fault(PngMessage.PNG_TOO_LONG(size=size, most=_MOST_FILE_BYTES))
    if stream.read(len(SIGNATURE)) != SIGNATURE:
        raise Fault(PngMessage.NOT_PNG())
    chunks = _chunks(stream, size)
    header = _header(*next(chunks))
    _require_size(header, size)
    checked = io.BytesIO()
    checked.write(SIGNATURE)
    write_chunk(checked, b"IHDR", _HEADER.pack(*header))
    starts = tuple(f"{keyword}\0".encode() for keyword in keywords)
    decompressor, missing = zlib.decompressobj(), header.size
    for name, body in chunks:
        if name == b"IDAT":
            missing -= _decompressed_bytes(decompressor, body, missing)
        if _is_needed(name, body, header, starts):
            write_chunk(checked, name, body)
    if missing > 0:
        raise Fault(PngMessage.PNG_DATA_CUT_SHORT())
    checked.seek(0)
    with checked:
        return _decoded(checked)


def samples_of(image: Image, first: int, last: int) -> NDArray[np.uint8]:
    """Return the numbers of some rows: (rows, width, numbers a pixel), grays and colors from 0 to 255."""
    strip = np.asarray(image.crop((0, first, image.width, last)))
    if strip.dtype == np.bool_:
        strip = strip * np.uint8(255)
    elif strip.dtype != np.uint8:
        strip = (strip >> 8).astype(np.uint8)
    return strip.reshape(*strip.shape[:2], -1)


def _chunks(stream: BinaryIO, size: int) -> Iterator[tuple[bytes, bytes]]:
    """Yield the name and contents of each chunk, whose checksum is right."""
    from PIL.PngImagePlugin import ChunkStream  # noqa: PLC0415  # seldom needed

    reader = ChunkStream(stream)
    for _ in range(_MOST_CHUNKS):
        try:
            name, _, length = reader.read()
            body = stream.read(min(length, size))
            reader.crc(name, body)
        except (SyntaxError, struct.error):
            raise Fault(PngMessage.PNG_CUT_SHORT()) from None
        yield name, body
        if name == b"IEND":
            return
    raise Fault(PngMessage.PNG_TOO_MANY_CHUNKS(most=_MOST_CHUNKS))


def _header(name: bytes, body: bytes) -> PngHeader:
    if name != b"IHDR" or len(body) != _HEADER.size:
        raise Fault(PngMessage.PNG_HEADER_MISSING())
    header = PngHeader(*_HEADER.unpack(body))
    if not header.width or not header.height:
        raise Fault(PngMessage.PNG_WITHOUT_PIXELS())
    if header.depth not in _DEPTHS.get(header.kind, ()):
        raise Fault(PngMessage.PNG_COLOR_TYPE(color_type=header.kind, depth=header.depth))
    if header.packing or header.filtering or header.interlacing > 1:
        raise Fault(PngMessage.PNG_METHOD())
    return header


def _require_size(header: PngHeader, file_bytes: int) -> None:
    """Refuse more than is read, or than a file of this size can hold."""
    most = max(header.size, header.width * header.height)
    if most > MOST_BYTES or max(header.width, header.height) > LONGEST_SIDE:
        raise Fault(PngMessage.PNG_TOO_LARGE(width=header.width, height=header.height))
    if header.size > _MOST_RATIO * file_bytes:
        raise Fault(PngMessage.PNG_SIZE_WRONG(width=header.width, height=header.height))


def _decompressed_bytes(decompressor: zlib._Decompress, body: bytes, most: int) -> int:
    """Return how many bytes more of the data decompress to; bytes after their end are ignored."""
    count = 0
    for start in range(0, len(body), _PIECE_BYTES):
        if decompressor.eof:
            break
        try:
            count += len(decompressor.decompress(body[start : start + _PIECE_BYTES]))
        except zlib.error:
            raise Fault(PngMessage.PNG_DATA_DAMAGED()) from None
        if count > most:
            raise Fault(PngMessage.PNG_DATA_TOO_LONG())
    return count


def _is_needed(name: bytes, body: bytes, header: PngHeader, texts: tuple[bytes, ...]) -> bool:
    """Return whether Pillow needs a chunk; `Fault` for unknown chunks that a reader must not ignore."""
    if name == b"PLTE" and (not body or len(body) % 3):
        raise Fault(PngMessage.PNG_PALETTE_DAMAGED())
    if name in (b"PLTE", b"IDAT", b"IEND"):
        return True
    if not name[0] & 0x20:
        raise Fault(PngMessage.PNG_UNKNOWN_CHUNK(chunk=quoted(name.decode("latin-1"))))
    if name == b"tRNS":
        return header.kind == _PALETTE
    return name == b"tEXt" and body.startswith(texts) and len(body) <= _LONGEST_TEXT


def _decoded(stream: BinaryIO) -> PngImageFile:
    # Not Image.open: its limit is for all programs, and lower.
    from PIL.PngImagePlugin import PngImageFile  # noqa: PLC0415  # seldom needed

    try:
        image = PngImageFile(stream)
        image.load()
        image.apply_transparency()
    except (OSError, SyntaxError, ValueError, IndexError):
        raise Fault(PngMessage.PNG_DATA_DAMAGED()) from None
    if image.mode == "P" and image.palette is None:
        raise Fault(PngMessage.PNG_PALETTE_MISSING())
    return image
