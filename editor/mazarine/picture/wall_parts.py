"""What a maze is built of: pieces of wall and posts, counted and measured."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.errors import MazeError
from mazarine.maze import Maze
from mazarine.maze.blocks import is_block_maze
from mazarine.maze.codes import Wall
from mazarine.messages import Message
from mazarine.picture.messages import PartText, PictureMessage
from mazarine.picture.vector.pens import Pens
from mazarine.picture.vector.sides import side_lines

CLASSIC_MM, HALF_SIZE_MM = (180.0, 12.0), (90.0, 6.0)
"""Cells, from the middle of a wall to the middle of the next, and walls.

IEEE Region 1 and World Micromouse Championship rules, maze 1 and 2: 18 cm and 12 mm. UK Micromouse Half Size
Rules, maze 2: 9 cm and 6 mm.
"""
_CLASSIC_CELLS = 16
_MM2_PER_M2 = 1e6


def contest_sizes(
    maze: Maze, cell_mm: float | None = None, wall_mm: float | None = None
) -> tuple[float, float]:
    """Return the size of cells and walls in a contest: classic for up to 16 × 16 cells, then half-size.

    Walls of cells of another size are as thick in proportion.
    """
    usual_mm, usual_wall_mm = CLASSIC_MM if max(maze.shape[1:]) <= _CLASSIC_CELLS else HALF_SIZE_MM
    cell_mm = usual_mm if cell_mm is None else cell_mm
    return cell_mm, cell_mm * usual_wall_mm / usual_mm if wall_mm is None else wall_mm


@dataclass(frozen=True)
class WallParts:
    """The parts of a level: posts at all corners of square cells, and walls between posts.

    Attributes
    ----------
    rows, cols : the cells
    cell_mm, wall_mm : their size from wall center to wall center, and the thickness of walls and posts
    inner, outer : the pieces of one cell, inside and in the outer border
    posts, single_posts : the posts, and those of them that touch no wall
    runs : the number of straight walls inside by their length in cells; where two cross, the one from west
        to east is whole
    joined_posts : the posts that are left if the walls of `runs` and of the border are of one piece
    """

    rows: int
    cols: int
    cell_mm: float
    wall_mm: float
    inner: int
    outer: int
    posts: int
    single_posts: int
    runs: dict[int, int]
    joined_posts: int

    @classmethod
    def of(
        cls, maze: Maze, level: int = 0, cell_mm: float | None = None, wall_mm: float | None = None
    ) -> WallParts:
        """Count the parts of a level.

        Raises `MazeError` if cells are not square, the maze has blocks in place of walls, or walls are too
        thick.

        `cell_mm` and `wall_mm` are None for those of contests (`contest_sizes`).
        """
        require_walls(maze)
        cell_mm, wall_mm = contest_sizes(maze, cell_mm, wall_mm)
        Pens.in_mm(cell_mm, wall_mm)
        _, rows, cols = maze.shape
        across, down = _walls_of(maze, level)
        touched = np.zeros((rows + 1, cols + 1), dtype=bool)
        for walls, ends in (
            (across, touched[:, :-1]), (across, touched[:, 1:]), (down, touched[:-1]), (down, touched[1:]),
        ):  # fmt: skip
            ends[walls] = True
        inside = across[1:-1], down[:, 1:-1].T
        whole = np.ones((rows - 1, cols - 1), dtype=bool)
        lengths = np.concatenate([
            _lengths(inside[0], whole), _lengths(inside[1], ~(inside[0][:, :-1] & inside[0][:, 1:]).T)
        ])  # fmt: skip
        counts = np.bincount(lengths)
        outer = 2 * (rows + cols)
        return cls(
            rows, cols, cell_mm, wall_mm, int(lengths.sum()), outer, touched.size, int((~touched).sum()),
            {cells: int(counts[cells]) for cells in np.flatnonzero(counts).tolist()},
            touched.size - int((lengths - 1).sum()) - (outer - 4),
        )  # fmt: skip

    @property
    def size_mm(self) -> tuple[float, float]:
        """The width and the height of the whole, with the outer border."""
        return self.cols * self.cell_mm + self.wall_mm, self.rows * self.cell_mm + self.wall_mm

    @property
    def _border(self) -> dict[int, int]:
        """The lengths of the walls of the outer border in cells, and their numbers."""
        return {self.cols: 4} if self.rows == self.cols else {self.cols: 2, self.rows: 2}

    def length_mm(self, cells: int) -> float:
        """Return the length of a wall beside a number of cells, which lies between two posts."""
        return cells * self.cell_mm - self.wall_mm

    @property
    def lines(self) -> Iterator[Message]:
        """The list of parts as sentences, with lengths to a hundredth of a millimeter."""
        width, height = (round(size, 2) for size in self.size_mm)
        cell, wall, piece = (round(size, 2) for size in (self.cell_mm, self.wall_mm, self.length_mm(1)))
        yield PartText.CELLS_AND_WALLS(rows=self.rows, cols=self.cols, cell=cell, wall=wall, passage=piece)
        yield PartText.OUTER_SIZE(width=width, height=height, area=width * height / _MM2_PER_M2)
        yield PartText.OUTER_PIECES(count=self.outer, length=piece)
        for cells, count in self._border.items():
            yield PartText.OUTER_WALLS(
                count=count, cells=Noun.CELLS(count=cells), length=round(self.length_mm(cells), 2)
            )
        yield PartText.INNER_PIECES(count=self.inner, length=piece)
        yield PartText.POSTS(count=self.posts, wall=wall, single=self.single_posts)
        yield PartText.JOINED_WALLS(posts=self.joined_posts)
        for cells, count in self.runs.items():
            yield PartText.JOINED(
                count=count, cells=Noun.CELLS(count=cells), length=round(self.length_mm(cells), 2)
            )

    @property
    def record(self) -> dict[str, Any]:
        """The list of parts as plain values."""
        width, height = self.size_mm
        return {
            "rows": self.rows, "cols": self.cols, "cell_mm": self.cell_mm, "wall_mm": self.wall_mm,
            "width_mm": width, "height_mm": height, "area_m2": round(width * height / _MM2_PER_M2, 6),
            "pieces": [
                {"part": part, "count": count, "cells": cells, "length_mm": length}
                for part, count, cells, length in self.rows_of_parts
            ],
            "single_posts": self.single_posts,
        }  # fmt: skip

    @property
    def rows_of_parts(self) -> Iterator[tuple[str, int, int, float]]:
        """The kind of each part, the number, its length in cells (0 for posts) and in millimeters.

        Outer and inner pieces with all posts are one set of parts, and the joined ones with theirs another.
        """
        yield "outer", self.outer, 1, self.length_mm(1)
        yield "inner", self.inner, 1, self.length_mm(1)
        yield "post", self.posts, 0, self.wall_mm
        for cells, count in self._border.items():
            yield "joined-outer", count, cells, self.length_mm(cells)
        for cells, count in self.runs.items():
            yield "joined-inner", count, cells, self.length_mm(cells)
        yield "joined-post", self.joined_posts, 0, self.wall_mm


def require_walls(maze: Maze) -> None:
    """Refuse mazes that are not built of walls around square cells."""
    if not maze.lattice.is_full or is_block_maze(maze):
        raise MazeError(PictureMessage.NOT_BUILT_OF_WALLS())


def _walls_of(maze: Maze, level: int) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which walls are drawn: (rows + 1, cols) along rows, and (rows, cols + 1) along columns."""
    _, rows, cols = maze.shape
    across, down = np.zeros((rows + 1, cols), dtype=bool), np.zeros((rows, cols + 1), dtype=bool)
    lines = np.sort(side_lines(maze, level)[Wall.WALL].reshape(-1, 2, 2), axis=1)
    # Lattice corners are whole numbers of cells.
    starts, ends = np.rint(lines).astype(np.intp).transpose(1, 2, 0)
    is_across = starts[1] == ends[1]
    across[starts[1][is_across], starts[0][is_across]] = True
    down[starts[1][~is_across], starts[0][~is_across]] = True
    return across, down


def _lengths(walls: NDArray[np.bool_], joins: NDArray[np.bool_]) -> NDArray[np.intp]:
    """Return the lengths of the runs of walls along rows, which end where the next one is not joined."""
    begins = walls.copy()
    begins[:, 1:] &= ~(walls[:, :-1] & joins)
    return np.bincount(begins.cumsum()[walls.reshape(-1)], minlength=1)[1:]
