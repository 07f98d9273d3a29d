"""Mazes as NumPy arrays: block grids, rasters, connection lists (`docs/formats/numpy.md`)."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Callable
from typing import IO, BinaryIO

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.files import lossy, npy, tables
from mazarine.files.array_messages import ArrayMessage, ArrayTitle
from mazarine.files.faults import Fault, require
from mazarine.files.format import Format, Sink, has_no_rock
from mazarine.files.limits import size_fault
from mazarine.files.lossy import losses_of_blocks
from mazarine.files.marks import markers_from
from mazarine.files.messages import BoardNote, FileMessage
from mazarine.files.source import Source
from mazarine.files.tables.source import sniffed_table
from mazarine.maze import Maze
from mazarine.maze.blocks import blocks_of, has_thin_walls, raster_of, thin_walls_of
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message, quoted

_BYTE, _BOOL = "|i1", "|b1"
_SUFFIXES = (".npy",)
_BLOCKS = "numpy-blocks"
_GRID_KINDS = re.compile(r"[|<>=]?(?:b1|[iu][1248])")
"""Booleans and whole numbers; the last digit is how many bytes one has."""


def _is_raster(header: npy.NpyHeader) -> bool:
    return header.dtype == _BYTE and len(header.shape) == 2 and all(n > 1 and n % 2 for n in header.shape)


def _is_connection_list(header: npy.NpyHeader) -> bool:
    return header.dtype == _BOOL and len(header.shape) == 3 and header.shape[0] == 2 and 0 not in header.shape


def _is_grid(header: npy.NpyHeader) -> bool:
    return len(header.shape) == 2 and _GRID_KINDS.fullmatch(header.dtype) is not None


def _header_in(stream: IO[bytes]) -> npy.NpyHeader | None:
    """Return the header of an array; None if it is not one."""
    try:
        return npy.read_header(stream)
    except Fault:
        return None


def _sniff_raster(source: Source) -> bool:
    """Return whether the header is that of a raster."""
    header = _header_in(io.BytesIO(source.head))
    return header is not None and _is_raster(header)


def _sniff_connections(source: Source) -> bool:
    """Return whether the header is that of a connection list."""
    header = _header_in(io.BytesIO(source.head))
    return header is not None and _is_connection_list(header)


def _sniff_grid(source: Source) -> bool:
    """Return whether it is a grid that cannot be a raster, and not another table."""
    header = _header_in(io.BytesIO(source.head))
    if header is None or not _is_grid(header) or _is_raster(header):
        return False
    table = sniffed_table(source) if header.dtype[-2] != "b" else None
    return (
        table is None
        or len(np.unique(table.values)) <= 2
        or not (tables.TABLE.sniff(source) or tables.SIDE_MASKS.sniff(source))
    )


def _read_grid(source: Source) -> Maze:
    with source.faults():
        header = _required(_is_grid, npy.read_header(source.stream))
        rows, cols = header.shape
        item_bytes = int(header.dtype[-1])
        _require_size(source, header, rows, cols, item_bytes)
        rock = _in_rows(header, npy.read_nonzero(source.stream, _stored_shape(header), item_bytes))
    body = source.head[header.size :]
    first = np.frombuffer(body[: len(body) // item_bytes * item_bytes], np.dtype(header.dtype))
    if np.any((first != 0) & (first != 1)):
        source.notes.append(BoardNote.OTHER_NUMBERS())
    return Maze.from_blocks(rock)


def _read_raster(source: Source) -> Maze:
    with source.faults():
        header = _required(_is_raster, npy.read_header(source.stream))
        height, width = header.shape
        _require_size(source, header, height // 2, width // 2)
    try:
        rock, positions = thin_walls_of(_values(source, header))
    except (Fault, EditRejected) as error:
        reason = error.message.clause
        raise source.fault(ArrayMessage.RASTER_INVALID(reason=reason, format=quoted(_BLOCKS))) from error
    markers = markers_from(source, {}, positions)
    # A wall beside rock says nothing, and would stay if the rock were dug away.
    positions.upright[:, 1:-1] &= ~(rock[:, :-1] | rock[:, 1:])
    positions.flat[1:-1] &= ~(rock[:-1] | rock[1:])
    cells = np.where(rock, np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1))[None]
    return Maze(cells, positions.walls(), markers=markers)


def _read_connections(source: Source) -> Maze:
    with source.faults():
        header = _required(_is_connection_list, npy.read_header(source.stream))
        _, rows, cols = header.shape
        _require_size(source, header, rows, cols)
        down, right = _values(source, header)
    if down[-1].any():
        raise source.fault(ArrayMessage.OPEN_DOWN(cell=(0, rows - 1, int(down[-1].argmax()))))
    if right[:, -1].any():
        raise source.fault(ArrayMessage.OPEN_RIGHT(cell=(0, int(right[:, -1].argmax()), cols - 1)))
    walls = np.where(right, np.uint8(0), np.uint8(Wall.WALL))
    walls |= np.where(down, np.uint8(0), np.uint8(Wall.WALL << SOUTH_SHIFT))
    return Maze(np.full((1, rows, cols), Matter.FLOOR << 1, dtype=np.uint8), walls[None])


def _required(is_such: Callable[[npy.NpyHeader], bool], header: npy.NpyHeader) -> npy.NpyHeader:
    if not is_such(header):
        raise Fault(
            ArrayMessage.UNSUPPORTED_ARRAY(
                shape=header.shape, dtype=quoted(header.dtype), hint=ArrayMessage.ARRAY_HINT()
            )
        )
    return header


def _require_size(source: Source, header: npy.NpyHeader, rows: int, cols: int, item_bytes: int = 1) -> None:
    """Refuse a board that is too large, and a file that does not have the bytes of its array."""
    require(size_fault(1, rows, cols))
    size = header.size + math.prod(header.shape) * item_bytes
    if source.size != size:
        raise Fault(FileMessage.WRONG_BYTES(size=source.size, expected=size))


def _values(source: Source, header: npy.NpyHeader) -> NDArray[np.bool_]:
    """Read an array of zeros and ones of a size that was checked."""
    array = npy.read_bytes(source.stream, _stored_shape(header))
    if array.max() > 1:
        raise Fault(ArrayMessage.NOT_ZEROS_AND_ONES())
    return _in_rows(header, array.view(np.bool_))


def _stored_shape(header: npy.NpyHeader) -> tuple[int, ...]:
    return header.shape[::-1] if header.fortran_order else header.shape


def _in_rows(header: npy.NpyHeader, stored: NDArray[np.bool_]) -> NDArray[np.bool_]:
    return np.ascontiguousarray(stored.T if header.fortran_order else stored)


def _write_grid(maze: Maze, sink: Sink) -> None:
    _write_values(sink.stream, _BOOL, blocks_of(maze))


def _write_raster(maze: Maze, sink: Sink) -> None:
    _write_values(sink.stream, _BYTE, raster_of(maze))


def _write_connections(maze: Maze, sink: Sink) -> None:
    positions = WallPositions.of(maze)
    _, rows, cols = maze.shape
    connected = np.zeros((2, rows, cols), dtype=bool)
    connected[0, :-1] = ~positions.flat[1:-1]
    connected[1, :, :-1] = ~positions.upright[:, 1:-1]
    _write_values(sink.stream, _BOOL, connected)


def _write_values(stream: BinaryIO, dtype: str, values: NDArray[np.bool_]) -> None:
    stream.write(npy.header_of(values.shape, dtype))
    stream.write(np.ascontiguousarray(values).view(np.uint8).data)


def _losses_of_raster(maze: Maze) -> list[Message]:
    return lossy.present(
        lossy.lattice(maze), lossy.levels(maze),
        lossy.secret_cells(maze), lossy.secret_doors(maze), lossy.links(maze),
        lossy.markers(maze, gaps_stay=True), lossy.fog(maze), lossy.metadata(maze),
    )  # fmt: skip


CONNECTION_LIST = Format(
    name="connection-list",
    title=ArrayTitle.CONNECTION_LIST_FORMAT(),
    suffixes=_SUFFIXES,
    sniff=_sniff_connections,
    read=_read_connections,
    write=_write_connections,
    losses=lossy.but_walls,
    suits=has_no_rock,
    hint=ArrayMessage.ARRAY_HINT(),
)
BLOCK_GRID = Format(
    name=_BLOCKS,
    title=ArrayTitle.BLOCK_ARRAY_FORMAT(),
    suffixes=_SUFFIXES,
    sniff=_sniff_grid,
    read=_read_grid,
    write=_write_grid,
    losses=losses_of_blocks,
    suits=lambda maze: not has_thin_walls(maze),
)
MAZELIB_ARRAY = Format(
    name="mazelib",
    title=ArrayTitle.MAZELIB_FORMAT(),
    suffixes=_SUFFIXES,
    sniff=_sniff_raster,
    read=_read_raster,
    write=_write_raster,
    losses=_losses_of_raster,
)
