"""The queue of the segmentation thread: changes and questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from threading import Lock
from typing import ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.editing.commands import Step
from mazarine.lattice import Grid, Lattice
from mazarine.maze import Cell, Marker, Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.edits.links import flat_places, linked_among
from mazarine.maze.numbering import Move
from mazarine.maze.snapshots import Snapshot
from mazarine.regions import Patch

_FEW = 1 << 14
"""Up to this many cells a patch is made within a millisecond or two."""
_AT_ONCE = 1 << 14
"""This many are compiled at a time, so that the window gets its turn between them."""
_MOST_COPIED = 16
"""Where more cells than this would be copied for each changed one, copying does not pay."""


@dataclass(frozen=True, eq=False)
class ChangedCells:
    """The data of a patch, as it was when it was copied.

    Attributes
    ----------
    grid : of the maze
    cells, walls : (levels, rows, cols) whole rows of the maze: those that the cells lie in, and one more
        above and below where there is one
    lattice, origin : of these rows
    first : the flat place in the maze of the first of them
    dirty : (n,) int64 sorted flat places in the maze
    linked : a patch of those of these cells that carry links
    """

    grid: Grid
    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]
    lattice: Lattice
    origin: tuple[int, int]
    first: int
    dirty: NDArray[np.int64]
    linked: Patch

    def patch(self) -> Patch:
        """Return what `Patch.of` would have given when it was copied. To be called once, by any thread."""
        # No cell that changed is on a border which is not the maze's own: there is a row between them.
        close_borders(self.walls, self.lattice, self.origin)
        rows = Maze(self.cells, self.walls, lattice=self.lattice, origin=self.origin)
        parts = np.split(self.dirty, range(_AT_ONCE, len(self.dirty), _AT_ONCE))
        values = np.concatenate([Patch.of(rows, part - self.first).values for part in parts])
        places = np.concatenate([self.grid.flat_to_padded(part) for part in parts])
        values[np.searchsorted(places, self.linked.places)] = self.linked.values
        return Patch(places, values, self.linked.partners)


def changed_cells(maze: Maze, dirty: NDArray[np.int64]) -> Patch | ChangedCells:
    """Return a patch of the cells at these sorted flat places, or what it can be made of elsewhere."""
    if len(dirty) <= _FEW:
        return Patch.of(maze, dirty)
    _, rows, cols = maze.shape
    (first, top), (last, bottom) = (divmod(int(place) // cols, rows) for place in dirty[[0, -1]])
    top, bottom = (max(top - 1, 0), min(bottom + 2, rows)) if first == last else (0, rows)
    here = slice(first, last + 1), slice(top, bottom)
    if maze.cells[here].size > _MOST_COPIED * len(dirty):
        return Patch.of(maze, dirty)
    linked = np.sort(flat_places(maze, linked_among(maze, dirty)))
    return ChangedCells(
        maze.grid, maze.cells[here].copy(), maze.walls[here].copy(), maze.lattice,
        (maze.origin[0] + top, maze.origin[1]), (first * rows + top) * cols, dirty, Patch.of(maze, linked),
    )  # fmt: skip


class Waiting(NamedTuple):
    """Cells that have changed: the revision after it, the cells, and the step that it is a part of."""

    revision: int
    cells: Patch | ChangedCells
    step: Step


@dataclass(frozen=True, eq=False)
class Work:
    """All waiting work: a maze to segment from scratch, then a patch, then questions.

    Attributes
    ----------
    revision : what the document had come to with the last of it
    maze : the maze as it was when `maze_revision` was its revision
    moves : how cells have moved since the maze before, in order; None where that was another maze
    changes : what has changed since, in order
    """

    revision: int
    maze: Snapshot | None
    maze_revision: int
    moves: tuple[Move, ...] | None
    changes: tuple[Waiting, ...]
    questions: tuple[AnyQuestion, ...]

    def updates(self) -> Iterator[tuple[int, Patch, Step]]:
        """Yield a patch of each step, to be made once, with the revision after it: undo needs each."""
        for step, parts in groupby(self.changes, lambda it: it.step):
            waiting = list(parts)
            patches = [it.cells.patch() if isinstance(it.cells, ChangedCells) else it.cells for it in waiting]
            yield waiting[-1].revision, merged(patches), step


@dataclass(frozen=True)
class Question:
    """A region to describe.

    Attributes
    ----------
    with_cells : whether its cells are wanted too
    cell : a lattice cell whose place in the order of a corridor is wanted
    """

    number: int
    with_cells: bool
    cell: Cell | None = None

    @property
    def sort(self) -> str:
        """The sort of the question; of each sort only the last question counts."""
        return "region, cells" if self.with_cells else "region"


@dataclass(frozen=True)
class EntriesQuestion:
    """A question for the distances from a lattice cell to the entries of its region."""

    cell: Cell
    sort: ClassVar[str] = "entries"


@dataclass(frozen=True)
class PathQuestion:
    """The shortest path between two lattice cells, with the keys and doors of the maze."""

    start: Cell
    goal: Cell
    markers: tuple[Marker, ...]
    sort: ClassVar[str] = "path"


@dataclass(frozen=True)
class DistancesQuestion:
    """The distances of all cells from the start; None if there is none."""

    start: Cell | None
    sort: ClassVar[str] = "distances"


@dataclass(frozen=True)
class GraphQuestion:
    """The region graph, whole."""

    sort: ClassVar[str] = "graph"


@dataclass(frozen=True)
class PlacesQuestion:
    """Where the regions with these numbers are."""

    numbers: tuple[int, ...]
    sort: ClassVar[str] = "places"


AnyQuestion = Question | EntriesQuestion | PathQuestion | DistancesQuestion | GraphQuestion | PlacesQuestion


@dataclass
class Inbox:
    """A place to leave work; every method may be called from any thread."""

    watches_faces: bool = False
    """Whether updates are to report which open faces they change."""

    _lock: Lock = field(default_factory=Lock)
    _maze: Snapshot | None = None
    _maze_revision: int = 0
    _revision: int = 0
    _moves: tuple[Move, ...] | None = None
    _changes: list[Waiting] = field(default_factory=list)
    _questions: list[AnyQuestion] = field(default_factory=list)
    _wanted_maze: int = 0
    _closed: bool = False

    def put_maze(self, revision: int, maze: Snapshot, moves: tuple[Move, ...] | None = None) -> None:
        """Request a new segmentation; requests that wait or are in progress are canceled.

        `moves` is how the cells have moved since the maze before; None where that was another maze.
        """
        with self._lock:
            is_same = self._maze is None or (moves is not None and self._moves is not None)
            waiting = () if self._maze is None else self._moves or ()
            self._moves = (*waiting, *moves) if is_same and moves is not None else None
            self._maze, self._maze_revision, self._revision = maze, revision, revision
            self._wanted_maze = revision
            self._changes.clear()
            self._questions.clear()

    def put_change(self, revision: int, cells: Patch | ChangedCells, step: Step) -> None:
        """Ask for an update, after everything that was asked before."""
        with self._lock:
            self._changes.append(Waiting(revision, cells, step))
            self._revision = revision

    def put_question(self, question: AnyQuestion) -> None:
        """Ask something; only the last question of each sort is kept."""
        with self._lock:
            self._questions = [asked for asked in self._questions if asked.sort != question.sort]
            self._questions.append(question)

    def stop(self) -> None:
        """Cancel all requests."""
        with self._lock:
            self._maze = None
            self._wanted_maze = -1
            self._changes.clear()
            self._questions.clear()

    def close(self) -> None:
        """Close the inbox: cancel all requests and refuse new ones."""
        self.stop()
        with self._lock:
            self._closed = True

    def wants(self, maze_revision: int) -> bool:
        """Return whether a segmentation of this maze, in progress, is still needed."""
        # Read without the lock: this is asked from inside the work, and a late answer does no harm.
        return self._wanted_maze == maze_revision and not self._closed

    @property
    def is_closed(self) -> bool:
        return self._closed

    def take(self) -> Work | None:
        """Take everything that waits as one piece of work; None if nothing does."""
        with self._lock:
            if self._closed or not (self._maze or self._changes or self._questions):
                return None
            changes, questions = tuple(self._changes), tuple(self._questions)
            work = Work(self._revision, self._maze, self._maze_revision, self._moves, changes, questions)
            self._maze = None
            self._changes, self._questions = [], []
            return work


def merged(patches: Sequence[Patch]) -> Patch:
    """Make one patch of several in order: the last word on a cell counts."""
    if len(patches) == 1:
        return patches[0]
    places = np.concatenate([patch.places for patch in patches])
    values = np.concatenate([patch.values for patch in patches])
    distinct, from_the_end = np.unique(places[::-1], return_index=True)
    partners: dict[int, tuple[int, ...]] = {}
    for patch in patches:
        if partners:
            for place in partners.keys() & set(patch.places.tolist()):
                del partners[place]
        partners.update(patch.partners)
    return Patch(distinct, values[len(values) - 1 - from_the_end], partners)
