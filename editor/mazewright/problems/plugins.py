"""Checks that plugins add."""

from __future__ import annotations

from mazewright.plugins import Contribution
from mazewright.problems.checked_maze import Check, CheckedMaze
from mazewright.problems.problem import Problem


def check_of(contribution: Contribution) -> Check:
    """Return the check that a manifest describes; one that fails is reported, and finds nothing."""

    def find(checked: CheckedMaze) -> list[Problem]:
        with contribution.skipped_if_failing():
            find = contribution.load()
            with contribution.guarded():
                return [contribution.checked(problem, Problem) for problem in find(checked)]
        return []

    return Check(contribution.name, find)
