"""The arrays of a segmentation that Python reads, and the engine that kernels change them by."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from mazewright.regions.kernels.engine import Engine


class State(NamedTuple):
    """Padded arrays (see `mazewright.regions.kernels.engine.Engine`), shared with the engine."""

    cells: NDArray[np.uint8]
    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    face: NDArray[np.int32]
    plane: NDArray[np.uint64]
    position: NDArray[np.int32]
    head: NDArray[np.int64]
    engine: Engine
