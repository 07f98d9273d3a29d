"""Kernels for blocks of large mazes: bytes of a window, what regions have in it, and chains of corridors."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, empty_int_list, int64, jit_inner, kernel
from mazarine.regions.codes import (
    CORRIDOR,
    CROSSROAD,
    FIRST_END,
    FLAGS,
    KIND_OF_ROW,
    LAST_END,
    LAST_POSITION,
    RING,
    ROOM,
    ROOM_CELLS,
    ROOM_SEED,
)

FIRST, SIZE, FACES, ENTRIES, TOP, LEFT, BOTTOM, RIGHT, DOOR, LAST_DOOR = range(10)
"""Columns of the table of a block: counts of each local region, and places in its window."""
TABLE_WIDTH = 10
NO_DOOR = -1


@kernel
def write_bytes(
    cells: NDArray[np.uint8],
    walls: NDArray[np.uint8],
    space: NDArray[np.uint8],
    first: int,
    stride: int,
    halo: tuple[int, int],
) -> int:
    """Write the bytes of a space for a window; sides that lead out of it are closed.

    Floor of the halo gets links, which make crossroads of it: so corridors end at the block, while open
    faces do not mind.

    Returns
    -------
    bad : int
        -1, or the place in the window of a code that does not exist.
    """
    high, wide = cells.shape
    bad = -1
    for row in range(high):
        line = space[first + row * stride : first + row * stride + wide]
        for col in range(wide):
            if cells[row, col] > 7 or walls[row, col] > 15:
                bad = row * wide + col
            line[col] = 16 if cells[row, col] > 1 else 0
    for row in range(high):
        line = space[first + row * stride : first + row * stride + wide]
        for col in range(wide - 1):
            both = line[col] & line[col + 1] & 16
            is_open = both if walls[row, col] & 3 != 1 else 0
            line[col] |= is_open >> 3
            line[col + 1] |= is_open >> 1
        if row + 1 < high:
            below = space[first + (row + 1) * stride : first + (row + 1) * stride + wide]
            for col in range(wide):
                both = line[col] & below[col] & 16
                is_open = both if walls[row, col] >> 2 != 1 else 0
                line[col] |= is_open >> 2
                below[col] |= is_open >> 4
    for row in range(high):
        line = space[first + row * stride : first + row * stride + wide]
        is_inside = halo[0] <= row < high - halo[0]
        for col in range(wide):
            if not (is_inside and halo[1] <= col < wide - halo[1]) and line[col] & 16:
                line[col] |= 96
    return bad


@kernel
def copy_labels(
    kind: NDArray[np.uint8],
    region: NDArray[np.int32],
    start: int,
    stride: int,
    kinds: NDArray[np.uint8],
    labels: NDArray[np.uint32],
) -> NDArray[np.int64]:
    """Copy kinds and labels of a block; crossroads get label 0. Return the number of cells of each kind."""
    counts = np.zeros(4, dtype=np.int64)
    rock = corridors = crossroads = 0
    high, wide = kinds.shape
    for row in range(high):
        first = start + row * stride
        for col in range(wide):
            value = kind[first + col]
            kinds[row, col] = value
            labels[row, col] = 0 if value == CROSSROAD else region[first + col]
            rock += value == 0
            corridors += value == CORRIDOR
            crossroads += value == CROSSROAD
    counts[0], counts[1], counts[2] = rock, corridors, crossroads
    counts[3] = high * wide - rock - corridors - crossroads
    return counts


@kernel
def count_regions(
    kind: NDArray[np.uint8],
    region: NDArray[np.int32],
    face: NDArray[np.int32],
    table: NDArray[np.int32],
    is_open: NDArray[np.bool_],
    face_cells: NDArray[np.int64],
    extent: tuple[int, int, int, int, int, int],
) -> NDArray[np.int64]:
    """Write what the regions of a block have in it into its table: (labels, 10), filled with zeros.

    `extent` is the place of the block's first cell, the stride, its rows and columns, and the halo. Faces
    are counted where their anchor lies. The box of a room holds the cells of its faces.

    Returns
    -------
    pinches : (2 n,) int64
        For each cell that is an entry of two open rooms by being a pinch, the two.
    """
    start, stride, high, wide, down, right = extent
    pairs = empty_int_list()
    for row in range(high):
        first = start + row * stride
        rooms, kinds, regions = (
            face[first : first + wide],
            kind[first : first + wide],
            region[first : first + wide],
        )
        for col in range(wide):
            if rooms[col] > 0:
                entry = table[at(rooms[col])]
                entry[FACES] += 1
                _widen(entry, row, col, down + 1, right + 1)
            if kinds[col] == CORRIDOR:
                entry = table[at(regions[col])]
                if entry[BOTTOM] == 0:
                    entry[FIRST] = first + col
                _widen(entry, row, col, 1, 1)
            elif kinds[col] == CROSSROAD:
                one, other = _rooms_around(face, face_cells, first + col)
                if one > 0:
                    table[at(one), ENTRIES] += 1
                if other > 0:
                    table[at(other), ENTRIES] += 1
                    if is_open[one] and is_open[other]:
                        pairs.append(min(one, other))
                        pairs.append(max(one, other))
    found = np.empty(len(pairs), dtype=np.int64)
    for index in range(len(pairs)):
        found[index] = pairs[index]
    return found


@jit_inner
def _widen(entry: NDArray[np.int32], row: int, col: int, high: int, wide: int) -> None:
    """Widen the box of a region by a cell or a face; rows come in order."""
    if entry[BOTTOM] == 0:
        entry[TOP] = row
        entry[LEFT] = col
    entry[LEFT] = min(entry[LEFT], col)
    entry[BOTTOM] = row + high
    entry[RIGHT] = max(entry[RIGHT], col + wide)


@jit_inner
def _rooms_around(face: NDArray[np.int32], face_cells: NDArray[np.int64], place: int) -> tuple[int, int]:
    """Return the one or two rooms of the open faces around a cell; 0 for none."""
    one = other = int64(0)
    for step in face_cells:
        around = int64(face[at(place - step)])
        if around > 0 and around != one:
            if one == 0:
                one = around
            else:
                other = around
    return one, other


@kernel
def describe(
    cells: NDArray[np.uint8],
    kind: NDArray[np.uint8],
    rows: NDArray[np.int32],
    table: NDArray[np.int32],
    flags: NDArray[np.uint8],
    is_open: NDArray[np.bool_],
    sides: NDArray[np.int64],
    extent: tuple[int, int, int, int, int, int],
) -> tuple[int, int]:
    """Write what the engine knows of its regions into the table of a block, and their kinds into `flags`.

    Doors are the cells inside the block that the ends of a corridor lead to. The passages of a corridor of
    one cell are its ends in the order N, E, S, W.

    Returns
    -------
    corridors, rooms : int
        How many regions of the block do not go on outside it.
    """
    start, stride, high, wide, _, _ = extent
    corridors = rooms = 0
    for own in range(1, len(rows)):
        row, entry = rows[own], table[own]
        entry[DOOR] = entry[LAST_DOOR] = NO_DOOR
        flags[own] = row[FLAGS] & (KIND_OF_ROW | RING)
        if row[FLAGS] & KIND_OF_ROW == ROOM:
            entry[FIRST] = row[ROOM_SEED]
            entry[SIZE] = row[ROOM_CELLS]
            rooms += not is_open[own]
            continue
        corridors += not is_open[own]
        length = entry[SIZE] = row[LAST_POSITION] + 1
        if row[FLAGS] & RING:
            continue
        for end in range(2 if length > 1 else 1):
            cell = int64(row[LAST_END if end else FIRST_END])
            door, passages = DOOR + end, int64(cells[at(cell)])
            for side in range(4):
                if not passages >> side & 1:
                    continue
                beside = cell + sides[side]
                if length > 1 and kind[at(beside)] == CORRIDOR:
                    continue
                line, col = divmod(beside - start + stride, stride)
                if 1 <= line <= high and col < wide:
                    entry[door] = beside
                if length == 1:
                    door = LAST_DOOR
    return corridors, rooms


@kernel
def unite(count: int, first: NDArray[np.int64], second: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the least member of the set of each of `count` members, where pairs are of one set."""
    up = np.arange(count)
    for index in range(len(first)):
        one, other = int64(first[index]), int64(second[index])
        while up[one] != one:
            up[one] = up[up[one]]
            one = int64(up[one])
        while up[other] != other:
            up[other] = up[up[other]]
            other = int64(up[other])
        up[max(one, other)] = min(one, other)
    for index in range(count):
        up[index] = up[up[index]]
    return up


