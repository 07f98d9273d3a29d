"""What an update may cost: a constant for each dirty cell, and the pieces of the board.

What it tells may follow the smaller parts. A *smaller part* is all but the largest of what a region falls
into or is merged from, in faces of rooms and cells of corridors. Most tests know it from their shape; the
random ones count it anew.
"""

from __future__ import annotations

import numpy as np

from mazarine.maze import Maze
from mazarine.maze.edits import Change, Edit, SetWalls
from mazarine.regions import Delta, Kind, Segmentation

EACH = 8
"""Cells for each dirty one, and for each face or cell of a smaller part. A wall has two dirty cells; those in
the faces beside it, and the corridors that they join, are visited: 15 at most in random boards. A face that
goes from room to room has two cells of its own in the narrowest room.
"""
TILE = 64
SIDES = 4
"""Those of a face that is lost or gained, from each of which its tile may be flooded row by row."""
_LINKS = 4 * TILE // 2
"""Links over the borders of a tile: a link needs a gap after it."""
_SEGMENTS = 3 * 1024
"""Cells of segments that are written for a dirty cell: of the two that a cut makes or a joint brings
together, and of those beside them that become one.
"""
_LANES, _SHORTEST_PAIR = TILE // 2, 512
"""Patches of a tile that go over its borders; two segments that follow each other have more cells."""


def most_visited(maze: Maze, dirty: int, kind: Kind) -> int:
    """Return what an update of some cells visits at most, on a board of one square of tiles."""
    levels, rows, cols = maze.shape
    if kind is Kind.CORRIDOR:
        # Each dirty cell moves, turns or gives at most all records, of which the shorter part has half.
        return dirty * (EACH + min(_SEGMENTS, 3 * maze.cells.size)) + 6 * maze.cells.size // _SHORTEST_PAIR
    tiles = -(-levels * (rows + 1) // TILE) * -(-cols // TILE)
    links = _LINKS if tiles > 1 else 0
    return dirty * (EACH + SIDES * min(rows, TILE) + links) + 2 * _LANES * tiles


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
        """Require that a part falls off, and that the smaller side gets another number."""
        before = self._count
        change, _ = self._follow(edit, smaller)
        assert self._count > before, "nothing fell off"
        return change

    def merges(self, edit: Edit, smaller: int) -> Change:
        """Require that regions merge, which is never searched."""
        before = self._count
        change, delta = self._follow(edit, smaller)
        assert self._count < before, "nothing merged"
        assert delta.searched == 0, delta.searched
        return change

    def stays(self, edit: Edit, *, may_search: bool = False) -> Change:
        """Require that the regions stay as many; the sides of a room may have to meet in a search."""
        before = self._count
        change, delta = self._follow(edit, 0)
        assert self._count == before, (self._count, before)
        assert may_search or delta.searched == 0, delta.searched
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

    def _follow(self, edit: Edit, smaller: int) -> tuple[Change, Delta]:
        change = edit.apply(self.maze)
        delta = self.segmentation.update(change)
        delta.write(*self._told)
        dirty = len(change.dirty)
        told, bound = EACH * (dirty + smaller), most_visited(self.maze, dirty, self.kind)
        assert delta.count <= told, (delta.count, told)
        assert delta.visited <= bound, (delta.visited, bound)
        return change, delta


def _sizes(segmentation: Segmentation) -> list[tuple[Kind, int, int]]:
    regions = segmentation.regions.values()
    return sorted((region.kind, region.size, region.face_count) for region in regions)


def wall(row: int, col: int, side: str, state: str = "wall") -> SetWalls:
    """Set one side of a cell of the lowest level."""
    return SetWalls([(0, row, col, side, state)])
