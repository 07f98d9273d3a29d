"""A check: one question about a maze."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from mazarine.maze import Maze
from mazarine.maze.endpoints import Endpoints
from mazarine.problems.contest_ends import contest_ends
from mazarine.problems.problem import Problem, Profile
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
