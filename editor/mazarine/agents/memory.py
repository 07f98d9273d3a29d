"""Memory rules: agents remember cells forever, for some steps, or while they are near."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass
from math import inf

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.measure import Measure
from mazarine.agents.messages import AgentMessage, AgentText
from mazarine.decimals import decimal_of
from mazarine.errors import AgentError
from mazarine.lattice.grid import Places
from mazarine.maze import Maze
from mazarine.maze.codes import is_whole
from mazarine.messages import Message, quoted

_MOST_AGE = 1_000_000
_NEARLY = 1e-9
"""Middles on a honeycomb are no whole numbers of steps apart, but for rounding they would be."""
_HELD_PER_KNOWN, _HELD_AT_LEAST = 4, 1 << 14
"""The limits of held places, per known place and in addition, beyond which those seen again are dropped."""
_WIDTH = 4.0
"""Cells that may come out of reach within this many steps are checked together, slightly early."""
_NOTHING = np.empty(0, dtype=np.int64)


class Memory(ABC):
    """The memory of one agent, as padded places."""

    @abstractmethod
    def take(self, seen: Places) -> tuple[Places, Places]:
        """Note what is seen at a step, its own place first; return what is forgotten and what is new."""


@dataclass(frozen=True)
class MemoryRule:
    """The rule for forgetting cells: none, those not seen for `age` steps, or those beyond `distance`.

    With `age` 1 it knows only what it sees; `distance` is in a straight line, in units of a step.

    Raises
    ------
    AgentError
        If both are given, or one is out of range.
    """

    age: int | None = None
    distance: float | None = None

    def __post_init__(self) -> None:
        if self.age is not None and self.distance is not None:
            raise AgentError(AgentMessage.MEMORY_LIMITED_TWICE())
        if self.age is not None and not (is_whole(self.age) and 1 <= self.age <= _MOST_AGE):
            raise AgentError(AgentMessage.MEMORY_AGE_OUT_OF_RANGE(most=_MOST_AGE, age=self.age))
        if self.distance is not None and not 0 <= self.distance < inf:
            raise AgentError(AgentMessage.MEMORY_DISTANCE_OUT_OF_RANGE(distance=self.distance))

    @classmethod
    def of(cls, text: str) -> MemoryRule:
        """Read a rule: `all`, `none`, `age:50` or `distance:12`; `AgentError` if it is none.

        >>> MemoryRule.of("age:50")
        MemoryRule(age=50, distance=None)
        """
        if not isinstance(text, str):
            raise AgentError(AgentMessage.UNKNOWN_MEMORY(rule=quoted(text)))
        what, _, number = text.partition(":")
        try:
            if text == "all":
                return cls()
            if text == "none":
                return cls(age=1)
            if what == "age":
                return cls(age=int(number))
            if what == "distance":
                return cls(distance=decimal_of(number))
        except ValueError:
            pass
        raise AgentError(AgentMessage.UNKNOWN_MEMORY(rule=quoted(text)))

    @property
    def text(self) -> Message:
        """A short description of the rule."""
        if self.distance is not None:
            return AgentText.MEMORY_OF_DISTANCE(distance=float(self.distance))
        if self.age is None:
            return AgentText.MEMORY_OF_ALL()
        return (
            AgentText.MEMORY_OF_NOTHING() if self.age == 1 else AgentText.MEMORY_OF_AGE(count=int(self.age))
        )

    def __str__(self) -> str:
        if self.age is not None:
            return "none" if self.age == 1 else f"age:{self.age}"
        return "all" if self.distance is None else f"distance:{self.distance:.15g}"

    def begin(self, maze: Maze) -> Memory:
        """Return the empty memory of an agent in a maze."""
        if self.age is not None:
            return _Fading(maze.grid.padded_size, int(self.age))
        if self.distance is not None:
            return _Near(maze, self.distance)
        return _Lasting(maze.grid.padded_size)


class _Lasting(Memory):
    def __init__(self, size: int) -> None:
        self._known = np.zeros(size, dtype=np.bool_)

    def take(self, seen: Places) -> tuple[Places, Places]:
        new = seen[~self._known[seen]]
        self._known[new] = True
        return _NOTHING, new


class _Fading(Memory):
    def __init__(self, size: int, age: int) -> None:
        self._age = age
        self._step = 0
        self._last = np.zeros(size, dtype=np.int32)
        """The step at which each place was seen last; 0 if it is not known."""
        self._sights: deque[tuple[int, NDArray[np.int32]]] = deque()
        self._known = self._held = 0

    def take(self, seen: Places) -> tuple[Places, Places]:
        self._step += 1
        new = seen[self._last[seen] == 0]
        self._last[seen] = self._step
        self._sights.append((self._step, seen.astype(np.int32)))
        lost = _NOTHING
        if self._sights[0][0] <= self._step - self._age:
            step, old = self._sights.popleft()
            self._held -= len(old)
            lost = old[self._last[old] == step].astype(np.int64)
            self._last[lost] = 0
        self._known += len(new) - len(lost)
        self._held += len(seen)
        if self._held > _HELD_PER_KNOWN * self._known + _HELD_AT_LEAST:
            self._drop_seen_since()
        return lost, new

    def _drop_seen_since(self) -> None:
        """Keep of each sight only what has not been seen since, so that as much is held as is known."""
        self._sights = deque((step, old[self._last[old] == step]) for step, old in self._sights)
        self._held = sum(len(old) for _, old in self._sights)


class _Near(Memory):
    """Looks only at what may have come out of reach: a cell so far inside stays until that far was walked."""

    def __init__(self, maze: Maze, distance: float) -> None:
        self._measure = Measure(maze)
        self._distance = distance
        self._step = 0
        self._last = np.zeros(maze.grid.padded_size, dtype=np.int32)
        self._here = -1
        self._walked = 0.0
        self._due: dict[int, list[Places]] = {}
        """What is known, by how many widths have to be walked before it may be out of reach."""

    def take(self, seen: Places) -> tuple[Places, Places]:
        self._step += 1
        new = seen[self._last[seen] == 0]
        self._last[seen] = self._step
        here = int(seen[0])
        self._walk_to(here)
        due = [self._due.pop(at) for at in [it for it in self._due if it * _WIDTH <= self._walked]]
        looked_at = np.concatenate((new, *(part for parts in due for part in parts)))
        away = self._measure.distances(looked_at, [here])
        is_lost = (away > self._distance + _NEARLY) & (self._last[looked_at] != self._step)
        lost, kept = looked_at[is_lost], looked_at[~is_lost]
        self._last[lost] = 0
        room = np.maximum(self._distance - away[~is_lost], 0)
        lengths = ((self._walked + room) // _WIDTH).astype(np.int64)
        order = np.argsort(lengths, kind="stable")
        starts = np.flatnonzero(np.diff(lengths[order], prepend=-1))
        for part in np.split(order, starts[1:]):
            if len(part):
                self._due.setdefault(int(lengths[part[0]]), []).append(kept[part])
        return lost, new

    def _walk_to(self, here: int) -> None:
        """Note how far it is from where it was; after a link everything is looked at."""
        if self._here >= 0:
            step = float(self._measure.distances(np.array([self._here], dtype=np.int64), [here])[0])
            if step <= 1 + _NEARLY:
                self._walked += step
            else:
                self._due = {0: [part for parts in self._due.values() for part in parts]}
        self._here = here
