"""Doing on one side of a board what is done on the other: mirrors and turns about its middle."""

from __future__ import annotations

from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from mazewright.errors import EditRejected
from mazewright.lattice import Side
from mazewright.maze.edits import Batch, Edit, SetCells, SetWalls
from mazewright.maze.maze import Maze
from mazewright.maze.messages import MazeMessage
from mazewright.messages import Message

Wholes = NDArray[np.int64]


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


# An image is described by two bits and a count: flip columns, flip rows, then quarter turns clockwise.
IMAGES: dict[Symmetry, tuple[tuple[bool, bool, int], ...]] = {
    Symmetry.NONE: (),
    Symmetry.MIRROR: ((True, False, 0),),
    Symmetry.FLIP: ((False, True, 0),),
    Symmetry.BOTH: ((True, False, 0), (False, True, 0), (True, True, 0)),
    Symmetry.HALF_TURN: ((True, True, 0),),
    Symmetry.QUARTER_TURNS: ((False, False, 1), (False, False, 2), (False, False, 3)),
}
_MIRRORED = np.array([Side.N, Side.W, Side.S, Side.E], dtype=np.uint8)
_FLIPPED = np.array([Side.S, Side.E, Side.N, Side.W], dtype=np.uint8)


def find_obstacle(maze: Maze, symmetry: Symmetry) -> Message | None:
    """Return why a maze cannot have a symmetry; None if it can."""
    _, rows, cols = maze.shape
    if symmetry is Symmetry.QUARTER_TURNS:
        if not maze.lattice.is_full:
            return MazeMessage.HONEYCOMB_QUARTER_TURNS()
        return None if rows == cols else MazeMessage.QUARTER_TURNS_NOT_SQUARE()
    if maze.lattice.is_full:
        return None
    # Mirroring left and right exchanges the two sorts of points, and so does an odd step.
    fits = all(
        (mirrors * (cols - 1) + flips * (rows - 1)) % 2 == mirrors for mirrors, flips, _ in IMAGES[symmetry]
    )
    return None if fits else MazeMessage.HONEYCOMB_NOT_SYMMETRICAL()


def with_images(maze: Maze, edit: Edit, symmetry: Symmetry) -> Edit:
    """Return an edit of cells or walls together with its images; other edits as they are.

    Raises
    ------
    EditRejected
        If the board cannot be symmetrical like this.
    """
    if symmetry is Symmetry.NONE or not isinstance(edit, SetCells | SetWalls | Batch):
        return edit
    obstacle = find_obstacle(maze, symmetry)
    if obstacle is not None:
        raise EditRejected(obstacle)
    if isinstance(edit, Batch):
        return Batch(tuple(with_images(maze, part, symmetry) for part in edit.edits))
    images = (_image(maze, edit, *image) for image in IMAGES[symmetry])
    return Batch((edit, *images))


def _image(maze: Maze, edit: SetCells | SetWalls, mirrors: bool, flips: bool, turns: int) -> Edit:
    """Return the image of an edit; of cells beyond the edge of the board there is none."""
    _, rows, cols = maze.shape
    (top, left), cells = maze.origin, edit.cells
    row, col = cells[:, 1] - top, cells[:, 2] - left
    inside = (row >= 0) & (row < rows) & (col >= 0) & (col < cols)
    sides = edit.sides if isinstance(edit, SetWalls) else None
    if mirrors:
        col, sides = cols - 1 - col, None if sides is None else _MIRRORED[sides]
    if flips:
        row, sides = rows - 1 - row, None if sides is None else _FLIPPED[sides]
    for _ in range(turns):
        row, col = col, rows - 1 - row
    if turns and sides is not None:
        sides = ((sides + turns) % 4).astype(np.uint8)
    image = np.column_stack((cells[:, 0], row + top, col + left))[inside]
    if isinstance(edit, SetCells):
        return edit.elsewhere(image, inside)
    assert sides is not None
    return SetWalls.of_arrays(image, sides[inside], edit.codes[inside])
