"""Corridors and rooms near some cells, counted before and after an edit."""

from __future__ import annotations

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.design.kernels.board import (
    SIZES,
    WINDOW,
    Board,
    Rules,
    byte_of,
    count_size,
    index_of,
    is_face_open,
    kind_of,
    next_mark,
)
from mazarine.design.kernels.codes import (
    COLUMNS,
    CORRIDORS,
    DEGREES,
    FACES,
    LARGEST_ROOM,
    LONGEST_CORRIDOR,
    MOST_DEGREE,
    PASSAGE_ENDS,
    ROOM_PINCHES,
    ROOMS,
)
from mazarine.regions.codes import CORRIDOR, CROSSROAD, ROOM
from mazarine.regions.space import FLOOR


@jit_inner
def count_corridors(rules: Rules, board: Board, by: int) -> None:
    """Count the corridors through and beside the cells of the window: 1 adds them, -1 takes them away."""
    mark = next_mark(board)
    for place in range(board.head[WINDOW]):
        middle = int64(board.lists[WINDOW, place])
        for side in range(5):
            cell = middle if side == 4 else int64(middle + rules.sides[side])
            is_joined = side == 4 or board.cells[middle] >> side & 1 == 1
            if is_joined and board.stamps[cell] != mark and kind_of(rules, board, cell) == CORRIDOR:
                count_size(board, 2 * _length(rules, board, cell, mark), by)
                board.tally[CORRIDORS] += by
    board.tally[LONGEST_CORRIDOR] = _largest(board, 0, board.tally[LONGEST_CORRIDOR])


@jit_inner
def _length(rules: Rules, board: Board, start: int, mark: int) -> int:
    """Return the cells of the corridor of a cell, and mark them."""
    board.stamps[start] = mark
    length = int64(1)
    for direction in range(4):
        cell, side = start, direction
        while side < 4:
            beside = int64(cell + rules.sides[side])
            if (
                board.cells[cell] >> side & 1
                and board.stamps[beside] != mark
                and kind_of(rules, board, beside) == CORRIDOR
            ):
                board.stamps[beside] = mark
                length += 1
                cell, side = beside, 0
            else:
                side = 4 if cell == start else side + 1
    return length


@jit_inner
def count_rooms(rules: Rules, board: Board, by: int) -> None:
    """Count the rooms with a face around a cell of the window."""
    mark = next_mark(board)
    for place in range(board.head[WINDOW]):
        cell = int64(board.lists[WINDOW, place])
        for offset in rules.face_cells:
            anchor = int64(cell - offset)
            if board.faces[anchor] and board.stamps[anchor] != mark:
                _count_room(rules, board, anchor, mark, by)
    board.tally[LARGEST_ROOM] = _largest(board, 1, board.tally[LARGEST_ROOM])


@jit_inner
def _count_room(rules: Rules, board: Board, anchor: int, mark: int, by: int) -> None:
    """Count a room, whose faces are marked, by its own cells; and its pinches."""
    cell_mark, shift = next_mark(board), (1 << len(rules.face_cells)) - 1
    queue, stamps = board.queue, board.stamps
    queue[0], stamps[anchor] = anchor, mark
    count, looked, size, pinches = 1, 0, 0, 0
    while looked < count:
        face = int64(queue[looked])
        looked += 1
        for step in rules.face_steps:
            beside = int64(face + step)
            if board.faces[beside] and stamps[beside] != mark:
                stamps[beside] = mark
                queue[count] = beside
                count += 1
        for offset in rules.face_cells:
            cell = int64(face + offset)
            if board.cell_stamps[cell] != cell_mark:
                board.cell_stamps[cell] = cell_mark
                size += kind_of(rules, board, cell) == ROOM
                pinches += rules.pinches[int64(board.indices[cell]) & shift]
    count_size(board, 2 * size + 1, by)
    board.tally[ROOMS] += by
    board.tally[ROOM_PINCHES] += by * pinches


@jit_inner
def _largest(board: Board, which: int, before: int) -> int:
    """Return the largest size of a corridor (0) or a room (1), from the one before some changes."""
    sizes = board.room_sizes if which else board.corridor_lengths
    largest = int64(before)
    for place in range(board.head[SIZES]):
        code = int64(board.lists[SIZES, place])
        if code >= 0 and code & 1 == which:
            largest = max(largest, code >> 1)
    while largest > 0 and sizes[largest] == 0:
        largest -= 1
    return largest


@kernel
def fill_board(rules: Rules, board: Board) -> None:
    """Find the bytes, the faces, the indices, the tally and all regions of a board, from floor and walls."""
    tally = board.tally
    for place in range(rules.first, rules.last):
        board.cells[place] = byte_of(rules, board, place) if board.cells[place] & FLOOR else 0
    for place in range(rules.first, rules.last):
        if is_face_open(rules, board.cells, place):
            board.faces[place] = True
            tally[FACES] += 1
    for place in range(rules.first, rules.last):
        index = index_of(rules, board, place)
        board.indices[place] = index
        for column in range(COLUMNS):
            tally[column] += rules.features[index, column]
        if rules.kinds[index] == CROSSROAD:
            tally[DEGREES + min(MOST_DEGREE, int64(rules.degrees[index]) + int64(rules.extra[place]))] += 1
        tally[PASSAGE_ENDS] += rules.extra[place]
    mark = next_mark(board)
    for place in range(rules.first, rules.last):
        board.head[SIZES] = 0
        if kind_of(rules, board, place) == CORRIDOR and board.stamps[place] != mark:
            length = _length(rules, board, place, mark)
            count_size(board, 2 * length, 1)
            tally[CORRIDORS] += 1
            tally[LONGEST_CORRIDOR] = max(tally[LONGEST_CORRIDOR], length)
    mark = next_mark(board)
    for place in range(rules.first, rules.last):
        board.head[SIZES] = 0
        if board.faces[place] and board.stamps[place] != mark:
            _count_room(rules, board, place, mark, 1)
            tally[LARGEST_ROOM] = _largest(board, 1, tally[LARGEST_ROOM])
    board.head[SIZES] = 0
