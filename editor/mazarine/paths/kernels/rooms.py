"""Distances inside rooms, and those between the entries of a room, kept until the room changes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import Fields, int64, jit_inner, kernel
from mazarine.regions.codes import ROOM_FACES
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.kernels.walks import entries_in, room_runs

MANY_FACES = 1024
MANY_ENTRIES = 32
"""A room with more is searched cell by cell: the paths between all its entries would be too many."""
_UNKNOWN, _LARGE = 0, -1


class Rooms(Fields):
    """Known distances inside rooms, and work arrays.

    Attributes
    ----------
    table : (rows,) int32 by room: where its entries begin in the pool; 0 unknown, -1 large
    pool : int32; for a room the number of entries, their padded places, and the steps between each two
    used : how much of the pool is
    seen : padded int32: where a cell stands in `order`, if it does
    order, steps : int32, the cells of a room by their steps from one of them, and these steps
    """

    table: NDArray[np.int32]
    pool: NDArray[np.int32]
    used: int
    seen: NDArray[np.int32]
    order: NDArray[np.int32]
    steps: NDArray[np.int32]


@kernel
def make_rooms(places: int) -> Rooms:
    """Begin with nothing known of a space of this many padded places."""
    nothing = np.zeros(64, dtype=np.int32)
    return Rooms(
        nothing,
        nothing.copy(),
        int64(1),
        np.zeros(places, dtype=np.int32),
        nothing.copy(),
        nothing.copy(),
    )


@jit_inner
def forget_rooms(rooms: Rooms, numbers: list[int]) -> None:
    """Forget what is known of some rooms."""
    for number in numbers:
        if number < len(rooms.table):
            rooms.table[number] = _UNKNOWN


@jit_inner
def known_entries(rooms: Rooms, room: int) -> NDArray[np.int32]:
    """Return the entries of a room that distances are known between; of others none."""
    at = int64(rooms.table[room]) if room < len(rooms.table) else _UNKNOWN
    return rooms.pool[at + 1 : at + 1 + rooms.pool[at]] if at > 0 else rooms.pool[:0]


@jit_inner
def entry_distances(engine: Engine, rooms: Rooms, room: int) -> int:
    """Return where in the pool the entries of a room begin, found first if need be; -1 if it is large."""
    if room >= len(rooms.table):
        table = np.zeros(len(engine.rows), dtype=np.int32)
        table[: len(rooms.table)] = rooms.table
        rooms.table = table
    at = int64(rooms.table[room])
    if at == _UNKNOWN:
        at = _find_entries(engine, rooms, room)
        rooms.table[room] = at
    return at


@jit_inner
def _find_entries(engine: Engine, rooms: Rooms, room: int) -> int:
    if engine.rows[room, ROOM_FACES] > MANY_FACES:
        return _LARGE
    entries = np.unique(entries_in(engine, room_runs(engine, room)))
    count = len(entries)
    if count > MANY_ENTRIES:
        return _LARGE
    at = rooms.used
    wanted = at + 1 + count + count * count
    if wanted > len(rooms.pool):
        longer = np.empty(2 * wanted, dtype=np.int32)
        longer[:at] = rooms.pool[:at]
        rooms.pool = longer
    rooms.used = wanted
    rooms.pool[at] = count
    for index in range(count):
        rooms.pool[at + 1 + index] = entries[index]
    for index in range(count):
        spread_in_room(engine, rooms, room, int64(entries[index]))
        row = at + 1 + count + index * count
        for other in range(count):
            rooms.pool[row + other] = rooms.steps[rooms.seen[entries[other]]]
    return at


@jit_inner
def spread_in_room(engine: Engine, rooms: Rooms, room: int, start: int) -> int:
    """Find the steps from a cell to all cells of a room without leaving it; return the number of cells."""
    most = 4 * (int64(engine.rows[room, ROOM_FACES]) + 1)
    if most > len(rooms.order):
        rooms.order = np.empty(2 * most, dtype=np.int32)
        rooms.steps = np.empty(2 * most, dtype=np.int32)
    order, steps, seen = rooms.order, rooms.steps, rooms.seen
    order[0], steps[0], seen[start] = start, 0, 0
    count, looked = 1, 0
    while looked < count:
        cell = int64(order[looked])
        inside = sides_inside(engine, room, cell)
        for side in range(4):
            if inside >> side & 1:
                beside = int64(cell + engine.sides[side])
                if not is_reached(rooms, count, beside):
                    order[count], steps[count], seen[beside] = beside, steps[looked] + 1, count
                    count += 1
        looked += 1
    return count


@jit_inner
def is_reached(rooms: Rooms, count: int, cell: int) -> bool:
    """Return whether a cell is among those that were reached last."""
    at = rooms.seen[cell]
    return bool(at < count and rooms.order[at] == cell)


@jit_inner
def sides_inside(engine: Engine, room: int, cell: int) -> int:
    """Return the sides of a cell that lie in faces of a room."""
    inside = 0
    for number in range(len(engine.face_cells)):
        if engine.face[cell - engine.face_cells[number]] == room:
            inside |= int64(engine.inner_sides[number])
    return inside
