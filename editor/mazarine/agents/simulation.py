"""A simulation: explorers, and opponents, that walk through a maze in turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.agent import Agent
from mazarine.agents.explorers import Chaser, Explorer, FullyExplored, NoMoveLeft, explorer_named
from mazarine.agents.messages import AgentMessage, WalkReason
from mazarine.agents.moves import Move
from mazarine.agents.settings import AgentSettings
from mazarine.agents.splitmix import SplitMix64
from mazarine.agents.terrain import Terrain
from mazarine.errors import AgentError, PluginError
from mazarine.maze import Cell, MarkerKind, Maze
from mazarine.maze.codes import FOG, Matter, is_whole
from mazarine.maze.endpoints import Endpoints, marked
from mazarine.messages import Message, quoted

MOST_STEPS = 1_000_000
_MOST_KNOWN = 500_000_000
"""Cells that all walkers together may come to know: some gigabytes."""


@dataclass(frozen=True)
class Plan:
    """An explorer of a simulation, before it starts.

    Attributes
    ----------
    explorer : the name of an explorer
    agent : what it sees and remembers
    start : lattice cell; None for the start of the maze
    maker : makes the explorer, with an agent of its own, in place of all these
    """

    explorer: str
    agent: AgentSettings = field(default_factory=AgentSettings)
    start: Cell | None = None
    maker: Callable[[SplitMix64], Explorer] | None = None


class End(StrEnum):
    """The reason why a walker has stopped, for programs."""

    GOAL = "goal"
    ALL_KNOWN = "all-known"
    STUCK = "stuck"
    CAUGHT = "caught"
    STEPS = "out-of-steps"
    FAILED = "failed"
    """The explorer of a plugin failed."""


@dataclass
class Walker:
    """An agent in a simulation.

    Attributes
    ----------
    explorer : who chooses its moves
    known : how many cells it knew at the start and after each step
    edges : how many known cells and links led on into the unknown, at these times
    places : the padded places where it stood, the start first
    treasures, characters : the padded places of those that it has collected, and met, so far
    steps_to_goal : until it first reached a goal; None before
    end : why it has stopped, None while it walks
    reason : why, in detail; None while it walks
    """

    explorer: Explorer
    known: list[int]
    edges: list[int]
    places: list[int]
    treasures: set[int] = field(default_factory=set)
    characters: set[int] = field(default_factory=set)
    steps_to_goal: int | None = None
    end: End | None = None
    reason: Message | None = None

    @property
    def agent(self) -> Agent:
        """Its agent."""
        return self.explorer.agent

    @property
    def path(self) -> NDArray[np.int64]:
        """(steps + 1, 3) lattice cells where it stood, the start first."""
        return self.agent.terrain.grid.cells_at_padded(np.array(self.places))

    @property
    def steps(self) -> int:
        """The number of turns, including those in which it waited."""
        return len(self.places) - 1

    def stop(self, end: End, reason: Message) -> None:
        """Stop for a reason."""
        self.end, self.reason = end, reason


class Simulation:
    """A walk of explorers. The maze is never changed; the same seed gives the same walk.

    Parameters
    ----------
    maze : where its start, goals and opponents are marked
    plans : the explorers
    opponents : the agent of every opponent that is marked; None for no opponents
    seed : of all chance
    most_steps : after which all stop
    terrain : of that maze, if it has been made already; it is not changed
    continues : whether explorers know the cells without fog at the start; if None, in mazes with some fog

    Attributes
    ----------
    walkers, opponents : who walks
    goals, treasures, characters : padded places
    floor_count : how many cells of floor there are, secrets included
    turns : how often they have advanced

    Raises
    ------
    AgentError
        If an agent would start in rock, or an explorer needs a goal that the maze does not have.
    """

    def __init__(
        self,
        maze: Maze,
        plans: Sequence[Plan],
        opponents: AgentSettings | None = None,
        seed: int = 0,
        most_steps: int = MOST_STEPS,
        terrain: Terrain | None = None,
        continues: bool | None = None,
    ) -> None:
        if not (is_whole(most_steps) and 1 <= most_steps <= MOST_STEPS):
            raise AgentError(AgentMessage.STEPS_OUT_OF_RANGE(most=MOST_STEPS, steps=quoted(most_steps)))
        if not plans:
            raise AgentError(AgentMessage.NO_EXPLORERS())
        self.maze = maze
        self.turns = 0
        self._most_steps = most_steps
        self._continues = bool((maze.cells & FOG).any()) if continues is None else continues
        self._terrain = terrain or Terrain(maze)
        rng = self._rng = SplitMix64(seed)
        treasures, characters = (marked(maze, kind) for kind in (MarkerKind.TREASURE, MarkerKind.NPC))
        self.goals, self.treasures, self.characters = (
            frozenset(map(self._terrain.grid.padded_place, cells))
            for cells in (Endpoints.of(maze).goals, treasures, characters)
        )
        cells = marked(maze, MarkerKind.OPPONENT) if opponents else []
        cells = [cell for cell in cells if self._terrain.is_floor(cell) or self._terrain.is_secret(cell)]
        _require_room(maze, len(plans) + len(cells))
        self.walkers = [self._explorer(plan, rng.split()) for plan in plans]
        agents = [walker.agent for walker in self.walkers]
        self.opponents = [
            _walker(Chaser(self._agent(cell, opponents, rng, continues=False), agents, rng.split()))
            for cell in cells
            if opponents is not None
        ]
        self.floor_count = int(np.count_nonzero(maze.cells >> 1 != Matter.ROCK))
        for walker in self.walkers:
            self._take_in(walker)
            self._judge(walker)

    @property
    def is_over(self) -> bool:
        """Whether every explorer has stopped."""
        return all(walker.end is not None for walker in self.walkers)

    @property
    def uses_chance(self) -> bool:
        """Whether chance has decided anything so far. If not, every other seed gives the same walk."""
        return self._rng.has_decided

    def share_known(self, walker: Walker) -> float:
        """Return the share of all floor, secrets included, that a walker knows."""
        return walker.agent.knowledge.count / self.floor_count

    def advance(self) -> None:
        """Let every walker that has not stopped make a move: explorers in their order, then opponents."""
        self.turns += 1
        for walker in [*self.walkers, *self.opponents]:
            if walker.end is not None:
                continue
            try:
                move = walker.explorer.choose()
            except PluginError as error:
                walker.stop(End.FAILED, error.message)
                continue
            except NoMoveLeft as stuck:
                knows_all = isinstance(stuck, FullyExplored) and not self.goals
                walker.stop(End.ALL_KNOWN if knows_all else End.STUCK, stuck.message)
                continue
            _go(walker, move)
            self._take_in(walker)
            for explorer in self.walkers:
                self._judge(explorer)

    def run(self) -> None:
        """Advance until it is over."""
        while not self.is_over:
            self.advance()

    def _take_in(self, walker: Walker) -> None:
        """Let a walker collect the treasure and meet the character where it stands."""
        place = walker.agent.place
        if place in self.treasures:
            walker.treasures.add(place)
        if place in self.characters:
            walker.characters.add(place)

    def _judge(self, walker: Walker) -> None:
        if walker.end is not None:
            return
        agent = walker.agent
        if walker.steps_to_goal is None and agent.place in walker.explorer.goals:
            walker.steps_to_goal = walker.steps
        if any(opponent.agent.place == agent.place for opponent in self.opponents):
            walker.stop(End.CAUGHT, WalkReason.CAUGHT_BY_OPPONENT())
        elif agent.place in self.goals and not walker.explorer.ends_itself:
            walker.stop(End.GOAL, WalkReason.GOAL_REACHED())
        elif not self.goals and not agent.knowledge.has_edge and not walker.explorer.walks_on:
            walker.stop(End.ALL_KNOWN, WalkReason.ALL_EXPLORED())
        elif walker.steps >= self._most_steps:
            walker.stop(End.STEPS, WalkReason.STEPS_USED_UP(count=walker.steps))

    def _explorer(self, plan: Plan, rng: SplitMix64) -> Walker:
        if plan.maker is not None:
            return _walker(plan.maker(rng))
        kind = explorer_named(plan.explorer)
        if kind.needs_goal and not self.goals:
            raise AgentError(AgentMessage.GOAL_NEEDED(explorer=kind.name))
        start = start_of(self.maze) if plan.start is None else plan.start
        agent = self._agent(start, plan.agent, rng, continues=self._continues)
        return _walker(kind(agent, self.goals, rng.split()))

    def _agent(self, start: Cell, settings: AgentSettings, rng: SplitMix64, *, continues: bool) -> Agent:
        return Agent(self._terrain.twin(), start, settings, rng.split(), continues=continues)


def _require_room(maze: Maze, walkers: int) -> None:
    if walkers > 1 and walkers * maze.cells.size > _MOST_KNOWN:
        cells = maze.cells.size
        raise AgentError(
            AgentMessage.TOO_MANY_WALKERS(cells=cells, most=_MOST_KNOWN // cells, walkers=walkers)
        )


def start_of(maze: Maze) -> Cell:
    """Return the cell where explorers start: the first that is marked so, or the first cell of floor.

    Raises `AgentError` if there is no floor.
    """
    # A start that was buried in rock is refused where an agent begins, rather than another cell taken.
    starts = Endpoints.of(maze).starts or marked(maze, MarkerKind.START)
    if starts:
        return starts[0]
    floor = (maze.cells >> 1 == Matter.FLOOR) | (maze.cells >> 1 == Matter.FOUND)
    first = int(floor.argmax())
    if not floor.flat[first]:
        raise AgentError(AgentMessage.NO_FLOOR_TO_START())
    ((level, row, col),) = maze.grid.cells_at_flat(np.array([first])).tolist()
    return level, row, col


def _walker(explorer: Explorer) -> Walker:
    knowledge = explorer.agent.knowledge
    return Walker(explorer, [knowledge.count], [knowledge.edge_count], [explorer.agent.place])


def _go(walker: Walker, move: Move) -> None:
    walker.agent.go(move)
    walker.places.append(walker.agent.place)
    knowledge = walker.agent.knowledge
    walker.known.append(knowledge.count)
    walker.edges.append(knowledge.edge_count)
