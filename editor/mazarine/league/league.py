"""Runs a league."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from dataclasses import dataclass, replace

from mazarine.cores import cores
from mazarine.errors import MazeError, MouseError
from mazarine.league.match import board_of
from mazarine.league.messages import LeagueMessage
from mazarine.league.results import LeagueResult
from mazarine.league.spec import LeagueSpec
from mazarine.league.state import State, forget
from mazarine.league.workers import Match, failure, play_all
from mazarine.messages import Message
from mazarine.mouse import MouseEnd
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
    spec = spec.ready()
    notes = [note for maze in spec.mazes for note in board_of(maze, spec.mice[0].goals)[1].notes]
    for mouse in spec.mice:
        if mouse.build:
            with mouse.named():
                build(mouse.build, mouse.folder, mouse.limits.build_seconds)
    state = State(spec)
    matches = matches_of(spec)
    keys = [state.key(mouse, maze, run) for mouse, maze, run in matches]
    left = [number for number, key in enumerate(keys) if key not in state.finished]
    resumed = len(matches) - len(left)
    _tell(watch, resumed, len(matches), None)
    for done, (number, result) in enumerate(play_all([matches[number] for number in left], jobs), start=1):
        if isinstance(result, MazeError):
            raise result
        state.keep(keys[left[number]], result)
        _tell(watch, resumed + done, len(matches), result)
    if not keep:
        forget(spec)
    names = {key: (mouse.name, maze.name) for key, (mouse, maze, _) in zip(keys, matches, strict=True)}
    results = tuple(_named(state.finished[key], *names[key]) for key in keys)
    notes += [LeagueMessage.MOUSE_FAILED(name=it.mouse, reason=it.note) for it in results if it.note]
    return League(results, resumed, tuple(dict.fromkeys(notes)))


def matches_of(spec: LeagueSpec) -> list[Match]:
    """Return all runs, by maze, then by mouse."""
    return [
        (mouse, maze, run) for maze in spec.mazes for mouse in spec.mice for run in range(1, spec.runs + 1)
    ]


def play_live(
    spec: LeagueSpec, is_wanted: Callable[[], bool] = lambda: True, finished: Collection[int] = ()
) -> Generator[tuple[int, LeagueResult], None, None]:
    """Run every mouse in every maze; yield the numbers in `matches_of(spec)` and results as they come.

    Unlike in `run_league`, what cannot be built, started or read is a crash with a reason, and the others go
    on; finished runs are not kept.

    Parameters
    ----------
    spec : its mazes are made
    is_wanted : asked often; False stops everything
    finished : the numbers of runs that are not repeated
    """
    matches, failed = matches_of(spec), dict[str, MazeError]()
    left = [number for number in range(len(matches)) if number not in finished]
    mice = {matches[number][0].name for number in left}
    for mouse in spec.mice:
        if mouse.build and mouse.name in mice and is_wanted():
            try:
                build(mouse.build, mouse.folder, mouse.limits.build_seconds, is_wanted=is_wanted)
            except MazeError as error:
                failed[mouse.name] = error
    can_run = []
    for number in left:
        reason = failed.get(matches[number][0].name)
        if reason is None:
            can_run.append(number)
        else:
            yield number, failure(matches[number], MouseEnd.CRASH, str(reason))
    for index, it in play_all([matches[number] for number in can_run], cores(), is_wanted):
        number = can_run[index]
        yield number, failure(matches[number], MouseEnd.CRASH, str(it)) if isinstance(it, MazeError) else it


def _named(result: LeagueResult, mouse: str, maze: str) -> LeagueResult:
    """Return a result with the present names: a maze may have been renamed since."""
    return replace(result, mouse=mouse, maze=maze)


def _tell(watch: Watch | None, done: int, total: int, result: LeagueResult | None) -> None:
    if watch is not None:
        watch(done, total, result)
