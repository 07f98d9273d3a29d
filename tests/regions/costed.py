"""What an update may cost: a constant times the dirty cells and the smaller parts, and the search.

A *smaller part* is all but the largest of what a region falls into or is merged from, in faces of
rooms and cells of corridors. Most tests know it from their shape; the random ones count it anew.
"""

from __future__ import annotations

import numpy as np

from mazarine.maze import Maze
from mazarine.maze.edits import Change, Edit, SetWalls
from mazarine.regions import Delta, Kind, Segmentation

EACH = 6
"""The constant, for all shapes. A wall has two dirty cells; six in the faces beside it may change their
kind, and may be written again as corridors. A face that goes from room to room has two cells of its own
in the narrowest room. And a search looks at what falls off and as much beside it, some runs at a time.
"""


class Costed:
    """A maze and its segmentation; every edit says what it may cost at most.

    Regions of one kind are counted: what falls off and merges, and is meant to, is of this kind.
    """

    def __init__(self, maze: Maze, kind: Kind = Kind.ROOM) -> None:
        self.maze = maze
        self.kind = kind
        self.segmentation = Segmentation.of(maze)
        self._told = self.segmentation.kind.copy(), self.segmentation.region.copy()

    def falls_off(self, edit: Edit, smaller: int) -> Change:
        """Require that a part falls off, which is searched and relabelled by the smaller side."""
        before = self._count
        change, delta, bound = self._follow(edit, smaller)
        assert self._count > before, "nothing fell off"
        assert delta.searched <= bound, (delta.searched, bound)
        return change

    def merges(self, edit: Edit, smaller: int) -> Change:
        """Require that regions merge, which is never searched."""
        before = self._count
        change, delta, _ = self._follow(edit, smaller)
        assert self._count < before, "nothing merged"
        assert delta.searched == 0, delta.searched
        return change

    def stays(self, edit: Edit, *, searched: int = 0, shifted: int = 0) -> Change:
        """Require that the regions stay as many.

        The sides of a room may have to meet in a search, and a part of a ring to be shifted.
        """
        before = self._count
        change, delta, _ = self._follow(edit, shifted)
        assert self._count == before, (self._count, before)
        assert delta.searched <= searched, (delta.searched, searched)
        return change

    def require_right(self) -> None:
        """Require that all is as in a fresh segmentation, but for the numbers, and that deltas told it."""
        ours, fresh = self.segmentation, Segmentation.of(self.maze)
        assert np.array_equal(self._told, (ours.kind, ours.region))
        assert np.array_equal(ours.kind, fresh.kind)
        pairs = ours.region.astype(np.int64) << 32 | fresh.region
        assert len(np.unique(pairs)) == len(np.unique(ours.region)) == len(np.unique(fresh.region))
        assert _sizes(ours) == _sizes(fresh)
        numbers, counts = np.unique(ours.region[ours.region > 0], return_counts=True)
        assert [ours.regions[number].size for number in numbers.tolist()] == counts.tolist()

    @property
    def _count(self) -> int:
        return self.segmentation.regions.count(self.kind)

    def _follow(self, edit: Edit, smaller: int) -> tuple[Change, Delta, int]:
        change = edit.apply(self.maze)
        delta = self.segmentation.update(change)
        delta.write(*self._told)
        bound = EACH * (len(change.dirty) + smaller)
        assert delta.visited - delta.searched <= bound, (delta.visited, delta.searched, bound)
        return change, delta, bound


def _sizes(segmentation: Segmentation) -> list[tuple[Kind, int, int]]:
    regions = segmentation.regions.values()
    return sorted((region.kind, region.size, region.face_count) for region in regions)


def wall(row: int, col: int, side: str, state: str = "wall") -> SetWalls:
    """Set one side of a cell of the lowest level."""
    return SetWalls([(0, row, col, side, state)])
