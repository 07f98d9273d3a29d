"""The symmetries of a board: mirrors and turns about its middle."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Grid, Lattice, Side
from mazarine.maze.borders import codes_on
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.numbering import Move
from mazarine.maze.things import PortSide
from mazarine.messages import Message

Ints = TypeVar("Ints", int, NDArray[np.int64])
_Scalar = TypeVar("_Scalar", bound=np.generic)

_MIRRORED = np.array([Side.N, Side.W, Side.S, Side.E, Side.NW, Side.SW, Side.SE, Side.NE], dtype=np.uint8)
_FLIPPED = np.array([Side.S, Side.E, Side.N, Side.W, Side.SE, Side.NE, Side.NW, Side.SW], dtype=np.uint8)


class Symmetry(StrEnum):
    """The symmetry of a board."""

    NONE = "none"
    MIRROR = "mirror"
    """Left and right."""
    FLIP = "flip"
    """Above and below."""
    BOTH = "both"
    """Both mirrors, which makes four."""
    HALF_TURN = "half-turn"
    QUARTER_TURNS = "quarter-turns"
    """Four, on a board with as many rows as columns."""


class Image(NamedTuple):
    """An image in a symmetry: columns flipped, rows flipped, then quarter turns clockwise."""

    mirrors: bool
    flips: bool
    turns: int

    @property
    def inverse(self) -> Image:
        """The image that turns it back; of a mirror or a turn alone."""
        return Image(self.mirrors, self.flips, -self.turns % 4)

    def place(self, row: Ints, col: Ints, shape: tuple[int, int]) -> tuple[Ints, Ints]:
        """Return the row and the column to which a place of a board of this shape goes; also of arrays."""
        rows, cols = shape
        if self.mirrors:
            col = cols - 1 - col
        if self.flips:
            row = rows - 1 - row
        for _ in range(self.turns):
            row, col, rows, cols = col, rows - 1 - row, cols, rows
        return row, col

    def exchanges(self, lattice: Lattice, shape: tuple[int, int]) -> bool:
        """Return whether the first cell of the image of a board of this shape is of the other sort.

        Mirroring left and right exchanges the rows that are shifted, or the sides that cells lack, too.
        """
        rows, cols = shape
        steps = self.flips * (rows - 1) + self.mirrors * (lattice.is_staggered or cols - 2)
        return not lattice.is_full and steps % 2 == 1

    def walls(self, walls: NDArray[np.uint8], lattice: Lattice, origin: tuple[int, int]) -> NDArray[np.uint8]:
        """Return the image of a (levels, rows, cols) array of walls, but for its outer border."""
        turned = np.zeros_like(self.array(walls))
        for side in lattice.sides:
            to = Side(int(self.sides(np.array([side], dtype=np.uint8))[0]))
            if to in lattice.stored:
                codes = self.array(codes_on(walls, lattice, origin, side))
                turned |= codes << np.uint8(lattice.shift(to))
        return np.ascontiguousarray(turned)

    def mover(self, before: Grid, after: Grid) -> Move:
        """Return where lattice cells of a board go, from its grid before to that after."""

        def moved(cells: NDArray[np.int64]) -> NDArray[np.int64]:
            rows, cols = (cells[:, 1:] - before.origin).T
            rows, cols = self.place(rows, cols, (before.rows, before.cols))
            return np.column_stack((cells[:, 0], rows + after.origin[0], cols + after.origin[1]))

        return moved

    def sides(self, sides: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return the sides to which sides go."""
        if self.mirrors:
            sides = _MIRRORED[sides]
        if self.flips:
            sides = _FLIPPED[sides]
        turned: NDArray[np.uint8] = ((sides + self.turns) % 4).astype(np.uint8) if self.turns else sides
        return turned

    def port_side(self, side: PortSide) -> PortSide:
        """Return the side to which that of a link or marker goes; pads and stairs stay what they are."""
        if not side.is_wall:
            return side
        (there,) = self.sides(np.array([Side[side]], dtype=np.uint8)).tolist()
        return PortSide(Side(there).name)

    def mask(self, mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return the mask of a whole board as its image."""
        turned: NDArray[np.bool_] = self.array(mask[None])[0]
        return turned

    def array(self, array: NDArray[_Scalar]) -> NDArray[_Scalar]:
        """Return the image of an array whose second and third axes are rows and columns, as a view."""
        array = array[:, :: -1 if self.flips else 1, :: -1 if self.mirrors else 1]
        return np.rot90(array, -self.turns, axes=(1, 2))


IMAGES: dict[Symmetry, tuple[Image, ...]] = {
    Symmetry.NONE: (),
    Symmetry.MIRROR: (Image(True, False, 0),),
    Symmetry.FLIP: (Image(False, True, 0),),
    Symmetry.BOTH: (Image(True, False, 0), Image(False, True, 0), Image(True, True, 0)),
    Symmetry.HALF_TURN: (Image(True, True, 0),),
    Symmetry.QUARTER_TURNS: (Image(False, False, 1), Image(False, False, 2), Image(False, False, 3)),
}


def find_obstacle(maze: MazeLike, symmetry: Symmetry) -> Message | None:
    """Return why a maze cannot have a symmetry; None if it can."""
    _, rows, cols = maze.shape
    if symmetry is Symmetry.QUARTER_TURNS:
        if not maze.lattice.is_full:
            return MazeMessage.HONEYCOMB_QUARTER_TURNS()
        return None if rows == cols else MazeMessage.QUARTER_TURNS_NOT_SQUARE()
    if not any(image.exchanges(maze.lattice, (rows, cols)) for image in IMAGES[symmetry]):
        return None
    unequal = MazeMessage.HEXAGONS_NOT_SYMMETRICAL, MazeMessage.HONEYCOMB_NOT_SYMMETRICAL
    return unequal[not maze.lattice.is_staggered]()
