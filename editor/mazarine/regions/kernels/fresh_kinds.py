"""A fresh segmentation, second part: the kinds of cells, as bitwise operations on machine words."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import jit_inner, kernel
from mazarine.regions.codes import CROSSROAD as CROSSROADS
from mazarine.regions.kernels.bits import ALL, ZERO, BitPlane, ones
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.kernels.lanes import write_bits
from mazarine.regions.kernels.planes import (
    ALONE,
    CHUNK,
    CORRIDOR,
    CROSSROAD,
    EAST,
    ENDS,
    FACES,
    FIRST_OWN,
    FLOOR,
    NORTH,
    ONE_LINK,
    ROOM,
    SOUTH,
    TWO_LINKS,
    WEST,
    Planes,
    chunk_of,
    move,
)


class _Looks(NamedTuple):
    """The surroundings of the cells of a chunk.

    These are the open faces around each cell by number, any of them, whether one of its sides is open and in
    no face, whether the faces fall into groups, and work arrays.
    """

    around: NDArray[np.uint64]
    any_face: BitPlane
    entry: BitPlane
    work: BitPlane


@kernel
def find_kinds(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Return the kinds in these words; return the number of runs of faces that begin in them."""
    around = np.empty((len(engine.face_cells), CHUNK), dtype=np.uint64)
    words = np.empty((3, CHUNK), dtype=np.uint64)
    runs = 0
    for first in range(start, stop, CHUNK):
        count = min(CHUNK, stop - first)
        looks = _Looks(around[:, :count], words[0, :count], words[1, :count], words[2, :count])
        if _look_around(engine, planes, looks, first):
            _find_entries(engine, planes, looks, first)
            _tell_kinds(planes, looks, first)
            _share_rooms(engine, planes, looks, first)
        else:
            _tell_kinds(planes, looks, first)
        _write_kinds(engine, planes, first, count)
        runs += _count_runs(engine, planes, looks.work, first)
    return runs


@jit_inner
def _look_around(engine: Engine, planes: Planes, looks: _Looks, first: int) -> bool:
    """Find the faces around every cell; return whether there are any. Without one, no cell needs an entry."""
    any_face = looks.any_face
    any_face[:] = ZERO
    for number in range(len(looks.around)):
        faces = looks.around[number]
        move(faces, planes, FACES, first * 64 - engine.face_cells[number])
        for at in range(len(faces)):
            any_face[at] |= faces[at]
    found = ZERO
    for at in range(len(any_face)):
        found |= any_face[at]
    return bool(found != ZERO)


@jit_inner
def _find_entries(engine: Engine, planes: Planes, looks: _Looks, first: int) -> None:
    """Find the cells with an open side that is not inner, and the pinches."""
    around, entry, work = looks.around, looks.entry, looks.work
    count = len(entry)
    entry[:] = ZERO
    for side in range(4):
        work[:] = ZERO
        for number in range(len(around)):
            if engine.inner_sides[number] >> side & 1:
                for at in range(count):
                    work[at] |= around[number, at]
        is_open = chunk_of(planes, side, first, count)
        for at in range(count):
            entry[at] |= is_open[at] & ~work[at]
    for pinch in engine.pinches:
        work[:] = ALL
        for number in range(len(around)):
            inverted = ZERO if pinch >> number & 1 else ALL
            for at in range(count):
                work[at] &= around[number, at] ^ inverted
        for at in range(count):
            entry[at] |= work[at]


