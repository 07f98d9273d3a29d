"""One explorer in a maze, from a call to what it found."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.explorers import ByHand
from mazarine.agents.map_codes import KnowledgeMap
from mazarine.agents.messages import AgentMessage
from mazarine.agents.settings import AgentSettings, settings_of
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.errors import AgentError
from mazarine.maze import Maze
from mazarine.maze.edits.change import require_maze
from mazarine.maze.things import CellLike
from mazarine.maze.validation import full_cell
from mazarine.messages import Message
from mazarine.progress import Progress, tell
from mazarine.rng import Rng, seed_of
from mazarine.values import ArrayValue

_BETWEEN_LOOKS = 64
"""Moves between two looks at progress."""


@dataclass(frozen=True, eq=False, repr=False)
class Exploration(ArrayValue):
    """The result of a walk: its path, and the treasures and secrets that were found.

    Attributes
    ----------
    path : (steps + 1, 3) int64, the lattice cells where it stood, the start first
    known : (steps + 1,) int64, how many cells it knew there
    share : the share of all floor, secrets included, that it knew in the end
    end, reason : why it stopped, as a code and as a sentence
    secrets, treasures, characters : how many it found, collected and met
    """

    path: NDArray[np.int64]
    known: NDArray[np.int64]
    share: float
    end: End
    reason: Message
    secrets: int
    treasures: int
    characters: int
    _simulation: Simulation = field(repr=False, compare=False)

    @property
    def steps(self) -> int:
        """The number of moves."""
        return len(self.path) - 1

    @cached_property
    def map(self) -> Maze:
        """The maze as it knew it in the end, with all else in fog."""
        return KnowledgeMap(self._simulation.walkers[0].agent).to_maze()

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy or a pickle holds: the map in place of the walkers."""
        state = {**vars(self), "map": self.map}
        state.pop("_simulation", None)  # A copy has none.
        return state

    def __repr__(self) -> str:
        return f"<Exploration: {self.steps:,} steps, {self.share:.0%} of the floor known. {self.reason}>"


def explore(
    maze: Maze,
    explorer: str = "nearest-unknown",
    *,
    agent: str | AgentSettings = "player",
    radius: float | None = None,
    memory: str | None = None,
    through_links: bool | None = None,
    chance: float | None = None,
    reach: float | None = None,
    start: CellLike | None = None,
    opponents: str | AgentSettings | None = None,
    rng: Rng = None,
    max_steps: int = 100_000,
    continues: bool | None = None,
    progress: Progress | None = None,
) -> Exploration:
    """Let an explorer walk through a maze of which it knows only what it has seen.

    It stops at the goal, or where the maze has none when it knows all that it can reach.

    Parameters
    ----------
    maze : with its start, goals and opponents marked; it is not changed
    explorer : one of `EXPLORERS` but `hand`, such as `tremaux`, `left-hand` or `greedy`
    agent : what it sees and remembers, by name (`AGENTS`) or in full
    radius, memory, through_links, chance, reach : what is to be different from that agent: how far it sees,
        in steps; `all`, `none`, `age:50` or `distance:12`; whether it sees the other ends of links; how
        likely it finds a secret in reach at a step; how far that is
    start : a lattice cell; None for the start of the maze, or its first cell of floor
    opponents : the agent of the opponents that are marked; None for no opponents
    rng : where chance comes from: a generator, a seed, or None; the same seed gives the same walk
    max_steps : after which it stops
    continues : whether it knows the cells without fog at the start; None for mazes with some fog
    progress : called with the share of `max_steps` that is done

    Raises
    ------
    AgentError
        If it would start in rock, or needs a goal that the maze does not have, or there is no such explorer.
    Cancelled
        If `progress` requested a stop.

    Examples
    --------
    >>> from mazarine.maze import Maze
    >>> walk = explore(Maze.blank(1, 4), explorer="tremaux", radius=1)
    >>> walk.path.tolist(), str(walk.reason)
    ([[0, 0, 0], [0, 0, 1], [0, 0, 2]], 'Every reachable cell is explored.')
    """
    require_maze(maze)
    if explorer == ByHand.name:
        raise AgentError(AgentMessage.MANUAL_EXPLORER_ALONE())
    settings = settings_of(
        agent, radius=radius, memory=memory, through_links=through_links, chance=chance, reach=reach
    )
    plan = Plan(explorer, settings, None if start is None else full_cell(start, maze.shape[0]))
    chasers = None if opponents is None else settings_of(opponents)
    drawn = seed_of(rng)
    seed = int(rng) if isinstance(rng, int | np.integer) else drawn
    simulation = Simulation(maze, [plan], chasers, seed, max_steps, continues=continues)
    while not simulation.is_over:
        if simulation.turns % _BETWEEN_LOOKS == 0:
            tell(progress, simulation.turns / max_steps)
        simulation.advance()
    tell(progress, 1.0)
    (walker,) = simulation.walkers
    assert walker.end is not None
    assert walker.reason is not None
    return Exploration(
        path=walker.path, known=np.array(walker.known), share=simulation.share_known(walker),
        end=walker.end, reason=walker.reason, secrets=walker.agent.found,
        treasures=len(walker.treasures), characters=len(walker.characters), _simulation=simulation,
    )  # fmt: skip
