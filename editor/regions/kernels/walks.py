"""What a region holds, gathered on demand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.compiled import kernel
from editor.regions.kernels.state import (
    FIRST_END,
    FIRST_POSITION,
    LAST_POSITION,
    ROOM_FACES,
    ROOM_SEED,
    State,
)
from editor.regions.tables import Tables


@kernel
def corridor_cells(state: State, tables: Tables, row: int) -> NDArray[np.int64]:
    """Give the padded places of a corridor's cells, in walking order."""
    first = state.rows[row, FIRST_POSITION]
    cells = np.empty(state.rows[row, LAST_POSITION] - first + 1, dtype=np.int64)
    cells[0] = state.rows[row, FIRST_END]
    for index in range(1, len(cells)):
        for step in tables.sides:
            cell = cells[index - 1] + step
            if state.region[cell] == row and state.position[cell] == first + index:
                cells[index] = cell
    return cells


@kernel
def room_faces(state: State, tables: Tables, row: int) -> NDArray[np.int64]:
    """Give the padded places of the anchors of a room's faces, sorted."""
    faces = np.empty(state.rows[row, ROOM_FACES], dtype=np.int64)
    faces[0] = state.rows[row, ROOM_SEED]
    state.face[faces[0]] = -row
    found = 1
    looked = 0
    while looked < found:
        for step in tables.face_steps:
            anchor = faces[looked] + step
            if state.face[anchor] == row:
                state.face[anchor] = -row
                faces[found] = anchor
                found += 1
        looked += 1
    for anchor in faces:
        state.face[anchor] = row
    faces.sort()
    return faces
