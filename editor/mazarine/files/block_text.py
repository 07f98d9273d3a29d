"""Block text: a symbol a cell, written as `#` for rock and a blank for floor (`docs/formats/blocks.md`)."""

from __future__ import annotations

from functools import partial

import numpy as np

from mazarine.files.drawings.blocks import block_board, looks_like_blocks
from mazarine.files.drawings.boards import read_boards
from mazarine.files.drawings.shapes import has_margins
from mazarine.files.drawings.sniffing import may_be
from mazarine.files.format import Format, Sink
from mazarine.files.lossy import losses_of_marked_raster
from mazarine.files.marks import marked_cells
from mazarine.files.messages import FormatTitle
from mazarine.files.source import Source
from mazarine.files.text import BLANK, size_fault_of_text, write_grid
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.blocks import doubled_place, raster_of, wants_doubling
from mazarine.maze.codes import Matter

_ROCK = ord("#")
_FLOOR = ord("+")
_MARKS = {"S": MarkerKind.START, "E": MarkerKind.GOAL}


def _read(source: Source) -> Maze:
    return read_boards(source, block_board)


def _write(maze: Maze, sink: Sink) -> None:
    doubled = wants_doubling(maze)
    raster = raster_of(maze) if doubled else maze.cells[0] >> 1 == Matter.ROCK
    sink.require(size_fault_of_text(*raster.shape))
    grid = np.where(raster, np.uint8(_ROCK), np.uint8(BLANK))
    if has_margins(raster):
        # A plus is floor that is no blank: without it, the blanks would be left out as not drawn.
        grid[0, 0] = grid[-1, -1] = grid[0, -1] = grid[-1, 0] = _FLOOR
        grid[raster] = _ROCK
    for (row, col), (letter, marker) in marked_cells(maze, _MARKS).items():
        place = doubled_place(maze, row, col, marker) if doubled else (row, col)
        grid[place] = ord(letter)
    write_grid(sink.stream, grid)


BLOCKS = Format(
    name="blocks",
    title=FormatTitle.BLOCK_TEXT_FORMAT(),
    suffixes=(".txt",),
    sniff=partial(may_be, looks_like_blocks),
    read=_read,
    write=_write,
    losses=losses_of_marked_raster,
)
