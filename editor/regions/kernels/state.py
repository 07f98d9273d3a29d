"""What a segmentation holds, and the table rows of its rooms and corridors.

A row is six 32-bit numbers. The first tells the kind and the flags below; the others are, for a room,
its own cells, its faces and one of its faces; for a corridor, its two ends with their positions. The
last is scratch: 0 between updates, or the next free row.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.compiled import inner, whole
from editor.regions.tables import CROSSROAD_BASE, Tables

ROCK, CORRIDOR, CROSSROAD, ROOM = range(4)
"""The values of `editor.regions.Kind`, as plain numbers that kernels know."""

OPEN_SIDES, FLOOR, LINKS = 0x0F, 0x10, 0x60
TOUCHED = 0x80
"""The spare bit of a cell's byte: the cell is in the log of the update that runs."""

FLAGS, ROOM_CELLS, ROOM_FACES, ROOM_SEED = 0, 1, 2, 3
FIRST_END, FIRST_POSITION, LAST_END, LAST_POSITION = 1, 2, 3, 4
SCRATCH = 5
ROW_WIDTH = 6

KIND_OF_ROW = 3
RING, NEW, NOTED, GONE, ADDED = 4, 8, 16, 32, 64
"""Flags of a row: a closed ring; and of the update that runs: made by it, noted for its delta, given
up by it, made by it of a cell that was added.
"""

NEXT_ROW, FREE_ROW = 4, 5
"""Places in `State.head`; places 0 to 3 count the regions of each `Kind`."""


class State(NamedTuple):
    """The arrays of a segmentation; padded ones have a place for every place of the layout.

    Attributes
    ----------
    cells : padded uint8, the bytes of the space
    kind : padded uint8
    region : padded int32, the region of each cell, 0 for none
    face : padded int32, the room of the open face with this anchor, 0 for none
    position : padded int32, where a corridor cell stands along its corridor
    rows : (capacity, 6) int32, see above; row 0 is never used
    head : (6,) int64, counts of regions by kind, the first row never used, the first free row
    """

    cells: NDArray[np.uint8]
    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    face: NDArray[np.int32]
    position: NDArray[np.int32]
    rows: NDArray[np.int32]
    head: NDArray[np.int64]


class Work(NamedTuple):
    """What an update notes as it goes.

    Attributes
    ----------
    log : a packed (cell, kind, region) for every cell touched, as it was before
    noted : the rows that are new, gone or changed
    gone : the rows to give back when the update is over
    visits : (2,) int64, places looked at or written, and those of them in searches
    """

    log: list[int]
    noted: list[int]
    gone: list[int]
    visits: NDArray[np.int64]


@inner
def touch(state: State, work: Work, cell: int) -> None:
    """Log a cell as it is, unless this update did so before."""
    if not state.cells[cell] & TOUCHED:
        state.cells[cell] |= TOUCHED
        kind, region = whole(state.kind[cell]), whole(state.region[cell])
        work.log.append(whole(cell) << 33 | kind << 31 | region)


@inner
def note(state: State, work: Work, row: int) -> None:
    """Note for the delta that the region of this row changes."""
    if not state.rows[row, FLAGS] & NOTED:
        state.rows[row, FLAGS] |= NOTED
        work.noted.append(whole(row))


@inner
def new_row(state: State, work: Work, kind: int) -> int:
    """Make a row; the table has room, which the caller of the update saw to."""
    row = whole(state.head[FREE_ROW])
    if row:
        state.head[FREE_ROW] = state.rows[row, SCRATCH]
    else:
        row = whole(state.head[NEXT_ROW])
        state.head[NEXT_ROW] += 1
    state.rows[row] = 0
    state.rows[row, FLAGS] = kind | NEW
    state.head[kind] += 1
    note(state, work, row)
    return row


@inner
def give_up_row(state: State, work: Work, row: int) -> None:
    """End the region of a row; its number is free again only after the update."""
    state.head[state.rows[row, FLAGS] & KIND_OF_ROW] -= 1
    state.rows[row, FLAGS] |= GONE
    note(state, work, row)
    work.gone.append(whole(row))


@inner
def crossroad_number(tables: Tables, cell: int) -> int:
    """Give the number of the crossroad at a padded place, as `Tables.crossroad_number` does."""
    rows, col = divmod(cell - tables.first, tables.stride)
    level, row = divmod(rows, tables.rows + 1)
    frame_row = (row + tables.top) & tables.row_mask
    frame_col = (col + tables.left) & tables.col_mask
    return CROSSROAD_BASE + (level * (tables.row_mask + 1) + frame_row) * (tables.col_mask + 1) + frame_col


@inner
def is_cell(tables: Tables, place: int) -> bool:
    """Whether a padded place is a cell, not margin."""
    rows, col = divmod(place - tables.first, tables.stride)
    level, row = divmod(rows, tables.rows + 1)
    return 0 <= level < tables.levels and row < tables.rows and col < tables.cols


@inner
def flat_place(tables: Tables, cell: int) -> int:
    """Give the place in a flat (levels, rows, cols) array of the cell at a padded place."""
    rows, col = divmod(cell - tables.first, tables.stride)
    return (rows - rows // (tables.rows + 1)) * tables.cols + col


@inner
def is_face(tables: Tables, cells: NDArray[np.uint8], anchor: int) -> bool:
    """Whether every side inside the face with this anchor is spatially open."""
    for check in range(len(tables.check_places)):
        bits = tables.check_bits[check]
        if cells[anchor + tables.check_places[check]] & bits != bits:
            return False
    return True


@inner
def kind_of(tables: Tables, cells: NDArray[np.uint8], face: NDArray[np.int32], cell: int) -> int:
    """Give the kind of a cell from its byte and the open faces around it."""
    faces = 0
    count = len(tables.face_cells)
    for number in range(count):
        if face[cell - tables.face_cells[number]] != 0:
            faces |= 1 << number
    return whole(tables.kinds[whole(cells[cell] & ~np.uint8(TOUCHED)) << count | faces])
