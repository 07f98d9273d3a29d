"""Counting what joins regions, without the sides inside rooms."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.codes import CROSSROAD
from editor.regions.kernels.compiled import inner, kernel, whole
from editor.regions.kernels.engine import Engine
from editor.regions.space import FLOOR, OPEN_SIDES


@kernel
def count_joints(engine: Engine, first: int, last: int) -> tuple[int, int]:
    """Give twice the open sides that lie in no open face, and how often a cell is an entry of a room.

    Parameters
    ----------
    engine
        The segmentation.
    first, last
        The first place that may be a cell, and the one after the last.
    """
    cells, face, kind = engine.cells, engine.face, engine.kind
    steps, inner_sides = engine.face_cells, engine.inner_sides
    ends, entries = 0, 0
    for cell in range(first, last):
        if not cells[cell] & FLOOR:
            continue
        inside = whole(0)
        for number in range(len(steps)):
            if face[cell - steps[number]]:
                inside |= whole(inner_sides[number])
        outside = whole(cells[cell]) & OPEN_SIDES & ~inside
        ends += (outside & 1) + (outside >> 1 & 1) + (outside >> 2 & 1) + (outside >> 3)
        if inside and kind[cell] == CROSSROAD:
            entries += _rooms_around(face, steps, cell)
    return ends, entries


@inner
def _rooms_around(face: NDArray[np.int32], steps: NDArray[np.int64], cell: int) -> int:
    """Give the number of rooms that a cell is an entry of."""
    count = 0
    for number in range(len(steps)):
        room = face[cell - steps[number]]
        is_new = room != 0
        for earlier in range(number):
            is_new = is_new and face[cell - steps[earlier]] != room
        count += is_new
    return count
