"""What an edit would change: it is made on a segmentation kept for that, and taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Self

from editor.errors import PathError
from editor.maze import Cell, Maze
from editor.maze.edits import Edit
from editor.paths.router import Router
from editor.paths.structure.space import dead_end_count
from editor.regions import Kind, Patch, Segmentation

_MOST_PLACES = 4096
"""Cells of an edit up to which it is tried; more take longer than a frame."""


@dataclass(frozen=True, eq=False)
class Trial:
    """An edit as a patch, and the patch that takes it back."""

    there: Patch
    back: Patch

    @classmethod
    def of(cls, maze: Maze, edit: Edit) -> Self:
        """Compile an edit of a maze; the maze takes it for a moment, and is then as it was.

        Raises
        ------
        EditRejected
            If the maze cannot take the edit.
        """
        change = edit.apply(maze)
        if change.reshaped:
            change.inverse.apply(maze)
            raise ValueError("An edit that gives the maze another shape cannot be tried.")
        there = Patch.of(maze, change.dirty)
        change.inverse.apply(maze)
        return cls(there, Patch.of(maze, change.dirty))


@dataclass(frozen=True)
class Outcome:
    """What an edit would change: counts after less counts before.

    Attributes
    ----------
    rooms, corridors, crossroads : regions
    dead_ends : cells with one passage
    solution : the steps from start to goal before and after, each None where there is no way; None
        where there is no start or no goal
    """

    rooms: int
    corridors: int
    crossroads: int
    dead_ends: int
    solution: tuple[int | None, int | None] | None


class TrialGround:
    """A segmentation on which edits are tried: its numbers may come to differ from those of another.

    Parameters
    ----------
    segmentation : made of a space, and for this ground alone
    """

    def __init__(self, segmentation: Segmentation) -> None:
        self._segmentation = segmentation
        self._router: Router | None = None

    def follow(self, patch: Patch) -> None:
        """Follow a change that was made."""
        self._segmentation.patch(patch)

    def outcome(
        self, trial: Trial, start: Cell | None = None, goals: Sequence[Cell] = (), within_s: float = 1 / 60
    ) -> Outcome | None:
        """Try an edit; None where working out its regions takes longer than there is time.

        Parameters
        ----------
        trial : compiled from a maze that is as this ground has followed it
        start, goals : the solution leads from one to the nearest of the others
        within_s : seconds; they are looked at after the regions, which are few for a small edit
        """
        if len(trial.there.places) > _MOST_PLACES:
            return None
        has_solution = start is not None and len(goals) > 0
        before = self._solution(start, goals)
        counts, ends = self._counts(), self._dead_ends(trial)
        begun = perf_counter()
        self._segmentation.patch(trial.there)
        try:
            if perf_counter() - begun > within_s:
                return None
            rooms, corridors, crossroads = (
                now - then for now, then in zip(self._counts(), counts, strict=True)
            )
            dead_ends = self._dead_ends(trial) - ends
            solution = (before, self._solution(start, goals)) if has_solution else None
        finally:
            self._segmentation.patch(trial.back)
        return Outcome(rooms, corridors, crossroads, dead_ends, solution)

    def _counts(self) -> tuple[int, ...]:
        count = self._segmentation.regions.count
        return tuple(count(kind) for kind in (Kind.ROOM, Kind.CORRIDOR, Kind.CROSSROAD))

    def _dead_ends(self, trial: Trial) -> int:
        """Count the dead ends among the cells that the edit is about; no others can change."""
        return dead_end_count(self._segmentation.space.cells[trial.there.places])

    def _solution(self, start: Cell | None, goals: Sequence[Cell]) -> int | None:
        if start is None:
            return None
        if self._router is None:
            self._router = Router(self._segmentation)
        lengths = [self._length(self._router, start, goal) for goal in goals]
        return min((length for length in lengths if length is not None), default=None)

    def _length(self, router: Router, start: Cell, goal: Cell) -> int | None:
        try:
            return router.distance(start, goal)
        except PathError:  # An end in rock.
            return None
