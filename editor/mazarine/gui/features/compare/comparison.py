"""Comparisons and merges, made in the background, and loaded when they are first asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine import files
from mazarine.comparing import Conflicts, Difference, diff, merge
from mazarine.comparing.conflicts import Choice
from mazarine.comparing.picture import drawing_of_difference
from mazarine.comparing.sentences import sentences_of
from mazarine.errors import EditRejected
from mazarine.gui.analysis.names import cell_name
from mazarine.gui.i18n import tr_later
from mazarine.lattice import Side
from mazarine.maze import Cell, Maze, PortSide
from mazarine.maze.edits import Edit, difference
from mazarine.maze.names import SIDE_NAMES
from mazarine.messages import Message
from mazarine.picture.drawing import Drawing
from mazarine.progress import Progress

_MOST_LISTED = 1000


class Comparison(NamedTuple):
    """What differs between a file and a maze.

    Attributes
    ----------
    drawing : of the maze, with the places in color that differ
    entries : sentences, then names of places; with the cell to go to, None where there is none
    """

    drawing: Drawing
    entries: tuple[tuple[Message, Cell | None], ...]


def compared(path: Path, maze: Maze, progress: Progress) -> Comparison:
    found = diff(files.read(path), maze, progress)
    places = list(islice(_places(found, maze), _MOST_LISTED + 1))
    more = [(tr_later("… and more"), None)] if len(places) > _MOST_LISTED else []
    entries = (
        *((sentence, None) for sentence in sentences_of(found)),
        *((text, cell if maze.grid.holds(cell) else None) for text, cell in places[:_MOST_LISTED]),
        *more,
    )
    return Comparison(drawing_of_difference(found.cells, found.walls, maze), entries)


def _places(difference: Difference, maze: Maze) -> Iterator[tuple[Message, Cell]]:
    """Yield a name and the cell of each place that differs; what is gone may lie beyond the maze."""
    for link in (*difference.links_gone, *difference.links_new):
        yield tr_later("{place}, link", place=cell_name(link.first.cell, maze)), link.first.cell
    for marker in (*difference.markers_gone, *difference.markers_new):
        yield tr_later("{place}, marker", place=cell_name(marker.cell, maze)), marker.cell
    for level, row, col in difference.cells.cells.tolist():
        yield cell_name((level, row, col), maze), (level, row, col)
    walls = difference.walls
    for (level, row, col), side in zip(walls.cells.tolist(), walls.sides.tolist(), strict=True):
        place, name = cell_name((level, row, col), maze), SIDE_NAMES[PortSide(Side(side).name)]
        yield tr_later("{place}, wall to the {side}", place=place, side=name), (level, row, col)


class MergedMaze(NamedTuple):
    """The result of a merge.

    Attributes
    ----------
    edit : makes ours the merged maze; None if that is the same
    drawing : of the merged maze, with the cells and walls in color that are in conflict
    """

    edit: Edit | None
    conflicts: Conflicts
    drawing: Drawing


class Decided(NamedTuple):
    """Conflicts that are decided.

    Attributes
    ----------
    edit : decides them in the maze; None if it is so already
    which : the indices of the conflicts
    rejected : why others cannot be decided so
    """

    edit: Edit | None
    which: NDArray[np.int64]
    rejected: list[EditRejected]


def merged(base: Path, ours: Maze, theirs: Path) -> MergedMaze:
    """Merge the changes that a file has made to another into a maze."""
    done = merge(files.read(base), ours, files.read(theirs))
    found = done.conflicts
    # From theirs to ours: the file and the maze, as when they are compared.
    cells, walls = (replace(it, codes=it.codes[:0:-1]) for it in (found.cells, found.walls))
    return MergedMaze(difference(ours, done.maze), found, drawing_of_difference(cells, walls, done.maze))


def decided(conflicts: Conflicts, choice: Choice, which: NDArray[np.int64], maze: Maze) -> Decided:
    """Decide conflicts of a merge, as far as the maze can have it."""
    after = maze.copy()
    rejected = conflicts.decide(after, choice, which)
    which = np.setdiff1d(which, list(rejected), assume_unique=True)
    return Decided(difference(maze, after), which, list(rejected.values()))
