"""Starts and goals as letters in a drawing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from mazarine.files.limits import MAX_THINGS
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.maze import Cell, Marker, MarkerKind, Maze, PortSide
from mazarine.maze.wall_positions import WallPositions

Marks = dict[Cell, MarkerKind]
"""The kind of mark in each cell of level 0 that has one."""


def marks_in(source: Source, rows: Sequence[str], meaning: Mapping[str, MarkerKind]) -> Marks:
    """Find the marks in rows of one letter a cell, in reading order; `MazeFileError` if they are too many."""
    mark = re.compile(f"[{''.join(meaning)}]")
    marks: Marks = {}
    for row, letters in enumerate(rows):
        for found in mark.finditer(letters):
            marks[0, row, found.start()] = meaning[found[0]]
            if len(marks) > MAX_THINGS:
                raise source.fault(FileMessage.TOO_MANY_MARKS(most=MAX_THINGS))
    return marks


def markers_from(source: Source, marks: Marks, positions: WallPositions | None = None) -> list[Marker]:
    """Make markers of marks and of gaps in the outer border; `MazeFileError` if they are too many.

    A start or goal beside a gap is an entrance or exit and takes it; any other gap is a note without text.
    """
    # They are counted first: a border of nothing but gaps would be gigabytes of them.
    if len(marks) + (positions.count_gaps() if positions else 0) > MAX_THINGS:
        raise source.fault(FileMessage.TOO_MANY_MARKS_AND_GAPS(most=MAX_THINGS))
    sides: dict[Cell, PortSide] = {}
    notes: list[Marker] = []
    for cell, side in positions.gaps() if positions else ():
        if cell in marks and cell not in sides:
            sides[cell] = PortSide[side.name]
        else:
            notes.append(Marker(MarkerKind.NOTE, cell, PortSide[side.name]))
    return [*(Marker(kind, cell, sides.get(cell)) for cell, kind in marks.items()), *notes]


def marked_cells(maze: Maze, meaning: Mapping[str, MarkerKind]) -> dict[tuple[int, int], tuple[str, Marker]]:
    """Return the letter to draw at each row and column of level 0 that has a mark, and its marker.

    A cell holds one mark: a start comes before a goal.
    """
    found: dict[tuple[int, int], tuple[str, Marker]] = {}
    for letter, kind in meaning.items():
        for marker in maze.markers:
            level, row, col = maze.grid.array_place(marker.cell)
            if marker.kind is kind and level == 0:
                found.setdefault((row, col), (letter, marker))
    return found
