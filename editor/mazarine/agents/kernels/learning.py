"""Updates of an agent's knowledge for cells gained and lost."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.flags import FRONTIER, KNOWN, PORT
from mazarine.compiling import int64, jit_inner, kernel
from mazarine.regions.space import FLOOR, LINKS

_MARK = 8


@kernel
def learn(
    terrain: NDArray[np.uint8],
    flags: NDArray[np.uint8],
    cells: NDArray[np.uint8],
    steps: NDArray[np.int64],
    parts: tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]],
) -> tuple[NDArray[np.int64], NDArray[np.uint8], NDArray[np.int64]]:
    """Note gained and lost cells, and return what that changes in the space of what is known.

    Parameters
    ----------
    terrain : (size,) the bytes of the maze as it could be seen
    flags : (size,) `KNOWN` and `FRONTIER`, changed in place
    cells : (size,) the bytes of the space of what is known, as they are before
    steps : (4,) from a place to the one across each side
    parts : places lost, places gained, and places whose terrain is another now

    Returns
    -------
    (n,) places and (n,) their new bytes, where these are others; (m,) places that have come to the frontier,
    or, as `~place`, have left it.
    """
    lost, gained, turned = parts
    for place in lost:
        flags[place] &= ~KNOWN & 0xFF
    for place in gained:
        flags[place] |= KNOWN
    most = min(5 * (len(lost) + len(gained) + len(turned)), len(flags))
    touched = np.empty(most, dtype=np.int64)
    count = 0
    for part in parts:
        for place in part:
            count = _touch(flags, touched, count, place)
            for step in steps:
                count = _touch(flags, touched, count, place + step)
    values, turns = np.empty(count, dtype=np.uint8), np.empty(count, dtype=np.int64)
    changed = turned_count = 0
    for index in range(count):
        place = touched[index]
        value = _known_byte(terrain, flags, steps, place)
        ahead = flags[place] & KNOWN != 0 and int64(terrain[place]) & 15 & ~value != 0
        if ahead != (flags[place] & FRONTIER != 0):
            turns[turned_count] = place if ahead else ~place
            turned_count += 1
        flags[place] = flags[place] & (KNOWN | PORT) | (FRONTIER if ahead else 0)
        if value != cells[place]:
            touched[changed], values[changed] = place, value
            changed += 1
    return touched[:changed].copy(), values[:changed].copy(), turns[:turned_count].copy()


@jit_inner
def _touch(flags: NDArray[np.uint8], touched: NDArray[np.int64], count: int, place: int) -> int:
    if flags[place] & _MARK:
        return count
    flags[place] |= _MARK
    touched[count] = place
    return count + 1


@jit_inner
def _known_byte(
    terrain: NDArray[np.uint8], flags: NDArray[np.uint8], steps: NDArray[np.int64], place: int
) -> int:
    """Return the byte of a cell in the space of what is known: sides are open where both cells are known."""
    if not flags[place] & KNOWN:
        return 0
    byte = int64(terrain[place])
    value = byte & (FLOOR | LINKS)
    for side in range(4):
        if byte >> side & 1 and flags[place + steps[side]] & KNOWN:
            value |= 1 << side
    return value
