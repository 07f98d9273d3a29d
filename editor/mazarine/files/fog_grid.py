"""The fifth seed's numbers: one of 0 to 7 a cell, odd in fog (`docs/formats/fog-grid.md`)."""

from __future__ import annotations

import re

import numpy as np

from mazarine.files import lossy
from mazarine.files.block_losses import doubling
from mazarine.files.format import Format
from mazarine.files.limits import size_fault
from mazarine.files.messages import FileMessage, FormatTitle
from mazarine.files.sink import Sink
from mazarine.files.source import Source
from mazarine.files.tables.fog import is_fog
from mazarine.files.text import grid_of, lines_of, size_fault_of_text, write_grid
from mazarine.maze import Maze
from mazarine.maze.blocks import codes_of_blocks, wants_doubling
from mazarine.messages import Message

_LINE = re.compile(r"[ \t]*+[0-7](?:(?:[ \t]*+,[ \t]*+|[ \t]++)[0-7])*+[ \t]*+,?[ \t]*+")
"""Blanks are taken once: otherwise a line of them would be gone over again and again."""
_SEPARATORS = str.maketrans("", "", " \t,")
_OF_MMS = re.compile(r"\s*\d+\s+\d+(?:\s+[01]){4}\s*")
"""A line of another format that is made of numbers too."""
_ZERO, _COMMA = ord("0"), ord(",")


def _sniff(source: Source) -> bool:
    """Return whether all lines are rows of such numbers, as many in each, some of them floor."""
    lines = [line for line in source.first_lines if line.strip()]
    is_cut = source.size > len(source.head)
    if is_cut and len(lines) > 1:
        lines = lines[:-1]
    if not lines or not all(map(_LINE.fullmatch, lines)) or all(map(_OF_MMS.fullmatch, lines)):
        return False
    rows = [line.translate(_SEPARATORS) for line in lines]
    if len({*map(len, rows)}) > 1:
        return False
    codes = np.array([[*map(int, row)] for row in rows], dtype=np.int32)
    # Rock alone is hardly a maze, but it may be all that was read.
    return is_fog(codes[None]) or (is_cut and not codes.any())


def _read(source: Source) -> Maze:
    lines = [line for line in lines_of(source) if line.strip()]
    rows = [_numbers(source, number, line) for number, line in enumerate(lines, start=1)]
    width = len(rows[0]) if rows else 0
    fault = size_fault(1, len(rows), width) if rows else FileMessage.NO_NUMBERS()
    if fault is not None:
        raise source.fault(fault)
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            raise source.fault(
                FileMessage.ROW_LENGTH(count=len(row), expected=width), FileMessage.ROW(number=number)
            )
    return Maze.from_blocks(grid_of(source, rows, width) - np.uint8(_ZERO), codes=True)


def _numbers(source: Source, number: int, line: str) -> str:
    if not _LINE.fullmatch(line):
        raise source.fault(FileMessage.EXPECTED_NUMBERS(), FileMessage.ROW(number=number))
    return line.translate(_SEPARATORS)


def _write(maze: Maze, sink: Sink) -> None:
    codes = codes_of_blocks(maze) if wants_doubling(maze, or_doors=True) else maze.cells[0]
    rows, cols = codes.shape
    fault = size_fault_of_text(rows, 2 * cols - 1)
    if fault is not None:
        raise sink.fault(fault)
    grid = np.full((rows, 2 * cols - 1), _COMMA, dtype=np.uint8)
    grid[:, ::2] = codes + np.uint8(_ZERO)
    write_grid(sink.stream, grid)


def _losses(maze: Maze) -> list[Message]:
    doubled = wants_doubling(maze, or_doors=True)
    return lossy.present(
        lossy.lattice(maze), lossy.levels(maze), doubling(maze) if doubled else None,
        lossy.links(maze), lossy.markers(maze),
        lossy.metadata(maze),
    )  # fmt: skip


FOG_GRID = Format(
    name="fog-grid",
    title=FormatTitle.FOG_GRID_FORMAT(),
    suffixes=(".csv",),
    sniff=_sniff,
    read=_read,
    write=_write,
    losses=_losses,
)
