"""The standings of a league for people: a table, the conditions, and the mazes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from mazarine.league.messages import ReportText
from mazarine.league.proving.plan import Limits, ProvingPlan
from mazarine.league.spec import LeagueSpec
from mazarine.maze import Maze
from mazarine.messages import Message, plain
from mazarine.mouse import MouseLimits


@dataclass(frozen=True)
class Report:
    """What is written.

    Attributes
    ----------
    title : of the page
    lines : the date and the conditions
    table : rows of texts, the titles of the columns first
    left : the columns that are aligned to the left; numbers are in the others
    mazes : their names, and what returns them
    """

    title: str
    lines: Sequence[Message]
    table: Sequence[tuple[str, ...]]
    left: frozenset[int]
    mazes: Sequence[tuple[str, Callable[[], Maze]]]


def conditions(plan: LeagueSpec | ProvingPlan) -> list[Message]:
    """Return the date, how much was run, and the limits."""
    date = plain(datetime.now().astimezone().strftime("%Y-%m-%d %H:%M"))
    if isinstance(plan, ProvingPlan):
        return [date, ReportText.LIMITS(limits=_text(plan.limits))]
    lines = [date, ReportText.RUNS(count=len(plan.mazes), runs=plan.runs)]
    limits = list(dict.fromkeys(mouse.limits for mouse in plan.mice))
    if len(limits) == 1:
        return [*lines, ReportText.LIMITS(limits=_text(limits[0]))]
    for own in limits:
        names = ", ".join(mouse.name for mouse in plan.mice if mouse.limits == own)
        lines.append(ReportText.LIMITS_OF(names=names, limits=_text(own)))
    return lines


def _text(limits: MouseLimits | Limits) -> str:
    """Return limits as a plan names them."""
    names = "seconds", "silence", "moves", "commands", "memory", "build_seconds"
    return ", ".join(f"{name} {getattr(limits, name):,g}" for name in names if hasattr(limits, name))
