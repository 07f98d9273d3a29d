"""The measures that may be required, by the names of `mazarine stats --json`, and those of locks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mazarine.design import codes
from mazarine.design.messages import UnitText
from mazarine.messages import Message
from mazarine.paths.structure.statistics import difficulty_of


@dataclass(frozen=True)
class Measure:
    """A measure.

    Attributes
    ----------
    name : its path in the JSON of `mazarine stats`, joined by dots
    unit : what it counts
    number : its number in the native core; None where a judge computes it from scratch for each edit
    groups : what a judge has to keep up to date for it
    """

    name: str
    unit: Message
    number: int | None = None
    groups: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether it is a whole number."""
        return self.name not in _REAL

    @property
    def needs_solution(self) -> bool:
        """Whether only a maze with a start and a goal has it."""
        return self.name == "difficulty" or self.name.startswith("solution.")

    def bounds(self, cells: int) -> tuple[float, float]:
        """Return the least and the largest value that a maze of this number of cells can have."""
        if self.name in ("texture.bias", "texture.slant"):
            return -1.0, 1.0
        if self.name in ("dead_ends.share", "texture.braid"):
            return 0.0, 1.0
        if self.name == "difficulty":
            return 0.0, difficulty_of(cells, cells, cells, cells)
        if self.name == "passages.types.absent":
            return 0.0, 16.0
        if self.name in ("solution.length", "longest_path.length", "solution.cells_off"):
            return 0.0, float(cells - 1)
        return 0.0, float(2 * cells if self.name in ("loops.count", "texture.river") else cells)


