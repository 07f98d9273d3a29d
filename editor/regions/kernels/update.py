"""One update: removal before addition, at a cost that follows what changes.

Dirty cells, faces lost, rooms that may fall apart, corridors cut, crossroads gone; then faces gained,
rooms that merge, corridors that merge, and the rest is crossroads.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.compiled import inner, kernel, no_numbers, whole
from editor.regions.kernels.corridors import add_cell, cut_between, cut_out, extend, join, make_cuts, no_cuts
from editor.regions.kernels.rooms import GAINED, gain_faces, lose_faces
from editor.regions.kernels.state import (
    ADDED,
    CORRIDOR,
    CROSSROAD,
    FLAGS,
    FLOOR,
    FREE_ROW,
    GONE,
    NEW,
    NOTED,
    OPEN_SIDES,
    ROCK,
    ROOM,
    ROOM_CELLS,
    SCRATCH,
    TOUCHED,
    State,
    Work,
    crossroad_number,
    flat_place,
    is_cell,
    is_face,
    kind_of,
    note,
    touch,
)
from editor.regions.tables import CROSSROAD_BASE, Tables

_Answer = tuple[
    int, NDArray[np.int64], NDArray[np.uint8], NDArray[np.int32],
    NDArray[np.int32], NDArray[np.int32], NDArray[np.int32], NDArray[np.int64],
]  # fmt: skip


@kernel
def update(state: State, tables: Tables, places: NDArray[np.int64], values: NDArray[np.uint8]) -> _Answer:
    """Write new bytes of cells and bring everything that follows from them up to date.

    Parameters
    ----------
    state : changed in place
    places, values : the padded places, each once, and their new bytes

    Returns
    -------
    bad : -1, or the first place at which the new bytes would contradict the others; nothing changed then
    cells, kinds, regions : the flat places whose kind or region is another now, and what they are
    gone, new, changed : region numbers
    visits : see `Work`
    """
    work = Work(
        no_numbers(),
        no_numbers(),
        no_numbers(),
        np.zeros(2, dtype=np.int64),
    )
    before, bad = _write(state, tables, work, places, values)
    if bad < 0:
        _follow(state, tables, work, before)
    return _answer(state, tables, work, bad)


@inner
def _write(
    state: State, tables: Tables, work: Work, places: NDArray[np.int64], values: NDArray[np.uint8]
) -> tuple[NDArray[np.uint8], int]:
    """Write the bytes; give those before and the first bad place, after which everything is as it was."""
    count = len(places)
    before = np.empty(count, dtype=np.uint8)
    bad = whole(-1)
    written = 0
    for index in range(count):
        place = places[index]
        if not is_cell(tables, place) or values[index] >= TOUCHED or state.cells[place] & TOUCHED:
            bad = place
            break
        touch(state, work, place)
        before[index] = state.cells[place] & ~np.uint8(TOUCHED)
        state.cells[place] = values[index] | TOUCHED
        written += 1
    for index in range(written):
        if bad >= 0:
            break
        if not _agrees(state, tables, places[index]):
            bad = places[index]
    if bad >= 0:
        for index in range(written):
            state.cells[places[index]] = before[index]
        work.log.clear()
    return before, bad


@inner
def _agrees(state: State, tables: Tables, place: int) -> bool:
    """Whether a cell and its neighbours say the same of the sides between them."""
    value = state.cells[place]
    if value & OPEN_SIDES and not value & FLOOR:
        return False
    for side in range(4):
        other = state.cells[place + tables.sides[side]]
        if value >> side & 1 != other >> ((side + 2) & 3) & 1:
            return False
    return True


@inner
def _follow(state: State, tables: Tables, work: Work, before: NDArray[np.uint8]) -> None:
    """Bring the state up to date with bytes that were written; the log holds their cells, and no others."""
    lost = no_numbers()
    lost_rooms = no_numbers()
    gained = no_numbers()
    for index in range(len(before)):
        cell = work.log[index] >> 33
        if (state.cells[cell] ^ before[index]) & (OPEN_SIDES | FLOOR):
            _find_faces(state, tables, cell, lost, lost_rooms, gained)
    for faces in (lost, gained):
        for anchor in faces:
            for step in tables.face_cells:
                touch(state, work, anchor + step)
    count = len(work.log)
    work.visits[0] += count
    kinds = np.empty(count, dtype=np.uint8)
    for index in range(count):
        kinds[index] = kind_of(tables, state.cells, state.face, work.log[index] >> 33)

    _remove(state, tables, work, before, kinds)
    lose_faces(state, tables, work, lost, lost_rooms)
    gain_faces(state, tables, work, gained)
    _add(state, tables, work, kinds)


@inner
def _find_faces(
    state: State, tables: Tables, cell: int, lost: list[int], lost_rooms: list[int], gained: list[int]
) -> None:
    """Clear the faces around a cell that are open no more, and mark those that are open now."""
    for step in tables.face_cells:
        anchor = cell - step
        is_open = is_face(tables, state.cells, anchor)
        if state.face[anchor] > 0 and not is_open:
            lost.append(whole(anchor))
            lost_rooms.append(whole(state.face[anchor]))
            state.face[anchor] = 0
        elif state.face[anchor] == 0 and is_open:
            gained.append(whole(anchor))
            state.face[anchor] = GAINED


@inner
def _remove(
    state: State, tables: Tables, work: Work, before: NDArray[np.uint8], kinds: NDArray[np.uint8]
) -> None:
    """Take the cells that change out of their regions; cut the corridors.

    A cell that leaves is rock until it is added again, or a neighbour would join it too early.
    """
    cuts = no_cuts()
    for index in range(len(kinds)):
        cell = work.log[index] >> 33
        kind = state.kind[cell]
        if kind == ROOM:
            # Even if it stays a room cell: the faces around it may be another room's now.
            room = state.region[cell]
            state.rows[room, ROOM_CELLS] -= 1
            note(state, work, room)
            state.kind[cell] = ROCK
            state.region[cell] = 0
        elif kind == CORRIDOR and kinds[index] != CORRIDOR:
            state.kind[cell] = ROCK
            cut_out(state, tables, cuts, cell)
        elif kind == CROSSROAD and kinds[index] != CROSSROAD:
            state.head[CROSSROAD] -= 1
            state.kind[cell] = ROCK
            state.region[cell] = 0
    for index in range(len(before)):
        cell = work.log[index] >> 33
        if state.kind[cell] != CORRIDOR:
            continue
        note(state, work, state.region[cell])
        closed = before[index] & ~state.cells[cell]
        for side in (1, 2):
            other = cell + tables.sides[side]
            if closed >> side & 1 and state.kind[other] == CORRIDOR:
                cut_between(state, cuts, cell, other)
    if len(cuts.corridor) > 0:
        make_cuts(state, tables, work, cuts)
    for index in range(len(kinds)):
        cell = work.log[index] >> 33
        if state.kind[cell] == ROCK:
            state.region[cell] = 0


@inner
def _add(state: State, tables: Tables, work: Work, kinds: NDArray[np.uint8]) -> None:
    """Put the cells that changed into their regions; join the corridors."""
    for index in range(len(kinds)):
        cell = work.log[index] >> 33
        kind = kinds[index]
        if kind == ROOM:
            room = whole(0)
            for step in tables.face_cells:
                room = max(room, whole(state.face[cell - step]))
            state.kind[cell] = ROOM
            state.region[cell] = room
            state.rows[room, ROOM_CELLS] += 1
            note(state, work, room)
        elif kind == CROSSROAD and state.kind[cell] != CROSSROAD:
            state.head[CROSSROAD] += 1
            state.kind[cell] = CROSSROAD
            state.region[cell] = crossroad_number(tables, cell)
        elif kind == CORRIDOR and state.kind[cell] != CORRIDOR:
            add_cell(state, work, cell)
    joined = no_numbers()
    for index in range(len(kinds)):
        if kinds[index] == CORRIDOR:
            join(state, tables, work.log[index] >> 33, joined)
    extend(state, tables, work, joined)


@inner
def _answer(state: State, tables: Tables, work: Work, bad: int) -> _Answer:
    """Clear the flags, give rows back, and tell what changed."""
    cells = np.empty(len(work.log), dtype=np.int64)
    kinds = np.empty(len(work.log), dtype=np.uint8)
    regions = np.empty(len(work.log), dtype=np.int32)
    gone, new, changed = no_numbers(), no_numbers(), no_numbers()
    count = 0
    for entry in work.log:
        cell = entry >> 33
        old_kind, old_region = entry >> 31 & 3, entry & 0x7FFFFFFF
        state.cells[cell] &= ~np.uint8(TOUCHED)
        if old_kind == state.kind[cell] and old_region == state.region[cell]:
            continue
        cells[count] = flat_place(tables, cell)
        kinds[count] = state.kind[cell]
        regions[count] = state.region[cell]
        count += 1
        if old_region >= CROSSROAD_BASE:
            gone.append(whole(old_region))
        if state.region[cell] >= CROSSROAD_BASE:
            new.append(whole(state.region[cell]))
    for row in work.noted:
        flags = state.rows[row, FLAGS]
        if not flags & NEW:
            if flags & GONE:
                gone.append(row)
            else:
                changed.append(row)
        elif not flags & GONE:
            new.append(row)
        state.rows[row, FLAGS] &= ~(NEW | NOTED | ADDED)
    for row in work.gone:
        state.rows[row, FLAGS] = 0
        state.rows[row, SCRATCH] = state.head[FREE_ROW]
        state.head[FREE_ROW] = row
    return (
        whole(bad), cells[:count].copy(), kinds[:count].copy(), regions[:count].copy(),
        _array(gone), _array(new), _array(changed), work.visits,
    )  # fmt: skip


@inner
def _array(numbers: list[int]) -> NDArray[np.int32]:
    array = np.empty(len(numbers), dtype=np.int32)
    for index in range(len(numbers)):
        array[index] = numbers[index]
    return array
