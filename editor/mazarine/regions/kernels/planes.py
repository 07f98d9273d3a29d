"""A fresh segmentation, first part: planes of one bit a place, 64 places at a time.

The bytes of the cells are taken apart, compared with those beside them, and the open faces found.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import jit_inner, kernel
from mazarine.regions.kernels.bits import ALL, ONE, ZERO, BitPlane, lowest
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.kernels.lanes import bits_of

NORTH, EAST, SOUTH, WEST, FLOOR, ONE_LINK, TWO_LINKS, SPARE = range(8)
"""Planes in the order of the bits of a byte; the spare one is empty."""
FACES, ROOM, CORRIDOR, CROSSROAD, ENDS, ALONE = range(8, 14)
"""Anchors of open faces; kinds; corridor cells beside one other corridor cell, and beside none."""
FIRST_OWN = 14
"""The first of the planes that tell in which span of faces a room cell is counted (`Tables.own_spans`)."""

CHUNK = 256
"""Words done at once: all that they need stays in the fastest memory."""
_PLANES_OF_BYTES = 8
_NEEDS_FLOOR = 0x6F


class Planes(NamedTuple):
    """(planes, words) bits of all places, with `guard` empty words before the first and after the last."""

    bits: NDArray[np.uint64]
    guard: int


@jit_inner
def chunk_of(planes: Planes, number: int, first: int, count: int) -> BitPlane:
    """Return some words of a plane."""
    return planes.bits[number, planes.guard + first : planes.guard + first + count]


@jit_inner
def move(out: BitPlane, planes: Planes, number: int, place: int) -> None:
    """Fill words with the bits of a plane from any place on."""
    word, shift = (place >> 6) + planes.guard, np.uint64(place & 63)
    rest = np.uint64(63) - shift
    low = planes.bits[number, word : word + len(out)]
    high = planes.bits[number, word + 1 : word + 1 + len(out)]
    for at in range(len(out)):
        out[at] = low[at] >> shift | high[at] << ONE << rest


@kernel
def read_bytes(cells: NDArray[np.uint8], planes: Planes, start: int, stop: int) -> int:
    """Split the planes from the bytes of these words; return a place with a wrong byte, or -1."""
    for word in range(start, stop):
        at = word + planes.guard
        for bit in range(_PLANES_OF_BYTES):
            planes.bits[bit, at] = bits_of(cells, word * 64, 1 << bit)
        wrong = bits_of(cells, word * 64, _NEEDS_FLOOR) & ~planes.bits[FLOOR, at] | planes.bits[SPARE, at]
        if wrong != ZERO:
            return word * 64 + lowest(wrong)
    return -1


@kernel
def find_faces(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Find the open faces of these words; return a place that contradicts its neighbors, or -1."""
    words = np.empty(CHUNK, dtype=np.uint64)
    for first in range(start, stop, CHUNK):
        count, place = min(CHUNK, stop - first), first * 64
        moved = words[:count]
        for side in (EAST, SOUTH):
            move(moved, planes, side ^ 2, place + engine.sides[side])
            bad = _difference(chunk_of(planes, side, first, count), moved)
            if bad >= 0:
                return place + bad
        faces = chunk_of(planes, FACES, first, count)
        faces[:] = ALL
        for check in range(len(engine.check_places)):
            for side in (EAST, SOUTH):
                if engine.check_bits[check] >> side & 1:
                    move(moved, planes, side, place + engine.check_places[check])
                    for at in range(count):
                        faces[at] &= moved[at]
        engine.plane[first : first + count] = faces
    return -1


@jit_inner
def _difference(first: BitPlane, second: BitPlane) -> int:
    """Return the first place where two planes differ, or -1."""
    differs = ZERO
    for at in range(len(first)):
        differs |= first[at] ^ second[at]
    if differs != ZERO:
        for at in range(len(first)):
            if first[at] != second[at]:
                return at * 64 + lowest(first[at] ^ second[at])
    return -1