@kernel
def chain(
    partner: NDArray[np.int64],
    sizes: NDArray[np.int64],
    head: NDArray[np.int64],
    offset: NDArray[np.int64],
    flip: NDArray[np.int64],
    last: NDArray[np.int64],
) -> None:
    """Put pieces of corridors that are joined at their ends in order.

    Parameters
    ----------
    partner : (2 n,) int64
        For end 0 and 1 of each piece (2 * piece + end), the end that it is joined to, or -1.
    sizes : (n,) int64
        The cells of each piece.
    head, offset, flip : (n,) int64
        Written: the piece at which the chain begins, how many cells come before, and whether the piece is
        walked from its end 1 to its end 0.
    last : (n,) int64
        Written for the first piece of a chain: its other end, or -1 for a ring.
    """
    head[:] = -1
    # Chains with ends first; what is left are rings.
    for rings in range(2):
        for piece in range(len(sizes)):
            for end in range(2):
                start = int64(2 * piece + end)
                if head[piece] >= 0 or (rings == 0 and partner[start] >= 0):
                    continue
                before, here_end = int64(0), start
                while True:
                    here = here_end >> 1
                    head[here], offset[here], flip[here] = piece, before, here_end & 1
                    before += sizes[here]
                    here_end ^= 1
                    if partner[here_end] < 0 or partner[here_end] == start:
                        break
                    here_end = int64(partner[here_end])
                last[piece] = here_end if rings == 0 else -1


