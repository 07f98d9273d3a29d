"""What needs a search of the whole maze: components, and the path from the start to the nearest goal.

The search meets cells in the same order as `mazarine.paths.structure.kernels.sweep`, so that of several
shortest paths both take the same one.
"""

from __future__ import annotations

import numpy as np

from mazarine.compiling import at, int64, jit_inner
from mazarine.design.kernels.board import (
    CURRENT,
    FLIPPED,
    HAS_SEARCH,
    SEARCHED,
    STALE,
    Board,
    Rules,
    next_mark,
)
from mazarine.design.kernels.codes import (
    BRANCH_CELLS,
    BRANCH_ENDS,
    COMPONENTS,
    DECISIONS,
    FLOOR_CELLS,
    LARGEST_COMPONENT,
    LENGTH,
    TREE_CELLS,
    TURNS,
)
from mazarine.design.kernels.local import CELL, Moves
from mazarine.regions.space import FLOOR, LINKS

_NEVER, _SIDES = 128, 15
_KEPT, _BRANCHES_CUT, _OTHER = range(3)


@jit_inner
def update_search(rules: Rules, moves: Moves, board: Board) -> None:
    """Search again, unless the result follows from the search of the board."""
    head = board.head
    if head[HAS_SEARCH]:
        state = _reach_of(rules, moves, board)
        if state == _KEPT:
            return
        if state == _BRANCHES_CUT and _count_cut(rules, moves, board):
            head[STALE] = 1
            return
    _search(rules, board, 1 - int64(head[CURRENT]))
    head[SEARCHED] = 1


@jit_inner
def keep_search(rules: Rules, board: Board) -> None:
    """Accept the edit: the search that it made is that of the board, or one is made now."""
    head = board.head
    if head[STALE]:
        _search(rules, board, 1 - int64(head[CURRENT]))
        head[SEARCHED] = 1
    if head[SEARCHED]:
        head[CURRENT] = 1 - head[CURRENT]
        head[HAS_SEARCH], head[SEARCHED], head[STALE] = 1, 0, 0


@jit_inner
def _reach_of(rules: Rules, moves: Moves, board: Board) -> int:
    """Return what an edit can do to the order in which a search meets the cells.

    It stays if no wall closes a passage by which a cell was met, and no passage opens to a cell that was met
    later from one that comes before the cell it was met from. If only passages close by which cells were
    met, those beyond them are met later, or not at all, and the others in the same order.
    """
    which, state = int64(board.head[CURRENT]), int64(_KEPT)
    position, before = board.position[which], board.before[which]
    for number in range(board.head[FLIPPED]):
        item = board.lists[FLIPPED, number]
        side = int64(moves.sides[item])
        if side == CELL:
            return int64(_OTHER)
        cell = int64(moves.places[item])
        first, second = int64(position[cell]), int64(position[cell + rules.sides[side]])
        if first > second:
            first, second = second, first
        if first < 0:
            return int64(_OTHER)  # Components may change.
        met_from, is_open = int64(before[second]), board.cells[cell] >> side & 1 == 1
        if is_open and first <= met_from:
            return int64(_OTHER)
        if not is_open and first == met_from:
            state = int64(_BRANCHES_CUT)
    return state


@jit_inner
def _count_cut(rules: Rules, moves: Moves, board: Board) -> bool:
    """Count the components where an edit cuts branches off; return whether that can be told.

    A branch is what the search met by way of a cell. The branches that hold the nearest goal, a link or too
    many cells need a search.
    """
    mark = next_mark(board)
    count = _mark_branches(rules, moves, board, mark)
    if count < 0:
        return False
    cells, sides, queue, stamps = board.cells, rules.sides, board.queue, board.stamps
    done, lost, parts, largest = next_mark(board), int64(0), int64(0), int64(0)
    for number in range(count):
        start = int64(queue[number])
        if stamps[start] == done:
            continue
        # The pieces are queued after the branches.
        looked, end, is_joined = count, count + 1, False
        queue[count], stamps[start] = start, done
        while looked < end:
            cell = int64(queue[looked])
            looked += 1
            for side in range(4):
                if cells[cell] >> side & 1:
                    beside = int64(cell + sides[side])
                    if stamps[beside] == mark:
                        stamps[beside], queue[end] = done, beside
                        end += 1
                    elif stamps[beside] != done:
                        is_joined = True
        if not is_joined:
            parts, lost, largest = parts + 1, lost + end - count, max(largest, int64(end - count))
    tally = board.tally
    if parts:
        if tally[COMPONENTS] > 1:
            return False
        tally[LARGEST_COMPONENT] = max(largest, tally[LARGEST_COMPONENT] - lost)
        tally[COMPONENTS] += parts
    return True


