"""The fifth seed's numbers: one of 0 to 7 a cell, odd in fog (`docs/formats/fog-grid.md`)."""

from __future__ import annotations

import re

import numpy as np

from mazarine.files import lossy
from mazarine.files.format import Format, Sink
from mazarine.files.lossy import doubling
from mazarine.files.messages import FileMessage, FormatTitle
from mazarine.files.source import Source
from mazarine.files.tables.formats import is_fog
from mazarine.files.text import bare, lines_of, pattern_of, read_digits, write_digits
from mazarine.maze import Maze
from mazarine.maze.blocks import codes_of_blocks, wants_doubling
from mazarine.messages import Message

_LINE = pattern_of(7)
_OF_MMS = re.compile(r"\s*\d+\s+\d+(?:\s+[01]){4}\s*")
"""A line of another format that is made of numbers too."""


def _sniff(source: Source) -> bool:
    """Return whether all lines are rows of such numbers, as many in each, some of them floor."""
    lines = [line for line in source.first_lines if line.strip()]
    is_cut = source.size > len(source.head)
    if is_cut and len(lines) > 1:
        lines = lines[:-1]
    if not lines or not all(map(_LINE.fullmatch, lines)) or all(map(_OF_MMS.fullmatch, lines)):
        return False
    rows = [bare(line) for line in lines]
    if len({*map(len, rows)}) > 1:
        return False
    codes = np.array([[*map(int, row)] for row in rows], dtype=np.int32)
    # Rock alone is hardly a maze, but it may be all that was read.
    return is_fog(codes[None]) or (is_cut and not codes.any())


def _read(source: Source) -> Maze:
    lines = [line for line in lines_of(source) if line.strip()]
    codes = read_digits(source, lines, _LINE, FileMessage.EXPECTED_NUMBERS())
    return Maze.from_blocks(codes, codes=True)


def _write(maze: Maze, sink: Sink) -> None:
    codes = codes_of_blocks(maze) if wants_doubling(maze, or_doors=True) else maze.cells[0]
    write_digits(sink, codes)


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
