"""A fresh segmentation, second part: faces joined by runs, rooms numbered, cells named."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.regions.codes import FLAGS, NEXT_ROW, ROOM, ROOM_CELLS, ROOM_FACES, ROOM_SEED
from editor.regions.kernels.bits import ONE, ZERO, bits_at, lowest
from editor.regions.kernels.compiled import inner, kernel, whole
from editor.regions.kernels.engine import Engine
from editor.regions.kernels.planes import Planes
from editor.regions.tables import CROSSROAD_BASE


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
def count_rooms(runs: Runs) -> int:
    """Give the number of trees in a forest of runs."""
    rooms = 0
    for run in range(runs.cursor[0]):
        if runs.up[run] == run:
            rooms += 1
    return rooms


@kernel
def number_rooms(engine: Engine, runs: Runs) -> None:
    """Give each tree of runs a room and write it into their faces."""
    starts, stops, up, face, rows = runs.starts, runs.stops, runs.up, engine.face, engine.rows
    first = following = whole(engine.head[NEXT_ROW])
    for run in range(runs.cursor[0]):
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
