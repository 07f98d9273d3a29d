"""Whether two segmentations of a maze are the same, except for the numbers of the regions."""

from __future__ import annotations

import numpy as np

from mazarine.cli.messages import CliMessage
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.regions import Kind, Segmentation


def difference(updated: Segmentation, new: Segmentation, maze: Maze) -> Message | None:
    """Return the first difference of an updated segmentation from a new one; None if they are the same."""
    if updated.kind.shape != new.kind.shape:
        return CliMessage.SHAPE_DIFFERS(found=updated.kind.shape, expected=new.kind.shape)
    differs = updated.kind != new.kind
    if differs.any():
        first = int(differs.argmax())
        found, expected = (Kind(int(it.kind.flat[first])).name.lower() for it in (updated, new))
        return CliMessage.KIND_DIFFERS(cell=_cell(maze, first), found=found, expected=expected)
    return _region_difference(updated, new, maze) or _room_difference(updated, new)


def _region_difference(updated: Segmentation, new: Segmentation, maze: Maze) -> Message | None:
    """Compare which cells share a region: each number must correspond to one number of the other."""
    ours, theirs = updated.region.reshape(-1).astype(np.int64), new.region.reshape(-1)
    pairs, firsts = np.unique(ours << 32 | theirs, return_index=True)
    for numbers in (pairs >> 32, pairs & 0xFFFFFFFF):
        _, places, counts = np.unique(numbers, return_index=True, return_counts=True)
        if (counts > 1).any():
            first = int(firsts[places[counts > 1]].min())
            return CliMessage.REGION_DIFFERS(cell=_cell(maze, first))
    return None


def _room_difference(updated: Segmentation, new: Segmentation) -> Message | None:
    """Compare rooms by their faces; a room all of whose cells are entries has no cells of its own."""
    differing = _rooms(new) ^ _rooms(updated)
    if not differing:
        return None
    return CliMessage.ROOM_DIFFERS(cell=min(min(room) for room in differing))


def _rooms(segmentation: Segmentation) -> set[frozenset[tuple[int, ...]]]:
    return {
        frozenset(map(tuple, region.faces.tolist()))
        for region in segmentation.regions.values()
        if region.kind is Kind.ROOM
    }


def _cell(maze: Maze, flat: int) -> tuple[int, ...]:
    (cell,) = maze.grid.cells_at_flat(np.array([flat])).tolist()
    return tuple(cell)
