"""The arrays of a segmentation that Python reads, and the engine that changes them."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from mazarine.native import regions as native
from mazarine.native.regions import Engine
from mazarine.regions.tables import Tables


class SegmentationState(NamedTuple):
    """Padded arrays, shared with the engine (`editor/native/regions/engine.h`).

    Attributes
    ----------
    cells : uint8, the bytes of the space
    kind : uint8
    region : int32, the region of each cell, 0 for none
    face : int32, the room of the open face with this anchor, 0 for none
    plane : uint64, one bit a place: the place is the anchor of an open face of a room
    position : int32, where a corridor cell stands along its corridor
    head : int64, counts, see `mazarine.regions.codes`
    """

    cells: NDArray[np.uint8]
    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    face: NDArray[np.int32]
    plane: NDArray[np.uint64]
    position: NDArray[np.int32]
    head: NDArray[np.int64]
    engine: Engine

    def parts(self) -> tuple[NDArray[Any], ...]:
        """Return the arrays that an engine is made of, beside the cells: for `of_parts`, and to pickle."""
        # The memory of the rows is C's: the next update may give it up.
        rows = self.engine.rows.copy()
        return self.kind, self.region, self.face, self.plane, self.position, rows, self.head

    @classmethod
    def of_parts(cls, cells: NDArray[np.uint8], tables: Tables, parts: tuple[NDArray[Any], ...]) -> Self:
        """Make a state of cells and the `parts` of another."""
        kind, region, face, plane, position, rows, head = parts
        arrays = native.Arrays(
            cells=cells, kind=kind, region=region, face=face, plane=plane, position=position, head=head
        )
        engine = Engine(arrays, tables.native(), rows)
        return cls(cells, kind, region, face, plane, position, head, engine)
