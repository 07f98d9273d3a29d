"""The arrays of a segmentation, as one tuple that kernels pass on (see `mazarine.regions.codes`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mazarine.compiling import Fields, int64, jit_inner
from mazarine.regions.codes import (
    FLAGS,
    FREE_ROW,
    GONE,
    KIND_OF_ROW,
    KIND_SHIFT,
    LOGGED,
    NEW,
    NEXT_ROW,
    NOTED,
    PLACE_SHIFT,
    ROW_WIDTH,
    SCRATCH,
    TOUCHED,
    WRITTEN,
)
from mazarine.regions.tables import CROSSROAD_BASE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mazarine.regions.kernels.bits import BitPlane


class Engine(Fields):
    """The arrays of a segmentation, and the lattice as flat offsets (`mazarine.regions.tables`).

    Attributes
    ----------
    cells : padded uint8, the bytes of the space
    kind : padded uint8
    region : padded int32, the region of each cell, 0 for none
    face : padded int32, the room of the open face with this anchor, 0 for none
    plane : one bit a place: the place is the anchor of an open face of a room
    position : padded int32, where a corridor cell stands along its corridor
    rows : (capacity, 6) int32, see `mazarine.regions.codes`; row 0 is zeros, no region
    log : a packed (cell, kind, region) for each of the cells that an update touched, as it was before
    before : uint8, the bytes of the first cells of the log before an update wrote them; arrays, because a
        list that cannot grow is lost with all that it holds
    moved : three numbers for each row of cells that went from room to room as they were: first place,
        place after the last, and the room that had them before the update
    noted : the rows that an update made, gave up or changed
    head : counts and marks, see there
    """

    cells: NDArray[np.uint8]
    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    face: NDArray[np.int32]
    plane: BitPlane
    position: NDArray[np.int32]
    rows: NDArray[np.int32]
    log: NDArray[np.int64]
    before: NDArray[np.uint8]
    moved: list[int]
    noted: list[int]
    head: NDArray[np.int64]
    sides: NDArray[np.int64]
    face_cells: NDArray[np.int64]
    spans: NDArray[np.int64]
    own_spans: NDArray[np.int64]
    inner_sides: NDArray[np.uint8]
    pinches: NDArray[np.int64]
    check_places: NDArray[np.int64]
    check_bits: NDArray[np.uint8]
    face_steps: NDArray[np.int64]
    cross_steps: NDArray[np.int64]
    runs: bool
    ring: NDArray[np.int64]
    ring_direct: NDArray[np.bool_]
    kinds: NDArray[np.uint8]
    stride: int
    levels: int
    height: int
    width: int
    first: int
    top: int
    left: int
    row_mask: int
    col_mask: int


@jit_inner
def touch(engine: Engine, cell: int) -> None:
    """Log a cell as it is, unless this update did so before."""
    if engine.cells[cell] & TOUCHED:
        return
    reserve_log(engine, 1)
    engine.cells[cell] |= TOUCHED
    logged = engine.head[LOGGED]
    engine.log[logged] = packed(cell, engine.kind[cell], engine.region[cell])
    engine.head[LOGGED] = logged + 1


@jit_inner
def logged_cell(engine: Engine, index: int) -> int:
    """Return the cell of an entry of the log."""
    return int64(engine.log[index] >> PLACE_SHIFT)


@jit_inner
def restore_bytes(engine: Engine) -> None:
    """Restore the bytes of the cells that an update has written."""
    for index in range(engine.head[WRITTEN]):
        engine.cells[logged_cell(engine, index)] = engine.before[index]
    engine.head[WRITTEN] = 0


@jit_inner
def reserve_log(engine: Engine, more: int) -> None:
    """Make room for `more` entries."""
    wanted = engine.head[LOGGED] + more
    if wanted <= len(engine.log):
        return
    logged = engine.head[LOGGED]
    longer = np.empty(max(2 * logged, wanted) + 64, dtype=np.int64)
    longer[:logged] = engine.log[:logged]
    engine.log = longer


@jit_inner
def packed(place: int, kind: int, region: int) -> int:
    """Return a place, a kind and a region as one number."""
    return int64(place) << PLACE_SHIFT | int64(kind) << KIND_SHIFT | int64(region)


@jit_inner
def note(engine: Engine, row: int) -> None:
    """Note for the delta that the region of this row changes."""
    if not engine.rows[row, FLAGS] & NOTED:
        engine.rows[row, FLAGS] |= NOTED
        engine.noted.append(int64(row))


@jit_inner
def make_row(engine: Engine, flags: int) -> int:
    """Make a row of zeros with these flags, the kind among them."""
    row = int64(engine.head[FREE_ROW])
    if row:
        engine.head[FREE_ROW] = engine.rows[row, SCRATCH]
    else:
        row = int64(engine.head[NEXT_ROW])
        engine.head[NEXT_ROW] = row + 1
        if row == len(engine.rows):
            more = np.empty((row + row // 4 + 64, ROW_WIDTH), dtype=np.int32)
            more[:row] = engine.rows
            engine.rows = more
    engine.rows[row, FLAGS] = flags
    for column in range(1, ROW_WIDTH):
        engine.rows[row, column] = 0
    engine.head[flags & KIND_OF_ROW] += 1
    return row


@jit_inner
def new_row(engine: Engine, kind: int) -> int:
    """Make a row in an update."""
    row = make_row(engine, kind | NEW | NOTED)
    engine.noted.append(row)
    return row


@jit_inner
def give_up_row(engine: Engine, row: int) -> None:
    """End the region of a row; its number is free again only after the update."""
    engine.head[engine.rows[row, FLAGS] & KIND_OF_ROW] -= 1
    note(engine, row)
    engine.rows[row, FLAGS] |= GONE


@jit_inner
def wins_tie(engine: Engine, row: int, other: int) -> bool:
    """Return whether the first of two equal regions passes on its number: the older or the lower one."""
    is_new, other_is_new = engine.rows[row, FLAGS] & NEW, engine.rows[other, FLAGS] & NEW
    return bool(is_new < other_is_new or (is_new == other_is_new and row < other))


@jit_inner
def crossroad_number(engine: Engine, cell: int) -> int:
    """Return the number of the crossroad at a padded place, as `Tables.crossroad_number` does."""
    rows, col = divmod(cell - engine.first, engine.stride)
    level, row = divmod(rows, engine.height + 1)
    frame_row = (row + engine.top) & engine.row_mask
    frame_col = (col + engine.left) & engine.col_mask
    return CROSSROAD_BASE + (level * (engine.row_mask + 1) + frame_row) * (engine.col_mask + 1) + frame_col


@jit_inner
def is_cell(engine: Engine, place: int) -> bool:
    """Return whether a padded place is a cell, not margin."""
    rows, col = divmod(place - engine.first, engine.stride)
    level, row = divmod(rows, engine.height + 1)
    return 0 <= level < engine.levels and row < engine.height and col < engine.width


@jit_inner
def padded_place(engine: Engine, place: int) -> int:
    """Return the padded place of a flat place in a (levels, rows, cols) array."""
    rows, col = divmod(place, engine.width)
    return engine.first + (rows + rows // engine.height) * engine.stride + col


@jit_inner
def flat_place(engine: Engine, cell: int) -> int:
    """Return the place in a flat (levels, rows, cols) array of the cell at a padded place."""
    rows, col = divmod(cell - engine.first, engine.stride)
    return (rows - rows // (engine.height + 1)) * engine.width + col
