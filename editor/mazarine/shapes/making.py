"""Mazes in the form of a shape, with a start and a goal."""

from __future__ import annotations

from typing import Any

from mazarine.generators import generate
from mazarine.lattice import Lattice
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import Whole
from mazarine.maze.edits import Batch, PlaceMarker
from mazarine.maze.things import CellLike
from mazarine.maze.validation import full_cell
from mazarine.paths import Router
from mazarine.paths.structure import longest_path
from mazarine.regions import segment
from mazarine.rng import Rng
from mazarine.shapes.masks import Shape, mask


def generate_shape(
    shape: Shape,
    name: str,
    rows: Whole,
    cols: Whole,
    *,
    rng: Rng = None,
    lattice: str | Lattice = "square",
    font: str = "",
    bold: bool = False,
    join: bool | None = None,
    **parameters: Any,
) -> Maze:
    """Generate a maze in the form of a shape, with a start and a goal at the ends of its longest path.

    Cells outside of the shape are rock.

    Parameters
    ----------
    shape, font, bold, join : see `mazarine.shapes.mask`
    name, rows, cols, rng, lattice, parameters : see `generate`

    Raises
    ------
    GeneratorError
        If the algorithm is not known or fills no masks, or the board cannot have this shape.
    MazeFileError
        If a picture cannot be read.

    Examples
    --------
    >>> generate_shape("heart", "prim", 20, 20, rng=1)
    <Maze 1 × 20 × 20 square, 0 links>
    """
    inside = mask(shape, rows, cols, lattice, font=font, bold=bold, join=join)
    maze = generate(name, rows, cols, rng=rng, mask=inside, lattice=lattice, **parameters)
    mark_ends(maze)
    return maze


def mark_ends(maze: Maze, ends: tuple[CellLike, CellLike] | None = None) -> None:
    """Mark a start and a goal in a maze.

    Parameters
    ----------
    maze : is changed
    ends : the start and the goal; None for the ends of the longest path

    Raises
    ------
    PathError
        If a cell is rock or outside.
    """
    segmentation = segment(maze)
    if ends is None:
        longest = longest_path(segmentation)
        if longest.start is None or longest.goal is None:
            return
        ends = longest.start, longest.goal
    start, goal = (full_cell(cell, maze.shape[0]) for cell in ends)
    Router(segmentation).distance(start, goal)  # neither may be rock
    markers = Marker(MarkerKind.START, start), Marker(MarkerKind.GOAL, goal)
    Batch(tuple(map(PlaceMarker, markers))).apply(maze)
