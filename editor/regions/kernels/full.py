"""A fresh segmentation, in passes over bands of rows so that it can tell progress and be stopped."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.compiled import inner, kernel, whole
from editor.regions.kernels.corridors import next_cell
from editor.regions.kernels.state import (
    CORRIDOR,
    CROSSROAD,
    FIRST_END,
    FLAGS,
    FLOOR,
    LAST_END,
    LAST_POSITION,
    NEXT_ROW,
    OPEN_SIDES,
    RING,
    ROOM,
    ROOM_CELLS,
    ROOM_FACES,
    ROOM_SEED,
    TOUCHED,
    State,
    crossroad_number,
    is_face,
    kind_of,
)
from editor.regions.tables import Tables


@kernel
def join_faces(state: State, tables: Tables, start: int, stop: int) -> int:
    """Find the open faces with anchors in these places and join those that share a side.

    `State.face` becomes a forest: one more than the place of the parent, which is never later, so that
    one pass in order can number the trees. Gives -1, or the first place where the space contradicts itself.
    """
    face = state.face
    for place in range(start, stop):
        value = state.cells[place]
        if not _is_sound(state.cells, tables, place, value):
            return place
        if not value & OPEN_SIDES or not is_face(tables, state.cells, place):
            continue
        face[place] = place + 1
        root = whole(place)
        for step in tables.face_steps:
            if step < 0 and face[place + step]:
                other = _root_of(face, place + step)
                if other < root:
                    face[root] = other + 1
                    root = other
                else:
                    face[other] = root + 1
    return -1


@inner
def _is_sound(cells: NDArray[np.uint8], tables: Tables, place: int, value: int) -> bool:
    """Whether a cell agrees with the next ones about the sides between them, and is only open if floor."""
    if value >= TOUCHED or (value & OPEN_SIDES and not value & FLOOR):
        return False
    east = cells[place + tables.sides[1]]
    south = cells[place + tables.sides[2]]
    return bool(value >> 1 & 1 == east >> 3 & 1 and value >> 2 & 1 == south & 1)


@inner
def _root_of(face: NDArray[np.int32], place: int) -> int:
    while face[place] != place + 1:
        parent = face[place] - 1
        face[place] = face[parent]
        place = parent
    return place


@kernel
def name_cells(state: State, tables: Tables, start: int, stop: int) -> int:
    """Number the rooms, tell the kind of every cell in these places; give the number of corridor cells."""
    face = state.face
    corridor_cells = 0
    for place in range(start, stop):
        if face[place]:
            parent = face[place] - 1
            if parent == place:
                room = state.head[NEXT_ROW]
                state.head[NEXT_ROW] += 1
                state.head[ROOM] += 1
                state.rows[room] = 0
                state.rows[room, FLAGS] = ROOM
                state.rows[room, ROOM_SEED] = place
                face[place] = room
            else:
                face[place] = face[parent]
            state.rows[face[place], ROOM_FACES] += 1
        if not state.cells[place] & FLOOR:
            continue
        kind = kind_of(tables, state.cells, face, place)
        state.kind[place] = kind
        if kind == CORRIDOR:
            corridor_cells += 1
        elif kind == CROSSROAD:
            state.head[CROSSROAD] += 1
            state.region[place] = crossroad_number(tables, place)
        else:
            room = 0
            for step in tables.face_cells:
                room |= face[place - step]  # All that are not 0 are the same room.
            state.region[place] = room
            state.rows[room, ROOM_CELLS] += 1
    return corridor_cells


@kernel
def walk_corridors(state: State, tables: Tables, start: int, stop: int, rings: bool) -> int:
    """Walk the corridors that have an end in these places, or what is left (`rings`); give their cells."""
    walked = 0
    for place in range(start, stop):
        if state.kind[place] != CORRIDOR or state.region[place] != 0:
            continue
        if not rings and _corridor_neighbours(state, tables, place) > 1:
            continue
        row = state.head[NEXT_ROW]
        state.head[NEXT_ROW] += 1
        state.head[CORRIDOR] += 1
        state.rows[row] = 0
        state.rows[row, FLAGS] = CORRIDOR | (RING if rings else 0)
        state.rows[row, FIRST_END] = place
        cell = whole(place)
        position = 0
        state.region[cell] = row
        state.position[cell] = 0
        while True:
            following = next_cell(state, tables, cell, row)
            if following < 0:
                break
            cell = following
            position += 1
            state.region[cell] = row
            state.position[cell] = position
        state.rows[row, LAST_END] = cell
        state.rows[row, LAST_POSITION] = position
        walked += position + 1
    return walked


@inner
def _corridor_neighbours(state: State, tables: Tables, cell: int) -> int:
    count = 0
    for side in range(4):
        if state.cells[cell] >> side & 1 and state.kind[cell + tables.sides[side]] == CORRIDOR:
            count += 1
    return count
