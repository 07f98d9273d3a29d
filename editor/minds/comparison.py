"""Several explorers in the same maze, over many seeds."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass, fields

import numpy as np

from editor.maze import Maze
from editor.minds.expedition import End, Expedition, Plan
from editor.minds.settings import MindSettings
from editor.minds.terrain import Terrain
from editor.progress import Progress, tell

_STEPS_BETWEEN_LOOKS = 256
"""Turns between two looks at progress: some milliseconds."""


@dataclass(frozen=True)
class Outcome:
    """How one explorer fared.

    Attributes
    ----------
    explorer, seed : who, and with which chance
    end, reason : why it stopped, in a word and in a sentence
    steps : how many moves it made
    known : how many cells it knew in the end
    share : the share of all floor that this is
    secrets : how many secrets it found
    """

    explorer: str
    seed: int
    end: End
    steps: int
    known: int
    share: float
    secrets: int
    reason: str


@dataclass(frozen=True)
class Summary:
    """How one explorer fared over all seeds.

    Attributes
    ----------
    runs, reached : how many expeditions, and how many of them ended at the goal, or knowing everything
    median, least, most : steps of those that did; None if none did
    share : the mean share of all floor known in the end
    """

    explorer: str
    runs: int
    reached: int
    median: float | None
    least: int | None
    most: int | None
    share: float


def compare(
    maze: Maze,
    plans: Sequence[Plan],
    seeds: Sequence[int],
    opponents: MindSettings | None = None,
    most_steps: int = 100_000,
    progress: Progress | None = None,
) -> Iterator[Outcome]:
    """Send each explorer out alone with each seed; give how it fared, one after the other.

    Raises
    ------
    MindError
        As `Expedition`.
    Cancelled
        If `progress` said to stop.
    """
    terrain, total = Terrain(maze), len(plans) * len(seeds)
    for index, (plan, seed) in enumerate((plan, seed) for plan in plans for seed in seeds):
        expedition = Expedition(maze, [plan], opponents, seed, most_steps, terrain)
        while not expedition.is_over:
            for _ in range(_STEPS_BETWEEN_LOOKS):
                expedition.advance()
            tell(progress, (index + expedition.turns / most_steps) / total)
        tell(progress, (index + 1) / total)
        yield outcome_of(expedition, plan.explorer, seed)


def outcome_of(expedition: Expedition, name: str, seed: int) -> Outcome:
    """Tell how the first explorer of an expedition that is over has fared."""
    walker = expedition.walkers[0]
    assert walker.end is not None
    mind = walker.mind
    return Outcome(
        name, seed, walker.end, walker.steps, mind.knowledge.count,
        expedition.share_known(walker), mind.found, walker.reason,
    )  # fmt: skip


def summaries(outcomes: Sequence[Outcome]) -> list[Summary]:
    """Sum up how each explorer fared, in the order in which they first come."""
    return [
        _summary(name, [it for it in outcomes if it.explorer == name])
        for name in dict.fromkeys(it.explorer for it in outcomes)
    ]


def _summary(name: str, outcomes: list[Outcome]) -> Summary:
    steps = [it.steps for it in outcomes if it.end in (End.GOAL, End.ALL_KNOWN)]
    share = float(np.mean([it.share for it in outcomes]))
    if not steps:
        return Summary(name, len(outcomes), 0, None, None, None, share)
    return Summary(name, len(outcomes), len(steps), float(np.median(steps)), min(steps), max(steps), share)


def table(rows: Sequence[Outcome | Summary]) -> str:
    """Give rows as comma-separated values with a line of names, for spreadsheets."""
    text = io.StringIO()
    writer: Callable[[Sequence[object]], object] = csv.writer(text, lineterminator="\n").writerow
    for row in rows[:1]:
        writer([field.name for field in fields(row)])
    for row in rows:
        writer([f"{it:.6g}" if isinstance(it, float) else it for it in astuple(row)])
    return text.getvalue()
