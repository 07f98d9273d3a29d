"""The field of view from the middle of a cell, on every lattice."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from math import floor
from numbers import Rational, Real

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.kernels.limits import FOUND_SHORT, UNLIMITED
from mazarine.agents.kernels.square_fov import see_squares
from mazarine.agents.kernels.triangle_fov import see_triangles
from mazarine.agents.messages import AgentMessage
from mazarine.errors import AgentError
from mazarine.lattice import Side
from mazarine.lattice.grid import MARGIN_ROWS
from mazarine.messages import Message, quoted
from mazarine.regions.space import FLOOR, Space

_BITS = [side.bit for side in Side]
_FIRST_PLACES, _FIRST_INTERVALS = 512, 16


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

    >>> from mazarine.maze import Maze
    >>> from mazarine.regions.space import Space
    >>> space = Space.of(Maze.blank(3, 3))
    >>> seen = Sight(space, radius=1).from_place(space.grid.padded_place((0, 0, 0)))
    >>> space.grid.cells_at_padded(seen).tolist()
    [[0, 0, 0], [0, 0, 1], [0, 1, 0]]
    """

    def __init__(self, space: Space, radius: float | Fraction | None = None) -> None:
        self.space = space
        self.radius = radius
        self._square = _square(radius)
        grid, lattice = space.grid, space.lattice
        turns = lattice.geometry(space.grid.origin).turns
        steps = [down * grid.stride + right for down, right in lattice.steps]
        self._see: Callable[..., int] = {4: see_squares, 6: see_triangles}[len(turns)]
        directions = np.array(
            [
                [table[side] for table in (steps, _BITS) for side in (*turns[turn:], *turns[:turn])]
                for turn in range(len(turns))
            ],
            dtype=np.int64,
        )
        # The first direction of each is one that the eye's cell has a side to.
        self._directions = directions, np.roll(directions, -1, axis=0)
        self._first_sort = int(not lattice.has_side(*space.grid.origin, Side.E))
        self._found = np.empty(_FIRST_PLACES, dtype=np.int64)
        self._light = np.empty((2, _FIRST_INTERVALS, 2), dtype=np.float64)

    def from_place(self, place: int) -> NDArray[np.int64]:
        """Return the padded places that an eye at a padded place sees, its own first, each once.

        What is given is a view of a buffer, which the next call writes to.

        Raises
        ------
        AgentError
            If the place is no cell of floor.
        """
        space = self.space
        grid = space.grid
        if not (0 <= place < grid.padded_size and space.cells[place] & FLOOR):
            raise AgentError(_blind(space, place))
        line, col = divmod(place, grid.cols + 1)
        directions = self._directions[(line - MARGIN_ROWS) % (grid.rows + 1) + col + self._first_sort & 1]
        while True:
            count = self._see(space.cells, place, self._square, directions, self._found, self._light)
            if count > 0:
                return self._found[:count]
            if count == FOUND_SHORT:
                self._found = np.empty(2 * len(self._found), dtype=np.int64)
            else:
                self._light = np.empty((2, 2 * self._light.shape[1], 2), dtype=np.float64)


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
