"""The numbers of the micromouse simulator mms: a line `X Y N E S W` a cell (`docs/formats/mms-num.md`)."""

from __future__ import annotations

import re

import numpy as np
from numpy.typing import NDArray

from mazarine.files import lossy
from mazarine.files.cell_walls import EAST, NORTH, SOUTH, WEST, Bits, notes_from
from mazarine.files.format import Format, Sink
from mazarine.files.limits import size_fault
from mazarine.files.marks import markers_from
from mazarine.files.messages import FileMessage, FormatTitle
from mazarine.files.source import Source
from mazarine.files.text import lines_of, size_fault_of_text
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions

_LINE = re.compile(r"[ \t]*([0-9]{1,9})[ \t]+([0-9]{1,9})" + r"[ \t]+([01])" * 4 + r"[ \t]*")
_BITS = (NORTH, EAST, SOUTH, WEST)


def _sniff(source: Source) -> bool:
    """Return whether all lines are such lines, and not the rows of a small table of zeros and ones."""
    lines = [line for line in source.first_lines if line.strip()]
    if source.size > len(source.head):
        lines = lines[:-1]
    places = [(int(found[1]), int(found[2])) for found in map(_LINE.fullmatch, lines) if found]
    is_counted = max(map(max, places), default=0) > 1 or len(set(places)) == len(places)
    return 0 < len(lines) == len(places) and is_counted


def _read(source: Source) -> Maze:
    lines = [(number, line) for number, line in enumerate(lines_of(source), start=1) if line.strip()]
    if not lines:
        raise source.fault(FileMessage.NO_LINES_OF_CELLS())
    table = np.empty((len(lines), 3), dtype=np.int64)
    for index, (number, line) in enumerate(lines):
        table[index] = _numbers(source, number, line)
    bits = _grid(source, table, [number for number, _ in lines])
    positions = WallPositions.of_bits(bits)
    rows, cols = bits.shape
    gaps = markers_from(source, {}, positions)
    markers = [*gaps, *notes_from(source, bits, len(gaps))]
    cells = np.full((1, rows, cols), Matter.FLOOR << 1, dtype=np.uint8)
    return Maze(cells, positions.walls(), markers=markers)


def _numbers(source: Source, number: int, line: str) -> tuple[int, int, int]:
    """Return x, y and the bits of a line."""
    found = _LINE.fullmatch(line)
    if not found:
        raise source.fault(FileMessage.EXPECTED_MMS_LINE(), FileMessage.LINE(number=number))
    x, y, *walls = map(int, found.groups())
    return x, y, sum(bit for bit, wall in zip(_BITS, walls, strict=True) if wall)


def _grid(source: Source, table: NDArray[np.int64], numbers: list[int]) -> Bits:
    """Put the bits in their places; every cell has one line."""
    cols, rows = (int(last) + 1 for last in table[:, :2].max(axis=0))
    source.require(size_fault(1, rows, cols))
    # The file is as long as the board has to be, before memory is taken for the board.
    if len(table) < rows * cols:
        raise source.fault(FileMessage.MISSING_CELL_LINES(count=len(table), cols=cols, rows=rows))
    places = (rows - 1 - table[:, 1]) * cols + table[:, 0]
    _, firsts = np.unique(places, return_index=True)
    if len(firsts) < len(table):
        again = int(np.setdiff1d(np.arange(len(table)), firsts)[0])
        x, y, _ = table[again].tolist()
        raise source.fault(FileMessage.CELL_LINE_TWICE(x=x, y=y), FileMessage.LINE(number=numbers[again]))
    bits = np.empty(rows * cols, dtype=np.uint8)
    bits[places] = table[:, 2]
    return bits.reshape(rows, cols)


def _write(maze: Maze, sink: Sink) -> None:
    _, rows, cols = maze.shape
    sink.require(size_fault_of_text(rows * cols, len(f"{cols - 1} {rows - 1} 0 0 0 0")))
    words = [" ".join(str(int(bits & bit != 0)) for bit in _BITS) for bits in range(16)]
    columns = enumerate(WallPositions.of(maze).bits[::-1].T.tolist())
    sink.stream.writelines(
        "".join(f"{x} {y} {words[bits]}\n" for y, bits in enumerate(column)).encode() for x, column in columns
    )


MMS_NUM = Format(
    name="mms-num",
    title=FormatTitle.MMS_NUM_FORMAT(),
    suffixes=(".num",),
    sniff=_sniff,
    read=_read,
    write=_write,
    losses=lambda maze: lossy.but_walls(maze, gaps_stay=True),
    is_sure=True,
)
