"""Rooms, corridors and crossroads on a tiling: the definition of `docs/explanation/segmentation.md`.

The kind of a cell depends on its own sides and corners. A change is followed where it reaches: the rooms and
corridors that it touches are put together again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from heapq import heappop, heappush
from itertools import count

import numpy as np
from numpy.typing import NDArray

from mazarine.regions import Kind
from mazarine.tilings.tiling import Tiling


class TilingRegions:
    """The regions of a maze on a tiling.

    Attributes
    ----------
    kind : (cells,) uint8, codes of `Kind`
    region : (cells,) int32, the number of the region of each cell, from 1
    """

    def __init__(self, tiling: Tiling, is_open: NDArray[np.bool_]) -> None:
        self._tiling, self._is_open = tiling, is_open
        self.kind = np.zeros(len(tiling), dtype=np.uint8)
        self.region = np.zeros(len(tiling), dtype=np.int32)
        self._is_face = np.zeros(len(tiling.points), dtype=bool)
        numbers = _Numbers()
        self._rooms = _Groups(numbers, len(tiling.points), self._is_face.__getitem__, self._faces_beside)
        self._others = _Groups(numbers, len(tiling), self._is_no_room, self._along)
        self._follow(range(len(tiling.points)), range(len(tiling)))

    def __len__(self) -> int:
        return len(self._rooms.members) + len(self._others.members)

    @property
    def rooms(self) -> dict[int, set[int]]:
        """The corners with the open faces of each room, by number."""
        return self._rooms.members

    def update(self, sides: Iterable[int]) -> None:
        """Follow sides that were opened or closed."""
        corners = {corner for side in sides for corner in self._tiling.ends[side].tolist()}
        self._follow(corners, self._cells_at(corners))

    def _follow(self, corners: Iterable[int], cells: Iterable[int]) -> None:
        """Follow a change of the sides at some corners, which these cells have."""
        for corner in corners:
            sides = self._tiling.sides_at[corner]
            self._is_face[corner] = self._tiling.is_inner[corner] and self._is_open[sides].all()
        for cell in cells:
            self.kind[cell] = self._kind_of(cell)
        changed = self._cells_at(self._rooms.follow(corners)) | self._others.follow(cells)
        for cell in changed:
            is_room = self.kind[cell] == Kind.ROOM
            number = self._rooms.numbers[self._face_of(cell)] if is_room else self._others.numbers[cell]
            self.region[cell] = number

    def _kind_of(self, cell: int) -> Kind:
        outline, sides = self._tiling.outlines[cell], self._tiling.sides_of[cell]
        opened = [side for side in sides if self._is_open[side]]
        faces = self._is_face[list(outline)]
        if not faces.any():
            return Kind.CORRIDOR if len(opened) in (1, 2) else Kind.CROSSROAD
        groups = np.count_nonzero(faces & ~np.roll(faces, 1))
        has_way_out = not self._is_face[self._tiling.ends[opened]].any(axis=1).all()
        return Kind.CROSSROAD if groups > 1 or has_way_out else Kind.ROOM

    def _cells_at(self, corners: Iterable[int]) -> set[int]:
        sides = [side for corner in corners for side in self._tiling.sides_at[corner]]
        return set(self._tiling.cells[sides].ravel().tolist()) - {-1}

    def _face_of(self, cell: int) -> int:
        return next(corner for corner in self._tiling.outlines[cell] if self._is_face[corner])

    def _faces_beside(self, corner: int) -> Iterator[int]:
        """Yield the corners with open faces that share a side with the one at a corner."""
        for side in self._tiling.sides_at[corner]:
            yield from (it for it in self._tiling.ends[side].tolist() if it != corner and self._is_face[it])

    def _is_no_room(self, cell: int) -> bool:
        return bool(self.kind[cell] != Kind.ROOM)

    def _along(self, cell: int) -> Iterator[int]:
        """Yield the cells that a cell of a corridor is joined to; a crossroad is alone."""
        if self.kind[cell] == Kind.CORRIDOR:
            for side, beside in self._tiling.neighbors[cell]:
                if self._is_open[side] and self.kind[beside] == Kind.CORRIDOR:
                    yield beside


class _Numbers:
    """Numbers from 1; `take` returns the lowest that is free."""

    def __init__(self) -> None:
        self._free: list[int] = []
        self._fresh = count(1)

    def take(self) -> int:
        return heappop(self._free) if self._free else next(self._fresh)

    def give_back(self, number: int) -> None:
        heappush(self._free, number)


class _Groups:
    """Things that are beside each other, in groups with numbers.

    Attributes
    ----------
    numbers : (things,) int32, the number of the group of each, 0 for none
    members : the things of each group, by number
    """

    def __init__(
        self,
        names: _Numbers,
        things: int,
        is_there: Callable[[int], bool],
        beside: Callable[[int], Iterator[int]],
    ) -> None:
        self._names, self._is_there, self._beside = names, is_there, beside
        self.numbers = np.zeros(things, dtype=np.int32)
        self.members: dict[int, set[int]] = {}

    def follow(self, changed: Iterable[int]) -> set[int]:
        """Put together again what may have been parted or joined; return all things that it looked at.

        The largest part of a group keeps its number, and of groups that are joined the largest gives it.
        """
        pool = set(changed)
        pool.update(beside for thing in list(pool) if self._is_there(thing) for beside in self._beside(thing))
        before = {number: self.members.pop(number) for number in self._numbers_of(pool)}
        pool.update(*before.values())
        parts = self._parts({thing for thing in pool if self._is_there(thing)})
        self.numbers[list(pool)] = 0
        shares = Counter({
            (number, at): len(part & members)
            for at, part in enumerate(parts) for number, members in before.items()
        })  # fmt: skip
        kept: dict[int, int] = {}
        for (number, at), shared in shares.most_common():
            if shared and at not in kept and number not in kept.values():
                kept[at] = number
        for number in before.keys() - set(kept.values()):
            self._names.give_back(number)
        for at, part in enumerate(parts):
            number = kept[at] if at in kept else self._names.take()
            self.members[number] = part
            self.numbers[list(part)] = number
        return pool

    def _numbers_of(self, things: set[int]) -> set[int]:
        return set(self.numbers[list(things)].tolist()) - {0}

    def _parts(self, left: set[int]) -> list[set[int]]:
        parts = []
        while left:
            waiting = [left.pop()]
            part = set(waiting)
            while waiting:
                fresh = left.intersection(self._beside(waiting.pop()))
                left -= fresh
                part |= fresh
                waiting += fresh
            parts.append(part)
        return parts
