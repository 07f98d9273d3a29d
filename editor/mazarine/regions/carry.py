"""Carrying region numbers over to a fresh segmentation, by greatest overlap."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from mazarine.regions.codes import FLAGS, KIND_OF_ROW, NEXT_ROW
from mazarine.regions.kernels.carry import Cut, Overlap, meet, pair_rivals, renumber, rivals
from mazarine.regions.kernels.walks import table_of
from mazarine.regions.space import Space
from mazarine.regions.state import SegmentationState


def carry_numbers(
    old: SegmentationState, old_space: Space, new: SegmentationState, new_space: Space
) -> Iterator[float]:
    """Yield the regions of the new state the numbers of the old one; yield the share done, to 1.

    Rooms overlap by faces and corridors by cells, at equal lattice coordinates; of equal overlaps the
    lower old number goes first. A region that overlaps none that is free takes an unused number.
    """
    here, there = _common(old_space, new_space)
    before, now = _cut(old, old_space, here), _cut(new, new_space, there)
    overlap = Overlap(
        np.zeros(int(old.head[NEXT_ROW]), dtype=np.int32),
        np.zeros(int(new.head[NEXT_ROW]), dtype=np.int32),
        np.zeros(int(new.head[NEXT_ROW]), dtype=np.int32),
    )
    meet(overlap, before, now)
    yield 0.4
    found = rivals(overlap, before, now)
    yield 0.7
    keys, which = np.unique(found[:, 0], return_inverse=True)
    overlaps = np.bincount(which, weights=found[:, 1], minlength=len(keys))
    pair_rivals(overlap, keys[np.argsort(-overlaps, kind="stable")])
    _fill_in(overlap.heirs, old)
    yield 0.8
    renumber(new.engine, overlap.heirs)
    yield 1.0


def _cut(state: SegmentationState, space: Space, part: tuple[slice, ...]) -> Cut:
    view = space.grid.view
    return Cut(view(state.kind)[part], view(state.region)[part], view(state.face)[part])


def _common(old: Space, new: Space) -> tuple[tuple[slice, ...], tuple[slice, ...]]:
    """Return the parts of two boards that have the same lattice coordinates."""
    levels = slice(min(old.grid.levels, new.grid.levels))
    here, there = [levels], [levels]
    for axis, (old_first, new_first) in enumerate(zip(old.grid.origin, new.grid.origin, strict=True), 1):
        start = max(old_first, new_first)
        stop = max(start, min(old_first + old.grid.shape[axis], new_first + new.grid.shape[axis]))
        here.append(slice(start - old_first, stop - old_first))
        there.append(slice(start - new_first, stop - new_first))
    return tuple(here), tuple(there)


def _fill_in(heirs: NDArray[np.int32], old: SegmentationState) -> None:
    """Assign unused numbers to regions that inherit none, if possible never used before."""
    without = np.flatnonzero(heirs[1:] == 0) + 1
    before = int(old.head[NEXT_ROW])
    used = np.zeros(before + len(without), dtype=bool)
    used[:before] = table_of(old.engine)[:before, FLAGS] & KIND_OF_ROW != 0
    used[0] = True
    heirs[without] = np.flatnonzero(~used)[: len(without)]
