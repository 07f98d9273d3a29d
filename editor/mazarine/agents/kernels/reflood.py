"""Distances from goals over sides that may be open, kept up to date as walls are found."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner, kernel


@kernel
def reflood(
    sides: NDArray[np.uint8],
    distances: NDArray[np.int32],
    steps: NDArray[np.int64],
    changed: NDArray[np.int64],
    far: int,
) -> None:
    """Correct distances after changes of sides; the time follows what changes, not the board.

    First each cell becomes far whose distance no neighbor explains any more, and with it the cells that
    have their distance from it. Then the distances flow back in from around, nearest first.

    Parameters
    ----------
    sides : (size,) bits of the sides that may be open; one is, if it may be from both of its cells
    distances : (size,) steps to the nearest goal, `far` where no path leads, changed in place; 0 stays
    steps : (4,) from a place to the one across each side
    changed : places whose sides have changed, or whose distance was set
    far : more than any distance
    """
    touched = _with_neighbors(changed, steps)
    raised = _raise(sides, distances, steps, touched, far)
    _lower(sides, distances, steps, touched, raised, far)


@jit_inner
def _with_neighbors(changed: NDArray[np.int64], steps: NDArray[np.int64]) -> list[int]:
    touched = empty_int_list()
    for place in changed:
        touched.append(int64(place))
        for step in steps:
            touched.append(int64(place + step))
    return touched


@jit_inner
def _is_open(sides: NDArray[np.uint8], steps: NDArray[np.int64], place: int, side: int) -> bool:
    return (int64(sides[place]) >> side & 1 and int64(sides[place + steps[side]]) >> (side + 2) % 4 & 1) == 1


@jit_inner
def _nearest(
    sides: NDArray[np.uint8], distances: NDArray[np.int32], steps: NDArray[np.int64], place: int, far: int
) -> int:
    """Return the least distance of the neighbors across sides that may be open."""
    nearest = far
    for side in range(4):
        if _is_open(sides, steps, place, side):
            nearest = min(nearest, int64(distances[place + steps[side]]))
    return nearest


@jit_inner
def _is_next_to(
    sides: NDArray[np.uint8],
    distances: NDArray[np.int32],
    steps: NDArray[np.int64],
    place: int,
    distance: int,
) -> bool:
    """Return whether a neighbor has this distance; a lesser one may be another that is about to be raised."""
    for side in range(4):
        if distances[place + steps[side]] == distance and _is_open(sides, steps, place, side):
            return True
    return False


@jit_inner
def _raise(
    sides: NDArray[np.uint8], distances: NDArray[np.int32], steps: NDArray[np.int64], touched: list[int],
    far: int,
) -> list[int]:  # fmt: skip
    """Set to far what has lost the neighbor that it had its distance from; return these places."""
    raised, stack = empty_int_list(), touched.copy()
    while len(stack):
        place = stack.pop()
        distance = int64(distances[place])
        if distance in (0, far) or _is_next_to(sides, distances, steps, place, distance - 1):
            continue
        distances[place] = far
        raised.append(place)
        for step in steps:
            if distances[place + step] == distance + 1:
                stack.append(int64(place + step))
    return raised


@jit_inner
def _lower(
    sides: NDArray[np.uint8], distances: NDArray[np.int32], steps: NDArray[np.int64], touched: list[int],
    raised: list[int], far: int,
) -> None:  # fmt: skip
    """Let distances flow in where they are less, nearest first."""
    places, values = empty_int_list(), empty_int_list()
    for part in (touched, raised):
        for place in part:
            value = _nearest(sides, distances, steps, place, far) + 1
            if value < distances[place]:
                places.append(place)
                values.append(value)
    order = np.argsort(np.array(values, dtype=np.int64))
    queue, reached = empty_int_list(), empty_int_list()
    first = looked = 0
    while first < len(order) or looked < len(queue):
        # Both lists ascend: from around, and from what was reached since.
        if looked == len(queue) or (first < len(order) and values[order[first]] <= reached[looked]):
            place, value = places[order[first]], values[order[first]]
            first += 1
        else:
            place, value = queue[looked], reached[looked]
            looked += 1
        if value >= distances[place]:
            continue
        distances[place] = value
        for side in range(4):
            to = int64(place + steps[side])
            if _is_open(sides, steps, place, side) and value + 1 < distances[to]:
                queue.append(to)
                reached.append(value + 1)
