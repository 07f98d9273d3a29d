"""All checks of a maze."""

from __future__ import annotations

from collections.abc import Iterable

from mazarine.errors import MazeError
from mazarine.maze import Maze
from mazarine.maze.edits.change import require_maze
from mazarine.messages import quoted
from mazarine.plugins import PluginKind, Registry
from mazarine.problems.a_maze_ing import project_problems
from mazarine.problems.checked_maze import Check, CheckedMaze, check_of
from mazarine.problems.contest import contest_problems
from mazarine.problems.contest_ends import missing_contest_ends
from mazarine.problems.contest_rules import RULES
from mazarine.problems.ends import goals_out_of_reach, markers_in_rock, missing_ends
from mazarine.problems.floor import traps, unreachable_floor
from mazarine.problems.links import links_without_use
from mazarine.problems.locks import lock_problems
from mazarine.problems.messages import ProblemMessage
from mazarine.problems.problem import Problem, Profile, Severity
from mazarine.problems.secrets import behind_secrets
from mazarine.progress import Progress, tell

_ORDER = list(Severity)


def check(
    maze: Maze,
    profile: Profile | str = Profile.MAZE,
    progress: Progress | None = None,
    *,
    perfect: bool | None = None,
) -> list[Problem]:
    """Return the problems of a maze, the most severe first; takes time in proportion to its cells.

    Parameters
    ----------
    maze : it is not changed. The fixes are for its present state.
    profile : the rules: of any maze, of a micromouse contest (any, classic, half-size or that of Japan), or
        of the project A-Maze-ing; or its value as text
    progress : called with the share that is done
    perfect : of the project A-Maze-ing: whether its config asks for a perfect maze; None if that is not known

    Raises
    ------
    MazeError
        If there is no such profile.
    Cancelled
        If `progress` requested a stop.
    """
    require_maze(maze)
    checked = CheckedMaze(maze, _profile_named(profile), perfect)
    found: list[Problem] = []
    for number, each in enumerate(CHECKS.values()):
        tell(progress, number / len(CHECKS))
        found += each.find(checked)
    tell(progress, 1.0)
    return sorted(found, key=lambda problem: _ORDER.index(problem.severity))


def _missing_ends(checked: CheckedMaze) -> Iterable[Problem]:
    return missing_contest_ends(checked.maze) if checked.is_contest else missing_ends(checked.ends)


def _unreachable_floor(checked: CheckedMaze) -> Iterable[Problem]:
    if checked.profile is Profile.A_MAZE_ING:
        return ()  # The drawing is closed on purpose.
    # No rule of a contest asks that the mouse can get everywhere.
    severity = Severity.NOTE if checked.is_contest else Severity.WARNING
    return unreachable_floor(checked.zones, checked.ends, severity, has_rock=not checked.is_contest)


def _rules(checked: CheckedMaze) -> Iterable[Problem]:
    if checked.profile is Profile.A_MAZE_ING:
        return project_problems(checked.maze, checked.perfect)
    if checked.is_contest:
        return contest_problems(checked.zones, checked.ends, RULES[checked.profile])
    return links_without_use(checked.zones, checked.ends)


CHECKS = Registry(
    PluginKind.CHECKS,
    (
        Check("ends", _missing_ends),
        Check("markers", lambda checked: markers_in_rock(checked.maze)),
        Check("goals", lambda checked: goals_out_of_reach(checked.zones, checked.ends)),
        Check("floor", _unreachable_floor),
        Check("traps", lambda checked: traps(checked.zones, checked.ends)),
        Check("locks", lambda checked: lock_problems(checked.zones, checked.ends)),
        Check("secrets", lambda checked: behind_secrets(checked.zones, checked.ends)),
        Check("rules", _rules),
    ),
    check_of,
)
"""The checks in order: the built-in ones, then those of plugins."""


def _profile_named(name: str) -> Profile:
    try:
        return Profile(name)
    except ValueError:
        known = ", ".join(Profile)
        raise MazeError(ProblemMessage.UNKNOWN_PROFILE(profile=quoted(name), known=known)) from None
