"""One edit of a maze: what depends on cells and regions near it is updated, and can be undone."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner
from mazarine.design.kernels.board import (
    DIRTY,
    FACES_CHANGED,
    FLIPPED,
    GROUPS,
    OLD_BYTES,
    OLD_INDEX,
    SEARCHED,
    SIZES,
    STALE,
    WINDOW,
    Board,
    Rules,
    byte_of,
    index_of,
    is_face_open,
    listed,
    next_mark,
)
from mazarine.design.kernels.codes import COLUMNS, DEGREES, FACES, MOST_DEGREE, WITH_CORRIDORS, WITH_ROOMS
from mazarine.design.kernels.regions import count_corridors, count_rooms
from mazarine.regions.codes import CROSSROAD
from mazarine.regions.space import FLOOR

CELL = 4
"""The side of an item that is a cell, not a wall."""


class Moves(NamedTuple):
    """What may be edited: items are wall positions and cells.

    Attributes
    ----------
    places, sides : (items,) the padded place of each, and its side, or `CELL`
    images : (items, n) int32, the items that change with it, itself first; -1 for none
    items : (padded, 4) int32, the item on each side of a cell, -1 for none
    """

    places: NDArray[np.int64]
    sides: NDArray[np.int64]
    images: NDArray[np.int32]
    items: NDArray[np.int32]


@jit_inner
def begin_edit(board: Board) -> None:
    """Forget the last edit: from here on, `take_back` returns to this state."""
    board.head[SEARCHED] = board.head[STALE] = 0
    board.head[FLIPPED : SIZES + 1] = 0
    board.saved[:] = board.tally


@jit_inner
def choose(moves: Moves, board: Board, item: int) -> None:
    """Add an item, and its images, to the edit."""
    for image in moves.images[item]:
        if image >= 0:
            listed(board, FLIPPED, int64(image))


@jit_inner
def apply_edit(rules: Rules, moves: Moves, board: Board) -> None:
    """Flip the items that were chosen, and update the tally."""
    head, lists, cells = board.head, board.lists, board.cells
    mark = next_mark(board)
    for number in range(head[FLIPPED]):
        item = lists[FLIPPED, number]
        place, side = int64(moves.places[item]), int64(moves.sides[item])
        _note(board, place, mark)
        for other in range(4):
            if side in (CELL, other):
                _note(board, int64(place + rules.sides[other]), mark)
    _flip(rules, moves, board)
    for number in range(head[DIRTY]):
        cell = lists[DIRTY, number]
        cells[cell] = byte_of(rules, board, cell) if cells[cell] & FLOOR else 0
    _find_faces(rules, board)
    _make_window(rules, board)
    groups = int64(head[GROUPS])
    with_rooms = groups & WITH_ROOMS != 0 and _touches_rooms(rules, board)
    if groups & WITH_CORRIDORS:
        _exchange_bytes(board)
        count_corridors(rules, board, -1)
        _exchange_bytes(board)
    if with_rooms:
        count_rooms(rules, board, -1)
    _write(rules, board)
    if groups & WITH_CORRIDORS:
        count_corridors(rules, board, 1)
    if with_rooms:
        count_rooms(rules, board, 1)


@jit_inner
def take_back(rules: Rules, moves: Moves, board: Board) -> None:
    """Return to the state before the edit."""
    head, lists = board.head, board.lists
    _flip(rules, moves, board)
    for number in range(head[DIRTY]):
        board.cells[lists[DIRTY, number]] = lists[OLD_BYTES, number]
    for number in range(head[FACES_CHANGED]):
        anchor = lists[FACES_CHANGED, number]
        board.faces[anchor] = not board.faces[anchor]
    for number in range(head[WINDOW]):
        board.indices[lists[WINDOW, number]] = lists[OLD_INDEX, number]
    for number in range(head[SIZES]):
        code = lists[SIZES, number]
        by = -1
        if code < 0:
            code, by = ~code, 1
        sizes = board.room_sizes if code & 1 else board.corridor_lengths
        sizes[code >> 1] += by
    board.tally[:] = board.saved
    head[SEARCHED] = head[STALE] = 0


@jit_inner
def _flip(rules: Rules, moves: Moves, board: Board) -> None:
    """Flip walls and floor, but not the bytes that follow from them."""
    for number in range(board.head[FLIPPED]):
        item = board.lists[FLIPPED, number]
        place, side = int64(moves.places[item]), int64(moves.sides[item])
        if side == CELL:
            board.cells[place] ^= FLOOR
        else:
            board.closed[place] ^= 1 << side
            board.closed[place + rules.sides[side]] ^= 1 << (side + 2) % 4


@jit_inner
def _note(board: Board, cell: int, mark: int) -> None:
    """Note a cell whose byte may change."""
    if board.cell_stamps[cell] != mark:
        board.cell_stamps[cell] = mark
        listed(board, DIRTY, cell)
        listed(board, OLD_BYTES, int64(board.cells[cell]))


@jit_inner
def _exchange_bytes(board: Board) -> None:
    """Exchange the bytes of dirty cells and those noted."""
    for number in range(board.head[DIRTY]):
        cell = board.lists[DIRTY, number]
        byte = board.cells[cell]
        board.cells[cell] = board.lists[OLD_BYTES, number]
        board.lists[OLD_BYTES, number] = byte


@jit_inner
def _find_faces(rules: Rules, board: Board) -> None:
    """List the faces that are open by the new bytes and were not, or the other way around."""
    mark = next_mark(board)
    for number in range(board.head[DIRTY]):
        cell = board.lists[DIRTY, number]
        for offset in rules.check_places:
            anchor = int64(cell - offset)
            if board.stamps[anchor] == mark:
                continue
            board.stamps[anchor] = mark
            if is_face_open(rules, board.cells, anchor) != board.faces[anchor]:
                listed(board, FACES_CHANGED, anchor)


@jit_inner
def _make_window(rules: Rules, board: Board) -> None:
    """List the cells that are dirty or in a face that changed."""
    mark = next_mark(board)
    for number in range(board.head[DIRTY]):
        _watch(board, int64(board.lists[DIRTY, number]), mark)
    for number in range(board.head[FACES_CHANGED]):
        for offset in rules.face_cells:
            _watch(board, int64(board.lists[FACES_CHANGED, number] + offset), mark)


@jit_inner
def _watch(board: Board, cell: int, mark: int) -> None:
    if board.cell_stamps[cell] != mark:
        board.cell_stamps[cell] = mark
        listed(board, WINDOW, cell)
        listed(board, OLD_INDEX, int64(board.indices[cell]))


@jit_inner
def _touches_rooms(rules: Rules, board: Board) -> bool:
    """Return whether a face changed, or a cell of the window is in one."""
    if board.head[FACES_CHANGED]:
        return True
    around = (1 << len(rules.face_cells)) - 1
    touched = int64(0)
    for number in range(board.head[WINDOW]):
        touched |= board.lists[OLD_INDEX, number] & around
    return touched != 0


@jit_inner
def _write(rules: Rules, board: Board) -> None:
    """Write faces and indices, and what cells of the window add to the tally."""
    head, lists, tally = board.head, board.lists, board.tally
    for number in range(head[FACES_CHANGED]):
        anchor = lists[FACES_CHANGED, number]
        board.faces[anchor] = not board.faces[anchor]
        tally[FACES] += 1 if board.faces[anchor] else -1
    for number in range(head[WINDOW]):
        cell, old = int64(lists[WINDOW, number]), int64(lists[OLD_INDEX, number])
        new = index_of(rules, board, cell)
        if new == old:
            continue
        board.indices[cell] = new
        for column in range(COLUMNS):
            tally[column] += int64(rules.features[new, column]) - int64(rules.features[old, column])
        extra = int64(rules.extra[cell])
        if rules.kinds[old] == CROSSROAD:
            tally[DEGREES + min(MOST_DEGREE, int64(rules.degrees[old]) + extra)] -= 1
        if rules.kinds[new] == CROSSROAD:
            tally[DEGREES + min(MOST_DEGREE, int64(rules.degrees[new]) + extra)] += 1
