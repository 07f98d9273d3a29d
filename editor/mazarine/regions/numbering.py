"""The numbers of regions beyond one segmentation: kept in files, and through moves of the whole board."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Grid
from mazarine.maze.numbering import Numbering
from mazarine.native.regions import Overlap, pair_rivals, renumber
from mazarine.regions.codes import CORRIDOR, FLAGS, KIND_OF_ROW, NEXT_ROW, ROOM
from mazarine.regions.state import SegmentationState

_MOST_NUMBERED = 1_100_000
"""Cells of a maze, its margins among them, of which a file keeps the numbers of all regions."""
_MOST_PLACES, _MOST_PLACES_IN_ALL = 64, 200_000
"""Places that a file keeps of each region, and of all if each has one."""
MOST_UNUSED = 1 << 21
"""How many numbers without a region there may be: the table of regions has a row for each."""


def numbering_of(
    state: SegmentationState, grid: Grid, most: int | None = None, only: Collection[int] | None = None
) -> Numbering:
    """Return the numbers of rooms and corridors.

    Parameters
    ----------
    most : how many places of each region there are at most; by default all
    only : these regions only
    """
    anchors = np.flatnonzero(np.unpackbits(state.plane.view(np.uint8), bitorder="little"))
    faces, kinds = np.divmod(anchors, 64 * len(state.plane) // len(state.cells))
    cells = np.flatnonzero(state.kind == CORRIDOR)
    places = np.concatenate((faces, cells))
    numbers = np.concatenate((state.rooms_of(anchors), state.regions_at(cells)))
    kinds = np.concatenate((kinds + 1, np.zeros_like(cells))).astype(np.uint8)
    if only is not None:
        kept = np.isin(numbers, list(only))
        places, numbers, kinds = places[kept], numbers[kept], kinds[kept]
    if most is not None:
        chosen = _sampled(numbers, most)
        places, numbers, kinds = places[chosen], numbers[chosen], kinds[chosen]
    following = int(state.head[NEXT_ROW])
    return Numbering(numbers, grid.cells_at_padded(places), kinds, only is None, following)


def numbering_to_keep(state: SegmentationState, grid: Grid, named: Collection[int]) -> Numbering:
    """Return the numbers that a file keeps: of all regions, or of a large maze those of named ones."""
    is_large = len(state.cells) > _MOST_NUMBERED
    regions = len(named) if is_large else int(state.head[CORRIDOR : ROOM + 1].sum())
    most = max(1, min(_MOST_PLACES, _MOST_PLACES_IN_ALL // (regions or 1)))
    return numbering_of(state, grid, most, named if is_large else None)


def _sampled(numbers: NDArray[np.int32], most: int) -> NDArray[np.int64]:
    """Return at most `most` places of each number, sorted by number, and evenly distributed."""
    order = np.argsort(numbers, kind="stable")
    _, starts, counts = np.unique(numbers[order], return_index=True, return_counts=True)
    within = np.arange(len(order)) - np.repeat(starts, counts)
    sizes = np.repeat(np.maximum(counts, most), counts)
    is_kept = within * most // sizes != (within - 1) * most // sizes
    kept: NDArray[np.int64] = order[is_kept]
    return kept


def take_numbering(state: SegmentationState, grid: Grid, numbering: Numbering) -> None:
    """Set the numbers of a fresh state to those that a numbering has for its regions."""
    count = int(state.head[NEXT_ROW])
    limit = count + MOST_UNUSED
    rows = _rows_at(state, grid, numbering)
    fits = (rows > 0) & (numbering.numbers < limit)
    keys, overlaps = np.unique(
        numbering.numbers[fits].astype(np.int64) << 32 | rows[fits], return_counts=True
    )
    heirs = np.zeros(count, dtype=np.int32)
    overlap = Overlap(
        partner_of_old=np.zeros(limit, dtype=np.int32), partner_of_new=np.zeros_like(heirs), heirs=heirs
    )
    pair_rivals(overlap, keys[np.argsort(-overlaps, kind="stable")])
    following = max(int(heirs.max(initial=0)) + 1, min(numbering.next, limit))
    without = np.flatnonzero(heirs[1:] == 0) + 1
    if not numbering.is_complete:
        own = without[~np.isin(without, heirs)]
        heirs[own] = own
        following = max(following, count)
        without = np.setdiff1d(without, own, assume_unique=True)
    heirs[without] = following + np.arange(len(without), dtype=np.int32)
    heirs[0] = following + len(without) - 1  # Numbers from the next on are given to later regions.
    renumber(state.engine, heirs)


def _rows_at(state: SegmentationState, grid: Grid, numbering: Numbering) -> NDArray[np.int32]:
    """Return the room or corridor at each place of a numbering, 0 for none."""
    rows = np.zeros(len(numbering.numbers), dtype=np.int32)
    at = grid.array_places(numbering.cells)
    inside = ((at >= 0) & (at < grid.shape)).all(axis=1)
    places = grid.padded_places(numbering.cells[inside])
    faces = numbering.faces[inside]
    is_corridor = (state.kind[places] == CORRIDOR) & (faces == 0)
    kinds = 64 * len(state.plane) // len(state.cells)
    anchors = places * kinds + np.clip(faces, 1, kinds) - 1
    found = np.where(faces > 0, state.rooms_of(anchors), 0)
    found[is_corridor] = state.regions_at(places[is_corridor])
    rows[inside] = found
    return rows


def exchanges(
    state: SegmentationState, grid: Grid, before: NDArray[np.int64], new: Collection[int]
) -> list[tuple[int, int]]:
    """Return pairs of numbers to exchange, in order, so that regions have the numbers from before.

    Parameters
    ----------
    before : (n, 2) numbers and flat places, as in `Delta.places`; the first place of a number counts, and the
        first number of a region
    new : the numbers that no region had then; no other region gives its number away
    """
    places = grid.flat_to_padded(before[:, 1])
    corridors = np.where(state.kind[places] == CORRIDOR, state.regions_at(places), 0)
    found = np.maximum(state.rooms_at(places), corridors)
    numbers = before[:, 0].tolist()
    movable = {*new, *numbers}
    wanted: dict[int, int] = {}
    taken = set[int]()
    for number, row in zip(numbers, found.tolist(), strict=True):
        if number not in wanted and row not in taken:
            wanted[number] = row
            taken.add(row)
    flags = state.engine.rows[:, FLAGS]
    # The number that a region has now, and the region that has a number, once they have moved.
    now: dict[int, int] = {}
    held: dict[int, int] = {}
    pairs = []
    for number, row in wanted.items():
        here = now.get(row, row)
        kind, other_kind = flags[row] & KIND_OF_ROW, flags[number] & KIND_OF_ROW
        if row not in movable or here == number or other_kind not in (0, kind):
            continue
        pairs.append((number, here))
        other = held.get(number, number)
        now[row], now[other], held[number], held[here] = number, here, row, other
    return pairs
