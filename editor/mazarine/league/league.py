"""Runs a league."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from mazarine.cores import cores
from mazarine.errors import MouseError
from mazarine.league.match import board_of
from mazarine.league.messages import LeagueMessage
from mazarine.league.results import LeagueResult, shown_maze
from mazarine.league.spec import LeagueSpec
from mazarine.league.state import State, forget
from mazarine.league.workers import play_all
from mazarine.messages import Message
from mazarine.mouse.process import build

MOST_JOBS = 256

Watch = Callable[[int, int, LeagueResult | None], None]
"""Called with the number of finished runs, the number of all, and the result that came last."""


@dataclass(frozen=True)
class League:
    """A league that is complete.

    Attributes
    ----------
    results : by maze, then by mouse, then by run
    resumed : how many of them an earlier call had finished
    notes : what users of mouse programs should know about the mazes
    """

    results: tuple[LeagueResult, ...]
    resumed: int
    notes: tuple[Message, ...]


def run_league(
    spec: LeagueSpec, jobs: int | None = None, watch: Watch | None = None, *, keep: bool = False
) -> League:
    """Run every mouse in every maze; runs that an earlier call had finished are not repeated.

    Parameters
    ----------
    jobs : how many run at once; as many as there are processors by default
    watch : called with each result
    keep : keep the finished runs even when all are finished, until `mazarine.league.state.forget`

    Raises
    ------
    MazeError
        If a maze cannot be read, or a program cannot be built or started. Finished runs are kept.
    """
    jobs = cores() if jobs is None else jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise MouseError(LeagueMessage.JOBS_OUT_OF_RANGE(most=MOST_JOBS, jobs=jobs))
    notes = [note for maze in spec.mazes for note in board_of(maze)[1].notes]
    for mouse in spec.mice:
        if mouse.build:
            with mouse.named():
                build(mouse.build, mouse.folder, mouse.limits.build_seconds)
    state = State(spec)
    matches = [
        (mouse, maze, shown_maze(maze, spec.path.parent), run)
        for maze in spec.mazes
        for mouse in spec.mice
        for run in range(1, spec.runs + 1)
    ]
    keys = [state.key(mouse, maze, run) for mouse, maze, _, run in matches]
    left = [number for number, key in enumerate(keys) if key not in state.finished]
    resumed = len(matches) - len(left)
    _tell(watch, resumed, len(matches), None)
    for done, (number, result) in enumerate(play_all([matches[number] for number in left], jobs), start=1):
        state.keep(keys[left[number]], result)
        _tell(watch, resumed + done, len(matches), result)
    if not keep:
        forget(spec)
    names = {key: (mouse.name, name) for key, (mouse, _, name, _) in zip(keys, matches, strict=True)}
    results = tuple(_named(state.finished[key], *names[key]) for key in keys)
    return League(results, resumed, tuple(dict.fromkeys(notes)))


def _named(result: LeagueResult, mouse: str, maze: str) -> LeagueResult:
    """Return a result with the present names: a maze may have been renamed since."""
    return replace(result, mouse=mouse, maze=maze)


def _tell(watch: Watch | None, done: int, total: int, result: LeagueResult | None) -> None:
    if watch is not None:
        watch(done, total, result)
