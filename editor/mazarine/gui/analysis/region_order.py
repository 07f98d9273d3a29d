"""Filtering and sorting of regions for a table: arrays in, an array of numbers out."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.regions import Kind
from mazarine.regions.tables import CROSSROAD_BASE

_COMPARISONS = {
    ">=": np.greater_equal, "<=": np.less_equal, ">": np.greater, "<": np.less, "=": np.equal,
}  # fmt: skip
_BETWEEN_THOUSANDS = re.compile(r"[\s,.]")
KIND_COLUMN, NUMBER_COLUMN, SIZE_COLUMN, EXITS_COLUMN = range(4)


@dataclass(frozen=True, eq=False)
class Exits:
    """How many exits regions have: contacts with others, and links."""

    numbers: NDArray[np.int32]
    counts: NDArray[np.int64]

    @classmethod
    def unknown(cls) -> Exits:
        return cls(np.empty(0, np.int32), np.empty(0, np.int64))

    def of(self, numbers: NDArray[np.int32]) -> NDArray[np.int64]:
        """Return the exits of regions, -1 where they are not known."""
        at = np.searchsorted(self.numbers, numbers)
        found = np.full(len(numbers), -1, dtype=np.int64)
        known = at < len(self.numbers)
        known[known] = self.numbers[at[known]] == numbers[known]
        found[known] = self.counts[at[known]]
        return found


@dataclass(frozen=True)
class RegionFilter:
    """The filter and the order of a table.

    Attributes
    ----------
    kind : only regions of this kind; None for all
    text : only regions whose number begins with these digits, or with a size after one of `> < = >= <=`
    column, descending : the order
    """

    kind: Kind | None = None
    text: str = ""
    column: int = SIZE_COLUMN
    descending: bool = True


def shown_numbers(
    kinds: NDArray[np.uint8],
    sizes: NDArray[np.int32],
    crossroads: NDArray[np.int32],
    wanted: RegionFilter,
    exits: Exits | None = None,
) -> NDArray[np.int32]:
    """Return the numbers of the requested regions, in order.

    Parameters
    ----------
    kinds, sizes : of rooms and corridors by number, `Kind.ROCK` where there is none
    crossroads : sorted numbers
    """
    rows = np.flatnonzero(kinds if wanted.kind is None else kinds == wanted.kind).astype(np.int32)
    if wanted.kind not in (None, Kind.CROSSROAD):
        crossroads = crossroads[:0]
    text = wanted.text.strip()
    if text:
        rows = rows[_matches(rows, sizes[rows], text)]
        crossroads = crossroads[_matches(crossroads, np.ones(len(crossroads), dtype=np.int32), text)]
    if wanted.column == EXITS_COLUMN and exits is not None:
        every = np.concatenate((rows, crossroads))
        ordered = every[np.argsort(exits.of(every), kind="stable")]
        return ordered[::-1] if wanted.descending else ordered
    # Crossroads are most of all, and equal but for their numbers, which are higher than all others: they
    # go between the others as a block.
    if wanted.column == NUMBER_COLUMN:
        before = len(rows)
    else:
        keys, key = (kinds[rows], Kind.CROSSROAD) if wanted.column == KIND_COLUMN else (sizes[rows], 1)
        rows = rows[_stable_order(keys)]
        before = int(np.count_nonzero(keys <= key))
    ordered = np.concatenate((rows[:before], crossroads, rows[before:]))
    return ordered[::-1] if wanted.descending else ordered


def is_understood(text: str) -> bool:
    """Return whether a text asks for something.

    >>> [is_understood(text) for text in ("", "12", ">", ">= 20", "rooms", ">x")]
    [True, True, True, True, False, False]
    """
    _, digits = _parted(text.strip())
    return digits.isdecimal() or not digits


def _parted(text: str) -> tuple[str, str]:
    """Return the sign of comparison that a text begins with, empty if there is none, and what follows.

    >>> _parted(">= 2,734,246")
    ('>=', '2734246')
    """
    sign = next((it for it in _COMPARISONS if text.startswith(it)), "")
    return sign, _BETWEEN_THOUSANDS.sub("", text.removeprefix(sign))


def _stable_order(keys: NDArray[np.uint8] | NDArray[np.int32]) -> NDArray[np.int64]:
    """Return the order of keys of which few are large: by counting, which is several times faster."""
    if keys.max(initial=0) <= 0xFFFF:
        return np.argsort(keys.astype(np.uint16), kind="stable")
    return np.argsort(keys, kind="stable")


def _matches(numbers: NDArray[np.int32], sizes: NDArray[np.int32], text: str) -> NDArray[np.bool_]:
    sign, digits = _parted(text)
    if not digits.isdecimal():
        # An unfinished comparison shows everything, other words nothing.
        return np.full(len(numbers), bool(sign) and not digits)
    value = int(digits[:9])
    if sign:
        compared: NDArray[np.bool_] = _COMPARISONS[sign](sizes, value)
        return compared
    return _begins_with(numbers, value) & (numbers < CROSSROAD_BASE)


def _begins_with(numbers: NDArray[np.int32], start: int) -> NDArray[np.bool_]:
    """Return which numbers begin with these digits."""
    found: NDArray[np.bool_] = numbers == start
    rest = numbers // 10
    while rest.any():
        found |= rest == start
        rest = rest // 10
    return found