_SEARCH, _PATH = codes.WITH_SEARCH, codes.WITH_SEARCH | codes.WITH_PATH
_BRANCHES = codes.WITH_SEARCH | codes.WITH_BRANCHES
_ALONG = _PATH | codes.WITH_BRANCHES
_PATTERN_NAMES = {
    "isolated": 0,
    "dead_end.north": 1, "dead_end.east": 2, "dead_end.south": 4, "dead_end.west": 8,
    "straight.north_south": 5, "straight.east_west": 10,
    "turn.north_east": 3, "turn.south_east": 6, "turn.south_west": 12, "turn.north_west": 9,
}  # fmt: skip
_FAST: dict[str, tuple[UnitText, int, int]] = {
    "size.floor": (UnitText.UNIT_CELLS, codes.FLOOR_CELLS, 0),
    "cells.rock": (UnitText.UNIT_CELLS, codes.ROCK_CELLS, 0),
    "cells.corridor": (UnitText.UNIT_CELLS, codes.CORRIDOR_CELLS, 0),
    "cells.crossroad": (UnitText.UNIT_CELLS, codes.CROSSROADS, 0),
    "cells.room": (UnitText.UNIT_CELLS, codes.ROOM_CELLS, 0),
    "regions.corridor": (UnitText.UNIT_CORRIDORS, codes.CORRIDORS, codes.WITH_CORRIDORS),
    "regions.crossroad": (UnitText.UNIT_CROSSROADS, codes.CROSSROADS, 0),
    "regions.room": (UnitText.UNIT_ROOMS, codes.ROOMS, codes.WITH_ROOMS),
    "corridor.longest": (UnitText.UNIT_CELLS, codes.LONGEST_CORRIDOR, codes.WITH_CORRIDORS),
    "room.largest": (UnitText.UNIT_CELLS, codes.LARGEST_ROOM, codes.WITH_ROOMS),
    "crossroads.degree_0": (UnitText.UNIT_CROSSROADS, codes.DEGREES, 0),
    "crossroads.degree_2": (UnitText.UNIT_CROSSROADS, codes.DEGREES + 2, 0),
    "crossroads.degree_3": (UnitText.UNIT_CROSSROADS, codes.DEGREES + 3, 0),
    "crossroads.degree_4": (UnitText.UNIT_CROSSROADS, codes.DEGREES + 4, 0),
    "crossroads.more": (UnitText.UNIT_CROSSROADS, codes.DEGREES + codes.MOST_DEGREE, 0),
    "components.count": (UnitText.UNIT_COMPONENTS, codes.COMPONENTS, _SEARCH),
    "components.largest": (UnitText.UNIT_CELLS, codes.LARGEST_COMPONENT, _SEARCH),
    "loops.count": (UnitText.UNIT_LOOPS, codes.LOOPS, _SEARCH | codes.WITH_ROOMS),
    "dead_ends.count": (UnitText.UNIT_DEAD_ENDS, codes.DEAD_ENDS, 0),
    "dead_ends.share": (UnitText.UNIT_SHARE, codes.DEAD_END_SHARE, 0),
    "dead_ends.tree_cells": (UnitText.UNIT_CELLS, codes.TREE_CELLS, codes.WITH_TREES),
    "passages.linked": (UnitText.UNIT_CELLS, codes.LINKED, 0),
    "passages.four_way": (UnitText.UNIT_CELLS, codes.FOUR_WAY, 0),
    "passages.types.absent": (UnitText.UNIT_TYPES, codes.TYPES_ABSENT, 0),
    "solution.length": (UnitText.UNIT_STEPS, codes.LENGTH, _SEARCH),
    "solution.turns": (UnitText.UNIT_TURNS, codes.TURNS, _PATH),
    "solution.decisions": (UnitText.UNIT_CELLS, codes.DECISIONS, _PATH),
    "solution.dead_ends": (UnitText.UNIT_DEAD_ENDS, codes.BRANCH_ENDS, _BRANCHES),
    "solution.dead_end_cells": (UnitText.UNIT_CELLS, codes.BRANCH_CELLS, _BRANCHES),
    "solution.cells_off": (UnitText.UNIT_CELLS, codes.CELLS_OFF, _SEARCH),
    "texture.river": (UnitText.UNIT_STEPS, codes.RIVER, 0),
    "texture.bias": (UnitText.UNIT_NUMBER, codes.BIAS, 0),
    "texture.slant": (UnitText.UNIT_NUMBER, codes.SLANT, 0),
    "texture.braid": (UnitText.UNIT_SHARE, codes.BRAID, codes.WITH_TREES),
    "difficulty": (UnitText.UNIT_NUMBER, codes.DIFFICULTY, _ALONG),
}
_REAL = (
    "dead_ends.share", "dead_ends.mean_length", "texture.river", "texture.bias", "texture.slant",
    "texture.braid", "difficulty",
)  # fmt: skip
_SLOW = {
    "loops.cells": UnitText.UNIT_CELLS,
    "dead_ends.mean_length": UnitText.UNIT_STEPS,
    "dead_ends.max_length": UnitText.UNIT_STEPS,
    "chokepoints.cells": UnitText.UNIT_CELLS,
    "chokepoints.corridors": UnitText.UNIT_CORRIDORS,
    "longest_path.length": UnitText.UNIT_STEPS,
    "locks.count": UnitText.UNIT_DOORS,
    "locks.soft": UnitText.UNIT_NUMBER,
}


def _all() -> Iterator[Measure]:
    for name, (unit, number, groups) in _FAST.items():
        yield Measure(name, unit(), number, groups)
    for name, pattern in _PATTERN_NAMES.items():
        yield Measure(f"passages.{name}", UnitText.UNIT_CELLS(), codes.PATTERNS + pattern)
    for name, unit in _SLOW.items():
        yield Measure(name, unit())


MEASURES = {measure.name: measure for measure in sorted(_all(), key=lambda it: it.name)}
"""By name, in the order of the alphabet."""

ALIASES = {
    "rooms": "regions.room",
    "corridors": "regions.corridor",
    "crossroads": "regions.crossroad",
    "dead_ends": "dead_ends.count",
    "loops": "loops.count",
    "components": "components.count",
    "turns": "solution.turns",
    "length": "solution.length",
    "floor": "size.floor",
    "locks": "locks.count",
}
"""Shorter names of some measures."""
