"""A fresh segmentation: 64 cells at a time as planes of bits, in bands so that it can be stopped.

`Planes` has one bit a place. First every side and face; then the kinds by the logic of
`docs/segmentation.md` on whole words; then faces are joined by runs, and corridors walked from their ends.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.bits import ALL, ONE, ZERO, Plane, bits_at, lowest, ones
from editor.regions.kernels.compiled import inner, kernel, whole
from editor.regions.kernels.engine import (
    CORRIDOR,
    CROSSROAD,
    FIRST_END,
    FIRST_POSITION,
    FLAGS,
    LAST_END,
    LAST_POSITION,
    NEXT_ROW,
    OPEN_SIDES,
    RING,
    ROOM,
    ROOM_CELLS,
    ROOM_FACES,
    ROOM_SEED,
    ROW_WIDTH,
    SCRATCH,
    Engine,
    make_row,
)
from editor.regions.tables import CROSSROAD_BASE

_EACH = np.uint64(0x0101010101010101)
_GATHER = np.uint64(0x0102040810204080)


class Planes(NamedTuple):
    """One bit a place: what cells are and which sides are open; then their kinds, and ends of corridors.

    `ends` are corridor cells with one corridor cell beside them, `alone` those with none.
    """

    north: Plane
    east: Plane
    south: Plane
    west: Plane
    floor: Plane
    one_link: Plane
    two_links: Plane
    room: Plane
    corridor: Plane
    crossroad: Plane
    ends: Plane
    alone: Plane


@inner
def _gathered(eight: np.uint64, bit: int) -> np.uint64:
    """Give one bit of each of eight bytes, as eight bits."""
    return ((eight >> np.uint64(bit) & _EACH) * _GATHER) >> np.uint64(56)


@kernel
def read_bytes(cells: Plane, planes: Planes, start: int, stop: int) -> int:
    """Take the planes apart from the bytes of these words; tell a place with a wrong byte, or -1."""
    for word in range(start, stop):
        north = east = south = west = floor = one_link = two_links = wrong = ZERO
        for part in range(8):
            eight = cells[word * 8 + part]
            if eight == ZERO:
                continue
            shift = np.uint64(8 * part)
            north |= _gathered(eight, 0) << shift
            east |= _gathered(eight, 1) << shift
            south |= _gathered(eight, 2) << shift
            west |= _gathered(eight, 3) << shift
            floor |= _gathered(eight, 4) << shift
            one_link |= _gathered(eight, 5) << shift
            two_links |= _gathered(eight, 6) << shift
            wrong |= _gathered(eight, 7) << shift
        planes.north[word] = north
        planes.east[word] = east
        planes.south[word] = south
        planes.west[word] = west
        planes.floor[word] = floor
        planes.one_link[word] = one_link
        planes.two_links[word] = two_links
        wrong |= (north | east | south | west | one_link | two_links) & ~floor
        if wrong != ZERO:
            return word * 64 + lowest(wrong)
    return -1


@kernel
def find_faces(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Find the open faces of these words; tell a place that contradicts its neighbours, or -1."""
    for word in range(start, stop):
        place = word * 64
        wrong = planes.east[word] ^ bits_at(planes.west, place + engine.sides[1])
        wrong |= planes.south[word] ^ bits_at(planes.north, place + engine.sides[2])
        wrong |= planes.west[word] ^ bits_at(planes.east, place + engine.sides[3])
        wrong |= planes.north[word] ^ bits_at(planes.south, place + engine.sides[0])
        if wrong != ZERO:
            return place + lowest(wrong)
        faces = ALL
        for check in range(len(engine.check_places)):
            offset, bits = engine.check_places[check], engine.check_bits[check]
            if bits & 2:
                faces &= bits_at(planes.east, place + offset)
            if bits & 4:
                faces &= bits_at(planes.south, place + offset)
        engine.plane[word] = faces
    return -1


@kernel
def find_kinds(engine: Engine, kind: Plane, planes: Planes, spread: Plane, start: int, stop: int) -> int:
    """Tell the kinds in these words; give the number of runs of faces that begin in them."""
    count = len(engine.face_cells)
    around = np.empty(count, dtype=np.uint64)
    runs = 0
    for word in range(start, stop):
        place = word * 64
        any_face = inner_north = inner_east = inner_south = inner_west = ZERO
        for number in range(count):
            faces = bits_at(engine.plane, place - engine.face_cells[number])
            around[number] = faces
            any_face |= faces
            sides = engine.inner_sides[number]
            if sides & 1:
                inner_north |= faces
            if sides & 2:
                inner_east |= faces
            if sides & 4:
                inner_south |= faces
            if sides & 8:
                inner_west |= faces
        north, east, south, west = (
            planes.north[word],
            planes.east[word],
            planes.south[word],
            planes.west[word],
        )
        one, two = planes.one_link[word], planes.two_links[word]
        entry = (
            one | two | north & ~inner_north | east & ~inner_east | south & ~inner_south | west & ~inner_west
        )
        for pinch in engine.pinches:
            exactly = ALL
            for number in range(count):
                exactly &= around[number] if pinch >> number & 1 else ~around[number]
            entry |= exactly
        room = any_face & ~entry
        # One, two or three passages at least, side by side and then the links.
        first, second, third = north, ZERO, ZERO
        for side in (east, south, west, one | two, two, one & two):
            third |= second & side
            second |= first & side
            first |= side
        corridor = first & ~third & ~any_face
        crossroad = planes.floor[word] & ~room & ~corridor
        planes.room[word] = room
        planes.corridor[word] = corridor
        planes.crossroad[word] = crossroad
        engine.head[CROSSROAD] += ones(crossroad)
        low, high = corridor | room, crossroad | room
        for part in range(8):
            shift = np.uint64(8 * part)
            byte = np.uint64(255)
            kind[word * 8 + part] = spread[low >> shift & byte] | spread[high >> shift & byte] << ONE
        faces = engine.plane[word]
        before = bits_at(engine.plane, place - 1) if engine.runs else ZERO
        runs += ones(faces & ~before)
    return runs


