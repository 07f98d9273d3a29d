"""Masks: which cells of a board are inside of a shape."""

from __future__ import annotations

from math import inf, sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from mazarine.errors import GeneratorError
from mazarine.generators.board import require_size
from mazarine.lattice import Lattice, lattice_named
from mazarine.lattice.geometry import Geometry
from mazarine.maze import Maze
from mazarine.maze.codes import Whole
from mazarine.maze.edits import SetCells
from mazarine.paths import Router
from mazarine.paths.structure.components import components
from mazarine.regions import Space, segment
from mazarine.shapes.images import image_of, is_text
from mazarine.shapes.messages import ShapeMessage

Shape = str | Path | NDArray[np.generic]
"""A name of the gallery, `text:` with a text, the path of a picture, or an array that is not 0 inside."""
Mask = NDArray[np.bool_]

_PER_UNIT = 3
"""Samples along a unit of the geometry; those of a cell all lie in the circle inside of it."""
_MOST_SAMPLES = 36_000_000
_CELLS_AT_ONCE = 1 << 18
_LEAST_SHARE = 0.25
"""Of the cells that a shape touches, as many must be inside."""
_MOST_PIECES = 100
_SPECK_SHARE = 0.001
"""Smaller pieces, as a share of all cells inside, are left out."""
_LONGEST_MEND = 2
"""Cells that are added without being asked for: where pieces touch at a corner, or are thin for a bit."""
_MOST_ENDS = 500
"""Cells at the edge of a piece from which the nearest other piece is searched."""


def mask(
    shape: Shape,
    rows: Whole,
    cols: Whole,
    lattice: str | Lattice = "square",
    *,
    font: str = "",
    bold: bool = False,
    join: bool | None = None,
) -> Mask:
    """Return which cells of a board are inside of a shape, as large as it fits.

    A cell is inside if half of it is. All cells inside are connected: specks are left out, and pieces that
    touch at a corner are joined.

    Parameters
    ----------
    shape : str, path or array
        A name of `GALLERY`; `text:` and a text; the path of a picture, which is inside where it is opaque or,
        without transparent pixels, where its color differs from that of its border; or a (height, width)
        array that is not 0 inside.
    rows, cols : int
        The size of the board.
    lattice : str or Lattice
        The lattice of the board.
    font : str
        The file or file name of a font for a text; empty for one that is always there.
    bold : bool
        Thicken the letters of a text.
    join : bool
        Join pieces that are not connected by the shortest bridges; None to do so for texts only.

    Returns
    -------
    inside : (rows, cols) bool

    Raises
    ------
    GeneratorError
        If there is no such shape, or the board would fall into pieces, lose most of the shape because it is
        too thin, or have no room for a start and a goal.
    MazeFileError
        If the picture cannot be read.
    """
    require_size(rows, cols)
    rows, cols = int(rows), int(cols)
    lattice = lattice if isinstance(lattice, Lattice) else lattice_named(lattice)
    geometry = lattice.geometry((0, 0))
    coverage = _coverage(image_of(shape, font, is_bold=bold), geometry, rows, cols)
    inside, size = coverage >= 0.5, {"rows": rows, "cols": cols}
    count, touched = int(inside.sum()), int(np.count_nonzero(coverage))
    if count < _LEAST_SHARE * touched or not count:
        raise GeneratorError(ShapeMessage.SHAPE_TOO_THIN(**size, inside=count, touched=touched))
    if count == 1:
        raise GeneratorError(ShapeMessage.SHAPE_WITHOUT_ENDS(**size, inside=count))
    all_pieces = _pieces(inside, lattice)
    pieces = [piece for piece in all_pieces if len(piece) >= _SPECK_SHARE * count] or all_pieces
    if len(pieces) > _MOST_PIECES:
        raise GeneratorError(ShapeMessage.TOO_MANY_PIECES(pieces=len(pieces), most=_MOST_PIECES))
    inside[:] = False
    inside[tuple(np.concatenate(pieces).T)] = True
    bridges = _bridges(inside, pieces, lattice) if len(pieces) > 1 else []
    gaps = sum(bool((~inside[tuple(bridge.T)]).sum() > _LONGEST_MEND) for bridge in bridges)
    if gaps and not (is_text(shape) if join is None else join):
        raise GeneratorError(ShapeMessage.SHAPE_IN_PIECES(**size, pieces=gaps + 1))
    for bridge in bridges:
        inside[tuple(bridge.T)] = True
    return inside


