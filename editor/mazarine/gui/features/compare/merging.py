"""The work of a merge in the background, loaded when it is first asked for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine import files
from mazarine.comparing import Conflicts, merge
from mazarine.comparing.conflicts import Choice
from mazarine.comparing.picture import drawing_of_difference
from mazarine.errors import EditRejected
from mazarine.maze import Maze
from mazarine.maze.edits import Edit, difference
from mazarine.picture.drawing import Drawing


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
