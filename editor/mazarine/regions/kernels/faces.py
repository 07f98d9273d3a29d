"""Open faces, one by one and in runs.

Where the lattice joins faces along a row, a run is all the faces of a row that follow each other;
elsewhere each face is a run of its own. Rooms are searched and written by runs.
"""

from __future__ import annotations

import numpy as np

from mazarine.compiling import int64, jit_inner
from mazarine.regions.codes import TOUCHED
from mazarine.regions.kernels.bits import ALL, ONE, ZERO, highest, lowest
from mazarine.regions.kernels.engine import Engine


@jit_inner
def is_face(engine: Engine, anchor: int) -> bool:
    """Return whether every side inside the face with this anchor is spatially open."""
    for check in range(len(engine.check_places)):
        bits = engine.check_bits[check]
        if engine.cells[anchor + engine.check_places[check]] & bits != bits:
            return False
    return True


@jit_inner
def kind_of(engine: Engine, cell: int) -> int:
    """Return the kind of a cell from its byte and the open faces around it."""
    faces = 0
    count = len(engine.face_cells)
    for number in range(count):
        if engine.face[cell - engine.face_cells[number]] != 0:
            faces |= 1 << number
    return int64(engine.kinds[int64(engine.cells[cell] & ~np.uint8(TOUCHED)) << count | faces])


@jit_inner
def set_face(engine: Engine, anchor: int, room: int) -> None:
    """Put a face into a room."""
    engine.face[anchor] = room
    engine.plane[anchor >> 6] |= ONE << np.uint64(anchor & 63)


@jit_inner
def clear_face(engine: Engine, anchor: int) -> None:
    """Take a face out of its room."""
    engine.face[anchor] = 0
    engine.plane[anchor >> 6] &= ~(ONE << np.uint64(anchor & 63))


@jit_inner
def run_start(engine: Engine, anchor: int) -> int:
    """Return the first face of the run that holds a face."""
    if not engine.runs:
        return anchor
    word = anchor >> 6
    gaps = ~engine.plane[word] & (ALL >> np.uint64(63 - (anchor & 63)))
    while gaps == ZERO:
        word -= 1
        gaps = ~engine.plane[word]
    return (word << 6) + highest(gaps) + 1


@jit_inner
def run_stop(engine: Engine, anchor: int) -> int:
    """Return the place after the last face of the run that holds a face."""
    if not engine.runs:
        return anchor + 1
    word = anchor >> 6
    gaps = ~engine.plane[word] & (ALL << np.uint64(anchor & 63))
    while gaps == ZERO:
        word += 1
        gaps = ~engine.plane[word]
    return (word << 6) + lowest(gaps)


@jit_inner
def next_face(engine: Engine, start: int, stop: int) -> int:
    """Return the first face from `start` on and before `stop`, or -1."""
    if start >= stop:
        return -1
    word = start >> 6
    faces = engine.plane[word] & (ALL << np.uint64(start & 63))
    while faces == ZERO:
        word += 1
        if word << 6 >= stop:
            return -1
        faces = engine.plane[word]
    found = (word << 6) + lowest(faces)
    return found if found < stop else -1
