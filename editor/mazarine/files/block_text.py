"""Block text: one character a cell, `#` for rock and a blank for floor (`docs/formats/blocks.md`)."""

from __future__ import annotations

import numpy as np

from mazarine.files.block_losses import losses_of_marked_raster
from mazarine.files.format import Format
from mazarine.files.limits import size_fault
from mazarine.files.marks import marked_cells, markers_from, marks_in
from mazarine.files.messages import FileMessage, FormatTitle
from mazarine.files.sink import Sink
from mazarine.files.source import Source
from mazarine.files.text import (
    BLANK,
    grid_of,
    lines_of,
    size_fault_of_text,
    write_grid,
)
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.blocks import doubled_place, raster_of, wants_doubling
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter
from mazarine.messages import quoted

_ROCK = ord("#")
_MARKS = {"S": MarkerKind.START, "E": MarkerKind.GOAL}
_CELLS = bytes(Matter.FLOOR << 1 if chr(code) in " +SE" else Matter.ROCK << 1 for code in range(256))
"""The cell that each character of Latin-1 stands for."""
_TYPICAL_ROCK = frozenset("#@%&*Xx█▓▒░■▉")
"""What drawings of mazes use for rock. A reader takes any visible character, but a text of letters,
digits, dots or dashes is more likely something else, so content alone is not enough for those."""


def _sniff(source: Source) -> bool:
    """Return whether the text is made of typical rock, blanks and marks alone."""
    characters = set().union(*source.first_lines)
    rock = characters - {" ", "+", *_MARKS}
    return bool(rock) and rock <= _TYPICAL_ROCK


def _read(source: Source) -> Maze:
    lines = lines_of(source)
    while lines and not lines[-1]:
        lines.pop()
    width = max(map(len, lines), default=0)
    fault = size_fault(1, len(lines), width) if width else FileMessage.FILE_EMPTY()
    if fault is not None:
        raise source.fault(fault)
    _require_visible(source, lines)
    marks = marks_in(source, lines, _MARKS)
    cells = grid_of(source, lines, width, _CELLS)[None]
    walls = np.zeros_like(cells)
    close_borders(walls)
    return Maze(cells, walls, markers=markers_from(source, marks))


def _require_visible(source: Source, lines: list[str]) -> None:
    for number, line in enumerate(lines, start=1):
        if not _is_visible(line):
            col = next(col for col, character in enumerate(line) if not _is_visible(character))
            raise source.fault(
                FileMessage.NOT_BLOCK_TEXT(found=quoted(line[col])),
                FileMessage.LINE_COLUMN(number=number, column=col + 1),
            )


def _is_visible(text: str) -> bool:
    """Return whether a text is made of blanks, `#` and visible characters after it."""
    return text.isprintable() and "!" not in text and '"' not in text


def _write(maze: Maze, sink: Sink) -> None:
    doubled = wants_doubling(maze)
    raster = raster_of(maze) if doubled else maze.cells[0] >> 1 == Matter.ROCK
    fault = size_fault_of_text(*raster.shape)
    if fault is not None:
        raise sink.fault(fault)
    grid = np.where(raster, np.uint8(_ROCK), np.uint8(BLANK))
    for (row, col), (letter, marker) in marked_cells(maze, _MARKS).items():
        place = doubled_place(maze, row, col, marker) if doubled else (row, col)
        grid[place] = ord(letter)
    write_grid(sink.stream, grid)


BLOCKS = Format(
    name="blocks",
    title=FormatTitle.BLOCK_TEXT_FORMAT(),
    suffixes=(".txt",),
    sniff=_sniff,
    read=_read,
    write=_write,
    losses=losses_of_marked_raster,
)
