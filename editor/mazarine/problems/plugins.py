"""Checks that plugins add."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from mazarine.maze import Maze
from mazarine.maze.validation import require_cells
from mazarine.messages import plain
from mazarine.plugins import Contribution
from mazarine.problems.checked_maze import Check, CheckedMaze
from mazarine.problems.problem import Problem, Severity


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
