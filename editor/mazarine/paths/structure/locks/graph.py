"""The areas between doors: parts of a maze in which nothing changes what may be done.

Areas are the connected components that are left when every door and every gate is shut. The cell of a key,
of a door that fills it, and of a goal is an area of its own, so that entering an area is the only event.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.maze import Marker, MarkerKind
from mazarine.native.structure import Passages
from mazarine.paths.structure.components import labeled
from mazarine.paths.structure.space import passages, side_steps
from mazarine.regions.space import FLOOR, LINK_SHIFT, OPEN_SIDES, Space

KEYS = (MarkerKind.KEY, MarkerKind.KEY_ONCE)
_Pair = tuple[int, int]


@dataclass(frozen=True, order=True)
class Passage:
    """A passage from one area to another, in one direction.

    Attributes
    ----------
    at, to : the padded places of its ends
    doors : the numbers of the doors that must be open
    is_free : whether it leads through a side out of a cell that is an area of its own to a plain cell
    """

    at: int
    to: int
    doors: tuple[int, ...] = ()
    is_free: bool = False


@dataclass(frozen=True, eq=False)
class LockGraph:
    """The areas of a maze between its doors, and the passages from one to another.

    Attributes
    ----------
    space : of the maze
    inner : the sides and links inside the areas, and the free passages as links
    labels : padded int32, the area of each cell, counted from 1; 0 for rock
    firsts, sizes : (count + 1,) int64, the padded place of the first cell of each area, and its cells
    leaving : for each area that can be left, the passages that lead out
    doors : the doors, in reading order
    keys : by padded place, the keys for any of these doors
    useless : the keys for none
    """

    space: Space
    inner: Passages
    labels: NDArray[np.int32]
    firsts: NDArray[np.int64]
    sizes: NDArray[np.int64]
    leaving: dict[int, list[Passage]]
    doors: list[Marker]
    keys: dict[int, list[Marker]]
    useless: list[Marker]

    @classmethod
    def of(cls, space: Space, markers: Iterable[Marker], goals: Iterable[int] = ()) -> LockGraph:
        """Find the areas: one pass over the cells.

        `goals` are padded places.
        """
        plan = _Plan(space)
        keys: dict[int, list[Marker]] = {}
        for marker in sorted(markers, key=lambda it: (it.cell, it.kind, it.side or "", it.label)):
            place = space.grid.padded_place(marker.cell)
            if space.cells[place] & FLOOR:
                if marker.kind in KEYS:
                    keys.setdefault(place, []).append(marker)
                elif marker.kind.is_barrier:
                    plan.add(marker, place)
        locks = {door.lock for door in plan.doors}
        useless = [key for found in keys.values() for key in found if key.lock not in locks]
        needed = {at: [key for key in found if key.lock in locks] for at, found in keys.items()}
        needed = {at: found for at, found in needed.items() if found}
        special = {*needed, *plan.in_cell, *goals}
        for place in special:
            plan.isolate(place)
        links, between = plan.links(special)
        labels, firsts, sizes = labeled(plan.inner(links))
        leaving: dict[int, list[Passage]] = {}
        for passage in (*plan.passages(special), *between):
            if passage.is_free:
                links.append((passage.at, passage.to))
            leaving.setdefault(int(labels[passage.at]), []).append(passage)
        inner, sizes, firsts = plan.inner(links), np.append(0, sizes), np.append(0, firsts)
        return cls(space, inner, labels, firsts, sizes, leaving, plan.doors, needed, useless)

    def area_at(self, place: int) -> int:
        """Return the area of a padded place."""
        return int(self.labels[place])


class _Plan:
    """The sides that are cut, and what stands there."""

    def __init__(self, space: Space) -> None:
        self.space, self.cells = space, space.cells.copy()
        self.steps = side_steps(space).tolist()
        self.doors: list[Marker] = []
        self.in_cell: dict[int, tuple[int, ...]] = {}
        self._on_side: dict[_Pair, tuple[int, ...]] = {}
        self._closed: set[_Pair] = set()
        self._cut: set[_Pair] = set()

    def add(self, marker: Marker, place: int) -> None:
        """Add a door, or a gate, unless its side is closed anyway."""
        if marker.side is None:
            if marker.kind is MarkerKind.DOOR:
                self.in_cell[place] = (*self.in_cell.get(place, ()), len(self.doors))
                self.doors.append(marker)
            return
        side = self.space.lattice.sides.index(Side[marker.side])
        if not self._open_sides(place) >> side & 1:
            return
        pair = self._cut_side(place, side)
        if marker.kind is MarkerKind.DOOR:
            self._on_side[pair] = (*self._on_side.get(pair, ()), len(self.doors))
            self.doors.append(marker)
        else:
            self._closed.add((place + self.steps[side], place))

    def isolate(self, place: int) -> None:
        """Cut every open side of a cell."""
        is_open = self._open_sides(place)
        for side in range(len(self.steps)):
            if is_open >> side & 1:
                self._cut_side(place, side)

    def _open_sides(self, place: int) -> int:
        return int(self.space.open_sides(np.array([place]))[0])

    def _cut_side(self, place: int, side: int) -> _Pair:
        across, half = place + self.steps[side], len(self.steps) // 2
        # Of six sides a cell has the first half in its byte, those across the others.
        self.cells[place] &= ~(1 << side & OPEN_SIDES) & 0xFF
        self.cells[across] &= ~(1 << (side + half) % (2 * half) & OPEN_SIDES) & 0xFF
        pair = min(place, across), max(place, across)
        self._cut.add(pair)
        return pair

    def passages(self, special: set[int]) -> Iterable[Passage]:
        """Yield the passages through the sides that are cut, in the directions that no gate forbids."""
        for pair in sorted(self._cut):
            for at, to in (pair, pair[::-1]):
                if (at, to) not in self._closed:
                    doors = (*self._on_side.get(pair, ()), *self.in_cell.get(to, ()))
                    is_free = at in special and to not in special and not doors
                    yield Passage(at, to, tuple(sorted(doors)), is_free)

    def links(self, special: set[int]) -> tuple[list[_Pair], list[Passage]]:
        """Return the ends of two-way links between plain cells, and the other links."""
        partners = self.space.partners
        inner, between = [], []
        for at, ends in sorted(partners.items()):
            for to in (end for end in ends if end >= 0):
                if at in special or to in special or at not in partners[to]:
                    between.append(Passage(at, to, self.in_cell.get(to, ())))
                else:
                    inner.append((at, to))
        return inner, between

    def inner(self, links: list[_Pair]) -> Passages:
        """Return the sides that are not cut, and these links from a place to another."""
        starts, ends = np.array(sorted(links), dtype=np.int64).reshape(-1, 2).T
        self.cells[starts] |= 1 << LINK_SHIFT
        return passages(Space(self.space.grid, self.space.lattice, self.cells), starts.copy(), ends.copy())
