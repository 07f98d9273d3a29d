"""The arrays of a segmentation that Python reads, and the engine that kernels change them by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from mazarine.regions.kernels.make import make_engine
from mazarine.regions.kernels.walks import table_of
from mazarine.regions.tables import Tables

if TYPE_CHECKING:
    from mazarine.regions.kernels.engine import Engine


class SegmentationState(NamedTuple):
    """Padded arrays (see `mazarine.regions.kernels.engine.Engine`), shared with the engine."""

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
        return (
            self.kind, self.region, self.face, self.plane, self.position, table_of(self.engine), self.head,
        )  # fmt: skip

    @classmethod
    def of_parts(cls, cells: NDArray[np.uint8], tables: Tables, parts: tuple[NDArray[Any], ...]) -> Self:
        """Make a state of cells and the `parts` of another."""
        kind, region, face, plane, position, rows, head = parts
        engine = make_engine(cells, kind, region, face, plane, position, rows, head, tables)
        return cls(cells, kind, region, face, plane, position, head, engine)
