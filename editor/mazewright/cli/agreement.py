"""Whether two segmentations of one maze say the same, up to the numbers of the regions."""

from __future__ import annotations

import numpy as np

from mazewright.maze import Maze
from mazewright.regions import Kind, Segmentation


def disagreement(kept: Segmentation, fresh: Segmentation, maze: Maze) -> str:
    """Return where a segmentation that was kept up differs from a fresh one; empty if nowhere."""
    if kept.kind.shape != fresh.kind.shape:
        return f"it covers {kept.kind.shape} cells where a fresh one covers {fresh.kind.shape}"
    differs = kept.kind != fresh.kind
    if differs.any():
        first = int(differs.argmax())
        kinds = [Kind(int(it.kind.flat[first])).name.lower() for it in (kept, fresh)]
        return f"it says that {_cell(maze, first)} is {kinds[0]} where a fresh one says {kinds[1]}"
    return _other_parts(kept, fresh, maze) or _other_rooms(kept, fresh)


def _other_parts(kept: Segmentation, fresh: Segmentation, maze: Maze) -> str:
    """Compare which cells share a region: each number has to stand for one number on the other side."""
    ours, theirs = kept.region.reshape(-1).astype(np.int64), fresh.region.reshape(-1)
    pairs, firsts = np.unique(ours << 32 | theirs, return_index=True)
    for numbers in (pairs >> 32, pairs & 0xFFFFFFFF):
        _, places, counts = np.unique(numbers, return_index=True, return_counts=True)
        if (counts > 1).any():
            first = int(firsts[places[counts > 1]].min())
            return f"it divides the region of {_cell(maze, first)} otherwise than a fresh one"
    return ""


def _other_rooms(kept: Segmentation, fresh: Segmentation) -> str:
    """Compare rooms by their faces; a room all of whose cells are entries has no cells of its own."""
    lost, more = _rooms(fresh) - _rooms(kept), _rooms(kept) - _rooms(fresh)
    if not lost and not more:
        return ""
    face = min(min(room) for room in lost | more)
    return f"it joins the faces of the room with the face at cell {face} otherwise than a fresh one"


def _rooms(segmentation: Segmentation) -> set[frozenset[tuple[int, ...]]]:
    return {
        frozenset(map(tuple, region.faces.tolist()))
        for region in segmentation.regions.values()
        if region.kind is Kind.ROOM
    }


def _cell(maze: Maze, flat: int) -> str:
    (cell,) = maze.grid.cells_at_flat(np.array([flat])).tolist()
    return f"cell {tuple(cell)}"
