"""Boards of one level, and the maze that they make."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files.drawings.cleaning import Drawing, drawings_of
from mazarine.files.drawings.grids import SymbolGrid
from mazarine.files.drawings.messages import DrawingMessage
from mazarine.files.limits import MAX_LEVELS, MAX_THINGS, size_fault
from mazarine.files.marks import Marks, markers_from
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.files.text import lines_of
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

ROCK, FLOOR, SECRET = (np.uint8(matter << 1) for matter in (Matter.ROCK, Matter.FLOOR, Matter.SECRET))


@dataclass(frozen=True, eq=False)
class Board:
    """What one drawing shows.

    Attributes
    ----------
    cells : (rows, cols) uint8, codes
    marks : starts and goals, on level 0
    positions : closed wall positions; None if all are open
    notes : what was left out or taken for granted
    """

    cells: NDArray[np.uint8]
    marks: Marks = field(default_factory=dict)
    positions: WallPositions | None = None
    notes: list[Message] = field(default_factory=list)


def read_boards(source: Source, board_of: Callable[[Source, Drawing], Board], *, levels: bool = True) -> Maze:
    """Read each drawing of a text: those of one size are levels, of others the first is taken.

    Raises `MazeFileError` if the first drawing, which others may follow, is none.
    """
    first, *others = drawings_of(source, lines_of(source))
    boards = [board_of(source, first)]
    source.notes.extend(boards[0].notes)
    if levels and 0 < len(others) < MAX_LEVELS:
        try:
            boards += [board_of(source, other) for other in others]
        except MazeFileError:
            boards = boards[:1]
    if len(boards) > 1 and all(board.cells.shape == boards[0].cells.shape for board in boards):
        source.notes.append(DrawingMessage.DRAWINGS_ARE_LEVELS(count=len(boards)))
        source.notes.extend(note for board in boards[1:] for note in board.notes if note not in source.notes)
    elif others:
        source.notes.append(DrawingMessage.OTHER_DRAWINGS_LEFT_OUT(count=len(others)))
        boards = boards[:1]
    return maze_of(source, boards)


def maze_of(source: Source, boards: list[Board]) -> Maze:
    """Return the maze whose levels are boards of one size."""
    rows, cols = boards[0].cells.shape
    source.require(size_fault(len(boards), rows, cols))
    cells = boards[0].cells[None] if len(boards) == 1 else np.stack([board.cells for board in boards])
    walls = np.zeros_like(cells)
    markers: list[Marker] = []
    for level, board in enumerate(boards):
        if board.positions:
            walls[level] = board.positions.walls()[0]
        markers += [
            replace(marker, cell=(level, *marker.cell[1:]))
            for marker in markers_from(source, board.marks, board.positions)
        ]
    if len(markers) > MAX_THINGS:
        raise source.fault(FileMessage.TOO_MANY_MARKS_AND_GAPS(most=MAX_THINGS))
    close_borders(walls)
    return Maze(cells, walls, markers=markers)


def marks_of(source: Source, grid: SymbolGrid, meaning: dict[str, MarkerKind]) -> Marks:
    """Return the marks of a grid with one symbol a cell, in reading order; `MazeFileError` if many."""
    rows, cols = np.nonzero(grid.mask("".join(meaning))) if meaning else ((), ())
    if len(rows) > MAX_THINGS:
        raise source.fault(FileMessage.TOO_MANY_MARKS(most=MAX_THINGS))
    return {
        (0, int(row), int(col)): meaning[grid.symbols[grid.codes[row, col]]]
        for row, col in zip(rows, cols, strict=True)
    }
