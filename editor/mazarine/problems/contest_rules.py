"""The rules in which contests of micromice differ, by the profiles that a maze is checked by."""

from __future__ import annotations

from dataclasses import dataclass

from mazarine.problems.problem import Profile, Severity

CLASSIC = 16
"""Cells along a side of the board of a classic contest."""
HALF_SIZE = 32
"""Cells along a side of the largest board of a half-size contest."""


@dataclass(frozen=True)
class ContestRules:
    """The sizes that a contest allows, and how severe it is to break a rule.

    Attributes
    ----------
    least, most : cells along each side: with one, no start has two sides to choose from
    usual : the sizes of contests, any other one is a note; empty if every size is as good
    start_walls : the start has walls on three sides
    start_side : it is left clockwise
    goal_place : the goal is the four cells in the middle; None for a goal anywhere
    goal_walls : there are no walls inside the goal
    posts : each post outside the goal touches a wall; None if posts may stand alone
    needs_middle : whether this is only asked of mazes whose goal is in the middle
    """

    least: int = 2
    most: int = HALF_SIZE
    usual: tuple[int, ...] = ()
    start_walls: Severity = Severity.ERROR
    start_side: Severity = Severity.ERROR
    goal_place: Severity | None = None
    goal_walls: Severity = Severity.ERROR
    posts: Severity | None = None
    needs_middle: bool = False


RULES = {
    Profile.MICROMOUSE: ContestRules(
        usual=(CLASSIC, HALF_SIZE), start_side=Severity.WARNING, goal_place=Severity.WARNING,
        posts=Severity.ERROR, needs_middle=True,
    ),
    Profile.CLASSIC: ContestRules(CLASSIC, CLASSIC, goal_place=Severity.ERROR, posts=Severity.ERROR),
    Profile.HALF_SIZE: ContestRules(goal_walls=Severity.WARNING),
    Profile.JAPAN: ContestRules(
        most=CLASSIC, usual=(CLASSIC,), start_walls=Severity.WARNING, goal_place=Severity.ERROR,
        goal_walls=Severity.WARNING, posts=Severity.WARNING,
    ),
}  # fmt: skip
"""The sources are in `mazarine.problems.contest`. What is usual, but not in their texts, is a warning."""
