"""What a mind is like."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import inf
from numbers import Real
from typing import Any

from mazewright.errors import MindError
from mazewright.minds.memory import MemoryRule


@dataclass(frozen=True)
class MindSettings:
    """How far a mind sees, what it remembers and how it finds secrets.

    Attributes
    ----------
    radius : how far it sees, in steps in a straight line; None for as far as there is a line
    memory : what it forgets
    through_links : whether it sees the cell at the other end of a link on a cell that it sees
    chance : how likely it finds a secret in reach at a step, 0 to 1
    reach : how near it must stand: 1 is beside it

    Raises
    ------
    MindError
        If one is out of range.
    """

    radius: float | None = None
    memory: MemoryRule = field(default_factory=MemoryRule)
    through_links: bool = False
    chance: float = 1.0
    reach: float = 1.0

    def __post_init__(self) -> None:
        if not isinstance(self.memory, MemoryRule):
            raise MindError(f"The memory of a mind is a MemoryRule, not {self.memory!r}.")
        if self.radius is not None and not (isinstance(self.radius, Real) and 0 <= self.radius < inf):
            raise MindError(f"A mind sees 0 steps or farther, not {self.radius}.")
        if not (isinstance(self.chance, Real) and 0 <= self.chance <= 1):
            raise MindError(f"The chance to find a secret is 0 to 1, not {self.chance}.")
        if not (isinstance(self.reach, Real) and 1 <= self.reach < inf):
            raise MindError(f"Secrets are found from 1 step away or farther, not {self.reach}.")

    @property
    def words(self) -> str:
        """What it is like, in a few words."""
        sees = "sees as far as there is a line" if self.radius is None else f"sees {self.radius:g} steps far"
        memory = self.memory
        if memory.distance is not None:
            keeps = f"forgets what is more than {memory.distance:g} steps away"
        elif memory.age is None:
            keeps = "remembers everything"
        else:
            keeps = "remembers nothing" if memory.age == 1 else f"forgets after {memory.age} steps"
        return f"{sees}, {keeps}"


MINDS = {
    "player": MindSettings(),
    "short-sighted": MindSettings(radius=3),
    "forgetful": MindSettings(radius=8, memory=MemoryRule(age=60)),
    "homely": MindSettings(radius=8, memory=MemoryRule(distance=15)),
    "here-and-now": MindSettings(radius=6, memory=MemoryRule(age=1)),
}
"""Minds by the names that people choose them by."""


def settings_of(mind: str | MindSettings, **details: Any) -> MindSettings:
    """Return the settings of a mind, by name or as they are, with the details that are not None changed.

    A `memory` is given in words; see `MemoryRule.of`.

    Raises
    ------
    MindError
        If there is no such mind, or a detail is out of range.
    """
    settings = mind if isinstance(mind, MindSettings) else mind_named(mind)
    changes = {name: value for name, value in details.items() if value is not None}
    if "memory" in changes:
        changes["memory"] = MemoryRule.of(changes["memory"])
    return replace(settings, **changes)


def mind_named(name: str) -> MindSettings:
    """Give the settings of a mind that has a name.

    Raises
    ------
    MindError
        If none is called so.
    """
    try:
        return MINDS[name]
    except (KeyError, TypeError):
        raise MindError(f"There is no mind called {name!r}; choose one of {', '.join(MINDS)}.") from None