@jit_inner
def _tell_kinds(planes: Planes, looks: _Looks, first: int) -> None:
    any_face, entry = looks.any_face, looks.entry
    count = len(entry)
    north, south = chunk_of(planes, NORTH, first, count), chunk_of(planes, SOUTH, first, count)
    east, west = chunk_of(planes, EAST, first, count), chunk_of(planes, WEST, first, count)
    low, high = chunk_of(planes, ONE_LINK, first, count), chunk_of(planes, TWO_LINKS, first, count)
    floor, room = chunk_of(planes, FLOOR, first, count), chunk_of(planes, ROOM, first, count)
    corridor, crossroad = chunk_of(planes, CORRIDOR, first, count), chunk_of(planes, CROSSROAD, first, count)
    for at in range(count):
        linked = low[at] | high[at]
        room[at] = any_face[at] & ~(entry[at] | linked)
        # One, two, three passages at least: two pairs of sides, then the links.
        one_upright, two_upright = north[at] | south[at], north[at] & south[at]
        one_level, two_level = east[at] | west[at], east[at] & west[at]
        one_side = one_upright | one_level
        two_sides = two_upright | two_level | one_upright & one_level
        three_sides = two_upright & one_level | two_level & one_upright
        three = three_sides | two_sides & linked | one_side & high[at] | low[at] & high[at]
        corridor[at] = (one_side | linked) & ~three & ~any_face[at]
        crossroad[at] = floor[at] & ~room[at] & ~corridor[at]


@jit_inner
def _share_rooms(engine: Engine, planes: Planes, looks: _Looks, first: int) -> None:
    """Let every room cell be counted in the first span of its faces."""
    left, count = looks.work, len(looks.work)
    left[:] = chunk_of(planes, ROOM, first, count)
    for span in range(len(engine.own_spans)):
        own = chunk_of(planes, FIRST_OWN + span, first, count)
        own[:] = ZERO
        for number in range(len(looks.around)):
            if engine.own_spans[span, 2] >> number & 1:
                for at in range(count):
                    own[at] |= looks.around[number, at]
        for at in range(count):
            own[at] &= left[at]
            left[at] &= ~own[at]


@jit_inner
def _write_kinds(engine: Engine, planes: Planes, first: int, count: int) -> None:
    room = chunk_of(planes, ROOM, first, count)
    corridor, crossroad = chunk_of(planes, CORRIDOR, first, count), chunk_of(planes, CROSSROAD, first, count)
    kind = engine.kind
    crossroads = 0
    for at in range(count):
        write_bits(kind, (first + at) * 64, corridor[at] | room[at], crossroad[at] | room[at], ZERO, ZERO)
        crossroads += ones(crossroad[at])
    engine.head[CROSSROADS] += crossroads


@jit_inner
def _count_runs(engine: Engine, planes: Planes, before: BitPlane, first: int) -> int:
    faces = chunk_of(planes, FACES, first, len(before))
    before[:] = ZERO
    if engine.runs:
        move(before, planes, FACES, first * 64 - 1)
    runs = 0
    for at in range(len(faces)):
        runs += ones(faces[at] & ~before[at])
    return runs


@kernel
def find_ends(engine: Engine, planes: Planes, ways: NDArray[np.uint8], start: int, stop: int) -> int:
    """Return by which sides corridors go on from each cell, and where they end; count their cells."""
    words = np.empty((4, CHUNK), dtype=np.uint64)
    cells = 0
    for first in range(start, stop, CHUNK):
        count = min(CHUNK, stop - first)
        corridor = chunk_of(planes, CORRIDOR, first, count)
        here = 0
        for at in range(count):
            here += ones(corridor[at])
        if here == 0:
            continue
        cells += here
        for side in range(4):
            onward = words[side, :count]
            move(onward, planes, CORRIDOR, first * 64 + engine.sides[side])
            is_open = chunk_of(planes, side, first, count)
            for at in range(count):
                onward[at] &= is_open[at] & corridor[at]
        north, east, south, west = words[0], words[1], words[2], words[3]
        ends, alone = chunk_of(planes, ENDS, first, count), chunk_of(planes, ALONE, first, count)
        for at in range(count):
            upright, level = north[at] | south[at], east[at] | west[at]
            ends[at] = (upright | level) & ~(north[at] & south[at] | east[at] & west[at] | upright & level)
            alone[at] = corridor[at] & ~(upright | level)
        for at in range(count):
            write_bits(ways, (first + at) * 64, north[at], east[at], south[at], west[at])
    return cells
