"""The six directions of a honeycomb, and the order in which a point creates its neighbors."""

from __future__ import annotations

from typing import NamedTuple

from mazarine.errors import LatticeError
from mazarine.lattice.hexagons import DIRECTION_SIDES, HONEYCOMB
from mazarine.lattice.messages import LatticeMessage
from mazarine.lattice.side import Side
from mazarine.lattice.triplets import Triplet
from mazarine.messages import Series, quoted


class Direction(NamedTuple):
    """A direction: its number, the step in triplets and in places, the side across, the bits of both ends."""

    number: int
    triplet: Triplet
    down: int
    right: int
    side: Side
    there: int
    back: int


def _direction(number: int, triplet: Triplet, side: Side) -> Direction:
    return Direction(number, triplet, *HONEYCOMB.steps[side], side, side.bit, side.opposite.bit)


_TRIPLETS = (1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1)
DIRECTIONS = tuple(map(_direction, range(1, 7), _TRIPLETS, DIRECTION_SIDES))
"""D1 to D6."""
SORTS = (1, 3, 5), (2, 4, 6)
"""The directions that points of each sort have."""
_TURNS = {main: tuple(DIRECTIONS[(main + turn) % 6] for turn in (-1, 1, 3)) for main in range(1, 7)}
"""By main direction the directions to all neighbors, in the order in which they are created."""


def directions_of(point: Triplet, mirrored: bool, *, is_alone: bool = False) -> tuple[int, ...]:
    """Return the directions that a point has, 1 to 6 for D1 to D6.

    A point that is alone on its board may have all six: its first neighbors decide whether the board is
    mirrored. Those that keep the board as it is come first.

    >>> directions_of((0, 0, 0), False), directions_of((1, 0, 0), False)
    ((1, 3, 5), (2, 4, 6))
    >>> directions_of((0, 0, 0), True, is_alone=True)
    (2, 4, 6, 1, 3, 5)
    """
    is_even = sum(point) % 2 == 0
    own = SORTS[is_even == mirrored]
    return (*own, *SORTS[not mirrored]) if is_alone and is_even else own


def directions_from(point: Triplet, known: tuple[int, ...], main: int | None) -> tuple[Direction, ...]:
    """Return the directions of a point, the main one first, +120° each; the first known by default.

    Raises
    ------
    LatticeError
        If the main direction is not one of those known.

    >>> [direction.number for direction in directions_from((0, 0, 0), (1, 3, 5), 3)]
    [3, 5, 1]
    """
    main = known[0] if main is None else main
    if type(main) is not int or main not in known:
        known_numbers = Series(tuple(sorted(known)))
        raise LatticeError(
            LatticeMessage.NOT_A_DIRECTION(point=point, known=known_numbers, value=quoted(main))
        )
    return _TURNS[main]