@jit_inner
def _mark_branches(rules: Rules, moves: Moves, board: Board, mark: int) -> int:
    """Mark and queue the cells of the branches that an edit cuts; return their number, -1 for too many."""
    which, count = int64(board.head[CURRENT]), int64(0)
    position, before, queue, stamps = board.position[which], board.before[which], board.queue, board.stamps
    most = board.tally[FLOOR_CELLS] // 2
    if rules.has_one_way:
        return int64(-1)
    for number in range(board.head[FLIPPED]):
        item = board.lists[FLIPPED, number]
        cell, side = int64(moves.places[item]), int64(moves.sides[item])
        beside = int64(cell + rules.sides[side])
        if position[cell] > position[beside]:
            cell, beside = beside, cell
        is_cut = before[position[beside]] == position[cell]
        if is_cut and stamps[beside] != mark:
            stamps[beside], queue[count] = mark, beside
            count += 1
    looked = int64(0)
    while looked < count:
        cell = int64(queue[looked])
        looked += 1
        if board.cells[cell] & LINKS or count > most:
            return int64(-1)
        here = position[cell]
        for side in range(4):
            if board.cells[cell] >> side & 1:
                beside = int64(cell + rules.sides[side])
                after = position[beside]
                if after > here and before[after] == here and stamps[beside] != mark:
                    stamps[beside], queue[count] = mark, beside
                    count += 1
    for goal in rules.goals:
        if stamps[goal] == mark:
            return int64(-1)
    return count


@jit_inner
def _search(rules: Rules, board: Board, which: int) -> None:
    """Search from the start, then the rest of the floor; write the components and the length."""
    cells, tally = board.cells, board.tally
    order, before, position = board.order[which], board.before[which], board.position[which]
    position[rules.first : rules.last] = -1
    count, parts, largest = int64(0), int64(0), int64(0)
    start = int64(rules.start)
    if start >= 0 and cells[start] & FLOOR:
        order[0], before[0], position[start] = start, -1, 0
        count = _spread(rules, board, which, 0, 1, False)
        parts, largest = int64(1), count
    tally[LENGTH] = _write_path(rules, board, which)
    if rules.has_one_way or start < 0:
        _count_components(rules, board)
        return
    reached = count
    if count < tally[FLOOR_CELLS]:
        for place in range(rules.first, rules.last):
            if cells[place] & FLOOR and position[place] == -1:
                first = count
                order[count], position[place] = place, -2
                count = _spread(rules, board, which, first, first + 1, True)
                parts, largest = parts + 1, max(largest, count - first)
        for number in range(reached, count):
            position[order[number]] = -1
    tally[COMPONENTS], tally[LARGEST_COMPONENT] = parts, largest


@jit_inner
def _spread(rules: Rules, board: Board, which: int, looked: int, count: int, is_apart: bool) -> int:
    """Search from the cells that wait in the order; return how many it has then.

    Apart from the start, only that a cell was met is written, and one-way links lead both ways.
    """
    cells, order, before, sides = board.cells, board.order[which], board.before[which], rules.sides
    position = board.position[which]
    while looked < count:
        cell = int64(order[at(looked)])
        byte = int64(cells[at(cell)])
        for side in range(4):
            # Without branches, which a processor could not predict; what is written beyond the end is void.
            beside = cell + sides[side]
            met = int64(position[at(beside)])
            is_new = (byte >> side & 1) & (met == -1)
            order[at(count)], before[at(count)] = beside, looked
            position[at(beside)] = met + is_new * ((-2 if is_apart else count) - met)
            count += is_new
        if byte & LINKS:
            link = int64(int(np.searchsorted(rules.at, cell)))
            while link < len(rules.at) and rules.at[link] == cell:
                beside = int64(rules.to[link])
                if position[beside] == -1 and (is_apart or rules.onward[link]):
                    order[count], before[count] = beside, looked
                    position[beside] = -2 if is_apart else count
                    count += 1
                link += 1
        looked += 1
    return int64(count)


@jit_inner
def _count_components(rules: Rules, board: Board) -> None:
    """Count the components where a search from the start does not tell, whichever way links lead."""
    cells, sides, queue, stamps = board.cells, rules.sides, board.queue, board.stamps
    mark, parts, largest = next_mark(board), int64(0), int64(0)
    for place in range(rules.first, rules.last):
        if not cells[place] & FLOOR or stamps[place] == mark:
            continue
        queue[0], stamps[place] = place, mark
        looked, count = 0, 1
        while looked < count:
            cell = int64(queue[looked])
            looked += 1
            for side in range(4):
                beside = int64(cell + sides[side])
                if cells[cell] >> side & 1 and stamps[beside] != mark:
                    queue[count], stamps[beside] = beside, mark
                    count += 1
            if cells[cell] & LINKS:
                link = int64(int(np.searchsorted(rules.at, cell)))
                while link < len(rules.at) and rules.at[link] == cell:
                    beside = int64(rules.to[link])
                    if stamps[beside] != mark:
                        queue[count], stamps[beside] = beside, mark
                        count += 1
                    link += 1
        parts, largest = parts + 1, max(largest, int64(count))
    board.tally[COMPONENTS], board.tally[LARGEST_COMPONENT] = parts, largest


