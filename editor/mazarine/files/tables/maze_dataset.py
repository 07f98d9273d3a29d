"""Archives of maze-dataset: connection lists of many mazes, and their solutions (`docs/formats/numpy.md`)."""

from __future__ import annotations

import math

import numpy as np

from mazarine.files import npy
from mazarine.files.archive import Archive, names_in, opened_archive
from mazarine.files.array_messages import ArrayMessage
from mazarine.files.faults import Fault, require
from mazarine.files.format import Format
from mazarine.files.limits import MAX_TEXT_BYTES, size_fault
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.files.tables.messages import TableMessage, TableTitle
from mazarine.files.tables.source import ZIP
from mazarine.maze import Maze
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall
from mazarine.messages import quoted

_LISTS = "maze_connection_lists.npy"
_MOST_HEADER_BYTES = 1 << 12
_MOST_NAMED = 1000


def _sniff(source: Source) -> bool:
    """Return whether the archive has a list of connection lists."""
    return source.head.startswith(ZIP) and _LISTS.encode() in names_in(source)


def _shape_in(archive: Archive) -> tuple[int, ...]:
    with archive.member(_LISTS, MAX_TEXT_BYTES) as (stream, _):
        return _checked(npy.read_header(stream)).shape


def _checked(header: npy.NpyHeader) -> npy.NpyHeader:
    shape = header.shape
    is_list = header.dtype == "|b1" and len(shape) == 4 and shape[1] == 2 and 0 not in shape
    if not is_list or header.fortran_order:
        raise Fault(
            ArrayMessage.UNSUPPORTED_ARRAY(
                shape=shape, dtype=quoted(header.dtype), hint=ArrayMessage.ARRAY_HINT()
            )
        )
    require(size_fault(1, *shape[2:]))
    return header


def _require_size(size: int, header: npy.NpyHeader) -> None:
    expected = header.size + math.prod(header.shape)
    if size != expected:
        raise Fault(FileMessage.WRONG_BYTES(size=size, expected=expected))


def _names(source: Source) -> list[str]:
    """Return the numbers of the mazes, from 1."""
    with source.faults(_LISTS), opened_archive(source) as archive:
        count = _shape_in(archive)[0]
    return [str(number) for number in range(1, min(count, _MOST_NAMED) + 1)]


def _read(source: Source) -> Maze:
    with (
        opened_archive(source) as archive,
        archive.member(_LISTS, MAX_TEXT_BYTES) as (stream, size),
        source.faults(_LISTS),
    ):
        header = _checked(npy.read_header(stream))
        count, _, rows, cols = header.shape
        _require_size(size, header)
        wanted = _wanted(source, count)
        for _ in range(wanted):
            npy.read_bytes(stream, (2, rows, cols))
        down, right = npy.read_bytes(stream, (2, rows, cols)) != 0
    if count > 1 and source.options.level is None:
        source.notes.append(TableMessage.FIRST_OF(count=count))
    down[-1], right[:, -1] = False, False
    walls = np.where(right, np.uint8(0), np.uint8(Wall.WALL))
    walls |= np.where(down, np.uint8(0), np.uint8(Wall.WALL << SOUTH_SHIFT))
    return Maze(np.full((1, rows, cols), Matter.FLOOR << 1, dtype=np.uint8), walls[None])


def _wanted(source: Source, count: int) -> int:
    """Return the place of the maze that the user chose; the first if none is chosen."""
    name = source.options.level
    if name is None:
        return 0
    if not (name.isascii() and name.isdecimal() and len(name) < 9 and 1 <= int(name) <= count):
        raise Fault(TableMessage.NO_SUCH_MAZE(name=quoted(name), count=count))
    return int(name) - 1


MAZE_DATASET = Format(
    name="maze-dataset",
    title=TableTitle.MAZE_DATASET_FORMAT(),
    suffixes=(".zanj",),
    sniff=_sniff,
    read=_read,
    is_sure=True,
    levels=_names,
)
