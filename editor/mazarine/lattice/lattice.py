"""Lattices as tables; the engine, the maze and the drawing are made from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Geometry
from mazarine.lattice.grid import IntOrInts
from mazarine.lattice.messages import LatticeText
from mazarine.lattice.side import Side
from mazarine.lattice.triplets import triplets_at
from mazarine.messages import Message

__all__ = ["Lattice", "Offset", "Side"]

Offset = tuple[int, int]
"""A step on the board: (rows down, columns right)."""


@dataclass(frozen=True, repr=False)
class Lattice:
    """A lattice as tables of offsets, the same for every cell.

    There are up to two sorts of cells, by whether row + column is even or odd; they differ in the sides
    that they lack. What a cell lacks, the cell across lacks too: there is no step between the two.
    Where odd rows are shifted to the right by half a cell (`is_staggered`), steps to other rows differ
    between even and odd rows; offsets of faces are then those from a cell of an even row.

    Attributes
    ----------
    name, mirrored : how files name it
    title, description : the name in the window, and a sentence about its cells
    steps : for each `Side`, the offset of the cell across it, from a cell of an even row
    face_cells : the cells of a face, as offsets from its anchor, the first in reading order
    face_sides : the sides inside a face, each named once, from the cell that stores it
    face_steps : the anchors of the faces that share a side with a face, as offsets
    face_ring : the faces around a face, in a circle such that each shares a side with the next
        (the last with the first); every offset of `face_steps` is among them
    shapes : gives what cells look like, by whether the sort of the first cell (or the first row, if rows are
        staggered) is even (0) or odd (1)
    point_at : gives the triplet that names a cell, where cells are named so
    lacking : the bits of the sides that cells of the even and of the odd sort do not have
    stored : the sides whose walls a cell stores, two bits each, from the lowest on
    odd_steps : `steps` from a cell of an odd row, where they differ
    sides : the sides that cells have, such that the opposite of one comes half the number after or before it
    second_face : the cells of a second kind of faces, with an anchor at every cell, too
    """

    name: str
    title: Message = field(compare=False)
    description: Message = field(compare=False)
    steps: tuple[Offset, ...]
    face_cells: tuple[Offset, ...]
    face_sides: tuple[tuple[Offset, Side], ...]
    face_steps: tuple[Offset, ...]
    face_ring: tuple[Offset, ...]
    shapes: Callable[[int], Geometry]
    mirrored: bool = False
    point_at: Callable[[int, int], tuple[int, int, int]] | None = None
    lacking: tuple[int, int] = (0, 0)
    stored: tuple[Side, ...] = (Side.E, Side.S)
    odd_steps: tuple[Offset, ...] = ()
    sides: tuple[Side, ...] = (Side.N, Side.E, Side.S, Side.W)
    second_face: tuple[Offset, ...] = ()

    def __repr__(self) -> str:
        return f"<Lattice {self.name}{', mirrored' if self.mirrored else ''}>"

    @property
    def is_full(self) -> bool:
        """Whether cells are squares: none lacks one of the sides N, E, S and W."""
        return self.lacking == (0, 0)

    @property
    def has_same_sides(self) -> bool:
        """Whether all cells have the same sides."""
        return self.lacking[0] == self.lacking[1]

    @property
    def is_staggered(self) -> bool:
        """Whether odd rows are shifted to the right by half a cell."""
        return bool(self.odd_steps)

    @property
    def faces(self) -> tuple[tuple[Offset, ...], ...]:
        """Of each kind of faces, the cells."""
        return (self.face_cells, self.second_face) if self.second_face else (self.face_cells,)

    @cached_property
    def sides_of_faces(self) -> tuple[tuple[tuple[Offset, Side], ...], ...]:
        """Of each kind of faces, the sides inside, as in `face_sides`."""
        second = tuple(
            (place, side) for place in self.second_face for side in self.stored
            if tuple(np.add(place, self.step(place[0], side))) in self.second_face
        )  # fmt: skip
        return (self.face_sides, second)[: len(self.faces)]

    @cached_property
    def all_steps(self) -> tuple[tuple[Offset, ...], tuple[Offset, ...]]:
        """`steps` from cells of even and of odd rows; for sides that the lattice does not have (0, 0)."""
        rest = ((0, 0),) * (len(Side) - len(self.steps))
        return (*self.steps, *rest), (*(self.odd_steps or self.steps), *rest)

    @cached_property
    def absent(self) -> tuple[int, int]:
        """The bits of all sides that cells of the even and of the odd sort do not have."""
        others = 0xFF & ~sum(side.bit for side in self.sides)
        return self.lacking[0] | others, self.lacking[1] | others

    @cached_property
    def wall_bits(self) -> int:
        """All bits of a cell's byte of walls that may be set."""
        return (1 << 2 * len(self.stored)) - 1

    def shift(self, side: Side) -> int:
        """Return the lowest bit of the wall on a stored side, in the byte of walls of its cell."""
        return 2 * self.stored.index(side)

    def storage(self, sides: NDArray[np.integer]) -> tuple[NDArray[np.bool_], NDArray[np.int64]]:
        """Return which sides the cell across stores, and what number each has among those stored there.

        >>> from mazarine.lattice import SQUARE
        >>> [part.tolist() for part in SQUARE.storage(np.array([Side.N, Side.E]))]
        [[True, False], [1, 0]]
        """
        numbers = np.zeros(len(Side), dtype=np.int64)
        for number, side in enumerate(self.stored):
            numbers[[side, side.opposite]] = number
        return ~np.isin(sides, self.stored), numbers[sides]

    def step(self, row: int, side: int) -> Offset:
        """Return the step across a side of the cells of a lattice row.

        >>> from mazarine.lattice import HEXAGON
        >>> HEXAGON.step(0, Side.SE), HEXAGON.step(1, Side.SE)
        ((1, 0), (1, 1))
        """
        return self.all_steps[row & 1][side]

    def offsets(self, rows: NDArray[np.integer], sides: NDArray[np.integer] | int) -> NDArray[np.int64]:
        """Return the (n, 2) steps across sides of cells of these lattice rows."""
        offsets: NDArray[np.int64] = np.array(self.all_steps, dtype=np.int64)[rows & 1, sides]
        return offsets

    def along_axes(self, rows: NDArray[np.int64], cols: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return points for the cells at these lattice rows and columns, one in each row of the array.

        Two cells are never fewer steps apart than the sum of the differences in all numbers. That is exact on
        a board without walls.

        >>> from mazarine.lattice import HEXAGON
        >>> HEXAGON.along_axes(np.array([0, 1]), np.array([0, 4])).tolist()
        [[0.0, 0.0, 0.0], [0.5, 2.0, 2.5]]
        """
        if self.is_staggered:
            # Of three axes at 120° each step changes two numbers by one.
            across = cols - (rows - (rows & 1)) // 2
            return np.stack((rows, across, rows + across), axis=1) / 2
        if self.point_at is None:
            return np.stack((rows, cols), axis=1).astype(np.float64)
        return triplets_at(rows, cols, self.mirrored).astype(np.float64)

    def is_same(self, other: Lattice) -> bool:
        """Return whether pieces of one can be laid on the other."""
        return self is other

    def position(self, row: int, col: int) -> Message:
        """Return the place of a cell as text: its lattice row and column, and its point if it has one.

        >>> from mazarine.lattice import HONEYCOMB
        >>> str(HONEYCOMB.position(-1, 0))
        'row -1, column 0, point (0, 0, 1)'
        """
        if self.point_at is None:
            return LatticeText.ROW_COLUMN(row=row, col=col)
        return LatticeText.ROW_COLUMN_POINT(row=row, col=col, point=self.point_at(row, col))

    def geometry(self, origin: tuple[int, int]) -> Geometry:
        """Return the shapes of the cells of a board, whose first cell has this lattice row and column."""
        return self.shapes(self.sort(*origin))

    def sort(self, row: int, col: int) -> int:
        """Return whether a cell, or its row if rows are staggered, is of the even (0) or the odd (1) sort."""
        return (row if self.is_staggered else row + col) % 2

    def carried(
        self, row: IntOrInts, col: IntOrInts, start: Offset, end: Offset
    ) -> tuple[IntOrInts, IntOrInts]:
        """Return the row and column that a cell comes to if all are moved so that one comes to another.

        >>> from mazarine.lattice import HEXAGON
        >>> [HEXAGON.carried(row, 0, (0, 0), (1, 0)) for row in (0, 1)]
        [(1, 0), (2, 1)]
        """
        (top, left), (bottom, right) = start, end
        if self.is_staggered:
            # Every second row leans by one cell more.
            left, right = left - top // 2, right - bottom // 2
            col = col - row // 2 + (row + bottom - top) // 2
        return row + bottom - top, col + right - left

    def turned(self, row: IntOrInts, col: IntOrInts) -> tuple[IntOrInts, IntOrInts]:
        """Return where a turn about cell (0, 0) takes a cell: clockwise, from each side to the next.

        >>> from mazarine.lattice import HEXAGON
        >>> HEXAGON.turned(0, 1), HEXAGON.turned(1, 0)
        ((1, 0), (1, -1))
        """
        if not self.is_staggered:
            return col, -row
        along = col - row // 2
        return along + row, (along + row) // 2 - row

    def has_side(self, row: int, col: int, side: Side) -> bool:
        """Return whether the cell at this lattice row and column has a side.

        >>> from mazarine.lattice import HONEYCOMB
        >>> [HONEYCOMB.has_side(0, col, Side.E) for col in range(4)]
        [True, False, True, False]
        """
        return not self.absent[(row + col) % 2] >> side & 1

    def lacks(self, rows: NDArray[np.integer], cols: NDArray[np.integer]) -> NDArray[np.uint8]:
        """Return the bits of the sides that the cells at these lattice rows and columns do not have."""
        bits: NDArray[np.uint8] = np.array(self.absent, dtype=np.uint8)[(rows + cols) & 1]
        return bits