@jit_inner
def _write_path(rules: Rules, board: Board, which: int) -> int:
    """Return the steps to the nearest goal; -1 if none is reached."""
    position, before = board.position[which], board.before[which]
    nearest = int64(-1)
    for goal in rules.goals:
        place = int64(position[goal])
        if place >= 0 and (nearest < 0 or place < nearest):
            nearest = place
    if nearest < 0:
        return nearest
    length, place = int64(0), nearest
    while place > 0:
        length, place = length + 1, int64(before[place])
    return length


@jit_inner
def read_path(rules: Rules, board: Board) -> None:
    """Write the cells of the solution, of the search that is up to date."""
    which = _searched(board)
    order, before, position = board.order[which], board.before[which], board.position[which]
    nearest = int64(-1)
    for goal in rules.goals:
        place = int64(position[goal])
        if place >= 0 and (nearest < 0 or place < nearest):
            nearest = place
    for step in range(board.tally[LENGTH], -1, -1):
        board.path[step] = order[nearest]
        nearest = int64(before[nearest])


@jit_inner
def measure_path(rules: Rules, board: Board) -> None:
    """Count the turns and the decisions along the solution."""
    length, path, cells = int64(board.tally[LENGTH]), board.path, board.cells
    sides, sorts, directions = rules.sides, rules.sorts, rules.directions
    turns, decisions = int64(0), int64(0)
    last = int64(-1)
    for step in range(length):
        cell = int64(path[at(step)])
        before = int64(path[at(step - 1)]) if step > 0 else int64(-1)
        after = int64(path[at(step + 1)])
        byte, direction, has_other = int64(cells[at(cell)]), int64(-1), False
        for side in range(4):
            if byte >> side & 1:
                beside = cell + sides[side]
                if beside == after:
                    direction = int64(directions[int64(sorts[at(cell)]), side])
                elif beside != before:
                    has_other = True
        if byte & LINKS:
            link = int64(int(np.searchsorted(rules.at, cell)))
            while link < len(rules.at) and rules.at[link] == cell:
                if rules.onward[link] and rules.to[link] != before and rules.to[link] != after:
                    has_other = True
                link += 1
        turns += direction >= 0 and last >= 0 and direction != last
        last = direction
        decisions += has_other
    board.tally[TURNS], board.tally[DECISIONS] = turns, decisions


@jit_inner
def measure_branches(rules: Rules, board: Board) -> None:
    """Count the dead ends and the cells of the trees that branch off the solution."""
    length, path, hangs = int64(board.tally[LENGTH]), board.path, board.hangs
    _begin_peeling(rules, board)
    hangs[:] = 0
    for step in range(length + 1):
        board.degree[path[step]] += _NEVER
        hangs[path[step]] = 1
    count = _peel(rules, board)
    queue, holders, degrees, index = board.queue, board.holders, rules.degrees, board.indices
    ends, cells = int64(0), int64(0)
    # Backward, the cell on which one hangs comes before it.
    for number in range(count - 1, -1, -1):
        cell = int64(queue[number])
        is_branch = int64(hangs[holders[number]])
        hangs[cell] = is_branch
        cells += is_branch
        ends += is_branch & (degrees[index[cell]] == 1)
    board.tally[BRANCH_ENDS], board.tally[BRANCH_CELLS] = ends, cells


@jit_inner
def measure_trees(rules: Rules, board: Board) -> None:
    """Count the cells of all trees of dead ends."""
    _begin_peeling(rules, board)
    board.tally[TREE_CELLS] = _peel(rules, board)


@jit_inner
def _searched(board: Board) -> int:
    """Return which search is that of the maze as it is edited."""
    which = int64(board.head[CURRENT])
    return 1 - which if board.head[SEARCHED] else which


@jit_inner
def _begin_peeling(rules: Rules, board: Board) -> None:
    """Write the degree of every cell, and the sum of the cells across its passages."""
    cells, degree, sums = board.cells, board.degree, board.sums
    degrees, index, extra, steps = rules.degrees, board.indices, rules.extra, rules.step_sums
    sides = rules.side_counts
    for place in range(rules.first, rules.last):
        byte = int64(cells[place])
        degree[place] = degrees[index[place]] + extra[place]
        sums[place] = sides[byte & _SIDES] * place + steps[byte & _SIDES]
    for link in range(len(rules.at)):
        if cells[rules.at[link]] & FLOOR:
            sums[rules.at[link]] += rules.to[link]


@jit_inner
def _peel(rules: Rules, board: Board) -> int:
    """Queue the cells that are removed if cells of degree 1 or 0 are, again and again; return their number.

    The cell across the last passage of each, place 0 for none, is its holder: the sum is all that is left.
    """
    cells, degree, sums, queue, holders = board.cells, board.degree, board.sums, board.queue, board.holders
    count = int64(0)
    for place in range(rules.first, rules.last):
        cell = int64(place)
        while degree[cell] < 2 and cells[cell] & FLOOR:
            holder = int64(sums[cell])
            queue[count], holders[count] = cell, holder
            count += 1
            degree[cell] = _NEVER
            degree[holder] -= 1
            sums[holder] -= cell
            cell = holder
    return count