@kernel
def write_numbers(
    kinds: NDArray[np.uint8],
    labels: NDArray[np.uint32],
    numbers: NDArray[np.int64],
    first: int,
    cols: int,
    out: NDArray[np.int64],
) -> None:
    """Write the number of each cell's region; `first` is the place of the first cell in the maze."""
    high, wide = kinds.shape
    for row in range(high):
        base = 4 * (first + row * cols) + CROSSROAD
        for col in range(wide):
            out[row, col] = base + 4 * col if kinds[row, col] == CROSSROAD else numbers[labels[row, col]]


@kernel
def shrink_kinds(kinds: NDArray[np.uint8], scale: int, out: NDArray[np.uint8]) -> None:
    """Write the share of each kind among `scale` by `scale` cells: (4, rows, cols) in parts of 255."""
    high, wide = kinds.shape
    counts = np.zeros(4, dtype=np.int64)
    for row in range(out.shape[1]):
        for col in range(out.shape[2]):
            counts[:] = 0
            last, end = min((row + 1) * scale, high), min((col + 1) * scale, wide)
            for line in range(row * scale, last):
                for cell in kinds[line, col * scale : end]:
                    counts[cell] += 1
            total = (last - row * scale) * (end - col * scale)
            for kind in range(4):
                out[kind, row, col] = (510 * counts[kind] + total) // (2 * total)


@kernel
def halve_shares(shares: NDArray[np.uint8], out: NDArray[np.uint8]) -> None:
    """Write the mean of each 2 by 2 shares; at the border of those that are there."""
    kinds, high, wide = shares.shape
    for kind in range(kinds):
        for row in range(out.shape[1]):
            last = min(2 * row + 2, high)
            for col in range(out.shape[2]):
                end = min(2 * col + 2, wide)
                total = int64(0)
                for line in range(2 * row, last):
                    for place in range(2 * col, end):
                        total += int64(shares[kind, line, place])
                count = (last - 2 * row) * (end - 2 * col)
                out[kind, row, col] = (2 * total + count) // (2 * count)
