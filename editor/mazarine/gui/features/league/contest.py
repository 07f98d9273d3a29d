"""What a league runs, and the columns of its results: for mice, and for programs that write mazes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Generator
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from typing import Any

from mazarine.gui.features.league.draft import GENERATORS, MICE, Draft
from mazarine.gui.features.league.rows_model import Column
from mazarine.gui.forms.preview import RIVER_TIP
from mazarine.gui.i18n import tr, tr_later
from mazarine.league import LeagueResult, results
from mazarine.league.league import matches_of, play_live
from mazarine.league.mazes import LeagueMaze
from mazarine.league.proving import ProvingResult, Status, prove_all
from mazarine.league.proving import results as proving_results
from mazarine.league.proving.bad_configs import BAD_CONFIGS
from mazarine.league.proving.plan import plan_of
from mazarine.league.report import Report, conditions
from mazarine.league.spec import MouseSpec, spec_of
from mazarine.messages import Message
from mazarine.mouse.scoring import Count, best_of

IsWanted = Callable[[], bool]
Start = Callable[[IsWanted, Collection[int]], Generator[tuple[int, Any], None, None]]
"""Runs all but some, which are finished; yields the numbers of runs, and their results."""
_STATES: dict[str, Message] = {
    "": tr_later("Waiting"), "exit": tr_later("Ended"), "crash": tr_later("Crashed"),
    "hang": tr_later("Hung"), "limit": tr_later("Beyond a limit"), "ok": tr_later("All rules kept"),
    "broken": tr_later("Rules broken"), "refused": tr_later("Refused"), "crashed": tr_later("Crashed"),
    "timeout": tr_later("Beyond a limit"), "nothing": tr_later("Wrote nothing"),
}  # fmt: skip


@dataclass(eq=False)
class Run:
    """A program and a task, and how it went.

    Attributes
    ----------
    program, task : their names
    mouse, maze, seed : of a mouse: what runs, where, and its chance; None for a program that writes mazes
    is_bad : whether the task is to be refused
    result : None as long as it has not run
    """

    program: str
    task: str
    mouse: MouseSpec | None = None
    maze: LeagueMaze | None = None
    seed: int = 0
    is_bad: bool = False
    result: Any = None

    @property
    def has_file(self) -> bool:
        """Whether a program has written something that can be opened."""
        return bool(getattr(self.result, "file", b""))

    @property
    def state(self) -> str:
        """How it has ended; empty as long as it has not."""
        return "" if self.result is None else str(getattr(self.result, "end", "") or self.result.status)


class Line:
    """The standing of a program.

    Attributes
    ----------
    program, runs : its name, and all its runs
    done : its results
    proper : those whose figures count: not those of wrong configs
    """

    def __init__(self, program: str, runs: list[Run]) -> None:
        self.program, self.runs = program, runs
        self.follow()

    def follow(self) -> None:
        self.done = [it.result for it in self.runs if it.result is not None]
        self.seconds = sum(it.seconds for it in self.done) if self.done else None
        self.memory = max((it.memory for it in self.done if it.memory is not None), default=None)
        mice = [it for it in self.done if isinstance(it, LeagueResult)]
        self.standing = results.standings(mice)[0] if mice else None
        ended = [it for it in self.runs if it.result is not None]
        self.states = Counter(it.state for it in ended if not it.is_bad)
        self.refusals = [it.state == Status.REFUSED for it in ended if it.is_bad]
        makers = [it.result for it in ended if isinstance(it.result, ProvingResult) and not it.is_bad]
        self.faults: Counter[str] = Counter()
        for it in makers:
            self.faults.update(it.faults)
        self.proper = mice or makers
        self.repeats = [it.repeats for it in makers if it.repeats is not None]

    @property
    def failed(self) -> int:
        """How many runs gave nothing that can be judged."""
        return sum(self.states[it] for it in ("crash", "hang", *set(Status) - {Status.OK, Status.BROKEN}))


def begin(draft: Draft, is_wanted: IsWanted) -> tuple[list[Run], Start]:
    """Return what a plan runs, and what runs that; `MazeError` if the plan is wrong."""
    if draft.kind == GENERATORS:
        plan = plan_of(draft.values, draft.path)
        bad = BAD_CONFIGS if plan.has_bad_configs else ()
        tries = [Run(it.name, job.name, is_bad=job.is_bad) for it, job in plan.tries(bad)]
        return tries, partial(prove_all, plan, None, bad)
    spec = spec_of(draft.values, draft.path).ready(is_wanted)
    runs = [
        Run(mouse.name, f"{maze.name} #{run}" if spec.runs > 1 else maze.name, mouse, maze, run - 1)
        for mouse, maze, run in matches_of(spec)
    ]
    return runs, partial(play_live, spec)


def report_of(draft: Draft, runs: list[Run], lines: list[Line]) -> Report:
    """Return the standings, in the order that is seen, with the mazes."""
    kind, columns = draft.kind, STANDINGS[draft.kind]
    spec = spec_of(draft.values, draft.path) if kind == MICE else plan_of(draft.values, draft.path)
    if kind == MICE:
        mazes = {it.maze.name: it.maze.read for it in runs if it.maze is not None}
    else:
        mazes = {f"{it.program}, {it.task}": it.result.maze for it in runs if it.has_file}
    table = [
        tuple(tr(it.title) for it in columns),
        *(tuple(it.shown(row) for it in columns) for row in lines),
    ]
    left = frozenset(number for number, it in enumerate(columns) if it.is_text)
    return Report(draft.path.stem, conditions(spec), table, left, list(mazes.items()))


def exported(kind: str, name: str, runs: list[Run], *, as_junit: bool) -> str:
    """Return the results of runs as the command line writes them."""
    found = [it.result for it in runs if it.result is not None]
    if kind == MICE:
        return results.junit(name, found) if as_junit else results.table_csv(found)
    bad = {it.task for it in runs if it.is_bad}
    return proving_results.junit(name, found, bad) if as_junit else proving_results.table_csv(found)


def _goal_part(part: int) -> Callable[[Any], float | None]:
    return lambda it: None if it.goal is None else it.goal[part]


_ELAPSED, _BEST_RUN = tr_later("Elapsed (s)"), tr_later("Best run (s)")
_ALL_RUNS = tr_later("All runs (s)")
_Plots = dict[str, tuple[Message, Callable[[Any], float | None]]]
_PLOTTED: dict[str, _Plots] = {
    MICE: {
        "moves": (tr_later("Moves until the goal"), _goal_part(0)),
        "turns": (tr_later("Turns until the goal"), _goal_part(1)),
        "score": (tr_later("Score"), attrgetter("source")),
        "readme": (tr_later("README score"), attrgetter("readme")),
        "best_run_s": (_BEST_RUN, attrgetter("best_run_s")),
        "all_runs_s": (_ALL_RUNS, attrgetter("all_runs_s")),
    },
    GENERATORS: {
        "loops": (tr_later("Loops"), attrgetter("loops")),
        "dead_ends": (tr_later("Dead ends"), attrgetter("dead_ends")),
        "shortest": (tr_later("Shortest"), attrgetter("shortest")),
    },
}  # fmt: skip
_BOTH: _Plots = {
    "seconds": (_ELAPSED, attrgetter("seconds")),
    "memory": (tr_later("Memory (MB)"), attrgetter("memory")),
}
PLOTS = {kind: {**own, **_BOTH} for kind, own in _PLOTTED.items()}
"""The titles and the values of what is plotted, by name, for each kind of league."""


def _of(number: Callable[[Line], int], total: Callable[[Line], int]) -> dict[str, Any]:
    return {
        "value": lambda it: number(it) if total(it) else None,
        "text": lambda it: (
            tr("{number:,} of {total:,}", number=number(it), total=total(it)) if total(it) else "–"
        ),
    }


def _standing(name: str) -> Callable[[Line], Any]:
    return lambda it: None if it.standing is None else getattr(it.standing, name)


def _result(name: str) -> Callable[[Run], Any]:
    return lambda it: None if it.result is None else getattr(it.result, name)


def _texture(name: str) -> Callable[[Run], Any]:
    return lambda it: getattr(it.result and it.result.texture, name, None)


def _yes(value: bool | None) -> str:
    return "–" if value is None else tr("yes") if value else tr("no")


def _score(value: float | None) -> str:
    return "–" if value is None else tr("{number:,.1f}", number=value)


def _seconds(value: float | None) -> str:
    return "–" if value is None else tr("{number:,.2f}", number=value)


def _shown(title: Message, tip: Message, value: Callable[[Any], Any], text: Callable[[Any], str]) -> Column:
    return Column(title, tip, value, lambda row: text(value(row)))


def _counted(title: Message, tip: Message, count: Callable[[Any], Count | None]) -> Column:
    """Return a column of moves and turns, which is sorted by their sum."""

    def text(row: Any) -> str:
        found = count(row)
        return "–" if found is None else tr("{moves:,g} + {turns:,}", moves=found[0], turns=found[1])

    return Column(title, tip, lambda row: None if (found := count(row)) is None else sum(found), text)


_NAME = Column(tr_later("Program"), tr_later("Its name in the plan"), lambda it: it.program, is_text=True)
_SECONDS = _ELAPSED, tr_later("Seconds that the program ran on this computer, all its runs together")
_BEST = tr_later("Best run"), tr_later("Moves and turns of the shortest run from the start to a goal")
_MEMORY = (
    tr_later("MB"),
    tr_later("The most resident memory of the program and what it had started; known on Linux only"),
)
_REASON = Column(tr_later("Reason"), tr_later("Why it has ended so"),
                 lambda it: "" if it.result is None else _reason(it.result), is_text=True)  # fmt: skip
_STATE = Column(tr_later("State"), tr_later("How the run has ended"), lambda it: it.state,
                lambda it: tr(_STATES[it.state]), is_text=True, hint=_REASON.shown)  # fmt: skip
_TIME = _shown(_ELAPSED, tr_later("Seconds that the program ran on this computer"), _result("seconds"),
               _seconds)  # fmt: skip


def _in_all(run: Run) -> Count | None:
    return None if run.result is None else (run.result.moves, run.result.turns)


def _reason(result: Any) -> str:
    """Return why a run has ended so, and the note on it."""
    return " ".join(filter(None, (tr(result.reason), getattr(result, "note", ""))))


STANDINGS = {
    MICE: (
        _NAME,
        Column(tr_later("At goal"), tr_later("Runs that reached the goal, of those that have ended"),
               **_of(lambda it: it.standing.reached if it.standing else 0, lambda it: len(it.done))),
        Column(tr_later("Moves"), tr_later("Median of the full steps until the goal"), _standing("moves")),
        Column(tr_later("Turns"), tr_later("Median of the turns until the goal"), _standing("turns")),
        _shown(tr_later("Score"), tr_later("Sum of the scores as the simulator mms counts them"),
               _standing("source"), _score),
        _shown(tr_later("README score"), tr_later("Sum of the scores as the page of mms says"),
               _standing("readme"), _score),
        _counted(*_BEST, _standing("best")),
        _shown(_BEST_RUN, tr_later("Median of the seconds of its best runs in a contest"),
               _standing("best_run_s"), _seconds),
        _shown(_ALL_RUNS, tr_later("Seconds that the mouse would drive in a contest, all its runs together"),
               _standing("all_runs_s"), _seconds),
        Column(tr_later("Crashes"), tr_later("Runs that crashed or hung"), lambda it: it.failed),
        _shown(*_SECONDS, lambda it: it.seconds, _seconds),
        Column(*_MEMORY, lambda it: it.memory),
    ),
    GENERATORS: (
        _NAME,
        Column(tr_later("Rules kept"), tr_later("Mazes that keep every rule, of the runs that have ended"),
               **_of(lambda it: it.states[Status.OK], lambda it: it.states.total())),
        Column(tr_later("Broken"), tr_later("Mazes that break a rule"), lambda it: it.states[Status.BROKEN]),
        Column(tr_later("No maze"), tr_later("Runs that crashed, hung, refused or wrote nothing"),
               lambda it: it.failed),
        Column(tr_later("Wrong configs"),
               tr_later("Wrong configs that were refused, of those that were tried"),
               **_of(lambda it: sum(it.refusals), lambda it: len(it.refusals))),
        Column(tr_later("Same again"), tr_later("Second runs with the same seed that wrote the same maze"),
               **_of(lambda it: sum(it.repeats), lambda it: len(it.repeats))),
        _shown(*_SECONDS, lambda it: it.seconds, _seconds),
        Column(*_MEMORY, lambda it: it.memory),
        Column(tr_later("Codes"), tr_later("The codes of broken rules and of notes, and how often"),
               lambda it: sum(it.faults.values()),
               lambda it: ", ".join(f"{code} {count:,}" for code, count in it.faults.most_common()),
               is_text=True),
    ),
}  # fmt: skip
RUNS = {
    MICE: (
        _NAME,
        Column(tr_later("Maze"), tr_later("The file of the maze"), lambda it: it.task, is_text=True),
        _STATE,
        _counted(tr_later("To the goal"), tr_later("Moves and turns until the goal was first reached"),
                 _result("goal")),
        _shown(tr_later("Score"), tr_later("As the simulator mms counts"), _result("source"), _score),
        _shown(tr_later("README score"), tr_later("As the page of mms says"), _result("readme"), _score),
        _counted(*_BEST, lambda it: best_of(it.result.runs) if it.result else None),
        _shown(_BEST_RUN, tr_later("Seconds of the best run from the start to a goal in a contest"),
               _result("best_run_s"), _seconds),
        _shown(_ALL_RUNS, tr_later("Seconds of everything that the mouse has driven, in a contest"),
               _result("all_runs_s"), _seconds),
        _TIME,
        Column(*_MEMORY, _result("memory")),
        _REASON,
        Column(tr_later("Runs"), tr_later("Runs from the start to a goal, as contests count them"),
               lambda it: len(it.result.runs) if it.result else None),
        _counted(tr_later("Returns"), tr_later("Moves and turns after a goal, until it was at the start"),
                 _result("returns")),
        _counted(tr_later("In all"), tr_later("Moves and turns of the whole run"), _in_all),
    ),
    GENERATORS: (
        _NAME,
        Column(tr_later("Config"), tr_later("The config, or the size and the seed"), lambda it: it.task,
               is_text=True),
        _STATE,
        Column(tr_later("Loops"),
               tr_later("Independent loops: walls to add until one path is left between any two cells"),
               _result("loops")),
        Column(tr_later("Dead ends"), tr_later("Cells with one way out"), _result("dead_ends")),
        Column(tr_later("Shortest"), tr_later("Steps of the shortest path"), _result("shortest")),
        Column(tr_later("Corridors"), tr_later("Mean number of cells of a corridor"),
               _texture("mean_corridor")),
        Column(tr_later("Longest"), tr_later("Cells of the longest corridor"), _texture("longest_corridor")),
        Column(tr_later("Turns"), tr_later("Cells with two open sides around a corner"), _texture("turns")),
        Column(tr_later("River"), RIVER_TIP, _texture("river")),
        Column(tr_later("Difficulty"), tr_later("Of finding the shortest path"), _texture("difficulty")),
        _TIME,
        Column(*_MEMORY, _result("memory")),
        Column(tr_later("Same again"), tr_later("Whether a second run with the same seed wrote the same"),
               _result("repeats"), lambda it: _yes(_result("repeats")(it))),
        Column(tr_later("Codes"), tr_later("The codes of broken rules and of notes, and how often"),
               lambda it: it.result.faults_text if it.result else "", is_text=True),
        _REASON,
    ),
}  # fmt: skip
