"""Carrying region numbers over to a fresh segmentation, by greatest overlap."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.carry import pair_by_overlap, renumber
from editor.regions.kernels.engine import FLAGS, KIND_OF_ROW, NEXT_ROW
from editor.regions.kernels.walks import table_of
from editor.regions.kinds import Kind
from editor.regions.space import Space
from editor.regions.state import State


def carry_numbers(old: State, old_space: Space, new: State, new_space: Space) -> None:
    """Give the regions of the new state the numbers of the old one.

    Rooms overlap by faces and corridors by cells, at equal lattice coordinates; of equal overlaps the
    lower old number goes first. A region that overlaps none that is free takes an unused number.
    """
    here, there = _common(old_space, new_space)
    pairs = [
        (old_space.layout.view(old.face)[here].ravel(), new_space.layout.view(new.face)[there].ravel()),
        (_corridors(old_space, old)[here].ravel(), _corridors(new_space, new)[there].ravel()),
    ]
    olds = np.concatenate([a for a, _ in pairs]).astype(np.int64)
    news = np.concatenate([b for _, b in pairs])
    both = (olds > 0) & (news > 0)
    keys, counts = np.unique(olds[both] << 32 | news[both], return_counts=True)
    heirs = np.zeros(int(new.head[NEXT_ROW]), dtype=np.int32)
    if len(keys):
        order = np.argsort(-counts, kind="stable")
        pair_by_overlap(keys >> 32, keys & 0xFFFFFFFF, order, heirs)
    _fill_in(heirs, old)
    renumber(new.engine, heirs)


def _common(old: Space, new: Space) -> tuple[tuple[slice, ...], tuple[slice, ...]]:
    """Give the parts of two boards that have the same lattice coordinates."""
    levels = slice(min(old.layout.levels, new.layout.levels))
    here, there = [levels], [levels]
    sizes = ((old.layout.rows, new.layout.rows), (old.layout.cols, new.layout.cols))
    for axis, (old_size, new_size) in enumerate(sizes):
        start = max(old.origin[axis], new.origin[axis])
        stop = max(start, min(old.origin[axis] + old_size, new.origin[axis] + new_size))
        here.append(slice(start - old.origin[axis], stop - old.origin[axis]))
        there.append(slice(start - new.origin[axis], stop - new.origin[axis]))
    return tuple(here), tuple(there)


def _corridors(space: Space, state: State) -> NDArray[np.int32]:
    """Give the corridor of each cell, 0 for none."""
    kind, region = space.layout.view(state.kind), space.layout.view(state.region)
    return np.where(kind == Kind.CORRIDOR, region, 0)


def _fill_in(heirs: NDArray[np.int32], old: State) -> None:
    """Give the new numbers that inherit nothing an unused one, if possible not one used before."""
    without = np.flatnonzero(heirs[1:] == 0) + 1
    before = int(old.head[NEXT_ROW])
    used = np.zeros(before + len(without), dtype=bool)
    used[:before] = table_of(old.engine)[:before, FLAGS] & KIND_OF_ROW != 0
    used[0] = True
    heirs[without] = np.flatnonzero(~used)[: len(without)]
