"""Settings of agents."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import inf
from numbers import Real
from typing import Any

from mazarine.agents.memory import MemoryRule
from mazarine.agents.messages import AgentMessage, AgentText
from mazarine.errors import AgentError
from mazarine.messages import Message, Series, quoted


@dataclass(frozen=True)
class AgentSettings:
    """Sight, memory and secret finding of an agent.

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
            raise AgentError(AgentMessage.NOT_A_MEMORY_RULE(value=quoted(self.memory)))
        if self.radius is not None and not (isinstance(self.radius, Real) and 0 <= self.radius < inf):
            raise AgentError(AgentMessage.RADIUS_OUT_OF_RANGE(radius=quoted(self.radius)))
        if not (isinstance(self.chance, Real) and 0 <= self.chance <= 1):
            raise AgentError(AgentMessage.CHANCE_OUT_OF_RANGE(chance=quoted(self.chance)))
        if not (isinstance(self.reach, Real) and 1 <= self.reach < inf):
            raise AgentError(AgentMessage.REACH_OUT_OF_RANGE(reach=quoted(self.reach)))

    @property
    def text(self) -> Message:
        """A short description of the settings."""
        if self.radius is None:
            sight = AgentText.SIGHT_UNLIMITED()
        elif self.radius < 1:
            sight = AgentText.SIGHT_OF_OWN_CELL()
        else:
            sight = AgentText.SIGHT_LIMITED(radius=float(self.radius))
        return AgentText.AGENT(sight=sight, memory=self.memory.text)


AGENTS = {
    "player": AgentSettings(),
    "short-sighted": AgentSettings(radius=3),
    "micromouse": AgentSettings(radius=0),
    "forgetful": AgentSettings(radius=8, memory=MemoryRule(age=60)),
    "homely": AgentSettings(radius=8, memory=MemoryRule(distance=15)),
    "here-and-now": AgentSettings(radius=6, memory=MemoryRule(age=1)),
}
"""Agents by the names that people choose them by."""

AGENT_TITLES = {
    "player": AgentText.AGENT_PLAYER(),
    "short-sighted": AgentText.AGENT_SHORT_SIGHTED(),
    "micromouse": AgentText.AGENT_MICROMOUSE(),
    "forgetful": AgentText.AGENT_FORGETFUL(),
    "homely": AgentText.AGENT_HOMELY(),
    "here-and-now": AgentText.AGENT_HERE_AND_NOW(),
}
"""The titles of these agents."""


def settings_of(agent: str | AgentSettings, **details: Any) -> AgentSettings:
    """Return the settings of an agent, by name or as they are, with the details that are not None changed.

    A `memory` is given as text; see `MemoryRule.of`. Raises `AgentError` if there is no such agent, or a
    detail is out of range.
    """
    settings = agent if isinstance(agent, AgentSettings) else agent_named(agent)
    changes = {name: value for name, value in details.items() if value is not None}
    if "memory" in changes:
        changes["memory"] = MemoryRule.of(changes["memory"])
    return replace(settings, **changes)


def agent_named(name: str) -> AgentSettings:
    """Return the settings of an agent that has a name; `AgentError` if there is no agent of that name."""
    try:
        return AGENTS[name]
    except (KeyError, TypeError):
        raise AgentError(AgentMessage.UNKNOWN_AGENT(name=quoted(name), known=Series(tuple(AGENTS)))) from None
