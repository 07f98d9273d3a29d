"""Problems of a maze, and their fixes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.maze import Cell
from mazarine.maze.edits import Edit
from mazarine.messages import Catalog, Message
from mazarine.values import ArrayValue

MOST_LISTED = 12
"""The maximum number of problems of one kind that are listed; one more problem counts the rest."""


class Severity(StrEnum):
    """The severity of a problem: the maze cannot be solved, something is wrong, or information."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Profile(StrEnum):
    """The purpose of a maze."""

    MAZE = "maze"
    MICROMOUSE = "micromouse"
    CLASSIC = "classic"
    HALF_SIZE = "half-size"
    JAPAN = "japan"
    A_MAZE_ING = "a-maze-ing"

    @property
    def is_contest(self) -> bool:
        """Whether the rules are those of a contest of micromice."""
        return self not in (Profile.MAZE, Profile.A_MAZE_ING)


class ProblemKind(StrEnum):
    """The kind of a problem (`docs/reference/problems.md` defines each)."""

    NO_START = "no-start"
    NO_GOAL = "no-goal"
    MARKER_IN_ROCK = "marker-in-rock"
    GOAL_UNREACHABLE = "goal-unreachable"
    FLOOR_UNREACHABLE = "floor-unreachable"
    CLOSED_POCKET = "closed-pocket"
    TRAP = "trap"
    LINK_WITHOUT_USE = "link-without-use"
    BEHIND_SECRETS = "behind-secrets"
    SOFT_LOCK = "soft_lock"
    DOOR_WITHOUT_KEY = "door_without_key"
    USELESS_KEY = "useless_key"
    LOCKS_UNDECIDED = "locks_undecided"
    LOCK_ORDER = "lock_order"
    CONTEST_BOARD = "contest-board"
    CONTEST_ROCK = "contest-rock"
    CONTEST_LINK = "contest-link"
    CONTEST_BORDER = "contest-border"
    CONTEST_START = "contest-start"
    CONTEST_GOAL = "contest-goal"
    CONTEST_POSTS = "contest-posts"
    WALL_FOLLOWER = "wall-follower"
    SINGLE_PATH = "single-path"


def no_cells() -> NDArray[np.int64]:
    """Return no cells."""
    return np.empty((0, 3), dtype=np.int64)


@dataclass(frozen=True, eq=False, repr=False)
class Fix(ArrayValue):
    """An edit that removes a problem.

    Attributes
    ----------
    message : what it does, in a few words
    edit : does it
    way : (n, 3) lattice cells that a tunnel leads through, in order
    """

    message: Message
    edit: Edit
    way: NDArray[np.int64] = field(default_factory=no_cells)


@dataclass(frozen=True, eq=False, repr=False)
class Problem(ArrayValue):
    """Something that is wrong with a maze.

    Attributes
    ----------
    kind : the rule that it breaks: a `ProblemKind`, or the name of a check of a plugin
    severity : an error, a warning or a note
    message : a sentence
    count : the number of cells, links or posts that it is about; 0 where there is nothing to count
    cells : (n, 3) lattice cells to go to
    is_whole : whether `cells` are all of them; if they are too many, `cells` are two corners on the
        level of the first one
    fixes : the edits that fix it, the best first; only for the maze that was checked
    walk : (n, 3) lattice cells of a walk that shows it, in order
    sides : the name of the side of each cell, if it is about sides
    """

    kind: str
    severity: Severity
    message: Message
    count: int = 0
    cells: NDArray[np.int64] = field(default_factory=no_cells)
    is_whole: bool = True
    fixes: tuple[Fix, ...] = ()
    walk: NDArray[np.int64] = field(default_factory=no_cells)
    sides: tuple[str, ...] = ()


def cells_at(*cells: Cell) -> NDArray[np.int64]:
    """Return cells as an (n, 3) array."""
    return np.array(cells, dtype=np.int64).reshape(-1, 3)


def listed(problems: Iterable[Problem], more: Catalog) -> list[Problem]:
    """Return at most `MOST_LISTED` problems of one kind, and one that counts the rest.

    Parameters
    ----------
    problems : all of them
    more : the sentence for the rest, with the field `count`
    """
    found = list(problems)
    shown = found[:MOST_LISTED]
    return [*shown, *rest_of(shown, len(found) - len(shown), more)]


def rest_of(shown: list[Problem], count: int, more: Catalog, cells: int = 0) -> list[Problem]:
    """Return a problem that counts those of the same kind that are not shown; none if all are shown.

    Parameters
    ----------
    shown : those that are shown
    count : the number of the others
    more : the sentence for them, with the field `count`, and `cells` if they have cells
    cells : the number of their cells
    """
    if not count:
        return []
    message = more(count=count, cells=Noun.CELLS(count=cells)) if cells else more(count=count)
    return [Problem(shown[0].kind, shown[0].severity, message, cells or count)]
