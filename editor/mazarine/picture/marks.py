"""Marks of cells while an algorithm is at work: frontier, visited, path and others, and their colors."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.picture.drawing import Drawing
from mazarine.picture.messages import MarkText
from mazarine.picture.palette import LIGHT, Palette, blended
from mazarine.picture.plane import Overlay
from mazarine.picture.tints import PLAIN
from mazarine.searches import Cursor, Run
from mazarine.searches.events import STATES


class Mark(IntEnum):
    """The marks; 0 is none."""

    SEEN = 1
    FRONTIER = 2
    VISITED = 3
    FILLED = 4
    PATH = 5
    HERE = 6


_BASES = {
    Mark.SEEN: "opened", Mark.FRONTIER: "opened", Mark.VISITED: "waiting", Mark.FILLED: "rock",
    Mark.PATH: "waiting", Mark.HERE: "current",
}  # fmt: skip
_PALE = (Mark.SEEN, Mark.VISITED, Mark.FILLED)
_SHARE = 0.45
"""Of a color in that of the floor: large areas of it are not loud."""
_OF_STATES = np.array([PLAIN, Mark.FRONTIER, Mark.VISITED, Mark.FILLED, Mark.SEEN], dtype=np.uint8)
"""The marks of the states of a search."""

State = tuple[Message, str]
"""A state of cells, and the name of its color: an attribute of `Palette`, or one of `mark_colors`."""


def mark_colors(palette: Palette) -> dict[str, int]:
    """Return the colors of marks by their names."""
    colors = {_name(mark): getattr(palette, base) for mark, base in _BASES.items()}
    for mark in _PALE:
        colors[_name(mark)] = int(blended(palette.floor, colors[_name(mark)], _SHARE))
    return colors


def states_of(marks: Sequence[Mark] = tuple(Mark)) -> list[State]:
    return [(MarkText[mark.name](), _name(mark)) for mark in marks]


def marks_in(run: Run) -> list[Mark]:
    """Return the marks that a search has, in order."""
    counts = np.bincount(run.kinds, minlength=len(STATES))
    marks = {*_OF_STATES[np.array(STATES)[counts > 0]].tolist(), Mark.PATH, Mark.HERE}
    return [mark for mark in Mark if mark in marks]


def marked_drawing(
    maze: Maze, marks: NDArray[np.uint8], level: int, palette: Palette = LIGHT, *, as_points: bool = False
) -> Drawing:
    """Return a level of a maze with the (levels, rows, cols) marks of its cells."""
    colors = np.full(256, palette.floor, dtype=np.uint32)
    colors[[*Mark]] = list(mark_colors(palette).values())
    return Drawing(
        maze, level, Overlay.SOLUTION, tints=marks, as_points=as_points, palette=palette, tint_colors=colors
    )


def search_marks(cursor: Cursor) -> tuple[NDArray[np.uint8], int]:
    """Return the (levels, rows, cols) marks of a search after a step, and the level where it is."""
    run = cursor.run
    grid = run.graph.grid
    marks = np.ascontiguousarray(grid.view(_OF_STATES[cursor.states]))
    here = cursor.current if cursor.step else run.start
    path = run.path if cursor.step == len(run) else None
    if path is None:
        path = grid.cells_at_padded(np.array(cursor.path(here)))
    marks[tuple(grid.array_places(path).T)] = Mark.PATH
    cell = grid.cell_at_padded(here)
    marks[grid.array_place(cell)] = Mark.HERE
    return marks, cell[0]


def _name(mark: Mark) -> str:
    return f"mark_{mark.name.lower()}"
