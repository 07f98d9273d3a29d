"""The path to the nearest place of some sort, over what an agent knows, one cell after the other."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import jit_inner, kernel


@kernel
def path_to_nearest(
    cells: NDArray[np.uint8],
    wanted: tuple[NDArray[np.uint8], int],
    steps: NDArray[np.int64],
    links: tuple[NDArray[np.int64], NDArray[np.int64]],
    trail: tuple[NDArray[np.int32], NDArray[np.int32], int],
    start: int,
) -> NDArray[np.int64]:
    """Return the places from a start to the nearest one that is wanted, both included; none if there is none.

    Of several that are equally near it is the one found first, sides in the order N, E, S, W.

    Parameters
    ----------
    cells : (size,) bytes of a space
    wanted : (size,) bits of every place, and the bits of which one is wanted
    steps : (4,) from a place to the one across each side
    links : (n,) places in ascending order, and where the links that leave there lead
    trail : (size,) numbers of searches and (size,) places before; and the number of this search
    """
    (bits, bit), (ports, ends), (visits, before, search) = wanted, links, trail
    queue = [start]
    visits[start], before[start] = search, -1
    looked = 0
    while looked < len(queue):
        place = queue[looked]
        looked += 1
        if bits[place] & bit:
            return _traced(before, place)
        for side in range(4):
            if cells[place] >> side & 1:
                to = place + steps[side]
                if visits[to] != search:
                    visits[to], before[to] = search, place
                    queue.append(to)
        if cells[place] >> 5 and len(ports):
            for index in range(np.searchsorted(ports, place), len(ports)):
                if ports[index] != place:
                    break
                to = ends[index]
                if visits[to] != search:
                    visits[to], before[to] = search, place
                    queue.append(to)
    return np.empty(0, dtype=np.int64)


@jit_inner
def _traced(before: NDArray[np.int32], place: int) -> NDArray[np.int64]:
    length, at = 0, place
    while at >= 0:
        length += 1
        at = before[at]
    path = np.empty(length, dtype=np.int64)
    while length > 0:
        length -= 1
        path[length] = place
        place = before[place]
    return path
