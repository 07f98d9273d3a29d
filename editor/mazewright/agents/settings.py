"""What an agent is like."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import inf
from numbers import Real
from typing import Any

from mazewright.agents.memory import MemoryRule
from mazewright.errors import AgentError


@dataclass(frozen=True)
class AgentSettings:
    """How far an agent sees, what it remembers and how it finds secrets.

    Attributes
    ----------
    radius : how far it sees, in steps in a straight line; None for as far as there is a line
    memory : what it forgets
    through_links : whether it sees the cell at the other end of a link on a cell that it sees
    chance : how likely it finds a secret in reach at a step, 0 to 1
    reach : how near it must stand: 1 is beside it

    Raises
    ------
    AgentError
        If one is out of range.
    """

    radius: float | None = None
    memory: MemoryRule = field(default_factory=MemoryRule)
    through_links: bool = False
    chance: float = 1.0
    reach: float = 1.0

    def __post_init__(self) -> None:
        if not isinstance(self.memory, MemoryRule):
            raise AgentError(f"The memory of an agent is a MemoryRule, not {self.memory!r}.")
        if self.radius is not None and not (isinstance(self.radius, Real) and 0 <= self.radius < inf):
            raise AgentError(f"An agent sees 0 steps or farther, not {self.radius}.")
        if not (isinstance(self.chance, Real) and 0 <= self.chance <= 1):
            raise AgentError(f"The chance to find a secret is 0 to 1, not {self.chance}.")
        if not (isinstance(self.reach, Real) and 1 <= self.reach < inf):
            raise AgentError(f"Secrets are found from 1 step away or farther, not {self.reach}.")

    @property
    def words(self) -> str:
        """What it is like, in a few words."""
        sees = "unlimited line of sight" if self.radius is None else f"sees {self.radius:g} steps far"
        memory = self.memory
        if memory.distance is not None:
            keeps = f"forgets what is more than {memory.distance:g} steps away"
        elif memory.age is None:
            keeps = "remembers everything"
        else:
            keeps = "remembers nothing" if memory.age == 1 else f"forgets after {memory.age} steps"
        return f"{sees}, {keeps}"


AGENTS = {
    "player": AgentSettings(),
    "short-sighted": AgentSettings(radius=3),
    "forgetful": AgentSettings(radius=8, memory=MemoryRule(age=60)),
    "homely": AgentSettings(radius=8, memory=MemoryRule(distance=15)),
    "here-and-now": AgentSettings(radius=6, memory=MemoryRule(age=1)),
}
"""Agents by the names that people choose them by."""


def settings_of(agent: str | AgentSettings, **details: Any) -> AgentSettings:
    """Return the settings of an agent, by name or as they are, with the details that are not None changed.

    A `memory` is given as text; see `MemoryRule.of`.

    Raises
    ------
    AgentError
        If there is no such agent, or a detail is out of range.
    """
    settings = agent if isinstance(agent, AgentSettings) else agent_named(agent)
    changes = {name: value for name, value in details.items() if value is not None}
    if "memory" in changes:
        changes["memory"] = MemoryRule.of(changes["memory"])
    return replace(settings, **changes)


def agent_named(name: str) -> AgentSettings:
    """Return the settings of an agent that has a name.

    Raises
    ------
    AgentError
        If none is called so.
    """
    try:
        return AGENTS[name]
    except (KeyError, TypeError):
        raise AgentError(f"Unknown agent {name!r}; choose one of {', '.join(AGENTS)}.") from None
