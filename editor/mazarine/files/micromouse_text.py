"""Micromouse text: a drawing in posts and walls, four characters a cell (`docs/formats/micromouse-text.md`).

Lines of posts and flat walls take turns with lines of cells and upright walls, the north edge first.
Posts are `o`, or `+`; in the `+` variant anything visible where a wall can be is a wall.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from mazarine.files import lossy
from mazarine.files.drawings.boards import Board, read_boards
from mazarine.files.drawings.cleaning import Drawing
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.drawings.sniffing import first_drawing
from mazarine.files.format import Format, Sink, has_no_rock
from mazarine.files.limits import size_fault
from mazarine.files.marks import marked_cells, marks_in
from mazarine.files.messages import FileMessage, FormatTitle
from mazarine.files.source import Source
from mazarine.files.text import BLANK, first_true, grid_of, named_character, size_fault_of_text, write_grid
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message, quoted

_PITCH = 4
_FLAT, _UPRIGHT = ord("-"), ord("|")
_DOOR = ord("o")
_MARKS = {"S": MarkerKind.START, "G": MarkerKind.GOAL}


def _sniff(post: str, source: Source) -> bool:
    """Return whether most posts of the first line of a drawing stand where they should."""
    drawing = first_drawing(source)
    line = drawing.rows[0].strip() if drawing else ""
    posts = line[::_PITCH]
    between = line[1:_PITCH]
    walled = between in ("---", "   ") if post == "o" else "#" not in line and post not in between
    return len(posts) > 1 and posts.startswith(post * 2) and walled and 2 * posts.count(post) >= len(posts)


def _read(post: str, source: Source) -> Maze:
    return read_boards(source, partial(_board, post))


def _board(post: str, source: Source, drawing: Drawing) -> Board:
    drawing = drawing.within_margins()
    lines = drawing.rows
    rows, cols = _size(source, drawing)
    width = _PITCH * cols + 1
    _require_ends(source, drawing, width)
    grid = grid_of(source, [line[:width] for line in lines], width)
    flat = np.logical_or.reduce([grid[::2, shift::_PITCH] != BLANK for shift in (1, 2, 3)])
    notes: list[Message] = []
    if post == "+":
        doors = grid[::2, 2::_PITCH] == _DOOR
        flat &= ~doors
        if doors.any():
            notes.append(DrawingMessage.DOORS_ARE_OPEN(count=int(np.count_nonzero(doors))))
    _require_characters(source, drawing, grid, post)
    positions = WallPositions(flat, grid[1::2, ::_PITCH] != BLANK)
    marks = marks_in(source, [line[2:width:_PITCH] for line in lines[1::2]], _MARKS)
    cells = np.full((rows, cols), Matter.FLOOR << 1, dtype=np.uint8)
    return Board(cells, marks, positions, notes)


def _size(source: Source, drawing: Drawing) -> tuple[int, int]:
    lines = drawing.rows
    width = len(lines[0].rstrip())
    if width % _PITCH != 1 or width == 1:
        raise source.fault(FileMessage.LINE_ENDS_BETWEEN_POSTS(pitch=_PITCH), drawing.place(0, width))
    if len(lines) % 2 == 0 or len(lines) == 1:
        raise source.fault(FileMessage.NO_LAST_POSTS(), FileMessage.LINE(number=drawing.first + len(lines)))
    rows, cols = len(lines) // 2, width // _PITCH
    source.require(size_fault(1, rows, cols))
    return rows, cols


def _require_ends(source: Source, drawing: Drawing, width: int) -> None:
    for number, line in enumerate(drawing.rows):
        if len(line) > width and line[width:].strip():
            col = width + len(line[width:]) - len(line[width:].lstrip())
            raise source.fault(
                FileMessage.EAST_OF_MAZE(found=named_character(line, col), width=width),
                drawing.place(number, col),
            )


def _require_characters(source: Source, drawing: Drawing, grid: NDArray[np.uint8], post: str) -> None:
    """Refuse the first character, in reading order, that has no meaning where it stands."""
    wrong = np.zeros(grid.shape, dtype=bool)
    wrong[::2, ::_PITCH] = grid[::2, ::_PITCH] != ord(post)
    for shift in (1, 2, 3):
        inside = grid[1::2, shift::_PITCH]
        marks = [BLANK, *map(ord, _MARKS)] if shift == 2 else [BLANK]
        wrong[1::2, shift::_PITCH] = ~np.isin(inside, marks)
    if post == "o":
        _mark_odd_walls(grid, wrong)
    wrong |= grid < BLANK
    place = first_true(wrong)
    if place is not None:
        line, col = place
        found = named_character(drawing.rows[line], col)
        raise source.fault(_unexpected(line, col, post, found), drawing.place(line, col))


def _mark_odd_walls(grid: NDArray[np.uint8], wrong: NDArray[np.bool_]) -> None:
    """Mark flat walls other than three dashes or three blanks, and upright ones other than a bar."""
    wrong[1::2, ::_PITCH] = ~np.isin(grid[1::2, ::_PITCH], [BLANK, _UPRIGHT])
    first = grid[::2, 1::_PITCH]
    for shift in (1, 2, 3):
        here = grid[::2, shift::_PITCH]
        wrong[::2, shift::_PITCH] = ~np.isin(here, [BLANK, _FLAT]) | (here != first)


def _unexpected(line: int, col: int, post: str, found: Message | str) -> Message:
    """Return what a character should be instead."""
    on_post = col % _PITCH == 0
    if line % 2 == 0 and on_post:
        return FileMessage.EXPECTED_POST(post=quoted(post), found=found)
    if line % 2 == 0:
        return FileMessage.EXPECTED_FLAT_WALL(found=found)
    if on_post:
        return FileMessage.EXPECTED_UPRIGHT_WALL(found=found)
    if col % _PITCH == 2:
        return FileMessage.EXPECTED_MARK(found=found)
    return FileMessage.EXPECTED_SPACE(found=found)


def _write(post: str, maze: Maze, sink: Sink) -> None:
    _, rows, cols = maze.shape
    sink.require(size_fault_of_text(2 * rows + 1, _PITCH * cols + 1))
    positions = WallPositions.of(maze)
    grid = np.full((2 * rows + 1, _PITCH * cols + 1), BLANK, dtype=np.uint8)
    grid[::2, ::_PITCH] = ord(post)
    for shift in (1, 2, 3):
        grid[::2, shift::_PITCH][positions.flat] = _FLAT
    grid[1::2, ::_PITCH][positions.upright] = _UPRIGHT
    for (row, col), (mark, _) in marked_cells(maze, _MARKS).items():
        grid[2 * row + 1, _PITCH * col + 2] = ord(mark)
    write_grid(sink.stream, grid)


def _losses(maze: Maze) -> list[Message]:
    return lossy.present(
        lossy.lattice(maze), lossy.levels(maze), lossy.rock(maze),
        lossy.secret_cells(maze), lossy.secret_doors(maze),
        lossy.links(maze),
        lossy.marker_kinds(maze, gaps_stay=True), lossy.crowded_marks(maze), lossy.marker_texts(maze),
        lossy.fog(maze), lossy.metadata(maze),
    )  # fmt: skip


def _variant(name: str, post: str) -> Format:
    return Format(
        name=name,
        title=FormatTitle.MICROMOUSE_TEXT_FORMAT(post=post),
        suffixes=(".txt",),
        sniff=partial(_sniff, post),
        read=partial(_read, post),
        write=partial(_write, post),
        losses=_losses,
        suits=has_no_rock,
    )


MICROMOUSE_O = _variant("micromouse-o", "o")
MICROMOUSE_PLUS = _variant("micromouse-plus", "+")
