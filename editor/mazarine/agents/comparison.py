"""Several explorers in the same maze, over many seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache, partial
from operator import index
from time import perf_counter

import numpy as np

from mazarine.agents.goals import swapped
from mazarine.agents.messages import AgentMessage
from mazarine.agents.settings import AgentSettings
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.agents.terrain import Terrain
from mazarine.errors import AgentError
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.progress import Progress, part_of, rest_of, share_of, tell
from mazarine.tables import csv_text

_BETWEEN_LOOKS_S = 0.02
"""Seconds between two looks at progress."""
_MAKING_SHARE = 0.2
"""Share of the time for a maze that its generation takes, for the progress."""


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
    uses_chance : whether chance decided anything; if not, every seed gives this walk
    maze_seed : the seed of the generated maze; None in a given maze
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
    uses_chance: bool = True
    maze_seed: int | None = None

    @property
    def is_success(self) -> bool:
        """Whether it ended at the goal, or knowing everything."""
        return self.end in (End.GOAL, End.ALL_KNOWN)


@dataclass(frozen=True)
class Summary:
    """The results of one explorer over all seeds and mazes, in one direction.

    Attributes
    ----------
    runs, reached : how many simulations, and how many of them ended at the goal, or knowing everything
    median, least, most : steps of those that did; None if none did
    share : the mean share of all floor known in the end
    mean, lower_quartile, upper_quartile : steps of those that reached the end; None if none did
    uses_chance : whether chance decided anything in one of the walks
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
    mean: float | None = None
    lower_quartile: float | None = None
    upper_quartile: float | None = None
    uses_chance: bool = True


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
    once: bool = False,
) -> Iterator[Outcome]:
    """Run each explorer alone with each seed, and yield the outcomes one after the other.

    With `back` each of them then also walks from the first goal to the start; see `swapped`. A walk in
    which chance decides nothing is made only once, and has the same outcome for every seed; with `once`
    its outcome is yielded for the first seed alone.

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

    def begin(plan: Plan, direction: WalkDirection, ground: Maze, seed: int) -> Simulation:
        plan = plan if direction is WalkDirection.THERE else replace(plan, start=None)
        return Simulation(ground, [plan], opponents, seed, most_steps, terrain, continues)

    for _, plan, direction, ground in walks:  # Refuse impossible walks before any of them begins.
        begin(plan, direction, ground, 0)
    for done, (number, plan, direction, ground) in enumerate(walks):
        walk = partial(begin, plan, direction, ground)
        look = share_of(progress, done / len(walks), (done + 1) / len(walks))
        for seed, simulation in _walked(walk, [*map(index, seeds)], most_steps, look, once=once):
            yield outcome_of(simulation, plan, seed, number, direction)


def compare_mazes(
    make: Callable[[int, Progress | None], Maze],
    maze_seeds: Sequence[int],
    plans: Sequence[Plan],
    seeds: Sequence[int],
    opponents: AgentSettings | None = None,
    most_steps: int = 100_000,
    progress: Progress | None = None,
    *,
    back: bool = False,
    once: bool = False,
) -> Iterator[Outcome]:
    """Run each explorer in each of several generated mazes, and yield the outcomes; see `compare`.

    Parameters
    ----------
    make : returns the maze of a seed
    maze_seeds : the seeds of the mazes
    seeds : the seeds of each explorer in each maze

    Raises
    ------
    AgentError
        As `compare`.
    Cancelled
        If `progress` requested a stop.
    """
    for done, maze_seed in enumerate(maze_seeds):
        look = share_of(progress, done / len(maze_seeds), (done + 1) / len(maze_seeds))
        maze = make(maze_seed, part_of(look, _MAKING_SHARE))
        walks = compare(
            maze, plans, seeds, opponents, most_steps, rest_of(look, _MAKING_SHARE), back=back, once=once
        )
        for outcome in walks:
            yield replace(outcome, maze_seed=maze_seed)


def _walked(
    begin: Callable[[int], Simulation],
    seeds: Sequence[int],
    most_steps: int,
    progress: Progress | None,
    *,
    once: bool,
) -> Iterator[tuple[int, Simulation]]:
    """Return the finished simulation of each seed; if chance decides nothing, that of the first seed."""
    simulation: Simulation | None = None
    for done, seed in enumerate(seeds):
        if simulation is None or simulation.uses_chance:
            simulation = begin(seed)
            _run(simulation, most_steps, share_of(progress, done / len(seeds), (done + 1) / len(seeds)))
        elif once:
            break
        yield seed, simulation
    tell(progress, 1.0)


def _run(simulation: Simulation, most_steps: int, progress: Progress | None) -> None:
    """Advance until a simulation is over."""
    look = perf_counter() + _BETWEEN_LOOKS_S
    while not simulation.is_over:
        simulation.advance()
        if perf_counter() >= look:
            tell(progress, min(simulation.turns / most_steps, 1.0))
            look = perf_counter() + _BETWEEN_LOOKS_S
    tell(progress, 1.0)


def outcome_of(
    simulation: Simulation,
    plan: Plan,
    seed: int,
    number: int = 1,
    direction: WalkDirection = WalkDirection.THERE,
) -> Outcome:
    """Return how the first explorer of a simulation has fared; `AgentError` if it is still walking."""
    walker = simulation.walkers[0]
    if walker.end is None or walker.reason is None:
        raise AgentError(AgentMessage.WALK_NOT_ENDED())
    agent = walker.agent
    return Outcome(
        number, plan.explorer, plan.agent.text, seed, walker.end, walker.steps, agent.knowledge.count,
        simulation.share_known(walker), agent.found, walker.reason, direction,
        len(walker.treasures), len(walker.characters), simulation.uses_chance,
    )  # fmt: skip


def summaries(outcomes: Sequence[Outcome]) -> list[Summary]:
    """Return a summary for each walker and direction, in the order in which they first occur."""
    return [
        _summary([it for it in outcomes if (it.walker, it.direction) == walk])
        for walk in dict.fromkeys((it.walker, it.direction) for it in outcomes)
    ]


def _summary(outcomes: list[Outcome]) -> Summary:
    first = outcomes[0]
    steps = [it.steps for it in outcomes if it.is_success]
    quartiles: list[float | None] = [None] * 3
    if steps:
        quartiles = [*map(float, np.percentile(steps, (25, 50, 75)))]
    lower, median, upper = quartiles
    return Summary(
        first.walker, first.explorer, first.agent, len(outcomes), len(steps),
        median, min(steps, default=None), max(steps, default=None),
        float(np.mean([it.share for it in outcomes])), first.direction,
        float(np.mean(steps)) if steps else None, lower, upper, any(it.uses_chance for it in outcomes),
    )  # fmt: skip


def record(row: Outcome | Summary) -> dict[str, object]:
    """Return the values of a row by name, with messages as text."""
    values = {field.name: getattr(row, field.name) for field in fields(row)}
    return {name: str(value) if isinstance(value, Message) else value for name, value in values.items()}


def table(rows: Sequence[Outcome | Summary]) -> str:
    """Return rows as comma-separated values with a line of names, for spreadsheets."""
    records = [record(row) for row in rows]
    lines = ([f"{it:.6g}" if isinstance(it, float) else it for it in values.values()] for values in records)
    return csv_text([*([*first] for first in records[:1]), *lines])
