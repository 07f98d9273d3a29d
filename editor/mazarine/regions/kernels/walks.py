"""The content of a region, gathered on demand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner, kernel
from mazarine.regions.codes import FIRST_END, FIRST_POSITION, LAST_POSITION, ROOM, ROOM_SEED
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.kernels.faces import next_face, run_start, run_stop


@kernel
def table_of(engine: Engine) -> NDArray[np.int32]:
    """Return the rows of rooms and corridors as they are; rows beyond the first never used hold anything."""
    return engine.rows


@kernel
def corridor_cells(engine: Engine, row: int) -> NDArray[np.int64]:
    """Return the padded places of a corridor's cells, in walking order."""
    first = engine.rows[row, FIRST_POSITION]
    cells = np.empty(engine.rows[row, LAST_POSITION] - first + 1, dtype=np.int64)
    cells[0] = engine.rows[row, FIRST_END]
    for index in range(1, len(cells)):
        for step in engine.sides:
            cell = cells[index - 1] + step
            if engine.region[cell] == row and engine.position[cell] == first + index:
                cells[index] = cell
    return cells


@kernel
def room_runs(engine: Engine, row: int) -> NDArray[np.int64]:
    """Return the runs of faces of a room: (n, 2) padded places, the first and the one after the last."""
    runs = np.empty((16, 2), dtype=np.int64)
    runs[0] = _run_at(engine, row, int64(engine.rows[row, ROOM_SEED]))
    found, looked = 1, 0
    while looked < found:
        start, stop = runs[looked, 0], runs[looked, 1]
        looked += 1
        for step in engine.cross_steps:
            anchor = next_face(engine, start + step, stop + step)
            while anchor >= 0:
                last = run_stop(engine, anchor)
                first = run_start(engine, anchor)
                if engine.face[first] == row:
                    if found == len(runs):
                        longer = np.empty((2 * found, 2), dtype=np.int64)
                        longer[:found] = runs
                        runs = longer
                    runs[found] = _run_at(engine, row, first)
                    found += 1
                anchor = next_face(engine, last, stop + step)
    for index in range(found):
        engine.face[runs[index, 0]] = row
    return runs[:found]


@jit_inner
def _run_at(engine: Engine, row: int, anchor: int) -> tuple[int, int]:
    """Return the run of a face, and mark it as found."""
    start = run_start(engine, anchor)
    engine.face[start] = -row
    return start, run_stop(engine, anchor)


@kernel
def entries_in(engine: Engine, runs: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the padded places of the entries among the cells of runs of faces, some more than once."""
    kind = engine.kind
    found = empty_int_list()
    for run in range(len(runs)):
        for span in range(len(engine.spans)):
            offset, extra = engine.spans[span, 0], engine.spans[span, 1]
            for cell in range(runs[run, 0] + offset, runs[run, 1] + offset + extra):
                if kind[cell] != ROOM:
                    found.append(int64(cell))
    places = np.empty(len(found), dtype=np.int64)
    for index in range(len(found)):
        places[index] = found[index]
    return places
