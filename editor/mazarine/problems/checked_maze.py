"""A check: one question about a maze, which a plugin may ask, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from mazarine.maze import Maze
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.validation import require_cells
from mazarine.messages import plain
from mazarine.plugins import Contribution
from mazarine.problems.contest_ends import contest_ends
from mazarine.problems.problem import Problem, Profile, Severity
from mazarine.problems.zones import Zones
from mazarine.regions import Segmentation


class CheckedMaze:
    """A maze that is checked, and what is known about it.

    Attributes
    ----------
    maze : it is not to be changed
    profile : what it is for
    perfect : whether it is to be perfect; None if that is not known
    """

    def __init__(self, maze: Maze, profile: Profile, perfect: bool | None = None) -> None:
        self.maze, self.profile, self.perfect = maze, profile, perfect

    @property
    def is_contest(self) -> bool:
        """Whether the rules are those of a micromouse contest."""
        return self.profile.is_contest

    @cached_property
    def zones(self) -> Zones:
        """The parts of the floor that are connected, and which can be reached from which."""
        return Zones.of(self.maze)

    @cached_property
    def ends(self) -> Endpoints:
        """The starts and the goals."""
        return contest_ends(self.maze) if self.is_contest else Endpoints.of(self.maze)

    @cached_property
    def regions(self) -> Segmentation:
        """Which cells are rooms, corridors and crossroads."""
        return Segmentation.of(self.maze)


@dataclass(frozen=True)
class Check:
    """A question about a maze.

    Attributes
    ----------
    name : the word for it
    find : returns what is wrong with a maze
    """

    name: str
    find: Callable[[CheckedMaze], Iterable[Problem]]


def check_of(contribution: Contribution) -> Check:
    """Return the check that a manifest describes; one that fails is reported, and finds nothing."""

    def find(checked: CheckedMaze) -> list[Problem]:
        with contribution.skipped_if_failing():
            find = contribution.load()
            with contribution.guarded():
                found = [contribution.checked(problem, Problem) for problem in find(checked)]
                return [_sound(problem, checked.maze) for problem in found]
        return []

    return Check(contribution.name, find)


def _sound(problem: Problem, maze: Maze) -> Problem:
    """Return a problem of a plugin with fields of the right types; raise an error if one is wrong."""
    message = plain(problem.message) if isinstance(problem.message, str) else problem.message
    str(message)  # A field may be missing.
    cells = np.asarray(problem.cells, dtype=np.int64).reshape(-1, 3)
    require_cells(maze, cells)
    return replace(
        problem, severity=Severity(problem.severity), message=message, count=int(problem.count), cells=cells
    )
