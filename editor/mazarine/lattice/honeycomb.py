"""An infinite board that grows point by point on the honeycomb: the third seed's rule."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import LatticeError
from mazarine.higher import Higher
from mazarine.lattice.directions import SORTS, Direction, directions_from, directions_of
from mazarine.lattice.hexagons import HONEYCOMB, MIRRORED
from mazarine.lattice.lattice import Lattice
from mazarine.lattice.messages import LatticeMessage
from mazarine.lattice.triplets import Points, Triplet, place_of, require_point

FARTHEST = 1 << 61
"""The farthest from 0 that a number of the first point may be; places stay below 64 bits then."""

_BITS = 5
_SIDE, _INNER = 1 << _BITS, (1 << _BITS) - 1
"""Places along a side of a tile: with 64 a board of long threads takes half as much memory again."""
_EXISTS, _SPENT = 0x10, 0x20
"""A place is a byte: its links as sides (N=1, E=2, S=4, W=8), whether there is a point, and is not free."""


_STEPS = HONEYCOMB.steps


class GrowingBoard:
    """Points that are created by `expand`, from the first one on.

    Attributes
    ----------
    points : in the order in which they were created; a sequence of triplets that grows with the board

    >>> board = GrowingBoard()
    >>> board.expand((0, 0, 0), 1)
    [(1, 0, 0), (0, 0, 1), (0, -1, 0)]
    >>> board.is_free((0, 0, 0)), board.linked((0, 0, 0), (1, 0, 0)), len(board)
    (False, True, 4)
    """

    def __init__(self, start: Triplet = (0, 0, 0)) -> None:
        # A first point with a - b + c = 0 may turn out to be one of a mirrored board, one with -1 is.
        self.points = Points()
        self.points.mirrored = _begins_mirrored(start)
        row, col = place_of(start, self.mirrored)
        if max(map(abs, start)) > FARTHEST:
            raise LatticeError(LatticeMessage.FIRST_POINT_TOO_FAR(point=start, farthest=FARTHEST))
        self._tiles: dict[tuple[int, int], bytearray] = {}
        self._mark(row, col, _EXISTS)

    @property
    def mirrored(self) -> bool:
        """Whether this is a mirrored board; of a first point with both sorts the first expansion decides."""
        return self.points.mirrored

    @property
    def lattice(self) -> Lattice:
        """The lattice of the board."""
        return MIRRORED if self.mirrored else HONEYCOMB

    def __len__(self) -> int:
        return len(self.points)

    def __contains__(self, point: object) -> bool:
        try:
            return self._state(*place_of(point, self.mirrored)) != 0
        except LatticeError:
            return False

    def is_free(self, point: Triplet) -> bool:
        """Return whether the board has this point, and it was not expanded yet."""
        return self._state(*place_of(point, self.mirrored)) & (_EXISTS | _SPENT) == _EXISTS

    def linked(self, point: Triplet, other: Triplet) -> bool:
        """Return whether the board has a link between these two points."""
        row, col = place_of(point, self.mirrored)
        down, right = place_of(other, self.mirrored)
        step = down - row, right - col
        return step in _STEPS and bool(self._state(row, col) >> _STEPS.index(step) & 1)

    def expand(self, point: Triplet, main: int | None = None) -> list[Triplet]:
        """Return a free point all its neighbors and links, and give those that are new, in order.

        Raises `LatticeError` if there is no such free point, or it does not have this direction.

        Parameters
        ----------
        point : is not free any more then
        main : the direction to begin with, 1 to 6 for D1 to D6; then +120° twice. The lowest if not told.
            What the first point is told decides whether the board is mirrored.
        """
        a, b, c = point = require_point(point, self.mirrored)
        row, col = -(b + c), a
        state = self._state(row, col)
        if state & (_EXISTS | _SPENT) != _EXISTS:
            refusal = LatticeMessage.POINT_NOT_FREE if state else LatticeMessage.POINT_NOT_ON_BOARD
            raise LatticeError(refusal(point=point))
        links, created = _SPENT, []
        for _, (da, db, dc), down, right, _, there, back in self._directions(point, main):
            links |= there
            if self._mark(row + down, col + right, back):
                created.append((a + da, b + db, c + dc))
        self._mark(row, col, links)
        return created

    def to_maze(self) -> Any:
        """Make a `Maze` of the board: rock where there is no point, walls where there is no link.

        The maze can be grown further, unless it has more points than a maze keeps the growth of. Raises
        `MazeError` if it would be larger than a maze can be, or lies too far out.
        """
        return Higher.maze_of_board(self)

    def table(self) -> NDArray[np.int64]:
        """Return the row, the column and whether it is spent for each point, (n, 3)."""
        rows, cols = self.points.rows, self.points.cols
        spent = [self._state(row, col) & _SPENT != 0 for row, col in zip(rows, cols, strict=True)]
        return np.stack((rows, cols, spent), axis=-1)

    def drawn(self, codes: bytes, origin: tuple[int, int], shape: tuple[int, int]) -> NDArray[np.uint8]:
        """Return a level of the places from an origin on, with a code for each byte of a place.

        The lowest bits of the byte are the links as sides (N=1, E=2, S=4, W=8); it is 0 without a point.
        """
        drawn = np.full(shape, codes[0], dtype=np.uint8)
        for (down, right), tile in self._tiles.items():
            top, left = (down << _BITS) - origin[0], (right << _BITS) - origin[1]
            codes_here = np.frombuffer(tile.translate(codes), dtype=np.uint8).reshape(_SIDE, _SIDE)
            here = drawn[max(top, 0) : top + _SIDE, max(left, 0) : left + _SIDE]
            here[:] = codes_here[max(-top, 0) :, max(-left, 0) :][: here.shape[0], : here.shape[1]]
        return drawn[None]

    def _directions(self, point: Triplet, main: int | None) -> tuple[Direction, ...]:
        """Return the directions of a point in order; the first point of all goes along any direction."""
        is_alone = len(self) == 1
        directions = directions_from(point, directions_of(point, self.mirrored, is_alone=is_alone), main)
        if is_alone and sum(point) % 2 == 0:
            self.points.mirrored = directions[0].number in SORTS[1]
        return directions

    def _state(self, row: int, col: int) -> int:
        """Return the byte of a place."""
        tile = self._tiles.get((row >> _BITS, col >> _BITS))
        return tile[(row & _INNER) << _BITS | col & _INNER] if tile else 0

    def _mark(self, row: int, col: int, bits: int) -> bool:
        """Set bits of the point at a place, which is created if there was none; whether it was."""
        try:
            tile = self._tiles[row >> _BITS, col >> _BITS]
        except KeyError:
            tile = self._tiles[row >> _BITS, col >> _BITS] = bytearray(_SIDE * _SIDE)
        place = (row & _INNER) << _BITS | col & _INNER
        is_new = not tile[place]
        tile[place] |= bits | _EXISTS
        if is_new:
            self.points.rows.append(row)
            self.points.cols.append(col)
        return is_new


def _begins_mirrored(start: Triplet) -> bool:
    """Return whether only a mirrored board can begin at a point; `LatticeError` if none can."""
    try:
        require_point(start)
    except LatticeError as refusal:
        try:
            require_point(start, mirrored=True)
        except LatticeError:
            raise refusal from None
        return True
    return False
