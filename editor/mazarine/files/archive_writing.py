"""ZIP archives written member by member, each deflated in the way that suits it.

The same members give the same bytes at any hour: all carry the date 1980-01-01. The format is that of
PKWARE's APPNOTE 6.3.10, without what files beyond 4 GiB need.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import BinaryIO

_LOCAL = struct.Struct("<4s5H3I2H")
_CENTRAL = struct.Struct("<4s6H3I5H2I")
_END = struct.Struct("<4s4H2IH")
_VERSION, _UTF8, _DEFLATE = 20, 1 << 11, 8
_MIDNIGHT, _DAY = 0, 1 << 5 | 1
_LEVEL = 6
_RAW, _MEMORY = -15, 9
SAMPLE_BYTES = 1 << 18
"""How much of a large member is tried out."""

Bytes = bytes | memoryview


class ArchiveWriter:
    """Fills an archive; `finish` ends it."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._central: list[bytes] = []

    def add(self, name: str, chunks: Iterable[Bytes], sample: Bytes = b"") -> None:
        """Write a member.

        Parameters
        ----------
        chunks : what it holds, in pieces
        sample : a part that shows which way of deflating suits it
        """
        stream, encoded = self._stream, name.encode()
        offset = stream.tell()
        stream.write(_LOCAL.pack(b"PK\x03\x04", *self._facts(0, 0, 0), len(encoded), 0) + encoded)
        compressor, crc, size = _compressor(_strategy_for(sample)), 0, 0
        for chunk in chunks:
            crc, size = zlib.crc32(chunk, crc), size + len(chunk)
            stream.write(compressor.compress(chunk))
        stream.write(compressor.flush())
        end = stream.tell()
        packed = end - offset - _LOCAL.size - len(encoded)
        facts = self._facts(crc, packed, size)
        stream.seek(offset)
        stream.write(_LOCAL.pack(b"PK\x03\x04", *facts, len(encoded), 0))
        stream.seek(end)
        entry = _CENTRAL.pack(b"PK\x01\x02", _VERSION, *facts, len(encoded), 0, 0, 0, 0, 0, offset)
        self._central.append(entry + encoded)

    def finish(self) -> None:
        """Write the list of members."""
        offset, entries = self._stream.tell(), b"".join(self._central)
        count = len(self._central)
        end = _END.pack(b"PK\x05\x06", 0, 0, count, count, len(entries), offset, 0)
        self._stream.write(entries + end)

    def _facts(self, crc: int, packed: int, size: int) -> tuple[int, ...]:
        return _VERSION, _UTF8, _DEFLATE, _MIDNIGHT, _DAY, crc, packed, size


@contextmanager
def new_archive(stream: BinaryIO) -> Iterator[ArchiveWriter]:
    """Yield an archive to fill, which is ended with the block."""
    archive = ArchiveWriter(stream)
    yield archive
    archive.finish()


def _strategy_for(sample: Bytes) -> int:
    """Choose between looking for repetitions anywhere and for runs only.

    Walls are nearly random: looking far finds little in ten times the time, and its codes cost more than
    they save. Cells of caves and dungeons repeat the row above.
    """
    sizes = {}
    for strategy in (zlib.Z_RLE, zlib.Z_DEFAULT_STRATEGY):
        compressor = _compressor(strategy)
        sizes[strategy] = len(compressor.compress(sample)) + len(compressor.flush())
    return min(sizes, key=lambda strategy: sizes[strategy])


def _compressor(strategy: int) -> zlib._Compress:
    return zlib.compressobj(_LEVEL, zlib.DEFLATED, _RAW, _MEMORY, strategy)
