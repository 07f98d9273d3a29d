"""How long minds remember: for ever, for some steps, or as long as they are near."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from editor.errors import MindError
from editor.maze import Maze
from editor.minds.measure import Measure
from editor.regions.space import Layout

Places = NDArray[np.int64]
_NEARLY = 1e-9
"""Middles on a honeycomb are no whole numbers of steps apart, but for rounding they would be."""
_NOTHING = np.empty(0, dtype=np.int64)


class Memory(ABC):
    """What one mind remembers, as padded places."""

    @abstractmethod
    def take(self, seen: Places) -> tuple[Places, Places]:
        """Note what is seen at a step, its own place first; give what is forgotten and what is new."""


@dataclass(frozen=True)
class MemoryRule:
    """What a mind forgets: nothing, what it has not seen for `age` steps, or what is farther than `distance`.

    With `age` 1 it knows only what it sees; `distance` is in a straight line, in units of a step.

    Raises
    ------
    MindError
        If both are given, or one is out of range.
    """

    age: int | None = None
    distance: float | None = None

    def __post_init__(self) -> None:
        if self.age is not None and self.distance is not None:
            raise MindError("A memory is limited by age or by distance, not by both.")
        if self.age is not None and not (isinstance(self.age, int) and 1 <= self.age < 1 << 31):
            raise MindError(f"A memory lasts for 1 step or more, not {self.age}.")
        if self.distance is not None and not self.distance >= 0:
            raise MindError(f"A memory reaches 0 steps or farther, not {self.distance}.")

    @classmethod
    def of(cls, words: str) -> MemoryRule:
        """Read a rule: `all`, `none`, `age:50` or `distance:12`; `MindError` if it is none.

        >>> MemoryRule.of("age:50")
        MemoryRule(age=50, distance=None)
        """
        what, _, number = words.partition(":")
        try:
            if words == "all":
                return cls()
            if words == "none":
                return cls(age=1)
            if what == "age":
                return cls(age=int(number))
            if what == "distance":
                return cls(distance=float(number))
        except ValueError:
            pass
        raise MindError(f"A memory is all, none, age:STEPS or distance:STEPS, not {words!r}.")

    def __str__(self) -> str:
        if self.age is not None:
            return "none" if self.age == 1 else f"age:{self.age}"
        return "all" if self.distance is None else f"distance:{self.distance:g}"

    def begin(self, maze: Maze) -> Memory:
        """Give the empty memory of a mind in a maze."""
        if self.age is not None:
            return _Fading(Layout(*maze.shape).size, self.age)
        if self.distance is not None:
            return _Near(maze, self.distance)
        return _Lasting(Layout(*maze.shape).size)


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
        self._sights: deque[Places] = deque()

    def take(self, seen: Places) -> tuple[Places, Places]:
        self._step += 1
        new = seen[self._last[seen] == 0]
        self._last[seen] = self._step
        self._sights.append(seen)
        if len(self._sights) <= self._age:
            return _NOTHING, new
        old = self._sights.popleft()
        lost = old[self._last[old] == self._step - self._age]
        self._last[lost] = 0
        return lost, new


class _Near(Memory):
    def __init__(self, maze: Maze, distance: float) -> None:
        self._measure = Measure(maze)
        self._distance = distance
        self._step = 0
        self._last = np.zeros(Layout(*maze.shape).size, dtype=np.int32)
        self._held = _NOTHING

    def take(self, seen: Places) -> tuple[Places, Places]:
        self._step += 1
        new = seen[self._last[seen] == 0]
        self._last[seen] = self._step
        held = np.concatenate((self._held, new))
        is_far = self._measure.distances(held, [int(seen[0])]) > self._distance + _NEARLY
        is_lost = is_far & (self._last[held] != self._step)
        lost = held[is_lost]
        self._held = held[~is_lost]
        self._last[lost] = 0
        return lost, new
