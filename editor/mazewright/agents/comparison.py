"""Several explorers in the same maze, over many seeds."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass, fields, replace
from enum import StrEnum
from functools import cache, partial
from itertools import product
from operator import index
from time import perf_counter

import numpy as np

from mazewright.agents.settings import AgentSettings
from mazewright.agents.simulation import End, Plan, Simulation
from mazewright.agents.swapped import swapped
from mazewright.agents.terrain import Terrain
from mazewright.errors import AgentError
from mazewright.maze import Maze
from mazewright.progress import Progress, tell

_BETWEEN_LOOKS_S = 0.02
"""Seconds between two looks at progress."""


class Direction(StrEnum):
    """Where an explorer walks: from the start to the goal, or back."""

    THERE = "there"
    BACK = "back"


@dataclass(frozen=True)
class Outcome:
    """How one explorer fared.

    Attributes
    ----------
    walker : which of the plans, from 1
    explorer, agent, seed : who, what it is like, and with which chance
    end, reason : why it stopped, in a word and in a sentence
    steps : how many moves it made
    known : how many cells it knew in the end
    share : the share of all floor that this is
    secrets : how many secrets it found
    direction : whether it went from the start to the goal, or back
    treasures, characters : how many it collected, and met
    """

    walker: int
    explorer: str
    agent: str
    seed: int
    end: End
    steps: int
    known: int
    share: float
    secrets: int
    reason: str
    direction: Direction = Direction.THERE
    treasures: int = 0
    characters: int = 0


@dataclass(frozen=True)
class Summary:
    """How one explorer fared over all seeds, in one direction.

    Attributes
    ----------
    runs, reached : how many simulations, and how many of them ended at the goal, or knowing everything
    median, least, most : steps of those that did; None if none did
    share : the mean share of all floor known in the end
    """

    walker: int
    explorer: str
    agent: str
    runs: int
    reached: int
    median: float | None
    least: int | None
    most: int | None
    share: float
    direction: Direction = Direction.THERE


def compare(
    maze: Maze,
    plans: Sequence[Plan],
    seeds: Sequence[int],
    opponents: AgentSettings | None = None,
    most_steps: int = 100_000,
    progress: Progress | None = None,
    continues: bool | None = None,
    *,
    back: bool = False,
) -> Iterator[Outcome]:
    """Send each explorer out alone with each seed; give how it fared, one after the other.

    With `back` each of them then also walks from the first goal to the start; see `swapped`.

    Raises
    ------
    AgentError
        As `Simulation`, and as `swapped`.
    Cancelled
        If `progress` said to stop.
    """
    terrain, turned = Terrain(maze), cache(partial(swapped, maze))
    walks = [
        (number, plan, direction, maze if direction is Direction.THERE else turned(plan.start))
        for direction in (Direction if back else (Direction.THERE,))
        for number, plan in enumerate(plans, start=1)
    ]
    total = len(walks) * len(seeds)

    def begin(plan: Plan, direction: Direction, ground: Maze, seed: int) -> Simulation:
        plan = plan if direction is Direction.THERE else replace(plan, start=None)
        return Simulation(ground, [plan], opponents, seed, most_steps, terrain, continues)

    for _, plan, direction, ground in walks:  # Refuse impossible walks before any of them begins.
        begin(plan, direction, ground, 0)
    look = perf_counter()
    for done, ((number, plan, direction, ground), seed) in enumerate(product(walks, map(index, seeds))):
        simulation = begin(plan, direction, ground, seed)
        while not simulation.is_over:
            simulation.advance()
            if perf_counter() >= look:
                tell(progress, (done + min(simulation.turns / most_steps, 1.0)) / total)
                look = perf_counter() + _BETWEEN_LOOKS_S
        tell(progress, (done + 1) / total)
        yield outcome_of(simulation, plan, seed, number, direction)


def outcome_of(
    simulation: Simulation, plan: Plan, seed: int, number: int = 1, direction: Direction = Direction.THERE
) -> Outcome:
    """Return how the first explorer of a simulation has fared.

    Raises
    ------
    AgentError
        If it is still walking.
    """
    walker = simulation.walkers[0]
    if walker.end is None:
        raise AgentError("The walk has not ended yet.")
    agent = walker.agent
    return Outcome(
        number, plan.explorer, plan.agent.words, seed, walker.end, walker.steps, agent.knowledge.count,
        simulation.share_known(walker), agent.found, walker.reason, direction,
        len(walker.treasures), len(walker.characters),
    )  # fmt: skip


def summaries(outcomes: Sequence[Outcome]) -> list[Summary]:
    """Sum up how each walker fared in each direction, in the order in which they first come."""
    return [
        _summary([it for it in outcomes if (it.walker, it.direction) == walk])
        for walk in dict.fromkeys((it.walker, it.direction) for it in outcomes)
    ]


def _summary(outcomes: list[Outcome]) -> Summary:
    first = outcomes[0]
    steps = [it.steps for it in outcomes if it.end in (End.GOAL, End.ALL_KNOWN)]
    least, most = (min(steps), max(steps)) if steps else (None, None)
    return Summary(
        first.walker, first.explorer, first.agent, len(outcomes), len(steps),
        float(np.median(steps)) if steps else None, least, most,
        float(np.mean([it.share for it in outcomes])), first.direction,
    )  # fmt: skip


def table(rows: Sequence[Outcome | Summary]) -> str:
    """Return rows as comma-separated values with a line of names, for spreadsheets."""
    text = io.StringIO()
    writer: Callable[[Sequence[object]], object] = csv.writer(text, lineterminator="\n").writerow
    for row in rows[:1]:
        writer([field.name for field in fields(row)])
    for row in rows:
        writer([f"{it:.6g}" if isinstance(it, float) else it for it in astuple(row)])
    return text.getvalue()
