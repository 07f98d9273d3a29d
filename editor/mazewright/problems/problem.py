"""What a problem is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from mazewright.counting import count_of
from mazewright.maze import Cell
from mazewright.maze.edits import Edit
from mazewright.values import ArrayValue

MOST_LISTED = 12
"""Problems of one kind that are told one by one; the rest is told in one line."""


class Severity(StrEnum):
    """How much a problem matters: the maze cannot be won, something is amiss, or good to know."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Profile(StrEnum):
    """What a maze is looked at for."""

    MAZE = "maze"
    MICROMOUSE = "micromouse"


class ProblemKind(StrEnum):
    """What is wrong (`docs/reference/problems.md` defines each)."""

    NO_START = "no-start"
    NO_GOAL = "no-goal"
    MARKER_IN_ROCK = "marker-in-rock"
    GOAL_UNREACHABLE = "goal-unreachable"
    FLOOR_UNREACHABLE = "floor-unreachable"
    CLOSED_POCKET = "closed-pocket"
    TRAP = "trap"
    LINK_WITHOUT_USE = "link-without-use"
    BEHIND_SECRETS = "behind-secrets"
    CONTEST_BOARD = "contest-board"
    CONTEST_ROCK = "contest-rock"
    CONTEST_LINK = "contest-link"
    CONTEST_BORDER = "contest-border"
    CONTEST_START = "contest-start"
    CONTEST_GOAL = "contest-goal"
    CONTEST_POSTS = "contest-posts"
    WALL_FOLLOWER = "wall-follower"


@dataclass(frozen=True, eq=False, repr=False)
class Fix(ArrayValue):
    """An edit after which the problem is gone, and the words on its button."""

    words: str
    edit: Edit


def no_cells() -> NDArray[np.int64]:
    """Return no cells."""
    return np.empty((0, 3), dtype=np.int64)


@dataclass(frozen=True, eq=False, repr=False)
class Problem(ArrayValue):
    """Something that is wrong.

    Attributes
    ----------
    kind : which rule it breaks
    severity : an error, a warning or a note
    words : a sentence
    count : how many cells, links or posts it is about; 0 where there is nothing to count
    cells : (n, 3) lattice cells to go to
    is_whole : whether they are all; of too many only two corners are known, with all of them on the
        level of the first one between
    fixes : what would fix it, the best first; only for the maze that was checked
    """

    kind: ProblemKind
    severity: Severity
    words: str
    count: int = 0
    cells: NDArray[np.int64] = field(default_factory=no_cells)
    is_whole: bool = True
    fixes: tuple[Fix, ...] = ()


def cells_at(*cells: Cell) -> NDArray[np.int64]:
    """Return cells as an (n, 3) array."""
    return np.array(cells, dtype=np.int64).reshape(-1, 3)


def named(cell: Cell) -> str:
    """Name a cell.

    >>> named((0, -3, 5))
    '(0, -3, 5)'
    """
    return "({}, {}, {})".format(*cell)


def listed(problems: Iterable[Problem], rest: Callable[[int], str]) -> list[Problem]:
    """Return as many problems of one kind as are told one by one, and a line that counts the others.

    Parameters
    ----------
    problems
        All of them.
    rest
        Says how many more there are.
    """
    told = list(problems)
    return [*told[:MOST_LISTED], *the_rest(told[:MOST_LISTED], len(told) - MOST_LISTED, rest)]


def the_rest(told: list[Problem], more: int, rest: Callable[[int], str], cells: int = 0) -> list[Problem]:
    """Return a line that counts the problems not listed, and their cells; none if all are listed."""
    if more <= 0:
        return []
    words = f"And {rest(more)}, {count_of(cells, 'cell')} in all." if cells else f"And {rest(more)}."
    return [Problem(told[0].kind, told[0].severity, words, cells or more)]
