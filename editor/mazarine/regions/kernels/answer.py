"""The result of an update as one array, which a `Delta` takes apart."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner, kernel
from mazarine.regions.codes import (
    ADDED,
    ANSWER_TAIL,
    CHANGED_REGIONS,
    FLAGS,
    FREE_ROW,
    GONE,
    GONE_REGIONS,
    KIND_SHIFT,
    LOGGED,
    NEW,
    NEW_REGIONS,
    NOTED,
    PLACE_SHIFT,
    ROOM,
    RUNS,
    SCRATCH,
    SEARCHED,
    SEARCHES,
    TOUCHED,
    VISITED,
    VISITS,
)
from mazarine.regions.kernels.engine import Engine, flat_place, packed
from mazarine.regions.tables import CROSSROAD_BASE


@jit_inner
def answer_of(engine: Engine) -> NDArray[np.int64]:
    """Return what the update changed, clear its marks and give the rows back that it gave up."""
    gone, new, changed = empty_int_list(), empty_int_list(), empty_int_list()
    runs = np.empty(2 * engine.head[LOGGED] + 2 * len(engine.moved) // 3, dtype=np.int64)
    count = _settle_cells(engine, runs, gone, new)
    count = _settle_moved(engine, runs, count)
    _settle_rows(engine, gone, new, changed)
    return put_together(runs[:count], gone, new, changed, engine.head[VISITED], engine.head[SEARCHED])


@jit_inner
def put_together(
    runs: NDArray[np.int64], gone: list[int], new: list[int], changed: list[int], visited: int, searched: int
) -> NDArray[np.int64]:
    """Return an answer of its parts."""
    at = len(runs)
    answer = np.empty(at + len(gone) + len(new) + len(changed) + ANSWER_TAIL, dtype=np.int64)
    answer[:at] = runs
    for numbers in (gone, new, changed):
        for number in numbers:
            answer[at] = number
            at += 1
    answer[at + VISITS], answer[at + SEARCHES] = visited, searched
    answer[at + RUNS], answer[at + GONE_REGIONS] = len(runs), len(gone)
    answer[at + NEW_REGIONS], answer[at + CHANGED_REGIONS] = len(new), len(changed)
    return answer


@jit_inner
def add_run(runs: NDArray[np.int64], count: int, entry: int, length: int) -> int:
    """Add a packed place, kind and region and a number of cells; go on with the run before if it fits."""
    if count and runs[count - 2] + (runs[count - 1] << PLACE_SHIFT) == entry:
        runs[count - 1] += length
        return count
    runs[count], runs[count + 1] = entry, length
    return count + 2


@jit_inner
def _settle_cells(engine: Engine, runs: NDArray[np.int64], gone: list[int], new: list[int]) -> int:
    """Add the touched cells that changed; return the number of entries."""
    cells, region, kind, log, stride = engine.cells, engine.region, engine.kind, engine.log, engine.stride
    count = 0
    row_start, flat_start = int64(-stride), 0
    for index in range(engine.head[LOGGED]):
        cell, before = int64(log[index] >> PLACE_SHIFT), int64(log[index] & 0x7FFFFFFF)
        cells[cell] &= ~np.uint8(TOUCHED)
        now = int64(region[cell])
        # A region has one kind, so where the region is the same, the kind is.
        if before == now:
            continue
        if not 0 <= cell - row_start < stride:
            # Long logs go along rows, and a division costs as much as all the rest.
            row_start = cell - (cell - engine.first) % stride
            flat_start = flat_place(engine, row_start)
        count = add_run(runs, count, packed(flat_start + cell - row_start, kind[cell], now), 1)
        if before >= CROSSROAD_BASE:
            gone.append(before)
        if now >= CROSSROAD_BASE:
            new.append(now)
    return count


@jit_inner
def _settle_moved(engine: Engine, runs: NDArray[np.int64], count: int) -> int:
    """Add the rows of cells that went from room to room; return the number of entries."""
    moved = engine.moved
    for index in range(0, len(moved), 3):
        start, stop, before = moved[index], moved[index + 1], moved[index + 2]
        now = int64(engine.region[start])
        if before != now:
            entry = packed(flat_place(engine, start), ROOM, now)
            count = add_run(runs, count, entry, stop - start)
    return count


@kernel
def write_runs(answer: NDArray[np.int64], kind: NDArray[np.uint8], region: NDArray[np.int32]) -> None:
    """Write the runs of an answer into flat (levels, rows, cols) arrays."""
    for index in range(0, answer[len(answer) - ANSWER_TAIL + RUNS], 2):
        entry = answer[index]
        start = entry >> PLACE_SHIFT
        for place in range(start, start + answer[index + 1]):
            kind[place] = entry >> KIND_SHIFT & 3
            region[place] = entry & 0x7FFFFFFF


@jit_inner
def _settle_rows(engine: Engine, gone: list[int], new: list[int], changed: list[int]) -> None:
    """Sort the rows that the update noted, and free those that it gave up."""
    for row in engine.noted:
        flags = engine.rows[row, FLAGS]
        is_old, is_gone = not flags & NEW, bool(flags & GONE)
        if is_old and is_gone:
            gone.append(row)
        elif is_old:
            changed.append(row)
        elif not is_gone:
            new.append(row)
        engine.rows[row, FLAGS] = flags & ~(NEW | NOTED | ADDED)
        if is_gone:
            engine.rows[row, FLAGS] = 0
            engine.rows[row, SCRATCH] = engine.head[FREE_ROW]
            engine.head[FREE_ROW] = row
