"""A fresh segmentation, first part: 64 cells at a time, as planes of one bit a place.

Every side and face, then the kinds, by the logic of `docs/segmentation.md` on whole words.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from editor.regions.codes import CROSSROAD
from editor.regions.kernels.bits import ALL, ONE, ZERO, Plane, bits_at, lowest, ones
from editor.regions.kernels.compiled import inner, kernel
from editor.regions.kernels.engine import Engine

_EACH = np.uint64(0x0101010101010101)
_GATHER = np.uint64(0x0102040810204080)


class Planes(NamedTuple):
    """One bit a place: what cells are and which sides are open; then their kinds, and ends of corridors.

    `ends` are corridor cells with one corridor cell beside them, `alone` those with none.
    """

    north: Plane
    east: Plane
    south: Plane
    west: Plane
    floor: Plane
    one_link: Plane
    two_links: Plane
    room: Plane
    corridor: Plane
    crossroad: Plane
    ends: Plane
    alone: Plane


@inner
def _gathered(eight: np.uint64, bit: int) -> np.uint64:
    """Give one bit of each of eight bytes, as eight bits."""
    return ((eight >> np.uint64(bit) & _EACH) * _GATHER) >> np.uint64(56)


@kernel
def read_bytes(cells: Plane, planes: Planes, start: int, stop: int) -> int:
    """Take the planes apart from the bytes of these words; tell a place with a wrong byte, or -1."""
    for word in range(start, stop):
        north = east = south = west = floor = one_link = two_links = wrong = ZERO
        for part in range(8):
            eight = cells[word * 8 + part]
            if eight == ZERO:
                continue
            shift = np.uint64(8 * part)
            north |= _gathered(eight, 0) << shift
            east |= _gathered(eight, 1) << shift
            south |= _gathered(eight, 2) << shift
            west |= _gathered(eight, 3) << shift
            floor |= _gathered(eight, 4) << shift
            one_link |= _gathered(eight, 5) << shift
            two_links |= _gathered(eight, 6) << shift
            wrong |= _gathered(eight, 7) << shift
        planes.north[word] = north
        planes.east[word] = east
        planes.south[word] = south
        planes.west[word] = west
        planes.floor[word] = floor
        planes.one_link[word] = one_link
        planes.two_links[word] = two_links
        wrong |= (north | east | south | west | one_link | two_links) & ~floor
        if wrong != ZERO:
            return word * 64 + lowest(wrong)
    return -1


@kernel
def find_faces(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Find the open faces of these words; tell a place that contradicts its neighbours, or -1."""
    for word in range(start, stop):
        place = word * 64
        wrong = planes.east[word] ^ bits_at(planes.west, place + engine.sides[1])
        wrong |= planes.south[word] ^ bits_at(planes.north, place + engine.sides[2])
        wrong |= planes.west[word] ^ bits_at(planes.east, place + engine.sides[3])
        wrong |= planes.north[word] ^ bits_at(planes.south, place + engine.sides[0])
        if wrong != ZERO:
            return place + lowest(wrong)
        faces = ALL
        for check in range(len(engine.check_places)):
            offset, bits = engine.check_places[check], engine.check_bits[check]
            if bits & 2:
                faces &= bits_at(planes.east, place + offset)
            if bits & 4:
                faces &= bits_at(planes.south, place + offset)
        engine.plane[word] = faces
    return -1


@kernel
def find_kinds(engine: Engine, kind: Plane, planes: Planes, spread: Plane, start: int, stop: int) -> int:
    """Tell the kinds in these words; give the number of runs of faces that begin in them."""
    count = len(engine.face_cells)
    around = np.empty(count, dtype=np.uint64)
    runs = 0
    for word in range(start, stop):
        place = word * 64
        any_face = inner_north = inner_east = inner_south = inner_west = ZERO
        for number in range(count):
            faces = bits_at(engine.plane, place - engine.face_cells[number])
            around[number] = faces
            any_face |= faces
            sides = engine.inner_sides[number]
            if sides & 1:
                inner_north |= faces
            if sides & 2:
                inner_east |= faces
            if sides & 4:
                inner_south |= faces
            if sides & 8:
                inner_west |= faces
        north, east, south, west = (
            planes.north[word],
            planes.east[word],
            planes.south[word],
            planes.west[word],
        )
        one, two = planes.one_link[word], planes.two_links[word]
        entry = (
            one | two | north & ~inner_north | east & ~inner_east | south & ~inner_south | west & ~inner_west
        )
        for pinch in engine.pinches:
            exactly = ALL
            for number in range(count):
                exactly &= around[number] if pinch >> number & 1 else ~around[number]
            entry |= exactly
        room = any_face & ~entry
        # One, two or three passages at least, side by side and then the links.
        first, second, third = north, ZERO, ZERO
        for side in (east, south, west, one | two, two, one & two):
            third |= second & side
            second |= first & side
            first |= side
        corridor = first & ~third & ~any_face
        crossroad = planes.floor[word] & ~room & ~corridor
        planes.room[word] = room
        planes.corridor[word] = corridor
        planes.crossroad[word] = crossroad
        engine.head[CROSSROAD] += ones(crossroad)
        low, high = corridor | room, crossroad | room
        for part in range(8):
            shift = np.uint64(8 * part)
            byte = np.uint64(255)
            kind[word * 8 + part] = spread[low >> shift & byte] | spread[high >> shift & byte] << ONE
        faces = engine.plane[word]
        before = bits_at(engine.plane, place - 1) if engine.runs else ZERO
        runs += ones(faces & ~before)
    return runs


@kernel
def find_ends(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Tell which corridor cells of these words end a corridor; give the number of corridor cells."""
    cells = 0
    for word in range(start, stop):
        corridor = planes.corridor[word]
        if corridor == ZERO:
            planes.ends[word] = planes.alone[word] = ZERO
            continue
        cells += ones(corridor)
        place = word * 64
        north = planes.north[word] & bits_at(planes.corridor, place + engine.sides[0])
        east = planes.east[word] & bits_at(planes.corridor, place + engine.sides[1])
        south = planes.south[word] & bits_at(planes.corridor, place + engine.sides[2])
        west = planes.west[word] & bits_at(planes.corridor, place + engine.sides[3])
        some = north | east | south | west
        more = north & (east | south | west) | east & (south | west) | south & west
        planes.ends[word] = corridor & some & ~more
        planes.alone[word] = corridor & ~some
    return cells