@kernel
def find_ends(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Tell which corridor cells of these words end a corridor; give the number of corridor cells."""
    cells = 0
    for word in range(start, stop):
        corridor = planes.corridor[word]
        if corridor == ZERO:
            planes.ends[word] = planes.alone[word] = ZERO
            continue
        cells += ones(corridor)
        place = word * 64
        north = planes.north[word] & bits_at(planes.corridor, place + engine.sides[0])
        east = planes.east[word] & bits_at(planes.corridor, place + engine.sides[1])
        south = planes.south[word] & bits_at(planes.corridor, place + engine.sides[2])
        west = planes.west[word] & bits_at(planes.corridor, place + engine.sides[3])
        some = north | east | south | west
        more = north & (east | south | west) | east & (south | west) | south & west
        planes.ends[word] = corridor & some & ~more
        planes.alone[word] = corridor & ~some
    return cells


class Runs(NamedTuple):
    """Runs of faces in order, joined in a forest; `cursor` is the number of runs, then one per cross step."""

    starts: NDArray[np.int32]
    stops: NDArray[np.int32]
    up: NDArray[np.int32]
    cursor: NDArray[np.int64]


@kernel
def join_runs(engine: Engine, runs: Runs, start: int, stop: int) -> None:
    """Find the runs of faces that end in these words, and join each with those before it."""
    count = whole(runs.cursor[0])
    is_open = runs.cursor[-1] == 1
    for word in range(start, stop):
        faces = engine.plane[word]
        edges = faces ^ bits_at(engine.plane, word * 64 - 1) if engine.runs else faces
        while edges != ZERO:
            place = word * 64 + lowest(edges)
            edges &= edges - ONE
            if not engine.runs:
                runs.starts[count] = place
                place += 1
            elif not is_open:
                runs.starts[count] = place
                is_open = True
                continue
            is_open = False
            runs.stops[count] = place
            runs.up[count] = count
            _join_before(engine, runs, count)
            count += 1
    runs.cursor[0] = count
    runs.cursor[-1] = 1 if is_open else 0


@inner
def _join_before(engine: Engine, runs: Runs, run: int) -> None:
    """Join a run with the earlier ones that it shares sides with; roots come first in every tree."""
    starts, stops, up = runs.starts, runs.stops, runs.up
    root = run
    for number in range(len(engine.cross_steps)):
        step = engine.cross_steps[number]
        if step > 0:
            continue
        start, stop = starts[run] + step, stops[run] + step
        other = runs.cursor[1 + number]
        while stops[other] <= start and other < run:
            other += 1
        runs.cursor[1 + number] = other
        while other < run and starts[other] < stop:
            above = whole(up[other])
            while up[above] != above:
                above = whole(up[above])
            if above < root:
                up[root] = above
                root = above
            elif above > root:
                up[above] = root
            up[other] = root
            other += 1
    up[run] = root


@kernel
def number_rooms(engine: Engine, runs: Runs, start: int, stop: int) -> None:
    """Give each tree of these runs a room and write it into their faces."""
    starts, stops, up, face, rows = runs.starts, runs.stops, runs.up, engine.face, engine.rows
    first = following = whole(engine.head[NEXT_ROW])
    for run in range(start, stop):
        if up[run] == run:
            room = following
            following += 1
            rows[room] = 0
            rows[room, FLAGS] = ROOM
            rows[room, ROOM_SEED] = starts[run]
        else:
            room = whole(up[up[run]])
        up[run] = room
        rows[room, ROOM_FACES] += stops[run] - starts[run]
        for anchor in range(starts[run], stops[run]):
            face[anchor] = room
    engine.head[NEXT_ROW] = following
    engine.head[ROOM] += following - first


@kernel
def name_rooms(engine: Engine, planes: Planes, start: int, stop: int) -> None:
    """Write the rooms of these words into their cells."""
    face, region, rows, cells = engine.face, engine.region, engine.rows, engine.face_cells
    count = len(cells)
    last, named = whole(0), 0
    for word in range(start, stop):
        room = planes.room[word]
        while room != ZERO:
            cell = word * 64 + lowest(room)
            room &= room - ONE
            number = face[cell]
            for at in range(1, count):
                number |= face[cell - cells[at]]  # All that are not 0 are the same room.
            region[cell] = number
            if number != last:
                rows[last, ROOM_CELLS] += named
                last, named = whole(number), 0
            named += 1
    rows[last, ROOM_CELLS] += named


@kernel
def name_crossroads(engine: Engine, planes: Planes, start: int, stop: int) -> None:
    """Write the numbers of the crossroads of these words into their cells."""
    region, stride = engine.region, engine.stride
    row_start = engine.first - stride
    row, level, base = -1, 0, 0
    for word in range(start, stop):
        crossroad = planes.crossroad[word]
        while crossroad != ZERO:
            cell = word * 64 + lowest(crossroad)
            crossroad &= crossroad - ONE
            if cell >= row_start + stride or row < 0:
                rows = (cell - engine.first) // stride
                row_start = engine.first + rows * stride
                level, row = divmod(rows, engine.height + 1)
                frame_row = (row + engine.top) & engine.row_mask
                base = CROSSROAD_BASE + (level * (engine.row_mask + 1) + frame_row) * (engine.col_mask + 1)
            region[cell] = base + ((cell - row_start + engine.left) & engine.col_mask)


@kernel
def walk_corridors(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Walk the corridors that have an end in these words; give the number of their cells."""
    # Arrays are taken out of the engine once: inside the loop that would cost more than the walk.
    arrays = Corridors(engine.cells, engine.kind, engine.region, engine.position, engine.sides, engine.rows)
    first = row = whole(engine.head[NEXT_ROW])
    walked = 0
    for word in range(start, stop):
        ends = planes.ends[word] | planes.alone[word]
        while ends != ZERO:
            cell = word * 64 + lowest(ends)
            ends &= ends - ONE
            if arrays.region[cell] == 0:
                walked += _walk(arrays, cell, row, CORRIDOR)
                row += 1
    engine.head[NEXT_ROW] = row
    engine.head[CORRIDOR] += row - first
    return walked


@kernel
def walk_rings(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Walk the corridors that are left when those with ends are done; give the number of their cells."""
    region = engine.region
    walked = 0
    for word in range(start, stop):
        corridor = planes.corridor[word]
        while corridor != ZERO:
            cell = word * 64 + lowest(corridor)
            corridor &= corridor - ONE
            if region[cell] == 0:
                row = make_row(engine, CORRIDOR)
                arrays = Corridors(
                    engine.cells, engine.kind, region, engine.position, engine.sides, engine.rows
                )
                walked += _walk(arrays, cell, row, CORRIDOR | RING)
    return walked


class Corridors(NamedTuple):
    """The arrays of an engine that a walk along a corridor needs."""

    cells: NDArray[np.uint8]
    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    position: NDArray[np.int32]
    sides: NDArray[np.int64]
    rows: NDArray[np.int32]


@inner
def _walk(arrays: Corridors, cell: int, row: int, flags: int) -> int:
    """Walk a corridor from one of its cells to its end, or round; give the number of its cells."""
    rows = arrays.rows
    rows[row, FLAGS] = flags
    rows[row, FIRST_END] = cell
    rows[row, FIRST_POSITION] = rows[row, SCRATCH] = 0
    came, length = 0, 0
    while True:
        arrays.region[cell] = row
        arrays.position[cell] = length
        length += 1
        onward = whole(arrays.cells[cell]) & OPEN_SIDES & ~came
        side = lowest(np.uint64(onward | 16))
        if length == 1:
            # A cell where the walk begins may have a side to a crossroad before the one to the corridor.
            while side < 4 and arrays.kind[cell + arrays.sides[side]] != CORRIDOR:
                onward &= onward - 1
                side = lowest(np.uint64(onward | 16))
        if side == 4:
            break
        following = whole(cell + arrays.sides[side])
        if arrays.kind[following] != CORRIDOR or arrays.region[following] == row:
            break
        came = 1 << ((side + 2) & 3)
        cell = following
    rows[row, LAST_END] = cell
    rows[row, LAST_POSITION] = length - 1
    return length


@kernel
def reserve_rows(engine: Engine, more: int) -> None:
    """Make room for so many more rows."""
    used = whole(engine.head[NEXT_ROW])
    rows = np.empty((used + more, ROW_WIDTH), dtype=np.int32)
    rows[:used] = engine.rows[:used]
    engine.rows = rows


@kernel
def count_rooms(runs: Runs, count: int) -> int:
    """Give the number of trees in a forest of runs."""
    rooms = 0
    for run in range(count):
        if runs.up[run] == run:
            rooms += 1
    return rooms


@kernel
def count_corridors(planes: Planes) -> int:
    """Give the number of corridors that have an end."""
    ends = 0
    for word in range(len(planes.ends)):
        ends += ones(planes.ends[word]) + 2 * ones(planes.alone[word])
    return ends // 2
