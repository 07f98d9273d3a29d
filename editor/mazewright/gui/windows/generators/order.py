"""What maze is wanted, as a value that threads may hand on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from mazewright.generators import begin
from mazewright.generators.filling import begin_on, filled
from mazewright.generators.finishing import finish
from mazewright.lattice import SQUARE, Lattice
from mazewright.progress import part_of, rest_of

if TYPE_CHECKING:
    from mazewright.generators import Growth
    from mazewright.maze import Maze
    from mazewright.maze.area import Area
    from mazewright.progress import Progress


@dataclass(frozen=True, eq=False)
class Ground:
    """The floor of the open maze that is to be filled, on one level.

    Attributes
    ----------
    maze : gives a copy of the open maze, or a board for the area alone
    level : of the open maze
    revision : the document's when it was copied
    area : what is filled of a level of the open maze, None for all its floor
    """

    maze: Callable[[], Maze]
    level: int
    revision: int
    area: Area | None = None

    @property
    def level_filled(self) -> int:
        """The level of `maze`."""
        return self.level if self.area is None else 0


@dataclass(frozen=True)
class Order:
    """A generator by name, the size, the seed, and values for its parameters.

    Attributes
    ----------
    lattice : of the maze
    ground : what is to be filled; then it says how large all is, and on which lattice
    finishes : what is done to the maze when it is made, see `mazewright.generators.finishing`
    """

    name: str
    rows: int
    cols: int
    seed: int
    parameters: Mapping[str, Any]
    lattice: Lattice = SQUARE
    ground: Ground | None = None
    finishes: Mapping[str, float] = field(default_factory=dict)

    def make(self, progress: Progress | None = None) -> tuple[Maze, int]:
        """Make the maze; tell in how many pieces what it fills is. This loads the kernels.

        Raises
        ------
        GeneratorError
            If it cannot be done.
        Cancelled
            If `progress` said to stop.
        """
        rng, ground = np.random.default_rng(self.seed), self.ground
        growth, level = self._begin(rng), 0
        growing = 0.5 if any(self.finishes.values()) else 1.0
        maze = growth.run(part_of(progress, growing))
        if ground is not None:
            maze, level = filled(ground.maze(), ground.level_filled, maze), ground.level_filled
        finish(maze, self.finishes, rng=rng, level=level, progress=rest_of(progress, growing))
        return maze, growth.pieces

    def begin(self) -> Growth:
        """Begin the maze, to let it grow step by step, without what is done afterwards; see `make`."""
        return self._begin(np.random.default_rng(self.seed))

    def _begin(self, rng: np.random.Generator) -> Growth:
        if self.ground is not None:
            level = self.ground.level_filled
            return begin_on(self.ground.maze(), level, self.name, rng=rng, **self.parameters)
        return begin(self.name, self.rows, self.cols, rng=rng, lattice=self.lattice, **self.parameters)
