"""The growth of a honeycomb: its points in the order of creation, and which are spent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.maze.codes import is_whole
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted

MAX_POINTS = 1 << 17
"""The most points whose growth a maze keeps: each expansion copies all, and records all in the journal."""
_FARTHEST = 1 << 30

Place = tuple[int, int]
"""A lattice row and column, on the lowest level."""


class GrownPoints:
    """The points of a board by number, from 1 on; a value that does not change.

    A point whose cell is rock, or off the board, is gone; its number is not given again. Of several points
    at one place the last counts.

    Parameters
    ----------
    points : (n, 3) whole numbers: lattice row, lattice column, and 1 where the point is spent or 0 where it
        is free

    Raises
    ------
    EditRejected
        If it is not such an array, or one of more than `MAX_POINTS` points.

    >>> points = GrownPoints.first((0, 0)).expanded(1, [(0, 1), (-1, 0)])
    >>> len(points), points.is_free(1), points.is_free(3), points.number_at((-1, 0))
    (3, False, True, 3)
    """

    def __init__(self, points: NDArray[Any]) -> None:
        is_array = isinstance(points, np.ndarray) and points.ndim == 2
        is_table = is_array and points.shape[1] == 3 and points.dtype.kind in "iu"
        if not is_table or not 1 <= len(points) <= MAX_POINTS:
            raise EditRejected(MazeMessage.GROWN_POINTS_TABLE(most=MAX_POINTS))
        if not ((points[:, :2] <= _FARTHEST) & (points[:, :2] >= -_FARTHEST)).all():
            raise EditRejected(MazeMessage.GROWN_POINT_TOO_FAR())
        if not ((points[:, 2] == 0) | (points[:, 2] == 1)).all():
            raise EditRejected(MazeMessage.GROWN_POINT_STATE())
        self._data = points.astype(np.int32).tobytes()

    @classmethod
    def first(cls, place: Place) -> GrownPoints:
        """Return the growth of a board that has one point, which is free."""
        if not isinstance(place, tuple | list) or len(place) != 2 or not all(map(is_whole, place)):
            raise EditRejected(MazeMessage.GROWN_POINT_PLACE(value=quoted(place)))
        return cls(np.array([(*place, 0)]))

    @property
    def table(self) -> NDArray[np.int32]:
        """The points as they were given, read-only: nothing but the constructor checks them."""
        return np.frombuffer(self._data, dtype=np.int32).reshape(-1, 3)

    def __len__(self) -> int:
        return len(self.table)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GrownPoints) and self._data == other._data

    __hash__ = None  # type: ignore[assignment]

    def place(self, number: int) -> Place:
        """Return where a point is."""
        row, col, _ = self.table[number - 1].tolist()
        return row, col

    def is_free(self, number: int) -> bool:
        """Return whether a point was not expanded yet."""
        return not self.table[number - 1, 2]

    @property
    def free_count(self) -> int:
        """The number of points that were not expanded yet."""
        return len(self) - int(np.count_nonzero(self.table[:, 2]))

    def number_at(self, place: Place) -> int:
        """Return the number of the point at a place, 0 if there is none."""
        found = np.flatnonzero((self.table[:, 0] == place[0]) & (self.table[:, 1] == place[1]))
        return int(found[-1]) + 1 if len(found) else 0

    def numbers_within(self, first: Place, shape: Place) -> NDArray[np.int32]:
        """Return the number of the point at each place of a block of rows and columns, 0 where there is none.

        >>> GrownPoints.first((0, 1)).numbers_within((0, 0), (1, 3)).tolist()
        [[0, 1, 0]]
        """
        numbers = np.zeros(shape, dtype=np.int32)
        row, col = self.table[:, 0] - first[0], self.table[:, 1] - first[1]
        inside = np.flatnonzero((row >= 0) & (row < shape[0]) & (col >= 0) & (col < shape[1]))
        numbers[row[inside], col[inside]] = inside + 1
        return numbers

    def expanded(self, number: int, created: Iterable[Place]) -> GrownPoints:
        """Return the growth after a point has created others; the point is spent then."""
        new = np.array([(*place, 0) for place in created], dtype=np.int64).reshape(-1, 3)
        table = np.concatenate((self.table, new))
        table[number - 1, 2] = 1
        return GrownPoints(table)

    def taken_back(self, number: int, count: int) -> GrownPoints:
        """Return the growth before a point created the last `count` points; the point is free then."""
        table = self.table[: len(self) - count].copy()
        table[number - 1, 2] = 0
        return GrownPoints(table)
