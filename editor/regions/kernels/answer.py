"""What an update tells: one array, that a `Delta` takes apart."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.codes import (
    ADDED,
    ANSWER_TAIL,
    CELLS,
    CHANGED_REGIONS,
    FLAGS,
    FREE_ROW,
    GONE,
    GONE_REGIONS,
    LOGGED,
    NEW,
    NEW_REGIONS,
    NOTED,
    SCRATCH,
    SEARCHED,
    SEARCHES,
    TOUCHED,
    VISITED,
    VISITS,
)
from editor.regions.kernels.compiled import inner, no_numbers, whole
from editor.regions.kernels.engine import Engine, flat_place, packed, reserve_log
from editor.regions.tables import CROSSROAD_BASE

_SMALL = 1 << 16
"""Entries up to which an answer is copied out of the log; a longer one is the log itself."""


@inner
def answer_of(engine: Engine) -> NDArray[np.int64]:
    """Tell what the update changed, clear its marks and give the rows back that it gave up."""
    gone, new, changed = no_numbers(), no_numbers(), no_numbers()
    kept = _settle_cells(engine, gone, new)
    _settle_rows(engine, gone, new, changed)
    engine.head[LOGGED] = kept
    reserve_log(engine, len(gone) + len(new) + len(changed) + ANSWER_TAIL)
    log, at = engine.log, kept
    for numbers in (gone, new, changed):
        for number in numbers:
            log[at] = number
            at += 1
    log[at + VISITS], log[at + SEARCHES] = engine.head[VISITED], engine.head[SEARCHED]
    log[at + CELLS] = kept
    log[at + GONE_REGIONS], log[at + NEW_REGIONS], log[at + CHANGED_REGIONS] = (
        len(gone),
        len(new),
        len(changed),
    )
    at += ANSWER_TAIL
    if at <= _SMALL:
        return log[:at].copy()
    engine.log = np.empty(_SMALL, dtype=np.int64)
    return log[:at]


@inner
def _settle_cells(engine: Engine, gone: list[int], new: list[int]) -> int:
    """Make the log one of what changed and how it is now; give its length."""
    cells, region, kind, log, stride = engine.cells, engine.region, engine.kind, engine.log, engine.stride
    kept = 0
    row_start, flat_start = whole(-stride), 0
    for index in range(engine.head[LOGGED]):
        cell, before = whole(log[index] >> 33), whole(log[index] & 0x7FFFFFFF)
        cells[cell] &= ~np.uint8(TOUCHED)
        now = whole(region[cell])
        # A region has one kind, so where the region is the same, the kind is.
        if before == now:
            continue
        if not 0 <= cell - row_start < stride:
            # Long logs go along rows, and a division costs as much as all the rest.
            row_start = cell - (cell - engine.first) % stride
            flat_start = flat_place(engine, row_start)
        log[kept] = packed(flat_start + cell - row_start, kind[cell], now)
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
