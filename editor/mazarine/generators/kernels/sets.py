"""Sets that grow together: each is a tree, and the place at its top names it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, jit_inner


@jit_inner
def leader(leaders: NDArray[np.int32], place: int) -> int:
    """Return the place that names the set of a place, and halve the way to it."""
    while leaders[at(place)] != place:
        leaders[at(place)] = leaders[at(leaders[at(place)])]
        place = int64(leaders[at(place)])
    return place
