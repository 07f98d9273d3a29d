"""The field of view from the middle of a cell, on every lattice."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from math import floor
from numbers import Rational, Real

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.messages import AgentMessage
from mazarine.errors import AgentError
from mazarine.lattice import Side
from mazarine.lattice.grid import MARGIN_ROWS
from mazarine.messages import Message, quoted
from mazarine.native.agents import FOUND_SHORT, UNLIMITED, View, see, see_far
from mazarine.regions.space import FLOOR, Space

_FIRST_PLACES = 512
_NEAR = 32**2
"""Views of a lesser square take some microseconds."""


class Sight:
    """Sees from one cell of a space after another; `docs/explanation/sight.md` says what is seen.

    The bytes of the space are read again each time, links are not looked through. A call costs what it
    sees, however large the maze is; its buffers grow to the largest view and stay.

    Parameters
    ----------
    space : where the eye is
    radius : how far it sees, in steps from center to center; infinite if None

    Raises
    ------
    AgentError
        If the radius is no number from 0 on.
    SpaceError
        If the space has no byte for each place, or cells outside its border.

    >>> from mazarine.maze import Maze
    >>> from mazarine.regions.space import Space
    >>> space = Space.of(Maze.blank(3, 3))
    >>> seen = Sight(space, radius=1).from_place(space.grid.padded_place((0, 0, 0)))
    >>> space.grid.cells_at_padded(seen).tolist()
    [[0, 0, 0], [0, 0, 1], [0, 1, 0]]
    """

    def __init__(self, space: Space, radius: float | Fraction | None = None) -> None:
        space.require_sound()
        self.space = space
        self.radius = radius
        self._square = _square(radius)
        lattice, sides = space.lattice, space.sides
        # Of six sides a cell has the first half in its byte, those across the others have these.
        half = len(sides) // (1 + space.grid.is_staggered)
        bits = [1 << number % half for number in range(len(sides))]
        offsets = [0] * half + [*sides[half:]]
        turns = lattice.geometry(space.grid.origin).turns
        tables = [dict(zip(lattice.sides, it, strict=True)) for it in (sides, bits, offsets)]
        self._see = see if self._square < _NEAR else see_far
        directions = np.array(
            [
                [table[side] for table in tables for side in (*turns[turn:], *turns[:turn])]
                for turn in range(len(turns))
            ],
            dtype=np.int64,
        )
        # The first direction of each is one that the eye's cell has a side to.
        self._directions = directions, np.roll(directions, -1, axis=0)
        self._first_sort = int(not lattice.has_side(*space.grid.origin, Side.E))
        self._make_room(_FIRST_PLACES)

    def from_place(self, place: int) -> NDArray[np.int64]:
        """Return the padded places that an eye at a padded place sees, its own first, each once.

        What is given is a view of a buffer, which the next call writes to. Raises `AgentError` if the place
        is no cell of floor.
        """
        space = self.space
        grid = space.grid
        if not (0 <= place < grid.padded_size and space.cells[place] & FLOOR):
            raise AgentError(_blind(space, place))
        line, col = divmod(place, grid.cols + 1)
        view = self._views[(line - MARGIN_ROWS) % (grid.rows + 1) + col + self._first_sort & 1]
        count: int = self._see(view, place)
        if count != FOUND_SHORT:
            return self._found[:count]
        self._make_room(2 * len(self._found))
        return self.from_place(place)

    def _make_room(self, places: int) -> None:
        """Make a buffer for a number of places, and views of both sorts of cells that fill it."""
        self._found = np.empty(places, dtype=np.int64)
        sides = len(self.space.sides)
        self._views = [
            View(cells=self.space.cells, square=self._square, directions=it, sides=sides, found=self._found)
            for it in self._directions
        ]


def _square(radius: float | Fraction | None) -> int:
    """Return the largest square of a distance that is seen; all are whole numbers, on every lattice."""
    if radius is None:
        return UNLIMITED
    if isinstance(radius, Real) and not isinstance(radius, bool):
        # Neither a number that is none nor an infinite one has a fraction.
        with suppress(ValueError, OverflowError):
            exact = Fraction(radius if isinstance(radius, Rational) else float(radius))
            if exact >= 0:
                return min(floor(exact**2), UNLIMITED)
    raise AgentError(AgentMessage.RADIUS_OUT_OF_RANGE(radius=quoted(radius)))


def _blind(space: Space, place: int) -> Message:
    """Return why nothing can be seen from a padded place that is not floor."""
    if not space.grid.is_cell(place):
        return AgentMessage.VIEWPOINT_OUTSIDE(place=int(place))
    return AgentMessage.VIEWPOINT_IN_ROCK(cell=space.grid.cell_at_padded(place))
