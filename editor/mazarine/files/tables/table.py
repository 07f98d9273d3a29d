"""A table of values, whatever file it came from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np
from numpy.typing import NDArray

from mazarine.files.limits import MAX_LEVELS
from mazarine.files.tables.messages import TableMessage
from mazarine.files.tables.rows import Block, rows_of
from mazarine.files.tables.words import EMPTY, sign
from mazarine.messages import Message

Place = tuple[int, int]


def ends_among(pairs: list[Place], rock: NDArray[np.bool_]) -> list[Place]:
    """Return the start and the goal that pairs of numbers name, if both are floor; else none.

    A pair that is the size of the table is left out. Rows come before columns and 0 is the first, where
    that leads to floor.
    """
    rows, cols = rock.shape
    if len(pairs) > 2 and pairs[0] in ((rows, cols), (cols, rows)):
        pairs = pairs[1:]
    if len(pairs) != 2 or pairs[0] == pairs[1]:
        return []
    for first, turned in product((0, 1), (False, True)):
        places = [
            (b - first, a - first) if turned else (a - first, b - first) for a, b in pairs
        ]  # fmt: skip
        if all(0 <= row < rows and 0 <= col < cols and not rock[row, col] for row, col in places):
            return places
    return []


Values = NDArray[np.int32]

_MOST_PAIRS = 8
_PAIR = re.compile(r"[^\d-]{0,40}(\d{1,5})\D{1,40}(\d{1,5})\D{0,40}")
_LEAST_NUMBERED = 4
_FIRSTS = (0, 1, sign("A"), sign("a"))


@dataclass(eq=False)
class Table:
    """Values, and what stands beside them in the file.

    Attributes
    ----------
    values : (levels, rows, cols) whole numbers, see `mazarine.files.tables.words`
    pairs : lines of two numbers above and below: a size, a start, a goal
    ends : the start and the goal, where the file names them
    has_named_ends : whether it says which number of an end is the row
    has_named_sides : whether the values are sides: bits N 1, E 2, S 4, W 8
    notes : what was left out
    left_out : the number of lines that are not in it, or not as they were
    is_cut : whether more rows follow in the file
    """

    values: Values
    pairs: list[Place] = field(default_factory=list)
    ends: list[Place] = field(default_factory=list)
    has_named_ends: bool = False
    has_named_sides: bool = False
    notes: list[Message] = field(default_factory=list)
    left_out: int = 0
    is_cut: bool = False


def table_of_lines(lines: Sequence[str]) -> Table | None:
    """Return the table in a text; None if it has none."""
    found = rows_of(lines)
    if not found.blocks:
        return None
    largest = max(found.blocks, key=lambda block: block.area)
    alike = [block for block in found.blocks if block.shape == largest.shape]
    values = np.array([block.rows for block in alike[: MAX_LEVELS + 1]], dtype=np.int32)
    others = [block for block in found.blocks if block.shape != largest.shape]
    pairs = [(row[0], row[1]) for block in others for row in block.rows if _is_pair(row, block)]
    lost = [block for block in others if not all(_is_pair(row, block) for row in block.rows)]
    for line in found.beside:
        pair = _PAIR.fullmatch(line)
        if pair:
            pairs.append((int(pair[1]), int(pair[2])))
    table = Table(_without_numbering(values), pairs[:_MOST_PAIRS])
    rest = sum(len(block.rows) for block in lost)
    table.left_out = rest + len(found.beside) + found.uneven
    if found.uneven:
        table.notes.append(TableMessage.ROWS_EVENED(count=found.uneven))
    if len(alike) > MAX_LEVELS:
        table.values = table.values[:1]
        table.notes.append(TableMessage.FIRST_OF(count=len(alike)))
    if rest:
        table.notes.append(TableMessage.ROWS_LEFT_OUT(count=rest))
    return table


def _is_pair(row: list[int], block: Block) -> bool:
    return len(row) == 2 and len(block.rows) <= 3


def _without_numbering(values: Values) -> Values:
    """Leave out columns that are empty, and the numbers of rows and columns that a program added."""
    while values.shape[2] > 2 and (values[:, :, -1] == EMPTY).all():
        values = values[:, :, :-1]
    while values.shape[2] > 2 and (values[:, :, 0] == EMPTY).all():
        values = values[:, :, 1:]
    if len(values) > 1 or min(values.shape[1:]) < _LEAST_NUMBERED:
        return values
    grid: NDArray[np.int32] = values[0]
    for _ in range(2):
        if _is_numbered(grid[:, 0]):
            grid = grid[:, 1:]
        grid = grid.T
    if grid.shape == values[0].shape and _is_numbered(grid[0], 0):
        grid = grid[1:]
    return np.ascontiguousarray(grid)[None]


def _is_numbered(line: NDArray[np.int32], skip: int | None = None) -> bool:
    """Return whether a line counts 0, 1, 2 or 1, 2, 3, after a field that may be empty."""
    counted = line[1:] if skip is None and len(line) and line[0] == EMPTY else line
    if len(counted) < _LEAST_NUMBERED or counted[0] not in _FIRSTS:
        return False
    return bool((counted == np.arange(len(counted)) + counted[0]).all())