def _coverage(image: Image.Image, geometry: Geometry, rows: int, cols: int) -> NDArray[np.float32]:
    """Return how much of each cell an image covers that is laid over the board as large as it fits."""
    across, down = geometry.extent(rows, cols)
    width, height = image.size
    room = round(max(width, height * across / down)), round(max(height, width * down / across))
    whole = Image.new("L", room)
    whole.paste(image, ((room[0] - width) // 2, (room[1] - height) // 2))
    per_unit = min(_PER_UNIT, sqrt(_MOST_SAMPLES / (across * down)))
    wide, high = (max(1, round(size * per_unit)) for size in (across, down))
    samples = np.asarray(whole.resize((wide, high), Image.Resampling.BOX))
    coverage = np.empty((rows, cols), dtype=np.float32)
    steps = np.arange(_PER_UNIT) / _PER_UNIT - (_PER_UNIT - 1) / 2 / _PER_UNIT
    at_once = max(1, _CELLS_AT_ONCE // cols)
    for first in range(0, rows, at_once):
        some = np.indices((min(at_once, rows - first), cols)).reshape(2, -1)
        x, y = geometry.middles(some[0] + first, some[1]).T
        total = np.zeros(len(x), dtype=np.float32)
        for right in steps:
            for under in steps:
                at_x = ((x + right) * (wide / across)).astype(np.intp).clip(0, wide - 1)
                at_y = ((y + under) * (high / down)).astype(np.intp).clip(0, high - 1)
                total += samples[at_y, at_x]
        coverage[first : first + at_once] = (total / (255 * _PER_UNIT**2)).reshape(-1, cols)
    return coverage


def _pieces(inside: Mask, lattice: Lattice) -> list[NDArray[np.int64]]:
    """Return the (n, 2) rows and columns of each connected piece."""
    found = components(Space.of(floor_of(inside, lattice)))
    cells = np.argsort(found.labels[0], axis=None, kind="stable")[inside.size - int(found.sizes.sum()) :]
    order = np.stack(np.unravel_index(cells, inside.shape), axis=1)
    return np.split(order, np.cumsum(found.sizes)[:-1])


def floor_of(inside: Mask, lattice: Lattice) -> Maze:
    """Return a maze without walls whose floor is inside of a mask; all around is rock."""
    rows, cols = inside.shape
    maze = Maze.blank(rows, cols, lattice=lattice)
    outside = np.argwhere(~inside[None])
    SetCells.of_arrays(maze.grid.cells_at(outside), np.zeros(len(outside), dtype=np.uint8)).apply(maze)
    return maze


def _bridges(inside: Mask, pieces: list[NDArray[np.int64]], lattice: Lattice) -> list[NDArray[np.int64]]:
    """Return the (n, 2) rows and columns of the shortest bridges that connect all pieces."""
    (rows, cols), geometry = inside.shape, lattice.geometry((0, 0))
    router = Router(segment(Maze.blank(rows, cols, lattice=lattice)))
    new, *left = (_edge(piece, inside, lattice) for piece in pieces)
    nearest, bridges = [(inf, (0, 0), (0, 0))] * len(left), []
    while left:
        middles = geometry.middles(*new.T)
        for index, other in enumerate(left):
            apart = np.linalg.norm(middles[:, None] - geometry.middles(*other.T)[None], axis=2)
            here, there = divmod(int(apart.argmin()), len(other))
            found = float(apart[here, there]), tuple(new[here].tolist()), tuple(other[there].tolist())
            nearest[index] = min(nearest[index], found)
        index = nearest.index(min(nearest))
        _, *ends = nearest.pop(index)
        bridges.append(np.array(router.path(*((0, *end) for end in ends)))[:, 1:])
        new = np.concatenate((left.pop(index), bridges[-1]))
    return bridges


def _edge(piece: NDArray[np.int64], inside: Mask, lattice: Lattice) -> NDArray[np.int64]:
    """Return the cells of a piece beside cells outside, some of them if there are many."""
    padded = np.pad(inside, 1)
    across = (piece + lattice.offsets(piece[:, 0], side) + 1 for side in lattice.sides)
    is_around = np.logical_and.reduce([padded[tuple(places.T)] for places in across])
    edge: NDArray[np.int64] = piece[~is_around]
    return edge[:: 1 + len(edge) // _MOST_ENDS]
