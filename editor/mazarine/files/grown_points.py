"""`growth.npy`: the points of a honeycomb that was grown, in native files and in journals."""

from __future__ import annotations

import numpy as np

from mazarine.errors import EditRejected
from mazarine.files import npy
from mazarine.files.archive import Archive
from mazarine.files.archive_writing import SAMPLE_BYTES, ArchiveWriter
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.maze.growth import MAX_POINTS, GrownPoints
from mazarine.messages import Message

MEMBER = "growth.npy"
_DTYPE = "<i4"
_POINT_BYTES = 12
_MOST_HEADER_BYTES = 1 << 13


def read(source: Source, archive: Archive) -> GrownPoints | None:
    """Read the points; None if the file has none.

    Raises
    ------
    MazeFileError
        If the member does not hold points.
    """
    if MEMBER not in archive:
        return None
    most = MAX_POINTS * _POINT_BYTES + _MOST_HEADER_BYTES
    with archive.member(MEMBER, most) as (stream, size), source.faults(MEMBER):
        header = npy.read_header(stream)
        source.require(_fault(header, size), MEMBER)
        data = npy.read_bytes(stream, (header.shape[0] * _POINT_BYTES,))
    with source.faults(MEMBER):
        return from_bytes(data.tobytes())


def _fault(header: npy.NpyHeader, size: int) -> Message | None:
    """Return why a member of this header and size is no table of points; None if it is one."""
    if header.dtype != _DTYPE or header.fortran_order or header.shape[1:] != (3,):
        return FileMessage.POINTS_ARRAY()
    expected = header.size + header.shape[0] * _POINT_BYTES
    return FileMessage.WRONG_BYTES(size=size, expected=expected) if size != expected else None


def write(growth: GrownPoints, archive: ArchiveWriter) -> None:
    data = to_bytes(growth)
    archive.add(MEMBER, [npy.header_of(growth.table.shape, _DTYPE), data], data[:SAMPLE_BYTES])


def to_bytes(growth: GrownPoints) -> bytes:
    """Return the points as numbers of 32 bits with the low byte first, three to a point."""
    return growth.table.astype(_DTYPE).tobytes()


def from_bytes(data: bytes) -> GrownPoints:
    """Read points from bytes; `EditRejected` if they are none."""
    if len(data) % _POINT_BYTES:
        raise EditRejected(FileMessage.POINTS_CUT_SHORT())
    return GrownPoints(np.frombuffer(data, dtype=_DTYPE).reshape(-1, 3))
