"""Micromouse mazes of a byte a cell, 16 × 16 or 32 × 32 (`docs/formats/micromouse-binary.md`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.files import lossy
from mazarine.files.cell_walls import EAST, NORTH, SOUTH, WEST, Bits, disagreements, notes_from
from mazarine.files.format import Format, Sink
from mazarine.files.messages import FileMessage, FormatTitle
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

_SIDES = {side * side: side for side in (16, 32)}
"""Cells along a side, by the bytes of the file."""
_BITS = 0x0F
_BORDER_OPEN = (
    FileMessage.BORDER_OPEN_NORTH, FileMessage.BORDER_OPEN_EAST, FileMessage.BORDER_OPEN_SOUTH,
    FileMessage.BORDER_OPEN_WEST,
)  # fmt: skip


def _sniff(source: Source) -> bool:
    """Return whether the number of bytes fits, with the outer border walled in one of the orders."""
    return len(source.head) in _SIDES and any(_is_walled(bits) for bits in _orders(source.head))


def _read(source: Source) -> Maze:
    side = _SIDES.get(len(source.head))
    if side is None:
        raise source.fault(FileMessage.MICROMOUSE_BYTES(count=source.size))
    walled = [bits for bits in _orders(source.head) if _is_walled(bits)]
    if not walled:
        raise source.fault(_open_border(_orders(source.head)[0]))
    # The usual order comes first, and of orders that agree as well the first is taken.
    bits = min(walled, key=lambda bits: len(disagreements(bits)))
    cells = np.full((1, side, side), Matter.FLOOR << 1, dtype=np.uint8)
    return Maze(cells, WallPositions.of_bits(bits).walls(), markers=notes_from(source, bits))


def _orders(data: bytes) -> list[Bits]:
    """Return the bits in each order in which the cells may stand: the usual one first.

    It begins at the south-west corner and goes north; others begin at another corner, or go along rows.
    """
    side = _SIDES[len(data)]
    raw = np.frombuffer(data, dtype=np.uint8).reshape(side, side) & np.uint8(_BITS)
    return [
        grid[::down, ::right] for grid in (raw.T, raw) for down, right in ((-1, 1), (1, 1), (-1, -1), (1, -1))
    ]


def _is_walled(bits: Bits) -> bool:
    return not any(line.any() for line in _open_sides(bits))


def _open_sides(bits: Bits) -> list[NDArray[np.bool_]]:
    """Return where the northern, eastern, southern and western border is open."""
    return [
        bits[0] & NORTH == 0, bits[:, -1] & EAST == 0, bits[-1] & SOUTH == 0, bits[:, 0] & WEST == 0
    ]  # fmt: skip


def _open_border(bits: Bits) -> Message:
    """Return where the outer border is open first."""
    last = len(bits) - 1
    number, along = next(
        (number, int(line.argmax())) for number, line in enumerate(_open_sides(bits)) if line.any()
    )
    row, col = ((0, along), (along, last), (last, along), (along, 0))[number]
    return _BORDER_OPEN[number](cell=(0, row, col))


def _write(maze: Maze, sink: Sink) -> None:
    _, rows, cols = maze.shape
    if rows != cols or rows not in _SIDES.values():
        raise sink.fault(FileMessage.MICROMOUSE_SIZE(rows=rows, cols=cols))
    positions = WallPositions.of(maze)
    for border in (positions.flat[0], positions.flat[-1], positions.upright[:, 0], positions.upright[:, -1]):
        border[:] = True
    sink.stream.write(positions.bits[::-1].T.tobytes())


MICROMOUSE_BINARY = Format(
    name="micromouse-binary",
    title=FormatTitle.MICROMOUSE_BINARY_FORMAT(),
    suffixes=(".maz",),
    sniff=_sniff,
    read=_read,
    write=_write,
    losses=lossy.but_walls,
    hint=FileMessage.MICROMOUSE_BINARY_HINT(),
)
