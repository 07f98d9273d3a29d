"""The results of a league: one for each mouse, maze and run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any
from xml.sax.saxutils import quoteattr

from mazarine.mouse.scoring import Count, best_of
from mazarine.tables import csv_text

_BAD_ENDS = ("crash", "hang")
_FIGURES = ("best_run_s", "all_runs_s", "memory")


@dataclass(frozen=True)
class LeagueResult:
    """How one run went.

    Attributes
    ----------
    mouse, maze, run : who ran where; runs count from 1
    end : exit, crash, hang or limit
    reason : why, as a sentence
    goal : the full steps and turns until the goal was first reached; None if it was not
    source, readme : the scores as the source and as the README of mms count them
    moves, turns, commands, seconds : of the whole run; the seconds that the program computed
    runs : the moves and turns of each run that has ended in a goal, as contests count them
    returns : the moves and turns after a goal, until the mouse was back at the start
    note : what the user of the program should know, as sentences; empty for nothing
    best_run_s, all_runs_s : the seconds in a contest of its best run to a goal, None without one, and of all
    memory : the most megabytes of the program and what it had started; None where that is not known
    replay : what the program has sent, see `mazarine.mouse.record`; empty for explorers and if it is too much
    """

    mouse: str
    maze: str
    run: int
    end: str
    reason: str
    goal: tuple[float, int] | None
    source: float
    readme: float
    moves: float
    turns: int
    commands: int
    seconds: float
    runs: tuple[Count, ...] = ()
    returns: Count = (0, 0)
    note: str = ""
    best_run_s: float | None = None
    all_runs_s: float = 0.0
    memory: float | None = None
    replay: bytes = field(default=b"", repr=False)

    @property
    def is_bad(self) -> bool:
        """Whether the program crashed or hung."""
        return self.end in _BAD_ENDS

    @property
    def record(self) -> dict[str, Any]:
        """The values by name, as `mazarine league --json` prints them."""
        return {
            "mouse": self.mouse, "maze": self.maze, "run": self.run, "end": self.end, "reason": self.reason,
            "goal": _record(self.goal),
            "score": {"source": round(self.source, 3), "readme": round(self.readme, 3)},
            "moves": _whole(self.moves), "turns": self.turns, "commands": self.commands,
            "seconds": round(self.seconds, 3), "memory": rounded(self.memory), "note": self.note,
            "contest": {
                "runs": len(self.runs), "search": _record(self.runs[0] if self.runs else None),
                "best": _record(best_of(self.runs)), "returns": _record(self.returns),
            },
            "best_run_s": rounded(self.best_run_s, 3), "all_runs_s": round(self.all_runs_s, 3),
        }  # fmt: skip


def _record(count: Count | None) -> dict[str, Any] | None:
    return None if count is None else {"moves": _whole(count[0]), "turns": count[1]}


def table_csv(results: Sequence[LeagueResult]) -> str:
    """Return the results as comma-separated values with a line of names."""
    names = (
        "mouse", "maze", "run", "end", "goal_moves", "goal_turns", "score_source", "score_readme", "moves",
        "turns", "commands", "seconds", "memory", "reason", "contest_runs", "search_moves", "search_turns",
        "best_moves", "best_turns", "return_moves", "return_turns", "note", "best_run_s", "all_runs_s",
    )  # fmt: skip
    rows: list[tuple[object, ...]] = [names]
    for result in results:
        record = result.record
        contest = record["contest"]
        goal, search, best, returns = (
            it or {"moves": "", "turns": ""}
            for it in (record["goal"], contest["search"], contest["best"], contest["returns"])
        )
        rows.append((
            result.mouse, result.maze, result.run, result.end, goal["moves"], goal["turns"],
            record["score"]["source"], record["score"]["readme"], record["moves"], result.turns,
            result.commands, record["seconds"], "" if result.memory is None else record["memory"],
            result.reason, contest["runs"], *search.values(), *best.values(), *returns.values(), result.note,
            record["best_run_s"], record["all_runs_s"],
        ))  # fmt: skip
    return csv_text(rows)


def junit(name: str, results: Sequence[LeagueResult]) -> str:
    """Return the results as a JUnit file: a crash or a hang is a failure."""
    return junit_of(name, [
        (it.mouse, f"{it.maze} #{it.run}", it.seconds, {name: it.record[name] for name in _FIGURES},
         it.end if it.is_bad else "", it.reason)
        for it in results
    ])  # fmt: skip


def junit_of(name: str, cases: Sequence[tuple[str, str, float, Mapping[str, float | None], str, str]]) -> str:
    """Return a JUnit file.

    Parameters
    ----------
    cases : the class, the name, the seconds, other figures by name, the kind of the failure, empty if there
        is none, and its reason
    """
    failures = sum(bool(failure) for *_, failure, _ in cases)
    seconds = sum(it[2] for it in cases)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<testsuites><testsuite name={quoteattr(name)} tests="{len(cases)}" failures="{failures}"'
        f' time="{seconds:.3f}">',
    ]
    for group, case, took, figures, failure, reason in cases:
        start = f'<testcase classname={quoteattr(group)} name={quoteattr(case)} time="{took:.3f}"'
        inside = "".join(
            f'<property name="{figure}" value="{value}"/>' for figure, value in figures.items()
            if value is not None
        )  # fmt: skip
        inside = inside and f"<properties>{inside}</properties>"
        if failure:
            inside += f"<failure type={quoteattr(failure)} message={quoteattr(reason)}/>"
        lines.append(f"{start}>{inside}</testcase>" if inside else f"{start}/>")
    lines.append("</testsuite></testsuites>\n")
    # XML cannot hold most control characters, nor these two.
    unwritable = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF))
    # Names that are not Unicode cannot be encoded.
    surrogates = dict.fromkeys(range(0xD800, 0xE000), "\ufffd")
    return "\n".join(lines).translate({**unwritable, **surrogates})


@dataclass(frozen=True)
class Standing:
    """The results of one mouse in all mazes.

    Attributes
    ----------
    reached, runs : how many of its runs reached the goal
    moves, turns : the medians until the goal, of those that reached it
    best : the moves and turns of its shortest run from the start to a goal
    source, readme : the sums of its scores
    ends : how often its runs ended in each way
    best_run_s : the median of the seconds in a contest of best runs, of those that reached the goal
    all_runs_s : the sum of the seconds in a contest of everything that it has driven
    memory : the most megabytes of one of its runs; None where that is not known
    """

    mouse: str
    reached: int
    runs: int
    moves: float | None
    turns: float | None
    best: Count | None
    source: float
    readme: float
    ends: dict[str, int]
    best_run_s: float | None = None
    all_runs_s: float = 0.0
    memory: float | None = None


def standings(results: Sequence[LeagueResult]) -> list[Standing]:
    """Return a line for each mouse, the lowest sum of scores first."""
    found = []
    for mouse in dict.fromkeys(result.mouse for result in results):
        own = [result for result in results if result.mouse == mouse]
        goals = [result.goal for result in own if result.goal is not None]
        best = [result.best_run_s for result in own if result.best_run_s is not None]
        ends = [result.end for result in own]
        found.append(Standing(
            mouse, len(goals), len(own),
            median(moves for moves, _ in goals) if goals else None,
            median(turns for _, turns in goals) if goals else None,
            best_of([it for result in own for it in result.runs]),
            sum(result.source for result in own), sum(result.readme for result in own),
            {end: ends.count(end) for end in dict.fromkeys(ends)},
            best_run_s=median(best) if best else None, all_runs_s=sum(it.all_runs_s for it in own),
            memory=max((it.memory for it in own if it.memory is not None), default=None),
        ))  # fmt: skip
    return sorted(found, key=lambda standing: standing.source)


def rounded(number: float | None, digits: int = 1) -> float | None:
    """Return a number for people, by default of megabytes; None if it is not known."""
    return None if number is None else round(number, digits)


def _whole(number: float) -> float:
    """Return a number, whole if it is."""
    return int(number) if number == int(number) else number
