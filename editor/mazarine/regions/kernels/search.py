"""The search for the parts of a room: from several sides at once, in turns, by runs of faces.

Marks below zero stand in `Engine.face` while it runs: `GAINED` for a face that is not part of a room yet,
and lower ones for what a search has reached.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner
from mazarine.regions.codes import ROOM_FACES
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.kernels.faces import next_face, run_start, run_stop

GAINED = -1
_TURN = 4
"""Looks that a search has from one side before the next side has its turn."""


@jit_inner
def root_of(up: list[int], node: int) -> int:
    """Return the root of a node in a forest of parents, halving the path."""
    while up[node] != node:
        up[node] = up[up[node]]
        node = up[node]
    return node


@jit_inner
def mark_of(node: int) -> int:
    """Return the mark that stands for a node; it is its own inverse."""
    return -2 - node


class Search(NamedTuple):
    """A search from several sides at once, each side a root in a forest.

    What is found are runs of faces, from `starts` to `stops`, marked in their first face, and looked
    around from left to right, one step after the other: `steps` and `places` give how far that is. Two
    linked lists a side go through the runs: those still to look around (`to_do`, from `do_first` to
    `do_last`), and all (`then`, from `all_first` to `all_last`). `size` counts faces; `open[0]` the
    sides that are neither exhausted (`done`) nor met.
    """

    up: list[int]
    starts: list[int]
    stops: list[int]
    steps: list[int]
    places: list[int]
    to_do: list[int]
    then: list[int]
    do_first: NDArray[np.int64]
    do_last: NDArray[np.int64]
    all_first: NDArray[np.int64]
    all_last: NDArray[np.int64]
    size: NDArray[np.int64]
    done: NDArray[np.bool_]
    open: NDArray[np.int64]


@jit_inner
def begin_search(engine: Engine, seeds: list[int]) -> Search:
    sides = len(seeds)
    nowhere = np.full(sides, -1)
    search = Search(
        empty_int_list(),
        empty_int_list(),
        empty_int_list(),
        empty_int_list(),
        empty_int_list(),
        empty_int_list(),
        empty_int_list(),
        nowhere,
        nowhere.copy(),
        nowhere.copy(),
        nowhere.copy(),
        np.zeros(sides, dtype=np.int64),
        np.zeros(sides, dtype=np.bool_),
        np.array([sides]),
    )
    for side in range(sides):
        search.up.append(side)
        start = run_start(engine, seeds[side])
        if engine.face[start] > 0:
            _find(engine, search, side, start, run_stop(engine, seeds[side]))
        else:
            search.up[side] = root_of(search.up, mark_of(int64(engine.face[start])))
            search.open[0] -= 1
    return search


@jit_inner
def search_in_turns(engine: Engine, search: Search) -> None:
    """Search until all sides but one are exhausted or have met."""
    live = np.arange(len(search.up))
    count = len(live)
    while search.open[0] > 1:
        kept = 0
        for index in range(count):
            side = int64(live[index])
            if search.up[side] != side or search.done[side]:
                continue
            live[kept] = side
            kept += 1
            for _ in range(_TURN):
                if search.open[0] <= 1 or not _visit(engine, search, side):
                    break
        count = kept


@jit_inner
def _visit(engine: Engine, search: Search, side: int) -> bool:
    """Look at the next run beside those of a side; return whether the side was still to be searched.

    One at a time: beside a long run there may be more than there are in all of another side.
    """
    at = search.do_first[side]
    if at < 0:
        search.done[side] = True
        search.open[0] -= 1
        return False
    step = engine.cross_steps[search.steps[at]]
    from_place = search.starts[at] + step
    anchor = next_face(engine, max(from_place, search.places[at]), search.stops[at] + step)
    if anchor < 0:
        search.steps[at] += 1
        search.places[at] = 0
        if search.steps[at] == len(engine.cross_steps):
            search.do_first[side] = search.to_do[at]
        return True
    first = run_start(engine, anchor) if anchor == from_place else anchor
    last = run_stop(engine, anchor)
    search.places[at] = last
    value = int64(engine.face[first])
    if value > 0:
        _find(engine, search, side, first, last)
    else:
        other = root_of(search.up, mark_of(value))
        if other != side:
            _meet(search, side, other)
    return True


@jit_inner
def _find(engine: Engine, search: Search, side: int, start: int, stop: int) -> None:
    """Append a run to both lists of a side."""
    engine.face[start] = mark_of(side)
    new = len(search.starts)
    search.starts.append(start)
    search.stops.append(stop)
    search.steps.append(0)
    search.places.append(0)
    search.to_do.append(-1)
    search.then.append(-1)
    if search.all_first[side] < 0:
        search.all_first[side] = new
    else:
        search.then[search.all_last[side]] = new
    search.all_last[side] = new
    if search.do_first[side] < 0:
        search.do_first[side] = new
    else:
        search.to_do[search.do_last[side]] = new
    search.do_last[side] = new
    search.size[side] += stop - start


@jit_inner
def _meet(search: Search, side: int, other: int) -> None:
    """Append both lists of another side, which is the same part."""
    search.up[other] = side
    search.open[0] -= 1
    search.size[side] += search.size[other]
    search.then[search.all_last[side]] = search.all_first[other]
    search.all_last[side] = search.all_last[other]
    if search.do_first[other] < 0:
        return
    if search.do_first[side] < 0:
        search.do_first[side] = search.do_first[other]
    else:
        search.to_do[search.do_last[side]] = search.do_first[other]
    search.do_last[side] = search.do_last[other]


@jit_inner
def part_that_keeps(engine: Engine, search: Search, room: int) -> int:
    """Return the part that keeps the number: the largest, of equals the one with the first face.

    The part that was not searched to its end is the rest of the room. Only where that is no larger
    than another must its first face, or all of it, be known: then it is searched to its end.
    """
    rest = int64(engine.rows[room, ROOM_FACES])
    left_over, largest = -1, 0
    for side in range(len(search.up)):
        if search.up[side] == side and search.done[side]:
            rest -= search.size[side]
            largest = max(largest, search.size[side])
        elif search.up[side] == side:
            left_over = side
    if left_over >= 0:
        if rest > largest:
            return left_over
        while _visit(engine, search, left_over):
            pass
    keeper, keeper_first = -1, 0
    for side in range(len(search.up)):
        if search.up[side] != side or (keeper >= 0 and search.size[side] < search.size[keeper]):
            continue
        at = search.all_first[side]
        first = search.starts[at]
        while at >= 0:
            first = min(first, search.starts[at])
            at = search.then[at]
        if keeper < 0 or search.size[side] > search.size[keeper] or first < keeper_first:
            keeper, keeper_first = side, first
    return keeper
