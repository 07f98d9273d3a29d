"""Numbers from 0 to 15 as sides of cells: which bit is which side shows where neighbors agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.files.cell_walls import EAST, NORTH, SOUTH, WEST, Bits, disagreements
from mazarine.files.tables.messages import TableMessage
from mazarine.messages import Message

_SIDES = "NESW"
_BITS = (NORTH, EAST, SOUTH, WEST)
USUAL = (0, 1, 2, 3)
_ORDERS = sorted(permutations(range(4)), key=lambda order: order != USUAL)
"""The bit of the northern, eastern, southern and western side: of equal ones the usual order comes first."""
_MOST_WRONG = 0.02
_MOST_GAPS = 0.12


@dataclass(frozen=True)
class Fit:
    """A way to read the bits.

    Attributes
    ----------
    wrong : how many pairs of neighbors do not agree on the wall between them
    gaps : how many sides of the outer border are open
    is_wall : whether a set bit is a wall
    order : the number of the bit of each side, N E S W
    """

    wrong: int
    gaps: int
    is_wall: bool
    order: tuple[int, ...]

    @property
    def bits(self) -> str:
        """The sides with their values.

        >>> Fit(0, 0, True, (0, 1, 2, 3)).bits
        'N 1, E 2, S 4, W 8'
        """
        named = sorted((1 << bit, side) for side, bit in zip(_SIDES, self.order, strict=True))
        return ", ".join(f"{side} {value}" for value, side in named)


def fits_of(
    grid: NDArray[Any], orders: Sequence[tuple[int, ...]] = _ORDERS, *, is_cut: bool = False
) -> list[Fit]:
    """Return the ways to read a grid of side masks that fit best; of equal ones the usual comes first.

    Of a grid that is cut, the southern border is not there.
    """
    planes = [(grid >> bit & 1).astype(np.bool_) for bit in range(4)]
    beside = [[_unequal(a[:, :-1], b[:, 1:]) for b in planes] for a in planes]
    below = [[_unequal(a[:-1], b[1:]) for b in planes] for a in planes]
    last = slice(0 if is_cut else -1, 0 if is_cut else None)
    edges = [[int(np.count_nonzero(p)) for p in (q[0], q[:, -1], q[last], q[:, 0])] for q in planes]
    around = 2 * sum(grid.shape) - grid.shape[1] * is_cut
    found = []
    for order in orders:
        north, east, south, west = order
        set_sides = sum(edges[bit][side] for side, bit in enumerate(order))
        is_wall = 2 * set_sides >= around
        gaps = around - set_sides if is_wall else set_sides
        found.append(Fit(beside[east][west] + below[south][north], gaps, is_wall, order))
    best = min((fit.wrong, fit.gaps) for fit in found)
    return [fit for fit in found if (fit.wrong, fit.gaps) == best]


def turned(grid: NDArray[Any], order: tuple[int, ...]) -> tuple[NDArray[Any], list[Fit]]:
    """Turn a grid of named sides so that neighbors agree: its rows may be columns, or begin in the south."""
    choices = [grid, grid[::-1], grid.T, grid.T[::-1]]
    fits = [fits_of(choice, (order,)) for choice in choices]
    best = min(range(len(fits)), key=lambda number: (fits[number][0].wrong, fits[number][0].gaps))
    return choices[best], fits[best]


def is_likely(grid: NDArray[Any], fit: Fit) -> bool:
    """Return whether a grid is one of side masks, as the best way to read it shows."""
    rows, cols = grid.shape
    pairs = rows * (cols - 1) + cols * (rows - 1)
    used = sum(bool((grid >> bit & 1).any()) and not bool((grid >> bit & 1).all()) for bit in range(4))
    return (
        min(rows, cols) > 1
        and used >= 3
        and fit.wrong <= _MOST_WRONG * pairs
        and fit.gaps <= _MOST_GAPS * 2 * (rows + cols)
    )


def sides_of(grid: NDArray[Any], fit: Fit) -> Bits:
    """Return the walls of every cell, read in this way."""
    bits = np.zeros(grid.shape, dtype=np.uint8)
    for side, bit in zip(_BITS, fit.order, strict=True):
        bits |= np.where((grid >> bit & 1 == 1) == fit.is_wall, np.uint8(side), np.uint8(0))
    return bits


def notes_on(fits: Sequence[Fit], named: bool = False) -> list[Message]:
    """Return which bits were found, if the file does not name them, and which others would do as well."""
    meaning = TableMessage.MEANS_WALL() if fits[0].is_wall else TableMessage.MEANS_OPEN()
    if named:
        return [TableMessage.SIDES_NAMED(meaning=meaning)]
    notes = [TableMessage.SIDES_FOUND(bits=fits[0].bits, meaning=meaning)]
    if len(fits) > 1:
        notes.append(TableMessage.SIDES_ALSO(bits=fits[1].bits))
    return notes


def disagreement_notes(bits: Bits) -> list[Message]:
    """Return how many walls only one of their cells has."""
    wrong = disagreements(bits)
    if not wrong:
        return []
    row, col, _ = min(wrong, key=lambda place: place[:2])
    return [TableMessage.SIDES_DISAGREE(count=len(wrong), cell=(0, row, col))]


def _unequal(first: NDArray[np.bool_], second: NDArray[np.bool_]) -> int:
    return int(np.count_nonzero(first != second))
