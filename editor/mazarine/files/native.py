"""The native format `.maze`: a ZIP of `maze.json` and arrays (`docs/formats/native.md`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.files import grown_points, manifest, npy
from mazarine.files.archive import Archive, names_in, opened_archive
from mazarine.files.archive_writing import SAMPLE_BYTES, new_archive
from mazarine.files.faults import Fault
from mazarine.files.format import Format, Sink
from mazarine.files.limits import MAX_MANIFEST_BYTES
from mazarine.files.messages import FileMessage, FormatTitle
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.messages import quoted
from mazarine.progress import Progress, share_of

_COSTS = "costs"
_ARRAYS = ("cells", "walls", _COSTS)
"""The members, of which the last is only there if some cells cost more than 1."""
_MOST_HEADER_BYTES = 1 << 13
_BYTE_DTYPES = ("|u1", "<u1", ">u1", "=u1", "u1")


def _sniff(source: Source) -> bool:
    """Return whether it is a ZIP archive with a manifest, or of the name that one should have."""
    if not source.head.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return False
    return source.path.suffix.lower() == ".maze" or manifest.MEMBER.encode() in names_in(source)


def _read(source: Source) -> Maze:
    with opened_archive(source) as archive:
        with archive.member(manifest.MEMBER, MAX_MANIFEST_BYTES) as (stream, size):
            data = stream.read(size)
        plan = manifest.parsed(data, source.fault)
        names = [name for name in _ARRAYS if name != _COSTS or f"{name}.npy" in archive]
        progress = [_share_of(source.progress, number, len(names)) for number in range(len(names))]
        cells, walls, *costs = (
            _read_array(source, archive, name, plan.shape, share)
            for name, share in zip(names, progress, strict=True)
        )
        growth = grown_points.read(source, archive)
    with source.faults():
        return Maze(cells, walls, **plan.arguments, growth=growth, costs=costs[0] if costs else None)


def _read_array(
    source: Source, archive: Archive, array: str, shape: tuple[int, int, int], progress: Progress | None
) -> NDArray[np.uint8]:
    name = f"{array}.npy"
    count = shape[0] * shape[1] * shape[2]
    with archive.member(name, count + _MOST_HEADER_BYTES) as (stream, size), source.faults(name):
        _require_bytes(npy.read_header(stream), shape, size)
        return npy.read_bytes(stream, shape, progress)


def _require_bytes(header: npy.NpyHeader, shape: tuple[int, int, int], size: int) -> None:
    """Refuse a member of this size that is not an array of bytes of this shape."""
    if header.dtype not in _BYTE_DTYPES:
        raise Fault(FileMessage.ARRAY_KIND(found=quoted(header.dtype)))
    if header.fortran_order:
        raise Fault(FileMessage.ARRAY_FORTRAN())
    if header.shape != shape:
        raise Fault(FileMessage.ARRAY_SHAPE(found=header.shape, member=manifest.MEMBER, expected=shape))
    expected = header.size + shape[0] * shape[1] * shape[2]
    if size != expected:
        raise Fault(FileMessage.WRONG_BYTES(size=size, expected=expected))


def _write(maze: Maze, sink: Sink) -> None:
    data = manifest.encoded(maze, sink.fault)
    plan = manifest.parsed(data, sink.fault)
    try:
        Maze(*maze.buffers, **plan.arguments, growth=maze.growth, costs=maze.costs)
    except EditRejected as error:
        # No edit does this: the arrays were written to, or the lattice was set, directly.
        raise sink.fault(error.message.clause) from error
    with new_archive(sink.stream) as archive:
        archive.add(manifest.MEMBER, [data], data[:SAMPLE_BYTES])
        names = [name for name in _ARRAYS if name != _COSTS or maze.has_costs]
        for number, name in enumerate(names):
            array = getattr(maze, name)
            chunks = npy.chunks_of(array, _share_of(sink.progress, number, len(names)))
            archive.add(f"{name}.npy", chunks, npy.samples_of(array, SAMPLE_BYTES))
        if maze.growth is not None:
            grown_points.write(maze.growth, archive)


def _share_of(progress: Progress | None, number: int, count: int) -> Progress | None:
    """Return the progress of reading or writing one of several arrays."""
    return share_of(progress, number / count, (number + 1) / count)


NATIVE = Format(
    name="native",
    is_sure=True,
    title=FormatTitle.NATIVE_FORMAT(),
    suffixes=(".maze", ".npz"),
    sniff=_sniff,
    read=_read,
    write=_write,
    hint=FileMessage.NATIVE_HINT(),
    has_hexagons=True,
)
