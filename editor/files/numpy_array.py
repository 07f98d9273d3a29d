"""Mazes as NumPy arrays: mazelib's raster and maze-dataset's connection list (`docs/formats/numpy.md`)."""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from typing import IO, BinaryIO

import numpy as np
from numpy.typing import NDArray

from editor.files import losing, npy
from editor.files.block_raster import raster_of, thin_walls_of
from editor.files.format import Format
from editor.files.limits import size_fault
from editor.files.marks import markers_from
from editor.files.sink import Sink
from editor.files.source import Source
from editor.files.wall_positions import WallPositions
from editor.maze import Maze
from editor.maze.codes import SOUTH_SHIFT, Matter, Wall

_BYTE, _BOOL = "|i1", "|b1"
_SUFFIXES = (".npy",)
_SHAPES = "rasters of 2 · rows + 1 × 2 · cols + 1 int8 and connection lists of 2 × rows × cols bool are read"


def _is_raster(header: npy.Header) -> bool:
    return header.dtype == _BYTE and len(header.shape) == 2 and all(n > 1 and n % 2 for n in header.shape)


def _is_connection_list(header: npy.Header) -> bool:
    return header.dtype == _BOOL and len(header.shape) == 3 and header.shape[0] == 2 and 0 not in header.shape


def _header_in(stream: IO[bytes]) -> npy.Header | None:
    """Give the header of an array; None if it is not one."""
    try:
        return npy.read_header(stream)
    except ValueError:
        return None


def _sniff_raster(source: Source) -> bool:
    """Whether the header is that of a raster."""
    header = _header_in(io.BytesIO(source.head))
    return header is not None and _is_raster(header)


def _sniff_connections(source: Source) -> bool:
    """Whether the header is that of a connection list."""
    header = _header_in(io.BytesIO(source.head))
    return header is not None and _is_connection_list(header)


def _read_raster(source: Source) -> Maze:
    try:
        header = _required(_is_raster, npy.read_header(source.stream))
        height, width = header.shape
        rock, positions = thin_walls_of(_values(source, header, height // 2, width // 2))
    except ValueError as error:
        raise source.fault(str(error)) from error
    markers = markers_from(source, {}, positions)
    # A wall beside rock says nothing, and would stay if the rock were dug away.
    positions.upright[:, 1:-1] &= ~(rock[:, :-1] | rock[:, 1:])
    positions.flat[1:-1] &= ~(rock[:-1] | rock[1:])
    cells = np.where(rock, np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1))[None]
    return Maze(cells, positions.walls(), markers=markers)


def _read_connections(source: Source) -> Maze:
    try:
        header = _required(_is_connection_list, npy.read_header(source.stream))
        _, rows, cols = header.shape
        down, right = _values(source, header, rows, cols)
    except ValueError as error:
        raise source.fault(str(error)) from error
    for side, last in (("down", down[-1]), ("right", right[:, -1])):
        if last.any():
            raise source.fault(
                f"number {int(last.argmax())} of the last cells is open {side}, out of the maze"
            )
    walls = np.where(right, np.uint8(0), np.uint8(Wall.WALL))
    walls |= np.where(down, np.uint8(0), np.uint8(Wall.WALL << SOUTH_SHIFT))
    return Maze(np.full((1, rows, cols), Matter.FLOOR << 1, dtype=np.uint8), walls[None])


def _required(is_such: Callable[[npy.Header], bool], header: npy.Header) -> npy.Header:
    if not is_such(header):
        shape = " × ".join(map(str, header.shape)) or "one number"
        raise ValueError(f"the array is {shape} of the kind {header.dtype!r}; {_SHAPES}")
    return header


def _values(source: Source, header: npy.Header, rows: int, cols: int) -> NDArray[np.bool_]:
    """Read an array of zeros and ones, whose board has so many rows and columns."""
    fault = size_fault(1, rows, cols)
    if fault:
        raise ValueError(fault)
    size = header.size + math.prod(header.shape)
    if source.size != size:
        raise ValueError(f"the file has {source.size:,} bytes where its array takes {size:,}")
    shape = header.shape[::-1] if header.fortran_order else header.shape
    array = npy.read_bytes(source.stream, shape)
    if array.max() > 1:
        raise ValueError("the array holds numbers other than 0 and 1")
    return np.ascontiguousarray(array.T if header.fortran_order else array).view(np.bool_)


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
    # The words for the kinds of one byte are of one length, so that the header keeps its own.
    stream.write(npy.header_of(values.shape).replace(b"|u1", dtype.encode()))
    stream.write(np.ascontiguousarray(values).view(np.uint8).data)


def _losses_of_raster(maze: Maze) -> list[str]:
    return losing.said(
        losing.lattice(maze), losing.levels(maze), losing.secrets(maze), losing.links(maze),
        losing.markers(maze, gaps_stay=True), losing.fog(maze), losing.words(maze),
    )  # fmt: skip


def _losses_of_connections(maze: Maze) -> list[str]:
    return losing.said(
        losing.lattice(maze), losing.levels(maze), losing.rock(maze), losing.secrets(maze),
        losing.links(maze), losing.markers(maze), losing.fog(maze), losing.words(maze),
    )  # fmt: skip


def _has_no_rock(maze: Maze) -> bool:
    return not (maze.cells[0] >> 1 == Matter.ROCK).any()


CONNECTION_LIST = Format(
    name="connection-list",
    title="Connection list of maze-dataset",
    suffixes=_SUFFIXES,
    sniff=_sniff_connections,
    read=_read_connections,
    write=_write_connections,
    losses=_losses_of_connections,
    suits=_has_no_rock,
    hint=f"of NumPy arrays {_SHAPES}",
)
MAZELIB_ARRAY = Format(
    name="mazelib",
    title="Array of mazelib",
    suffixes=_SUFFIXES,
    sniff=_sniff_raster,
    read=_read_raster,
    write=_write_raster,
    losses=_losses_of_raster,
)
