"""Effects of edits, found by applying them to a segmentation kept for that, and undoing them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import thread_time
from typing import Self

from mazarine.errors import Cancelled, PathError
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import Edit
from mazarine.paths.messages import PathMessage
from mazarine.paths.router import Router
from mazarine.paths.structure.space import are_dead_ends
from mazarine.regions import Kind, Patch, Segmentation

_MOST_PLACES = 4096
"""Cells of an edit up to which it is tried; more take longer than a frame."""
_MOST_GOALS = 16


@dataclass(frozen=True, eq=False)
class Trial:
    """An edit as a patch, and the patch that takes it back."""

    there: Patch
    back: Patch

    @classmethod
    def of(cls, maze: Maze, edit: Edit) -> Self | None:
        """Compile an edit of a maze, which takes it and is then as it was, but for the order of its links.

        None if it affects too many cells to be tried within a frame. Raises `EditRejected` if the maze cannot
        take the edit, and `PathError` if the edit changes the shape of the maze.
        """
        change = edit.apply(maze)
        try:
            if change.reshaped:
                raise PathError(PathMessage.TRIAL_RESHAPES())
            if len(change.dirty) > _MOST_PLACES:
                return None
            there = Patch.of(maze, change.dirty)
        finally:
            change.inverse.apply(maze)
        return cls(there, Patch.of(maze, change.dirty))


@dataclass(frozen=True)
class EditOutcome:
    """The effect of an edit: counts after it minus counts before.

    Attributes
    ----------
    rooms, corridors, crossroads : regions
    dead_ends : cells with one passage
    solution : the steps from start to goal before and after, each None where there is no path; None
        where there is no start or no goal, or finding it takes long
    """

    rooms: int
    corridors: int
    crossroads: int
    dead_ends: int
    solution: tuple[int | None, int | None] | None


class ShadowAnalysis:
    """A segmentation on which edits are tried: its numbers may come to differ from those of another.

    Parameters
    ----------
    segmentation : made of a space, and for this ground alone
    long_s : seconds; where finding the solution takes longer it is left out until the maze changes
    """

    def __init__(self, segmentation: Segmentation, long_s: float = 0.1) -> None:
        self._segmentation = segmentation
        self._long_s = long_s
        self._router: Router | None = None
        self._known: tuple[Cell, tuple[Cell, ...], int | None] | None = None
        self._has_long_paths = False

    def follow(self, patch: Patch) -> None:
        """Follow a change that was made."""
        self._known, self._has_long_paths = None, False
        self._segmentation.patch(patch)

    def outcome(
        self,
        trial: Trial,
        start: Cell | None = None,
        goals: Sequence[Cell] = (),
        is_current: Callable[[], bool] = lambda: True,
        within_s: float = 1 / 60,
    ) -> EditOutcome | None:
        """Try an edit; None where working out its regions takes longer than there is time.

        Raises `Cancelled` if it is not wanted any more; the ground is as it was.

        Parameters
        ----------
        trial : compiled from a maze that is as this ground has followed it
        start, goals : the solution leads from one to the nearest of the others
        is_current : asked between searches
        within_s : seconds of this thread's work, without what it waits for others
        """
        ends = (start, tuple(goals)) if start is not None and 0 < len(goals) <= _MOST_GOALS else None
        before = self._solution_before(ends, is_current)
        counts, dead_ends = self._counts(), self._dead_ends(trial)
        begun = thread_time()
        self._segmentation.patch(trial.there)
        try:
            if thread_time() - begun > within_s:
                return None
            rooms, corridors, crossroads = (
                now - then for now, then in zip(self._counts(), counts, strict=True)
            )
            dead_ends = self._dead_ends(trial) - dead_ends
            after = None if ends is None or self._has_long_paths else self._solution(*ends, is_current)
        finally:
            self._segmentation.patch(trial.back)
        solution = None if ends is None or self._has_long_paths else (before, after)
        return EditOutcome(rooms, corridors, crossroads, dead_ends, solution)

    def _counts(self) -> list[int]:
        count = self._segmentation.regions.count
        return [count(kind) for kind in (Kind.ROOM, Kind.CORRIDOR, Kind.CROSSROAD)]

    def _dead_ends(self, trial: Trial) -> int:
        """Count the dead ends among the cells that the edit is about; no others can change."""
        return int(are_dead_ends(self._segmentation.space, trial.there.places).sum())

    def _solution_before(
        self, ends: tuple[Cell, tuple[Cell, ...]] | None, is_current: Callable[[], bool]
    ) -> int | None:
        """Return the solution of the maze as it is, found once."""
        if ends is None or self._has_long_paths:
            return None
        if self._known is None or self._known[:2] != ends:
            if self._router is None:
                self._router = Router(self._segmentation)
                self._solution(*ends, is_current)  # Makes the region graph, once.
            begun = thread_time()
            self._known = (*ends, self._solution(*ends, is_current))
            self._has_long_paths = thread_time() - begun > self._long_s
        return self._known[2]

    def _solution(self, start: Cell, goals: tuple[Cell, ...], is_current: Callable[[], bool]) -> int | None:
        lengths = [self._length(start, goal, is_current) for goal in goals]
        return min((length for length in lengths if length is not None), default=None)

    def _length(self, start: Cell, goal: Cell, is_current: Callable[[], bool]) -> int | None:
        if not is_current():
            raise Cancelled
        try:
            return None if self._router is None else self._router.distance(start, goal)
        except PathError:  # An end in rock.
            return None
