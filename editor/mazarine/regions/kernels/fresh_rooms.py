"""A fresh segmentation, third part: faces joined by runs, rooms numbered, cells named."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.regions.codes import (
    CROSSROAD,
    FLAGS,
    NEXT_ROW,
    ROOM,
    ROOM_CELLS,
    ROOM_FACES,
    ROOM_SEED,
    ROW_WIDTH,
)
from mazarine.regions.kernels.bits import ALL, ONE, ZERO, lowest, ones
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.kernels.planes import CROSSROAD as CROSSROADS
from mazarine.regions.kernels.planes import FIRST_OWN, Planes
from mazarine.regions.kernels.planes import ROOM as ROOMS
from mazarine.regions.tables import CROSSROAD_BASE

_AT_ONCE = 8


class Runs(NamedTuple):
    """Runs of faces in order, joined in a forest.

    `steps` lead to the faces before a face that it shares sides with, but for the one in the same run;
    `cursors` tell for each of them from which run on others lie there, and last the number of runs.
    """

    starts: NDArray[np.int32]
    stops: NDArray[np.int32]
    up: NDArray[np.int32]
    steps: NDArray[np.int64]
    cursors: NDArray[np.int64]


@kernel
def join_runs(engine: Engine, runs: Runs, start: int, stop: int) -> None:
    """Find the runs of faces that begin or end in these words; join those that end with those before."""
    known = int64(runs.cursors[-1])
    ended = _find_runs(engine, runs, known, start, stop)
    runs.cursors[-1] = ended
    for run in range(known, ended):
        runs.up[run] = run
    for number in range(len(runs.steps)):
        runs.cursors[number] = _join_before(runs, known, ended, runs.steps[number], runs.cursors[number])


@jit_inner
def _find_runs(engine: Engine, runs: Runs, known: int, start: int, stop: int) -> int:
    """Note where runs begin and end; return the number of those that have ended."""
    starts, stops, plane = runs.starts, runs.stops, engine.plane
    before = plane[start - 1] if start > 0 else ZERO
    begun = ended = known
    if engine.runs:
        begun += int64(before >> np.uint64(63))  # type: ignore[arg-type]
    for word in range(start, stop):
        faces, place = plane[word], word * 64
        shifted = faces << ONE | before >> np.uint64(63) if engine.runs else ZERO
        before = faces
        begin, end = faces & ~shifted, shifted & ~faces
        while begin != ZERO:
            starts[begun] = place + lowest(begin)
            begun += 1
            begin &= begin - ONE
        while end != ZERO:
            stops[ended] = place + lowest(end)
            ended += 1
            end &= end - ONE
        if not engine.runs:
            for run in range(ended, begun):
                stops[run] = starts[run] + 1
            ended = begun
    return ended


@jit_inner
def _join_before(runs: Runs, first: int, last: int, step: int, cursor: int) -> int:
    """Join runs with the earlier ones that lie a step from them; roots come first in every tree.

    A run that is moved back by a step begins before it ends itself, and ends before it begins itself.
    """
    starts, stops, up = runs.starts, runs.stops, runs.up
    for run in range(first, last):
        start, stop = int64(starts[run]) + step, int64(stops[run]) + step
        while stops[cursor] <= start:
            cursor += 1
        root = int64(up[run])
        while up[root] != root:
            root = int64(up[root])
        other = cursor
        while starts[other] < stop:
            above = int64(up[other])
            while up[above] != above:
                above = int64(up[above])
            if above < root:
                up[root] = above
                root = above
            elif above > root:
                up[above] = root
            up[other] = root
            other += 1
        up[run] = root
        # The last of them may reach the next run too.
        cursor = max(cursor, other - 1)
    return cursor


@kernel
def join_seam(runs: Runs, first: int, place: int) -> int:
    """Join the runs from `first` on, which begin a share at a place, with those of the shares before.

    Returns
    -------
    last : the run after those that reach beyond the place
    """
    reached = first
    for step in runs.steps:
        last = first
        while last < runs.cursors[-1] and runs.starts[last] + step < place:
            last += 1
        if last > first:
            begin = int64(runs.starts[first]) + step
            _join_before(runs, first, last, step, int64(np.searchsorted(runs.stops[:first], begin, "right")))
        reached = max(reached, last)
    return reached


@kernel
def count_rooms(runs: Runs, start: int, stop: int) -> int:
    """Return how many of these runs are the first of their tree."""
    rooms = 0
    for run in range(start, stop):
        if runs.up[run] == run:
            rooms += 1
    return rooms


@kernel
def take_rows(engine: Engine, rows: NDArray[np.int32]) -> None:
    """Let an engine without regions keep them in these rows."""
    engine.rows = rows


@kernel
def number_rooms(engine: Engine, runs: Runs, start: int, stop: int) -> None:
    """Assign a new room to each of these runs that is the first of its tree: its `up` is `~room` then."""
    starts, up, rows = runs.starts, runs.up, engine.rows
    first = following = int64(engine.head[NEXT_ROW])
    for run in range(start, stop):
        if up[run] == run:
            for column in range(ROW_WIDTH):
                rows[following, column] = 0
            rows[following, FLAGS] = ROOM
            rows[following, ROOM_SEED] = starts[run]
            up[run] = ~following
            following += 1
    engine.head[NEXT_ROW] = following
    engine.head[ROOM] += following - first


class Shared(NamedTuple):
    """What a share of the runs may not write, since others do.

    Attributes
    ----------
    first_own : the first room that begins in this share
    counts : (first_own, 2) cells and faces that this share finds of earlier rooms
    limit : the place where the next share begins
    """

    first_own: int
    counts: NDArray[np.int32]
    limit: int


@kernel
def fill_rooms(engine: Engine, planes: Planes, runs: Runs, shared: Shared, start: int, stop: int) -> None:
    """Write the rooms of these runs into their faces, and count faces and cells."""
    starts, stops, up, face, rows = runs.starts, runs.stops, runs.up, engine.face, engine.rows
    bits, spans = planes.bits, engine.own_spans.copy()
    spans[:, 0] += planes.guard * 64
    for run in range(start, stop):
        begin, end = int64(starts[run]), int64(stops[run])
        above = int64(up[run])
        while above >= 0:
            above = int64(up[above])
        up[run] = above
        room = ~above
        cells = 0
        for span in range(len(spans)):
            plane = np.uint64(FIRST_OWN + span)
            low, high = begin + spans[span, 0], end + spans[span, 0] + spans[span, 1]
            if high - low > 64:
                cells += _ones_in(bits, plane, low, high)
            else:
                cells += ones(_window(bits, plane, low) & ALL >> np.uint64(64 - (high - low)))
        if room >= shared.first_own:
            rows[room, ROOM_CELLS] += cells
            rows[room, ROOM_FACES] += end - begin
        else:
            shared.counts[room, 0] += cells
            shared.counts[room, 1] += end - begin
        if end + 2 * _AT_ONCE <= shared.limit:
            _fill(face, begin, end, room)
        else:
            face[begin:end] = room


@jit_inner
def _fill(face: NDArray[np.int32], start: int, stop: int, room: int) -> None:
    """Write a run of faces, eight places at a time; what was written too far is cleared again."""
    while start < stop:
        eight = face[start : start + _AT_ONCE]
        for place in range(_AT_ONCE):
            eight[place] = room
        start += _AT_ONCE
    eight = face[stop : stop + _AT_ONCE]
    for place in range(_AT_ONCE):
        eight[place] = 0


@jit_inner
def _ones_in(bits: NDArray[np.uint64], number: np.uint64, start: int, stop: int) -> int:
    """Count the bits of a plane from one guarded place to another."""
    count = 0
    while stop - start > 64:
        count += ones(_window(bits, number, start))
        start += 64
    return count + ones(_window(bits, number, start) & ALL >> np.uint64(64 - (stop - start)))


@jit_inner
def _window(bits: NDArray[np.uint64], number: np.uint64, start: int) -> np.uint64:
    """Return 64 bits of a plane from a guarded place on."""
    word, shift = np.uint64(start) >> np.uint64(6), np.uint64(start) & np.uint64(63)
    found: np.uint64 = bits[number, word] >> shift | bits[number, word + ONE] << ONE << (
        np.uint64(63) - shift
    )
    return found


@kernel
def name_cells(engine: Engine, planes: Planes, start: int, stop: int) -> None:
    """Write the rooms and crossroads of these rows of the board into their cells."""
    cells, width = engine.face_cells, engine.width
    numbers = np.zeros(width, dtype=np.int32)
    for row in range(start, stop):
        level, row_in_level = divmod(row, engine.height)
        place = engine.first + (row + level) * engine.stride
        kind, region = engine.kind[place : place + width], engine.region[place : place + width]
        has_rooms = _any(planes, ROOMS, place, place + width)
        if not has_rooms and not _any(planes, CROSSROADS, place, place + width):
            continue
        numbers[:] = 0
        if has_rooms:
            for number in range(len(cells)):
                face = engine.face[place - cells[number] : place - cells[number] + width]
                for col in range(len(numbers)):
                    numbers[col] |= face[col]  # All that are not 0 are the same room.
        frame_row = (row_in_level + engine.top) & engine.row_mask
        base = np.int32(CROSSROAD_BASE + (level * (engine.row_mask + 1) + frame_row) * (engine.col_mask + 1))
        left, col_mask = np.int32(engine.left & engine.col_mask), np.int32(engine.col_mask)
        for col in range(len(numbers)):
            crossroad = base + ((np.int32(col) + left) & col_mask)
            room = numbers[col] if kind[col] == ROOM else np.int32(0)
            region[col] = crossroad if kind[col] == CROSSROAD else room


@jit_inner
def _any(planes: Planes, number: int, start: int, stop: int) -> bool:
    """Return whether a plane has a bit in the words from one place to another."""
    for word in range((start >> 6) + planes.guard, (stop + 63 >> 6) + planes.guard):
        if planes.bits[number, word] != ZERO:
            return True
    return False
