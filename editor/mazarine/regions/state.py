"""The arrays of a segmentation that Python reads, and the engine that changes them."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import SpaceError
from mazarine.lattice.grid import Places
from mazarine.native import regions as native
from mazarine.native.calls import List
from mazarine.native.regions import Engine
from mazarine.regions.codes import HEAD_SIZE, NEXT_ROW
from mazarine.regions.messages import RegionMessage
from mazarine.regions.tables import Tables


class SegmentationState(NamedTuple):
    """Padded arrays, shared with the engine (`editor/native/regions/engine.h`).

    Attributes
    ----------
    cells : uint8, the bytes of the space
    kind : uint8
    plane : uint64, one bit an anchor, of which a place has one or two: it is that of an open face of a room
    head : int64, counts, see `mazarine.regions.codes`
    """

    cells: NDArray[np.uint8]
    kind: NDArray[np.uint8]
    plane: NDArray[np.uint64]
    head: NDArray[np.int64]
    engine: Engine

    @classmethod
    def empty(cls, cells: NDArray[np.uint8], tables: Tables) -> Self:
        """Make a state of cells that has no regions yet."""
        size = len(cells)
        head = np.zeros(HEAD_SIZE, dtype=np.int64)
        head[NEXT_ROW] = 1
        anchors = len(tables.face_cells) * size
        kinds = (np.uint8, size), (np.int32, anchors), (np.int16, size), (np.uint64, anchors // 64)
        return cls._of_arrays(cells, tables, [np.zeros(length, dtype=dtype) for dtype, length in kinds], head)

    @classmethod
    def of_parts(cls, cells: NDArray[np.uint8], tables: Tables, parts: tuple[NDArray[Any], ...]) -> Self:
        """Make a state of cells and of copies of the `parts` of another.

        Raises `SpaceError` if they are not of the same version, or of other cells.
        """
        *arrays, head, words = parts
        state = cls._of_arrays(cells, tables, [array.copy() for array in arrays], head.copy())
        if not native.engine_load(state.engine, words):
            raise SpaceError(RegionMessage.OTHER_STATE())
        return state

    @classmethod
    def _of_arrays(
        cls, cells: NDArray[np.uint8], tables: Tables, arrays: list[NDArray[Any]], head: NDArray[np.int64]
    ) -> Self:
        kind, piece, offset, plane = arrays
        shared = native.Arrays(cells=cells, kind=kind, piece=piece, offset=offset, plane=plane, head=head)
        return cls(cells, kind, plane, head, Engine(shared, tables.native()))

    def parts(self) -> tuple[NDArray[Any], ...]:
        """Return the arrays that an engine is made of, beside the cells: for `of_parts`, and to pickle."""
        arrays, words = self.engine.arrays, List(np.int64)
        native.engine_save(self.engine, words)
        return self.kind, arrays["piece"], arrays["offset"], self.plane, self.head, words.array()

    def regions_at(self, places: Places) -> NDArray[np.int32]:
        """Return the regions of the cells at padded places, 0 for none."""
        regions = np.empty(len(places), dtype=np.int32)
        native.look_up(self.engine, places, regions, None, None)
        return regions

    def rooms_at(self, places: Places) -> NDArray[np.int32]:
        """Return the rooms of the open faces with anchors at padded places, 0 for none."""
        kinds = len(self.engine.arrays["piece"]) // len(self.cells)
        rooms = np.zeros(len(places), dtype=np.int32)
        for kind in range(kinds):
            np.maximum(rooms, self.rooms_of(kinds * places + kind), out=rooms)
        return rooms

    def rooms_of(self, anchors: NDArray[np.int64]) -> NDArray[np.int32]:
        """Return the rooms of the open faces with these anchors, 0 for none."""
        rooms = np.empty(len(anchors), dtype=np.int32)
        native.look_up(self.engine, anchors, None, rooms, None)
        return rooms

    def positions_at(self, places: Places) -> NDArray[np.int32]:
        """Return where the corridor cells at padded places stand along their corridors, 0 for others."""
        positions = np.empty(len(places), dtype=np.int32)
        native.look_up(self.engine, places, None, None, positions)
        return positions
