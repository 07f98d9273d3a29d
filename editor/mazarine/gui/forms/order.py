"""A request for a maze, as a value that threads may share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from mazarine import shapes
from mazarine.generators import begin
from mazarine.generators.filling import begin_on, filled
from mazarine.generators.finishing import finish
from mazarine.lattice import SQUARE, Lattice
from mazarine.progress import part_of, rest_of

if TYPE_CHECKING:
    from mazarine.generators import Growth
    from mazarine.maze import Maze
    from mazarine.maze.area import Area
    from mazarine.progress import Progress

MOST_WATCHED_CELLS = 1 << 18
"""In a larger maze no cells are visible, and going back takes seconds."""


@dataclass(frozen=True, eq=False)
class FillTarget:
    """The floor of the open maze that is filled, on one level.

    Attributes
    ----------
    maze : returns a copy of the open maze, or a board for the area alone
    level : of the open maze
    revision : that of the document when it was copied
    area : the part of a level of the open maze that is filled; None for all its floor
    """

    maze: Callable[[], Maze]
    level: int
    revision: int
    area: Area | None = None

    @property
    def level_filled(self) -> int:
        """The level of `maze`."""
        return self.level if self.area is None else 0


@dataclass(frozen=True, eq=False)
class BoardShape:
    """The form of a new board, and whether its pieces are joined: see `mazarine.shapes.mask`."""

    shape: shapes.Shape
    join: bool = False


@dataclass(frozen=True)
class GeneratorRequest:
    """A generator by name, the size, the seed, and values for its parameters.

    Attributes
    ----------
    lattice : of the maze
    ground : the floor that is filled; it then determines the size and the lattice
    finishes : the final steps, see `mazarine.generators.finishing`
    replaces : whether the result replaces the open maze; if not, and without `ground`, it is opened beside it
    shape : the form of the board, which has a start and a goal then; None for all of it
    """

    name: str
    rows: int
    cols: int
    seed: int
    parameters: Mapping[str, Any]
    lattice: Lattice = SQUARE
    ground: FillTarget | None = None
    finishes: Mapping[str, float] = field(default_factory=dict)
    replaces: bool = False
    shape: BoardShape | None = None

    @property
    def changes_open(self) -> bool:
        """Whether the open maze is changed."""
        return self.replaces or self.ground is not None

    def make(self, progress: Progress | None = None) -> tuple[Maze, int]:
        """Return the maze, and the number of separate areas of its floor.

        Raises `GeneratorError` if it is not possible, and `Cancelled` if `progress` returned False.
        """
        rng, ground = np.random.default_rng(self.seed), self.ground
        growth, level = self._begin(rng), 0
        growing = 0.5 if any(self.finishes.values()) else 1.0
        maze = growth.run(part_of(progress, growing))
        if ground is not None:
            maze, level = filled(ground.maze(), ground.level_filled, maze), ground.level_filled
        finish(maze, self.finishes, rng=rng, level=level, progress=rest_of(progress, growing))
        if self.shape is not None:
            shapes.mark_ends(maze)
        return maze, growth.components

    def begin(self) -> Growth:
        """Begin the maze, to grow it step by step, without the final steps; see `make`."""
        return self._begin(np.random.default_rng(self.seed))

    def _begin(self, rng: np.random.Generator) -> Growth:
        if self.ground is not None:
            level = self.ground.level_filled
            return begin_on(self.ground.maze(), level, self.name, rng=rng, **self.parameters)
        inside = None if self.shape is None else self.mask()
        return begin(
            self.name, self.rows, self.cols, rng=rng, lattice=self.lattice, mask=inside, **self.parameters
        )

    def mask(self) -> NDArray[np.bool_]:
        """Return the cells inside the shape; `MazeError` if the board cannot have it."""
        if self.shape is None:
            return np.ones((self.rows, self.cols), dtype=bool)
        return shapes.mask(self.shape.shape, self.rows, self.cols, self.lattice, join=self.shape.join)
