"""The two phases of an update: first everything that is lost is removed, then everything new is added.

Before the phases, the faces lost and gained around the dirty cells are found, and the new kinds of all
cells around them. Removal: cells leave their rooms, corridors and crossroads; corridors are cut; rooms that
lost faces are split. Addition: rooms gain faces and merge; cells join rooms, or become crossroads or
corridors; corridors merge.

Only the order of the phases matters for the result. Within one, rooms follow from faces alone and
corridors from corridor cells and their sides alone; a cell that has left its region belongs to none until
it is added. Cells leave first so that a room that is split need not hand them over.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner, kernel
from mazarine.regions.codes import CORRIDOR, CROSSROAD, LOGGED, ROCK, ROOM, ROOM_CELLS, VISITED, WRITTEN
from mazarine.regions.kernels.answer import answer_of
from mazarine.regions.kernels.corridors import (
    add_cell,
    cut_between,
    cut_out,
    extend,
    join,
    make_cuts,
    no_cuts,
)
from mazarine.regions.kernels.engine import Engine, crossroad_number, logged_cell, note, touch
from mazarine.regions.kernels.faces import clear_face, is_face, kind_of
from mazarine.regions.kernels.rooms import gain_faces, lose_faces
from mazarine.regions.kernels.search import GAINED
from mazarine.regions.space import FLOOR, OPEN_SIDES


@kernel
def settle(engine: Engine) -> NDArray[np.int64]:
    """Bring everything up to date that follows from the bytes that were written; return the answer.

    The log holds the cells that were written, in the order of `before`, and no others. The cost follows
    what changes; see `mazarine.regions.kernels.answer`.
    """
    before = engine.before[: engine.head[WRITTEN]]
    lost, lost_rooms, gained = empty_int_list(), empty_int_list(), empty_int_list()
    for index in range(len(before)):
        cell = logged_cell(engine, index)
        if (engine.cells[cell] ^ before[index]) & (OPEN_SIDES | FLOOR):
            _find_faces(engine, cell, lost, lost_rooms, gained)
    _touch_faces(engine, lost)
    _touch_faces(engine, gained)
    count = int64(engine.head[LOGGED])
    engine.head[VISITED] += count
    kinds = np.empty(count, dtype=np.uint8)
    for index in range(count):
        kinds[index] = kind_of(engine, logged_cell(engine, index))

    _remove(engine, before, kinds)
    if len(lost) > 0:
        lose_faces(engine, lost, lost_rooms)
    if len(gained) > 0:
        gain_faces(engine, gained)
    _add(engine, kinds)
    answer = answer_of(engine)
    engine.head[WRITTEN] = 0  # Nothing to undo from here on.
    return answer


@jit_inner
def _find_faces(engine: Engine, cell: int, lost: list[int], lost_rooms: list[int], gained: list[int]) -> None:
    """Clear the faces around a cell that are open no more, and mark those that are open now."""
    for step in engine.face_cells:
        anchor = int64(cell - step)
        room = int64(engine.face[anchor])
        is_open = is_face(engine, anchor)
        if room > 0 and not is_open:
            lost.append(anchor)
            lost_rooms.append(room)
            clear_face(engine, anchor)
        elif room == 0 and is_open:
            gained.append(anchor)
            engine.face[anchor] = GAINED


@jit_inner
def _touch_faces(engine: Engine, faces: list[int]) -> None:
    for anchor in faces:
        for step in engine.face_cells:
            touch(engine, anchor + step)


@jit_inner
def _remove(engine: Engine, before: NDArray[np.uint8], kinds: NDArray[np.uint8]) -> None:
    """Take the cells that change out of their regions; cut the corridors.

    A cell that leaves is rock until it is added again, or a neighbor would join it too early.
    """
    cuts = no_cuts()
    for index in range(len(kinds)):
        cell = logged_cell(engine, index)
        kind = engine.kind[cell]
        if kind == ROOM:
            # Even if it stays a room cell: the faces around it may be another room's now.
            room = int64(engine.region[cell])
            engine.rows[room, ROOM_CELLS] -= 1
            note(engine, room)
            engine.kind[cell] = ROCK
            engine.region[cell] = 0
        elif kind == CORRIDOR and kinds[index] != CORRIDOR:
            engine.kind[cell] = ROCK
            cut_out(engine, cuts, cell)
        elif kind == CROSSROAD and kinds[index] != CROSSROAD:
            engine.head[CROSSROAD] -= 1
            engine.kind[cell] = ROCK
            engine.region[cell] = 0
    for index in range(len(before)):
        cell = logged_cell(engine, index)
        if engine.kind[cell] != CORRIDOR:
            continue
        note(engine, int64(engine.region[cell]))
        closed = int64(before[index]) & ~int64(engine.cells[cell])
        for side in (1, 2):
            other = int64(cell + engine.sides[side])
            if closed >> side & 1 and engine.kind[other] == CORRIDOR:
                cut_between(engine, cuts, cell, other)
    if len(cuts.corridor) > 0:
        make_cuts(engine, cuts)
        for index in range(len(kinds)):
            cell = logged_cell(engine, index)
            if engine.kind[cell] == ROCK:
                engine.region[cell] = 0


@jit_inner
def _add(engine: Engine, kinds: NDArray[np.uint8]) -> None:
    """Put the cells that changed into their regions; join the corridors."""
    corridors = 0
    for index in range(len(kinds)):
        cell = logged_cell(engine, index)
        kind = kinds[index]
        if kind == ROOM:
            room = 0
            for step in engine.face_cells:
                room |= int64(engine.face[cell - step])  # All that are not 0 are the same room.
            engine.kind[cell] = ROOM
            engine.region[cell] = room
            engine.rows[room, ROOM_CELLS] += 1
            note(engine, room)
        elif kind == CROSSROAD and engine.kind[cell] != CROSSROAD:
            engine.head[CROSSROAD] += 1
            engine.kind[cell] = CROSSROAD
            engine.region[cell] = crossroad_number(engine, cell)
        elif kind == CORRIDOR:
            corridors += 1
            if engine.kind[cell] != CORRIDOR:
                add_cell(engine, cell)
    if corridors == 0:
        return
    joined = empty_int_list()
    for index in range(len(kinds)):
        if kinds[index] == CORRIDOR:
            join(engine, logged_cell(engine, index), joined)
    extend(engine, joined)
