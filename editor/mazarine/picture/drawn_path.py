"""A path through the maze as it is drawn: straight runs, and the links between them."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.lattice import Geometry
from mazarine.messages import Message, Series
from mazarine.picture.messages import PathText
from mazarine.regions import Space

_SAME = 1e-6
"""How much two directions may differ by rounding."""


@dataclass(frozen=True, eq=False)
class DrawnPath:
    """A path from cell to cell.

    Attributes
    ----------
    length : the number of steps
    corners : (n, 3) lattice cells: the start, every cell where the path turns or takes a link, the goal
    leaps : (n - 1,) bool, whether a link leads from a corner to the next; else a straight run does
    geometry : where lattice cells are on the scene, if the board begins at the first of all
    runs : (4, n - 1) x, y, x, y of the middle of each corner and the next
    """

    length: int
    corners: NDArray[np.int64]
    leaps: NDArray[np.bool_]
    geometry: Geometry
    runs: NDArray[np.float64] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        # Here, because a path is made in the segmentation thread: long ones take longer than a frame.
        middles = self.geometry.middles(self.corners[:, 1], self.corners[:, 2]).T
        object.__setattr__(self, "runs", np.concatenate((middles[:, :-1], middles[:, 1:])))

    @classmethod
    def of(cls, cells: NDArray[np.int64], space: Space) -> DrawnPath:
        """Simplify a path over (n, 3) lattice cells, each the neighbor of the one before in this space."""
        steps = np.diff(cells, axis=0)
        leaps = ~_are_passages(cells[:-1], steps, space)
        geometry = space.lattice.geometry((0, 0))
        directions = np.diff(geometry.middles(cells[:, 1], cells[:, 2]), axis=0)
        turns = leaps[1:] | leaps[:-1] | (abs(directions[1:] - directions[:-1]) > _SAME).any(axis=1)
        kept = np.ones(len(cells), dtype=np.bool_)
        kept[1:-1] = turns
        corners = np.flatnonzero(kept)
        return cls(len(steps), cells[corners], leaps[corners[:-1]], geometry)

    @property
    def links(self) -> int:
        """The number of links that it takes."""
        return int(self.leaps.sum())

    @property
    def levels(self) -> list[int]:
        """The levels that it passes, in order."""
        numbers: list[int] = np.unique(self.corners[:, 0]).tolist()
        return numbers

    @property
    def summary(self) -> Message:
        """Its length, its links and its levels: "14 steps, 2 links, levels 0 and 1"."""
        parts = [Noun.STEPS(count=self.length)]
        if self.links:
            parts.append(Noun.LINKS(count=self.links))
        levels = self.levels
        if len(levels) == 2:
            parts.append(PathText.OVER_TWO_LEVELS(first_level=levels[0], second_level=levels[1]))
        elif len(levels) > 2:
            parts.append(Noun.LEVELS(count=len(levels)))
        return PathText.PATH_SUMMARY(parts=Series(tuple(parts), last=", "))


def _are_passages(cells: NDArray[np.int64], steps: NDArray[np.int64], space: Space) -> NDArray[np.bool_]:
    """Return which steps go through a side that is spatially open; the others take a link."""
    here, there = (space.grid.padded_places(at) for at in (cells, cells + steps))
    is_open = space.open_sides(here)
    are_passages = np.zeros(len(steps), dtype=np.bool_)
    for number, step in enumerate(space.sides):
        are_passages |= (there - here == step) & (is_open >> np.uint8(number) & 1 > 0)
    return are_passages
