"""A search over cells that gives up soon: most questions are about places that are near each other."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import Fields, int64, jit_inner, kernel
from mazarine.paths.kernels.cells import no_path, write_cell
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.space import LINKS

NO_PATH, UNKNOWN = -1, -2
_SLOTS = 1 << 13
_SPREAD = 0x9E3779B97F4A7C15 - (1 << 64)
"""2 to the power of 64 divided by the golden ratio: neighbors fall far apart (Knuth, volume 3, 6.4)."""


class NearSearch(Fields):
    """Room to work in: a table of the cells that were met, and two stacks of those to look at.

    Attributes
    ----------
    key : (slots,) int64, the number of the search and the place
    steps : (slots,) int32, those from the start; less than 0 once its neighbors have been looked at: ~steps
    now, later : int64, slots of cells by bound: the lowest, and the one above it
    searches : (1,) int64
    """

    key: NDArray[np.int64]
    steps: NDArray[np.int32]
    now: NDArray[np.int64]
    later: NDArray[np.int64]
    searches: NDArray[np.int64]


@kernel
def make_near() -> NearSearch:
    """Make room for searches."""
    return NearSearch(
        np.zeros(_SLOTS, dtype=np.int64),
        np.zeros(_SLOTS, dtype=np.int32),
        np.empty(_SLOTS, dtype=np.int64),
        np.empty(_SLOTS, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
    )


@jit_inner
def _slot(near: NearSearch, mark: int, place: int) -> int:
    """Return the slot of a place in this search, or the free one where it would be."""
    slot = ((place * _SPREAD) >> 40) & (_SLOTS - 1)
    while near.key[slot] >= mark and near.key[slot] != mark | place:
        slot = (slot + 1) & (_SLOTS - 1)
    return slot


@kernel
def near_distance(
    engine: Engine, near: NearSearch, start: int, goal: int, is_plane: bool, patience: int
) -> int:
    """Return the steps between two cells of floor, padded places, if few cells need to be looked at.

    Cells on straight paths to the goal come first. Without links, the bound of a path rises by 0 or 2 from
    cell to cell: two stacks do for a heap. Where there are links, rows and columns tell nothing: cells are
    looked at by their steps, one stack for each, and the first with a link ends the search.

    Parameters
    ----------
    engine, near
        The segmentation, and room to work in.
    start, goal
        Padded places.
    is_plane
        Whether the maze has no links.
    patience
        Cells whose neighbors are looked at before it gives up; less than a quarter of the slots.

    Returns
    -------
    steps : int
        `NO_WAY`, `UNKNOWN` if it gave up.
    """
    near.searches[0] += 1
    mark = near.searches[0] << 32
    cells, sides, stride = engine.cells, engine.sides, engine.stride
    key, steps = near.key, near.steps
    now, later = near.now, near.later
    goal_row, goal_col = divmod(goal, stride)
    slot = _slot(near, mark, start)
    key[slot], steps[slot], now[0] = mark | start, 0, slot
    waiting, put_off, looked = 1, 0, 0
    while True:
        if waiting + put_off == 0:
            return int64(NO_PATH)
        if waiting == 0:
            now, later = later, now
            waiting, put_off = put_off, 0
        waiting -= 1
        slot = now[waiting]
        far = int64(steps[slot])
        if far < 0:
            continue
        place = key[slot] & 0xFFFFFFFF
        if place == goal:
            return far
        if looked == patience or (not is_plane and cells[place] & LINKS):
            return int64(UNKNOWN)
        looked += 1
        steps[slot] = ~far
        row, col = divmod(place, stride)
        for side in range(4):
            if not cells[place] >> side & 1:
                continue
            beside = place + sides[side]
            other = _slot(near, mark, beside)
            if key[other] == mark | beside and steps[other] <= far + 1:
                continue
            key[other], steps[other] = mark | beside, far + 1
            if not is_plane or _leads_away(side, row, col, goal_row, goal_col):
                later[put_off] = other
                put_off += 1
            else:
                now[waiting] = other
                waiting += 1


@kernel
def near_path(
    engine: Engine, near: NearSearch, goal: int, steps: int, top: int, left: int
) -> NDArray[np.int64]:
    """Return the (n, 3) lattice cells of the path that `near_distance` found last; its steps are given."""
    path = no_path(steps, int64(0), top, left)
    mark = near.searches[0] << 32
    place = goal
    for at in range(steps, 0, -1):
        write_cell(engine, path, at, place)
        for side in range(4):
            if engine.cells[place] >> side & 1:
                beside = place + engine.sides[side]
                slot = _slot(near, mark, beside)
                far = near.steps[slot]
                if near.key[slot] == mark | beside and (far == at - 1 or far == -at):
                    place = int64(beside)
                    break
    write_cell(engine, path, 0, place)
    return path.cells


@jit_inner
def _leads_away(side: int, row: int, col: int, goal_row: int, goal_col: int) -> bool:
    """Return whether a step up, right, down or left leads away from the goal."""
    if side == 0:
        return row <= goal_row
    if side == 1:
        return col >= goal_col
    if side == 2:
        return row >= goal_row
    return col <= goal_col
