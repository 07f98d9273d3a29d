"""Maps of the MovingAI benchmarks: a header, then one character a cell (`docs/formats/movingai.md`)."""

from __future__ import annotations

import re

import numpy as np

from mazarine.files.format import Format, Sink
from mazarine.files.limits import size_fault
from mazarine.files.lossy import losses_of_blocks
from mazarine.files.messages import FileMessage, FormatTitle
from mazarine.files.source import Source
from mazarine.files.text import first_true, grid_of, lines_of, named_character, size_fault_of_text, write_grid
from mazarine.maze import Maze
from mazarine.maze.blocks import blocks_of
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter
from mazarine.messages import quoted

_KEYS = ("type", "height", "width")
_HEADER = re.compile(r"(type|height|width)[ \t]+(\S+)[ \t]*")
_HEADER_LINES = len(_KEYS) + 1
_END = "map"
_NUMBER = re.compile(r"[0-9]{1,9}")
_FLOOR, _ROCK = ".GS", "@OTW"
_OTHER = 255
_MEANING = bytes(
    Matter.FLOOR << 1 if chr(code) in _FLOOR else Matter.ROCK << 1 if chr(code) in _ROCK else _OTHER
    for code in range(256)
)
"""The cell that each character of Latin-1 stands for."""


def _sniff(source: Source) -> bool:
    """Return whether the text begins with lines of such a header."""
    head, ends = _header_of(source.first_lines)
    return ends and "height" in head and "width" in head


def _header_of(lines: list[str] | tuple[str, ...]) -> tuple[dict[str, str], bool]:
    """Return what the header says, and whether it ends as it should."""
    head: dict[str, str] = {}
    for line in lines[:_HEADER_LINES]:
        if line.strip() == _END:
            return head, True
        found = _HEADER.fullmatch(line)
        if not found or found[1] in head:
            break
        head[found[1]] = found[2]
    return head, False


def _read(source: Source) -> Maze:
    lines = lines_of(source)
    while lines and not lines[-1].strip():
        lines.pop()
    head, ends = _header_of(lines)
    _require_header(source, head, ends)
    rows, cols = int(head["height"]), int(head["width"])
    first = len(head) + 1
    board = [line.rstrip() for line in lines[first:]]
    _require_size(source, board, rows, cols, first)
    cells = grid_of(source, board, cols, _MEANING)
    place = first_true(cells == _OTHER)
    if place is not None:
        row, col = place
        raise source.fault(
            FileMessage.NEITHER_FLOOR_NOR_ROCK(
                found=named_character(board[row], col), floor=" ".join(_FLOOR), rock=" ".join(_ROCK)
            ),
            FileMessage.LINE_COLUMN(number=first + row + 1, column=col + 1),
        )
    walls = np.zeros_like(cells[None])
    close_borders(walls)
    return Maze(cells[None], walls)


def _require_header(source: Source, head: dict[str, str], ends: bool) -> None:
    kind = head.get("type", "octile")
    if kind != "octile":
        raise source.fault(FileMessage.MAP_TYPE(type=quoted(kind)))
    for key in ("height", "width"):
        if not _NUMBER.fullmatch(head.get(key, "")):
            raise source.fault(FileMessage.HEADER_LINE_MISSING(key=key))
    if not ends:
        raise source.fault(FileMessage.HEADER_NOT_ENDED(), FileMessage.LINE(number=len(head) + 1))


def _require_size(source: Source, board: list[str], rows: int, cols: int, first: int) -> None:
    """Refuse a map that is not as large as its header says."""
    source.require(size_fault(1, rows, cols))
    if len(board) < rows:
        raise source.fault(FileMessage.MAP_TOO_SHORT(count=len(board), expected=rows))
    if len(board) > rows:
        raise source.fault(FileMessage.MAP_TOO_LONG(count=rows), FileMessage.LINE(number=first + rows + 1))
    for number, line in enumerate(board, start=first + 1):
        if len(line) != cols:
            raise source.fault(
                FileMessage.LINE_LENGTH(count=len(line), expected=cols), FileMessage.LINE(number=number)
            )


def _write(maze: Maze, sink: Sink) -> None:
    raster = blocks_of(maze)
    rows, cols = raster.shape
    sink.require(size_fault_of_text(rows + _HEADER_LINES, cols))
    sink.stream.write(f"type octile\nheight {rows}\nwidth {cols}\nmap\n".encode())
    write_grid(sink.stream, np.where(raster, np.uint8(ord("@")), np.uint8(ord("."))))


MOVINGAI_MAP = Format(
    name="movingai",
    is_sure=True,
    title=FormatTitle.MOVINGAI_FORMAT(),
    suffixes=(".map",),
    sniff=_sniff,
    read=_read,
    write=_write,
    losses=losses_of_blocks,
)
