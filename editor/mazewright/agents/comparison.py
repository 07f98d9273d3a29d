"""Several explorers in the same maze, over many seeds."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache, partial
from itertools import product
from operator import index
from time import perf_counter

import numpy as np

from mazewright.agents.messages import AgentMessage
from mazewright.agents.settings import AgentSettings
from mazewright.agents.simulation import End, Plan, Simulation
from mazewright.agents.swapped import swapped
from mazewright.agents.terrain import Terrain
from mazewright.errors import AgentError
from mazewright.maze import Maze
from mazewright.messages import Message
from mazewright.progress import Progress, tell

_BETWEEN_LOOKS_S = 0.02
"""Seconds between two looks at progress."""


class WalkDirection(StrEnum):
    """The direction of a walk: from the start to the goal, or back."""

    THERE = "there"
    BACK = "back"


@dataclass(frozen=True)
class Outcome:
    """The result of one walk.

    Attributes
    ----------
    walker : which of the plans, from 1
    explorer, agent, seed : its name, its agent in a few words, and the seed of its random choices
    end, reason : why it stopped, as a code and as a sentence
    steps : how many moves it made
    known : how many cells it knew in the end
    share : the share of all floor that this is
    secrets : how many secrets it found
    direction : whether it went from the start to the goal, or back
    treasures, characters : how many it collected, and met
    """

    walker: int
    explorer: str
    agent: Message
    seed: int
    end: End
    steps: int
    known: int
    share: float
    secrets: int
    reason: Message
    direction: WalkDirection = WalkDirection.THERE
    treasures: int = 0
    characters: int = 0


@dataclass(frozen=True)
class Summary:
    """The results of one explorer over all seeds, in one direction.

    Attributes
    ----------
    runs, reached : how many simulations, and how many of them ended at the goal, or knowing everything
    median, least, most : steps of those that did; None if none did
    share : the mean share of all floor known in the end
    """

    walker: int
    explorer: str
    agent: Message
    runs: int
    reached: int
    median: float | None
    least: int | None
    most: int | None
    share: float
    direction: WalkDirection = WalkDirection.THERE


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
    """Run each explorer alone with each seed, and yield the outcomes one after the other.

    With `back` each of them then also walks from the first goal to the start; see `swapped`.

    Raises
    ------
    AgentError
        As `Simulation`, and as `swapped`.
    Cancelled
        If `progress` requested a stop.
    """
    terrain, turned = Terrain(maze), cache(partial(swapped, maze))
    walks = [
        (number, plan, direction, maze if direction is WalkDirection.THERE else turned(plan.start))
        for direction in (WalkDirection if back else (WalkDirection.THERE,))
        for number, plan in enumerate(plans, start=1)
    ]
    total = len(walks) * len(seeds)

    def begin(plan: Plan, direction: WalkDirection, ground: Maze, seed: int) -> Simulation:
        plan = plan if direction is WalkDirection.THERE else replace(plan, start=None)
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
    simulation: Simulation,
    plan: Plan,
    seed: int,
    number: int = 1,
    direction: WalkDirection = WalkDirection.THERE,
) -> Outcome:
    """Return how the first explorer of a simulation has fared.

    Raises
    ------
    AgentError
        If it is still walking.
    """
    walker = simulation.walkers[0]
    if walker.end is None or walker.reason is None:
        raise AgentError(AgentMessage.WALK_NOT_ENDED())
    agent = walker.agent
    return Outcome(
        number, plan.explorer, plan.agent.text, seed, walker.end, walker.steps, agent.knowledge.count,
        simulation.share_known(walker), agent.found, walker.reason, direction,
        len(walker.treasures), len(walker.characters),
    )  # fmt: skip


def summaries(outcomes: Sequence[Outcome]) -> list[Summary]:
    """Return a summary for each walker and direction, in the order in which they first occur."""
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


def record(row: Outcome | Summary) -> dict[str, object]:
    """Return the values of a row by name, with messages as text."""
    values = {field.name: getattr(row, field.name) for field in fields(row)}
    return {name: str(value) if isinstance(value, Message) else value for name, value in values.items()}


def table(rows: Sequence[Outcome | Summary]) -> str:
    """Return rows as comma-separated values with a line of names, for spreadsheets."""
    text = io.StringIO()
    writer: Callable[[Sequence[object]], object] = csv.writer(text, lineterminator="\n").writerow
    records = [record(row) for row in rows]
    for first in records[:1]:
        writer([*first])
    for values in records:
        writer([f"{it:.6g}" if isinstance(it, float) else it for it in values.values()])
    return text.getvalue()
