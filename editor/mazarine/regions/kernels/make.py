"""Putting an engine together from its arrays and the tables of its lattice."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, kernel
from mazarine.regions.codes import SMALL_LOG
from mazarine.regions.kernels.bits import BitPlane
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.tables import Tables


@kernel
def make_engine(
    cells: NDArray[np.uint8],
    kind: NDArray[np.uint8],
    region: NDArray[np.int32],
    face: NDArray[np.int32],
    plane: BitPlane,
    position: NDArray[np.int32],
    rows: NDArray[np.int32],
    head: NDArray[np.int64],
    tables: Tables,
) -> Engine:
    """Make an engine that shares these arrays."""
    return Engine(
        cells,
        kind,
        region,
        face,
        plane,
        position,
        rows,
        np.empty(SMALL_LOG, dtype=np.int64),
        np.empty(SMALL_LOG, dtype=np.uint8),
        empty_int_list(),
        empty_int_list(),
        head,
        tables.sides,
        tables.face_cells,
        tables.spans,
        tables.own_spans,
        tables.inner_sides,
        tables.pinches,
        tables.check_places,
        tables.check_bits,
        tables.face_steps,
        tables.cross_steps,
        tables.runs,
        tables.ring,
        tables.ring_direct,
        tables.kinds,
        tables.stride,
        tables.levels,
        tables.rows,
        tables.cols,
        tables.first,
        tables.top,
        tables.left,
        tables.row_mask,
        tables.col_mask,
    )


def compiled_engine(engine: Engine, tables: Tables) -> Engine:
    """Return a compiled engine in place of a plain one; between updates it shares all that this one holds."""
    return make_engine.compiled(
        engine.cells,
        engine.kind,
        engine.region,
        engine.face,
        engine.plane,
        engine.position,
        engine.rows,
        engine.head,
        tables,
    )
