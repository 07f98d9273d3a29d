"""The numbers that regions of a fresh segmentation inherit, and the changes.

What overlaps are the faces of rooms and the cells of corridors: both are numbered things in an array,
with 0 where there is none.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner, kernel
from mazarine.regions.codes import (
    CORRIDOR,
    FLAGS,
    FREE_ROW,
    KIND_OF_ROW,
    NEXT_ROW,
    ROOM_CELLS,
    ROOM_FACES,
    ROW_WIDTH,
    SCRATCH,
    TOUCHED,
    WRITTEN,
)
from mazarine.regions.kernels.answer import add_run, put_together
from mazarine.regions.kernels.engine import Engine, flat_place, logged_cell, packed, restore_bytes
from mazarine.regions.tables import CROSSROAD_BASE


class Cut(NamedTuple):
    """A part of a board: (levels, rows, cols) views of what its places hold."""

    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    face: NDArray[np.int32]


class Overlap(NamedTuple):
    """Overlaps: by old and by new number, the first partner, and -1 if there are several.

    `heirs` is the outcome: for each new number, the old number that it takes over, or 0.
    """

    partner_of_old: NDArray[np.int32]
    partner_of_new: NDArray[np.int32]
    heirs: NDArray[np.int32]


@jit_inner
def _thing(cut: Cut, at: tuple[int, int, int], of_faces: bool) -> int:
    """Return the room of a face, or the corridor of a cell, or 0."""
    if of_faces:
        return int64(cut.face[at])
    return int64(cut.region[at]) if cut.kind[at] == CORRIDOR else 0


@kernel
def meet(
    overlap: Overlap,
    old: Cut,
    new: Cut,
) -> None:
    """Note what overlaps what in two cuts, and pair what has no rival."""
    levels, rows, cols = old.kind.shape
    for of_faces in (True, False):
        for level in range(levels):
            for row in range(rows):
                for col in range(cols):
                    at = level, row, col
                    before = _thing(old, at, of_faces)
                    now = _thing(new, at, of_faces)
                    if before and now:
                        _note_pair(overlap, before, now)
    for number in range(1, len(overlap.heirs)):
        partner = overlap.partner_of_new[number]
        if partner > 0 and overlap.partner_of_old[partner] > 0:
            overlap.heirs[number] = partner


@jit_inner
def _note_pair(overlap: Overlap, before: int, now: int) -> None:
    if overlap.partner_of_old[before] == 0:
        overlap.partner_of_old[before] = now
    elif overlap.partner_of_old[before] != now:
        overlap.partner_of_old[before] = -1
    if overlap.partner_of_new[now] == 0:
        overlap.partner_of_new[now] = before
    elif overlap.partner_of_new[now] != before:
        overlap.partner_of_new[now] = -1


@kernel
def rivals(overlap: Overlap, old: Cut, new: Cut) -> NDArray[np.int64]:
    """Return the pairs that have a rival: (n, 2), old << 32 | new, and how many places follow each other so.

    A pair is given once for every row of such places.
    """
    levels, rows, cols = old.kind.shape
    found = np.empty((64, 2), dtype=np.int64)
    last = 0
    found[0] = 0
    for of_faces in (True, False):
        for level in range(levels):
            for row in range(rows):
                for col in range(cols):
                    at = level, row, col
                    before = _thing(old, at, of_faces)
                    now = _thing(new, at, of_faces)
                    if not before or not now or overlap.heirs[now]:
                        continue
                    if found[last, 0] != before << 32 | now:
                        last += 1
                        if last == len(found):
                            longer = np.empty((2 * last, 2), dtype=np.int64)
                            longer[:last] = found
                            found = longer
                        found[last, 0] = before << 32 | now
                        found[last, 1] = 0
                    found[last, 1] += 1
    return found[1 : last + 1]


@kernel
def pair_rivals(overlap: Overlap, keys: NDArray[np.int64]) -> None:
    """Let each pair, the greatest overlap first, come together if both are still free."""
    taken = np.zeros(len(overlap.partner_of_old), dtype=np.bool_)
    for key in keys:
        before, now = key >> 32, key & 0xFFFFFFFF
        if overlap.heirs[now] == 0 and not taken[before]:
            overlap.heirs[now] = before
            taken[before] = True


@kernel
def renumber(engine: Engine, numbers: NDArray[np.int32]) -> None:
    """Set the number and the row of every room and corridor n to `numbers[n]`."""
    count = 1
    for number in numbers:
        count = max(count, number + 1)
    rows = np.zeros((count, ROW_WIDTH), dtype=np.int32)
    for row in range(1, len(numbers)):
        rows[numbers[row]] = engine.rows[row]
    engine.rows = rows
    engine.head[NEXT_ROW], engine.head[FREE_ROW] = count, 0
    for row in range(count - 1, 0, -1):
        if rows[row, FLAGS] == 0:
            rows[row, SCRATCH] = engine.head[FREE_ROW]
            engine.head[FREE_ROW] = row
    region, face = engine.region, engine.face
    for place in range(len(region)):
        if region[place] < len(numbers):
            region[place] = numbers[region[place]]
        face[place] = numbers[face[place]]


@kernel
def forget(engine: Engine, restore: bool) -> None:
    """Clear the marks of an update that wrote bytes and is not settled, and maybe take the bytes back."""
    if restore:
        restore_bytes(engine)
        return
    for index in range(engine.head[WRITTEN]):
        engine.cells[logged_cell(engine, index)] &= ~np.uint8(TOUCHED)


@kernel
def differences(old: Engine, new: Engine) -> NDArray[np.int64]:
    """Return the answer (`mazarine.regions.kernels.answer`) of an update that made `new` out of `old`.

    Both share their layout; the log of the old one has the cells that were written.
    """
    suspects = np.zeros(max(len(old.rows), len(new.rows)), dtype=np.bool_)
    for index in range(old.head[WRITTEN]):
        _suspect(old, new, suspects, logged_cell(old, index))
    gone, fresh, changed = empty_int_list(), empty_int_list(), empty_int_list()
    runs = np.empty(1 << 10, dtype=np.int64)
    count = 0
    for cell in range(len(new.region)):
        before, now = int64(old.region[cell]), int64(new.region[cell])
        if before == now:
            continue
        _suspect(old, new, suspects, cell)
        if count == len(runs):
            longer = np.empty(2 * count, dtype=np.int64)
            longer[:count] = runs
            runs = longer
        count = add_run(runs, count, packed(flat_place(new, cell), new.kind[cell], now), 1)
        if before >= CROSSROAD_BASE:
            gone.append(before)
        if now >= CROSSROAD_BASE:
            fresh.append(now)
    _compare_rows(old, new, suspects, gone, fresh, changed)
    return put_together(runs[:count], gone, fresh, changed, len(new.region), 0)


@jit_inner
def _suspect(old: Engine, new: Engine, suspects: NDArray[np.bool_], cell: int) -> None:
    """Note the rooms and corridors at a cell and beside it: they may have other entries."""
    for engine in (old, new):
        for step in engine.face_cells:
            suspects[engine.face[cell - step]] = True
        if engine.region[cell] < CROSSROAD_BASE:
            suspects[engine.region[cell]] = True
        for step in engine.sides:
            if engine.region[cell + step] < CROSSROAD_BASE:
                suspects[engine.region[cell + step]] = True


@jit_inner
def _compare_rows(
    old: Engine,
    new: Engine,
    suspects: NDArray[np.bool_],
    gone: list[int],
    fresh: list[int],
    changed: list[int],
) -> None:
    """Sort the numbers of rooms and corridors into gone, new and changed."""
    for row in range(1, max(old.head[NEXT_ROW], new.head[NEXT_ROW])):
        was = row < old.head[NEXT_ROW] and old.rows[row, FLAGS] & KIND_OF_ROW != 0
        is_now = row < new.head[NEXT_ROW] and new.rows[row, FLAGS] & KIND_OF_ROW != 0
        if was and not is_now:
            gone.append(row)
        elif is_now and not was:
            fresh.append(row)
        elif was and (
            suspects[row]
            or old.rows[row, ROOM_CELLS] != new.rows[row, ROOM_CELLS]
            or old.rows[row, ROOM_FACES] != new.rows[row, ROOM_FACES]
        ):
            changed.append(row)
