"""What a region holds, gathered on demand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.codes import FIRST_END, FIRST_POSITION, LAST_POSITION, ROOM_FACES, ROOM_SEED
from editor.regions.kernels.compiled import kernel
from editor.regions.kernels.engine import Engine


@kernel
def table_of(engine: Engine) -> NDArray[np.int32]:
    """Give the rows of rooms and corridors as they are; rows beyond the first never used hold anything."""
    return engine.rows


@kernel
def corridor_cells(engine: Engine, row: int) -> NDArray[np.int64]:
    """Give the padded places of a corridor's cells, in walking order."""
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
def room_faces(engine: Engine, row: int) -> NDArray[np.int64]:
    """Give the padded places of the anchors of a room's faces, sorted."""
    faces = np.empty(engine.rows[row, ROOM_FACES], dtype=np.int64)
    faces[0] = engine.rows[row, ROOM_SEED]
    engine.face[faces[0]] = -row
    found = 1
    looked = 0
    while looked < found:
        for step in engine.face_steps:
            anchor = faces[looked] + step
            if engine.face[anchor] == row:
                engine.face[anchor] = -row
                faces[found] = anchor
                found += 1
        looked += 1
    for anchor in faces:
        engine.face[anchor] = row
    faces.sort()
    return faces
