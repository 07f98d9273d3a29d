"""What an update of a segmentation changed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Delta:
    """The difference between two states of a segmentation.

    Attributes
    ----------
    cells : (n,) int64 places in `kind.ravel()` whose kind or region is another now, each once
    kind : (n,) uint8 and
    region : (n,) int32, what these cells are now
    gone, new, changed : int32 region numbers, crossroads among them; a number that went to another
        region in one update is in `changed`
    visited : cells and faces that the update looked at or wrote
    searched : those of them that it searched to learn whether a room falls apart
    fresh : everything was segmented again and the arrays have another shape; `cells`, `kind` and
        `region` are empty then, and the reader takes the whole arrays
    """

    cells: NDArray[np.int64]
    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    gone: NDArray[np.int32]
    new: NDArray[np.int32]
    changed: NDArray[np.int32]
    visited: int = 0
    searched: int = 0
    fresh: bool = False
