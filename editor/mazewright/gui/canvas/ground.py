"""The level that items are drawn on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import QPointF, QRectF

from mazewright.lattice import Geometry
from mazewright.maze import Maze


@dataclass(frozen=True)
class Ground:
    """A level of a maze, as far as drawing on it goes.

    Attributes
    ----------
    level : its number
    rect : the extent of the maze on the scene
    origin : the lattice row and column of the first cell
    geometry : where cells at array places are on the scene
    unbound : the same for lattice cells: all of them, wherever the board begins
    shift : from a place of the scene to the same place where lattice cells are
    """

    level: int
    rect: QRectF
    origin: tuple[int, int]
    geometry: Geometry
    unbound: Geometry
    shift: QPointF

    @classmethod
    def of(cls, maze: Maze, level: int) -> Self:
        """Give a level of a maze."""
        _, rows, cols = maze.shape
        geometry, (top, left) = maze.geometry, maze.origin
        return cls(
            level, QRectF(0, 0, *geometry.extent(rows, cols)), maze.origin, geometry,
            maze.lattice.geometry((0, 0)), QPointF(left * geometry.pitch[0], top * geometry.pitch[1]),
        )  # fmt: skip

    @classmethod
    def nowhere(cls) -> Self:
        """Give a ground with nothing on it."""
        return cls.of(Maze.blank(1, 1), 0)
