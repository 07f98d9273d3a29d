"""What an update tells: one array, that a `Delta` takes apart."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.compiled import inner, no_numbers, whole
from editor.regions.kernels.engine import (
    ADDED,
    FLAGS,
    FREE_ROW,
    GONE,
    LOGGED,
    NEW,
    NOTED,
    SCRATCH,
    SEARCHED,
    TOUCHED,
    VISITED,
    Engine,
    flat_place,
    packed,
)
from editor.regions.tables import CROSSROAD_BASE

BAD, VISITS, SEARCHES, CELLS, GONE_REGIONS, NEW_REGIONS, CHANGED_REGIONS = range(7)
ANSWER_HEAD = 7
"""Places at the beginning of an answer: a bad place or -1, two counts, and how many entries follow:
cells (packed place, kind, region), region numbers that are gone, that are new, that are changed.
"""


@inner
def answer_of(engine: Engine, bad: int) -> NDArray[np.int64]:
    """Tell what the update changed, clear its marks and give the rows back that it gave up."""
    gone, new, changed = no_numbers(), no_numbers(), no_numbers()
    kept = _settle_cells(engine, gone, new)
    _settle_rows(engine, gone, new, changed)
    answer = np.empty(ANSWER_HEAD + kept + len(gone) + len(new) + len(changed), dtype=np.int64)
    answer[BAD] = bad
    answer[VISITS], answer[SEARCHES] = engine.head[VISITED], engine.head[SEARCHED]
    answer[CELLS] = kept
    answer[GONE_REGIONS], answer[NEW_REGIONS], answer[CHANGED_REGIONS] = len(gone), len(new), len(changed)
    answer[ANSWER_HEAD : ANSWER_HEAD + kept] = engine.log[:kept]
    at = ANSWER_HEAD + kept
    for numbers in (gone, new, changed):
        for number in numbers:
            answer[at] = number
            at += 1
    return answer


@inner
def _settle_cells(engine: Engine, gone: list[int], new: list[int]) -> int:
    """Make the log one of what changed and how it is now; give its length."""
    cells, region, kind, log = engine.cells, engine.region, engine.kind, engine.log
    kept = 0
    for index in range(engine.head[LOGGED]):
        cell, before = whole(log[index] >> 33), whole(log[index] & 0x7FFFFFFF)
        cells[cell] &= ~np.uint8(TOUCHED)
        now = whole(region[cell])
        # A region has one kind, so where the region is the same, the kind is.
        if before == now:
            continue
        log[kept] = packed(flat_place(engine, cell), kind[cell], now)
        kept += 1
        if before >= CROSSROAD_BASE:
            gone.append(before)
        if now >= CROSSROAD_BASE:
            new.append(now)
    return kept


@inner
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
