"""All checks of a maze."""

from __future__ import annotations

from mazewright.errors import MazeError
from mazewright.maze import Maze
from mazewright.maze.endpoints import Endpoints
from mazewright.maze.maze import require_maze
from mazewright.messages import quoted
from mazewright.problems.contest import contest_problems
from mazewright.problems.contest_ends import contest_ends, missing_contest_ends
from mazewright.problems.ends import goals_out_of_reach, markers_in_rock, missing_ends
from mazewright.problems.floor import traps, unreachable_floor
from mazewright.problems.links import links_without_use
from mazewright.problems.messages import ProblemMessage
from mazewright.problems.problem import Problem, Profile, Severity
from mazewright.problems.secrets import behind_secrets
from mazewright.problems.zones import Zones
from mazewright.progress import Progress, tell

_ORDER = list(Severity)


def check(
    maze: Maze, profile: Profile | str = Profile.MAZE, progress: Progress | None = None
) -> list[Problem]:
    """Return the problems of a maze, the most severe first; takes time in proportion to its cells.

    Parameters
    ----------
    maze
        It is not changed. The fixes are for its present state.
    profile
        What the maze is for: any maze, or one of a micromouse contest; or its value as text.
    progress
        Called with the share that is done.

    Returns
    -------
    problems : list of Problem

    Raises
    ------
    MazeError
        If there is no such profile.
    Cancelled
        If `progress` requested a stop.
    """
    require_maze(maze)
    profile = _profile_named(profile)
    tell(progress, 0.0)
    zones = Zones.of(maze)
    tell(progress, 0.5)
    is_contest = profile is Profile.MICROMOUSE
    ends = contest_ends(maze) if is_contest else Endpoints.of(maze)
    missing = missing_contest_ends(maze) if is_contest else missing_ends(ends)
    found = [*missing, *markers_in_rock(maze), *goals_out_of_reach(zones, ends)]
    tell(progress, 0.6)
    # No rule of a contest asks that the mouse can get everywhere.
    severity = Severity.NOTE if is_contest else Severity.WARNING
    found += unreachable_floor(zones, ends, severity, has_rock=not is_contest)
    tell(progress, 0.8)
    found += traps(zones, ends)
    found += behind_secrets(zones, ends)
    found += contest_problems(zones, ends) if is_contest else links_without_use(zones, ends)
    tell(progress, 1.0)
    return sorted(found, key=lambda problem: _ORDER.index(problem.severity))


def _profile_named(name: str) -> Profile:
    try:
        return Profile(name)
    except ValueError:
        known = ", ".join(Profile)
        raise MazeError(ProblemMessage.UNKNOWN_PROFILE(profile=quoted(name), known=known)) from None
