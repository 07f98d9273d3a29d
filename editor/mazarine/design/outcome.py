"""Whether a maze meets requirements, measured from scratch."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazarine import agents, problems
from mazarine.design.requirement import Requirement, Sort
from mazarine.maze import Maze
from mazarine.maze.symmetry import IMAGES, Symmetry, find_obstacle
from mazarine.paths.structure import statistics
from mazarine.regions import Space


@dataclass(frozen=True)
class Outcome:
    """What a maze has of a requirement.

    Attributes
    ----------
    value : the measure, NaN where it has no value; broken rules; 1 for yes, 0 for no
    """

    requirement: Requirement
    value: float

    @property
    def off_by(self) -> float:
        """How far the value is off the range; infinity where there is no value."""
        return self.requirement.off_by(self.value)

    @property
    def met(self) -> bool:
        """Whether the requirement is met; the largest or the smallest value always is one."""
        return self.off_by == 0

    @property
    def shown_value(self) -> int | float | str | None:
        """The value for people and JSON: yes or no, a number, or None."""
        if self.requirement.sort in (Sort.HAND, Sort.SYMMETRY):
            return "yes" if self.value else "no"
        if math.isnan(self.value):
            return None
        return int(self.value) if self.value == int(self.value) and self._is_whole else self.value

    @property
    def _is_whole(self) -> bool:
        measure = self.requirement.measure
        return measure is None or measure.is_whole

    def as_dict(self) -> dict[str, Any]:
        """Return the outcome for JSON; `off_by` is None where the measure has no value."""
        off: float | None = self.off_by
        if off is not None and math.isinf(off):
            off = None
        elif off == int(off or 0) and self._is_whole:
            off = int(off or 0)
        return {
            "text": self.requirement.text, "value": self.shown_value, "met": self.met, "off_by": off,
        }  # fmt: skip


def outcomes_of(requirements: Iterable[Requirement], maze: Maze) -> tuple[Outcome, ...]:
    """Measure a maze from scratch."""
    requirements = tuple(requirements)
    names = {it.subject for it in requirements if it.sort is Sort.MEASURE}
    measured: dict[str, Any] = {}
    locks = {name for name in names if name.startswith("locks.")}
    if names - locks:
        with_longest = "longest_path.length" in names
        measured = statistics(maze, with_longest_path=with_longest).as_dict()
    if locks:
        measured["locks"] = problems.count_locks(maze)
    return tuple(Outcome(it, _value(it, maze, measured)) for it in requirements)


def _value(requirement: Requirement, maze: Maze, measured: dict[str, Any]) -> float:
    if requirement.sort is Sort.HAND:
        walk = agents.explore(maze, requirement.subject, max_steps=8 * maze.cells.size + 8)
        return float(walk.end is agents.End.GOAL)
    if requirement.sort is Sort.RULE:
        found = problems.check(maze, problems.Profile.MICROMOUSE)
        return float(sum(it.severity is not problems.Severity.NOTE for it in found))
    if requirement.sort is Sort.SYMMETRY:
        return float(is_symmetric(maze, Symmetry(requirement.subject)))
    return value_at(measured, requirement.subject)


def value_at(measured: dict[str, Any], name: str) -> float:
    """Return a measure of `Statistics.as_dict`; NaN where it has no value."""
    value: Any = measured
    for key in name.split("."):
        value = None if value is None else value[key]
    return math.nan if value is None else float(value)


def is_symmetric(maze: Maze, symmetry: Symmetry) -> bool:
    """Return whether the cells and walls of each level go to themselves."""
    if find_obstacle(maze, symmetry) is not None:
        return False
    rows, cols = maze.shape[1:]
    row, col = (axis.reshape(-1) for axis in np.indices((rows, cols)))
    sides, matter = maze.grid.view(Space.of(maze).open_sides()), maze.cells >> 1
    for image in IMAGES[symmetry]:
        there = image.place(row, col, (rows, cols))
        if not np.array_equal(matter[:, row, col], matter[:, there[0], there[1]]):
            return False
        for side, named in enumerate(maze.lattice.sides):
            to = maze.lattice.sides.index(image.sides(np.array([named], dtype=np.uint8))[0])
            if not np.array_equal(sides[:, row, col] >> side & 1, sides[:, there[0], there[1]] >> to & 1):
                return False
    return True
