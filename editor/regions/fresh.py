"""Making a segmentation from nothing, and carrying numbers over to it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from editor.errors import Cancelled, SpaceError
from editor.maze import Cell
from editor.regions.kernels import full
from editor.regions.kernels.carry import pair_by_overlap
from editor.regions.kernels.state import (
    CORRIDOR,
    FLAGS,
    FREE_ROW,
    KIND_OF_ROW,
    NEXT_ROW,
    ROW_WIDTH,
    SCRATCH,
    State,
)
from editor.regions.space import Space
from editor.regions.tables import Tables

Progress = Callable[[float], bool]
"""Called now and then with the share done (0 to 1); returns whether to go on."""

_BAND = 1 << 19
"""Places segmented between two looks at progress: some 10 ms."""


def fresh_state(space: Space, tables: Tables, progress: Progress | None = None) -> State:
    """Segment a space; the state shares its bytes.

    Raises
    ------
    SpaceError
        If the space contradicts itself.
    Cancelled
        If `progress` said to stop.
    """
    size = space.layout.size
    state = State(
        cells=space.cells,
        kind=np.zeros(size, dtype=np.uint8),
        region=np.zeros(size, dtype=np.int32),
        face=np.zeros(size, dtype=np.int32),
        position=np.zeros(size, dtype=np.int32),
        rows=np.zeros((1, ROW_WIDTH), dtype=np.int32),
        head=np.array([0, 0, 0, 0, 1, 0], dtype=np.int64),
    )
    first, last = tables.first, size - tables.first
    bands = [(start, min(start + _BAND, last)) for start in range(first - tables.stride, last, _BAND)]
    steps = _Steps(progress, 3 * len(bands))
    for start, stop in bands:
        bad = full.join_faces(state, tables, start, stop)
        if bad >= 0:
            raise contradiction(space, int(bad))
        steps.done()
    corridor_cells = 0
    for start, stop in bands:
        state = with_rows(state, stop - start)
        corridor_cells += full.name_cells(state, tables, start, stop)
        steps.done()
    for rings in (False, True):
        for start, stop in bands:
            if corridor_cells == 0:
                break
            state = with_rows(state, stop - start)
            corridor_cells -= full.walk_corridors(state, tables, start, stop, rings)
            steps.done()
    return state._replace(rows=state.rows[: int(state.head[NEXT_ROW])].copy())


def with_rows(state: State, more: int) -> State:
    """Give the state with room for so many more rows."""
    wanted = int(state.head[NEXT_ROW]) + more
    if wanted <= len(state.rows):
        return state
    rows = np.empty((max(wanted, len(state.rows) * 3 // 2), ROW_WIDTH), dtype=np.int32)
    rows[: len(state.rows)] = state.rows
    return state._replace(rows=rows)


def carry_numbers(old: State, old_space: Space, new: State, new_space: Space) -> State:
    """Give the new state with the numbers of the old one, by greatest overlap.

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
    return _renumbered(new, heirs)


def contradiction(space: Space, place: int) -> SpaceError:
    """Say which cell contradicts its neighbours."""
    cell = lattice_cell(space, place) if 0 <= place < space.layout.size else place
    return SpaceError(f"The space contradicts itself at cell {cell}: a side is open from one cell only.")


def lattice_cell(space: Space, place: int) -> Cell:
    """Give the lattice coordinates of a padded place."""
    level, row, col = space.layout.array_place(place)
    return level, row + space.origin[0], col + space.origin[1]


class _Steps:
    """Counts the steps of a long work and lets it be stopped between two."""

    def __init__(self, progress: Progress | None, count: int) -> None:
        self._progress = progress
        self._count = count
        self._done = 0

    def done(self) -> None:
        self._done += 1
        if self._progress and not self._progress(min(self._done / self._count, 1.0)):
            raise Cancelled


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
    return np.where(kind == CORRIDOR, region, 0)


def _fill_in(heirs: NDArray[np.int32], old: State) -> None:
    """Give the new numbers that inherit nothing an unused one, if possible not one used before."""
    without = np.flatnonzero(heirs[1:] == 0) + 1
    limit = int(old.head[NEXT_ROW]) + len(without)
    used = np.zeros(limit, dtype=bool)
    used[: int(old.head[NEXT_ROW])] = old.rows[: int(old.head[NEXT_ROW]), FLAGS] & KIND_OF_ROW != 0
    used[0] = True
    heirs[without] = np.flatnonzero(~used)[: len(without)]


def _renumbered(state: State, numbers: NDArray[np.int32]) -> State:
    """Give the state with row and number `numbers[n]` for every number n."""
    count = int(numbers.max()) + 1
    rows = np.zeros((count, ROW_WIDTH), dtype=np.int32)
    rows[numbers] = state.rows[: len(numbers)]
    head = state.head.copy()
    head[NEXT_ROW], head[FREE_ROW] = count, 0
    free = np.flatnonzero(rows[1:, FLAGS] == 0) + 1
    if len(free):
        rows[free[:-1], SCRATCH] = free[1:]
        head[FREE_ROW] = free[0]
    own = state.region < len(numbers)
    state.region[own] = numbers[state.region[own]]
    state.face[:] = numbers[state.face]
    return state._replace(rows=rows, head=head)
