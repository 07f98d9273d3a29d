"""Chokepoints and loops: a search in depth that keeps the low point of every cell on its stack.

R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1 (1972), without
recursion, and with the number of cells that each cell cuts off.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.compiling import inner, kernel, whole
from editor.paths.structure.kernels.passages import Passages, first_link, link_count
from editor.regions.space import FLOOR, LINKS, OPEN_SIDES

_LINK_SHIFT = 8
_BY_LINK = 1 << 4
"""The cell was met by a link: the first link back to the cell before leads nowhere new."""


class Stack(NamedTuple):
    """The cells from the start of a search to where it is.

    Attributes
    ----------
    cell : padded places
    left : bits of the sides not looked across yet, `_BY_LINK`, and from `_LINK_SHIFT` on the links looked at
    number : when the search met the cell
    low : the lowest number across the passages of the cell and of those met from it
    cut, largest : the cells that only it joins to the rest: all of them, and the largest piece
    """

    cell: NDArray[np.int32]
    left: NDArray[np.int32]
    low: NDArray[np.int32]
    number: NDArray[np.int32]
    cut: NDArray[np.int32]
    largest: NDArray[np.int32]


class Found(NamedTuple):
    """What is written: padded arrays, zeros to begin with.

    Attributes
    ----------
    numbers : int32, when the search met a cell
    cut_off : int32, how many cells closing a cell cuts off from the largest piece that remains
    on_loop : bool, the cell lies on a cycle
    """

    numbers: NDArray[np.int32]
    cut_off: NDArray[np.int32]
    on_loop: NDArray[np.bool_]


@kernel
def find_cuts(passages: Passages, stack: Stack, found: Found) -> None:
    """Find the cells whose closing cuts their part, and those on cycles.

    Parameters
    ----------
    passages
        All of them, whichever way they lead.
    stack
        Room for all cells of the largest part.
    found
        Written.
    """
    count = 0
    chokes = np.empty((1024, 2), dtype=np.int32)
    for start in range(passages.first, passages.last):
        if not passages.cells[start] & FLOOR or found.numbers[start]:
            continue
        before = count
        count, choked, chokes = _search(passages, stack, found, chokes, whole(start), count)
        for index in range(choked):
            cell, rest = whole(chokes[index, 0]), count - before - 1 - whole(chokes[index, 1])
            found.cut_off[cell] = min(whole(found.cut_off[cell]), rest)


@inner
def _search(
    passages: Passages, stack: Stack, found: Found, chokes: NDArray[np.int32], start: int, count: int
) -> tuple[int, int, NDArray[np.int32]]:
    """Search one part, with so many cells met before.

    Gives the number of cells that are met after it, how many cells cut something off, and these cells, each
    with the largest of the pieces that it alone joins to where the search came from.
    """
    cells, sides = passages.cells, passages.sides
    numbers, low = found.numbers, stack.low
    depth, choked = whole(0), whole(0)
    count += 1
    _push(stack, numbers, depth, start, count, whole(cells[start]) & OPEN_SIDES)
    while True:
        left = whole(stack.left[depth])
        if left & OPEN_SIDES:
            side = left & 1 ^ 1
            if not left & 3:
                side = 2 + (left >> 2 & 1 ^ 1)
            stack.left[depth] = left & left - 1
            beside = whole(stack.cell[depth] + sides[side])
            met_by = OPEN_SIDES ^ 1 << (side ^ 2)
        elif cells[stack.cell[depth]] & LINKS:
            beside, met_by = _next_link(passages, stack, depth), OPEN_SIDES | _BY_LINK
        else:
            beside, met_by = whole(-1), whole(0)
        if beside >= 0:
            number = whole(numbers[beside])
            if number:
                low[depth] = min(number, whole(low[depth]))
                continue
            count += 1
            depth += 1
            _push(stack, numbers, depth, beside, count, (whole(cells[beside]) | _BY_LINK) & met_by)
            continue
        cell = whole(stack.cell[depth])
        if stack.cut[depth]:
            if choked == len(chokes):
                chokes = np.append(chokes, chokes).reshape(-1, 2)
            chokes[choked, 0], chokes[choked, 1] = cell, stack.largest[depth]
            found.cut_off[cell] = stack.cut[depth]
            choked += 1
        if depth == 0:
            return count, choked, chokes
        depth -= 1
        _leave(stack, found, depth, cell, count)


@inner
def _push(stack: Stack, numbers: NDArray[np.int32], depth: int, cell: int, number: int, left: int) -> None:
    numbers[cell] = number
    stack.cell[depth], stack.left[depth] = cell, left
    stack.number[depth], stack.low[depth] = number, number
    stack.cut[depth], stack.largest[depth] = 0, 0


@inner
def _leave(stack: Stack, found: Found, depth: int, cell: int, count: int) -> None:
    """Tell the cell at a depth what was found from the one above it, which is done."""
    lowest, number = whole(stack.low[depth + 1]), whole(stack.number[depth + 1])
    stack.low[depth] = min(whole(stack.low[depth]), lowest)
    if lowest >= stack.number[depth]:
        size = count + 1 - number
        stack.cut[depth] += size
        stack.largest[depth] = max(whole(stack.largest[depth]), size)
    if lowest < number:
        found.on_loop[cell] = found.on_loop[stack.cell[depth]] = True


@inner
def _next_link(passages: Passages, stack: Stack, depth: int) -> int:
    """Give the cell across the next link of the cell at a depth; -1 if there is none."""
    cell, left = whole(stack.cell[depth]), whole(stack.left[depth])
    first = first_link(passages, cell)
    for index in range(first + (left >> _LINK_SHIFT), first + link_count(passages, cell, first)):
        left += 1 << _LINK_SHIFT
        if left & _BY_LINK and passages.to[index] == stack.cell[depth - 1]:
            left ^= _BY_LINK
            continue
        stack.left[depth] = left
        return whole(passages.to[index])
    stack.left[depth] = left
    return whole(-1)
