"""Which number each region of a fresh segmentation takes over from the one before."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.compiled import kernel


@kernel
def pair_by_overlap(
    old: NDArray[np.int64], new: NDArray[np.int64], order: NDArray[np.int64], heirs: NDArray[np.int32]
) -> None:
    """Let each pair (old[i], new[i]), in this order, come together if both are still free.

    Parameters
    ----------
    old, new : numbers of regions that overlap, a pair once
    order : the pairs, greatest overlap first
    heirs : written: for each new number, the old number that it takes over, or 0
    """
    taken = np.zeros(old.max() + 1, dtype=np.bool_)
    for pair in order:
        if heirs[new[pair]] == 0 and not taken[old[pair]]:
            heirs[new[pair]] = old[pair]
            taken[old[pair]] = True
