"""A maze that is judged, as flat arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner
from mazarine.regions.space import FLOOR, LINKS


class Rules(NamedTuple):
    """What does not change while a maze is edited; offsets are in padded places.

    Attributes
    ----------
    sides : (4,) the place across each side
    face_cells, face_steps : as in `mazarine.regions.tables.Tables`
    check_places, check_bits : the same
    features : (indices, COLUMNS) int8, what a cell adds to the tally, by its index: `byte << faces | around`
    kinds, degrees : (indices,) uint8, by the same index
    pinches : (1 << faces,) bool, whether these faces around a cell make it a pinch
    extra : padded uint8, the links of a cell beyond those that its byte counts
    side_counts, step_sums : (16,) the number of sides of a set, and the sum of the steps across them
    sorts : padded uint8, whether row + column is odd
    directions : (2, 4) a number for the direction in the picture in which each side of a sort faces
    at, to, onward : for every end of a link its padded place, sorted, where it leads, and whether it may be
        taken that way
    goals : padded places
    lacking : (2,) the bits of the sides that cells of each sort do not have
    start : padded place, or -1
    links, cells : the numbers of links and of cells
    full : (2,) the bits of all sides of cells of each sort
    has_straights : whether the sides of cells lie across from each other
    first, last : the first place that may be a cell, and the one after the last
    has_one_way : whether a link leads one way only
    """

    sides: NDArray[np.int64]
    face_cells: NDArray[np.int64]
    face_steps: NDArray[np.int64]
    check_places: NDArray[np.int64]
    check_bits: NDArray[np.uint8]
    features: NDArray[np.int8]
    kinds: NDArray[np.uint8]
    degrees: NDArray[np.uint8]
    pinches: NDArray[np.bool_]
    extra: NDArray[np.uint8]
    side_counts: NDArray[np.int64]
    step_sums: NDArray[np.int64]
    sorts: NDArray[np.uint8]
    directions: NDArray[np.int64]
    at: NDArray[np.int64]
    to: NDArray[np.int64]
    onward: NDArray[np.bool_]
    goals: NDArray[np.int64]
    lacking: NDArray[np.uint8]
    start: int
    links: int
    cells: int
    full: NDArray[np.int64]
    has_straights: bool
    first: int
    last: int
    has_one_way: bool


class Board(NamedTuple):
    """The state of a maze that is judged.

    Attributes
    ----------
    cells : padded uint8, the bytes of a `mazarine.regions.Space`
    closed : padded uint8, the sides of each cell on which a wall stands, as bits; also of rock
    faces : padded bool, whether the face with this anchor is open
    indices : padded int32, `byte << faces | around` of each cell
    tally : (TALLY_SIZE,) int64, see `codes`
    corridor_lengths, room_sizes : (cells + 1,) int64, the number of corridors and rooms of each size
    order, before, position : the last two searches, (2, cells + 4), (2, cells + 4) and (2, padded) int32:
        cells nearest first, where in the order the one before is, and where in it each cell is (-1: not)
    path : (cells + 1,) int32, the solution
    stamps, cell_stamps : padded int64, marks of visits
    queue : (padded,) int32
    degree, hangs, sums, holders : padded int32, uint8, int32 and int32, for peeling
    lists : (LISTS, MOST_LISTED) int64, see the constants
    saved : (TALLY_SIZE,) int64, the tally before the last edit
    head : (HEAD,) int64, see the constants
    """

    cells: NDArray[np.uint8]
    closed: NDArray[np.uint8]
    faces: NDArray[np.bool_]
    indices: NDArray[np.int32]
    tally: NDArray[np.int64]
    corridor_lengths: NDArray[np.int64]
    room_sizes: NDArray[np.int64]
    order: NDArray[np.int32]
    before: NDArray[np.int32]
    position: NDArray[np.int32]
    path: NDArray[np.int32]
    stamps: NDArray[np.int64]
    cell_stamps: NDArray[np.int64]
    queue: NDArray[np.int32]
    degree: NDArray[np.int32]
    hangs: NDArray[np.uint8]
    sums: NDArray[np.int32]
    holders: NDArray[np.int32]
    lists: NDArray[np.int64]
    saved: NDArray[np.int64]
    head: NDArray[np.int64]


MARK, CURRENT, HAS_SEARCH, SEARCHED, STALE, GROUPS, JUDGED = range(7)
"""Places in the head: the last mark, which of the two searches is that of the board, whether it is up to
date, whether the last edit made the other one, or only found what it would, the groups of measures that are
kept, and the edits judged.
"""
FLIPPED, DIRTY, OLD_BYTES, WINDOW, OLD_INDEX, FACES_CHANGED, SIZES = range(7, 14)
"""Places in the head of the lengths of lists: of the last edit, the items that it flips, the cells whose
bytes it may change and their bytes before, the cells that depend on them and their indices before, the
anchors of faces that changed, and the changes of the numbers of corridors (2 * size) and rooms
(2 * size + 1), where ~value means one less.
"""
HEAD_SIZE = SIZES + 1
LISTS, MOST_LISTED = HEAD_SIZE, 1 << 13


@jit_inner
def next_mark(board: Board) -> int:
    """Return a mark that no place has."""
    board.head[MARK] += 1
    return int64(board.head[MARK])


@jit_inner
def is_face_open(rules: Rules, cells: NDArray[np.uint8], anchor: int) -> bool:
    """Return whether the face with this anchor is open."""
    for check in range(len(rules.check_places)):
        bits = rules.check_bits[check]
        if cells[anchor + rules.check_places[check]] & bits != bits:
            return False
    return True


@jit_inner
def index_of(rules: Rules, board: Board, cell: int) -> int:
    """Return the index of a cell: its byte, and the open faces around it."""
    around, count = 0, len(rules.face_cells)
    for number in range(count):
        if board.faces[cell - rules.face_cells[number]]:
            around |= 1 << number
    return int64(int64(board.cells[cell]) << count | around)


@jit_inner
def byte_of(rules: Rules, board: Board, cell: int) -> int:
    """Return the byte of a cell of floor, from the walls and the floor around it."""
    cells, closed = board.cells, board.closed
    byte = int64(cells[cell]) & (FLOOR | LINKS)
    for side in range(4):
        if not closed[cell] >> side & 1 and cells[cell + rules.sides[side]] & FLOOR:
            byte |= 1 << side
    return byte


@jit_inner
def kind_of(rules: Rules, board: Board, cell: int) -> int:
    """Return the kind of a cell."""
    return int64(rules.kinds[int64(board.indices[cell])])


@jit_inner
def listed(board: Board, which: int, value: int) -> None:
    """Add a number to a list."""
    board.lists[which, board.head[which]] = value
    board.head[which] += 1


@jit_inner
def count_size(board: Board, code: int, by: int) -> None:
    """Count a corridor or a room of a size (see `SIZES`), or one less."""
    sizes = board.room_sizes if code & 1 else board.corridor_lengths
    sizes[code >> 1] += by
    listed(board, SIZES, code if by > 0 else ~code)
