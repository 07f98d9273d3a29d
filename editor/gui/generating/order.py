"""What maze is wanted, as a value that threads may hand on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from editor.generators.parameter import Share
from editor.generators.strew import COUNTS

if TYPE_CHECKING:
    from editor.generators import Growth
    from editor.maze import Maze
    from editor.regions.progress import Progress
REWORKS = (
    Share("unbraid", "How many loops are closed", 0.0),
    Share("braid", "How many dead ends get a second way out", 0.0),
    Share("sparsify", "How many dead ends become rock", 0.0),
    *COUNTS,
)
"""What can be done to a maze when it is made, in this order."""


@dataclass(frozen=True)
class Order:
    """A generator by name, the size, the seed, and values for its parameters.

    Attributes
    ----------
    ground : a maze whose floor is to be filled, on this level; then it says how large all is
    revision : the document's when the ground was copied
    reworks : shares of what is done to the maze afterwards, and counts of markers; see `REWORKS`
    """

    name: str
    rows: int
    cols: int
    seed: int
    parameters: Mapping[str, Any]
    ground: tuple[Maze, int] | None = None
    revision: int = -1
    reworks: Mapping[str, float] = field(default_factory=dict)

    def make(self, progress: Progress | None = None) -> Maze:
        """Make the maze; this loads the kernels.

        Raises
        ------
        GeneratorError
            If it cannot be done.
        Cancelled
            If `progress` said to stop.
        """
        from editor.generators import braid, sparsify, strew, unbraid  # noqa: PLC0415
        from editor.generators.filling import filled  # noqa: PLC0415

        rng = np.random.default_rng(self.seed)
        grown = self._begin(rng).run(progress)
        maze = grown if self.ground is None else filled(*self.ground, grown)
        level = 0 if self.ground is None else self.ground[1]
        for rework in (unbraid, braid, sparsify):
            share = self.reworks.get(rework.__name__, 0.0)
            if share:
                rework(maze, share, rng=rng, level=level).apply(maze)
        strew(maze, self.reworks, rng=rng, level=level).apply(maze)
        return maze

    def begin(self) -> Growth:
        """Begin the maze, to let it grow step by step, without what is done afterwards; see `make`."""
        return self._begin(np.random.default_rng(self.seed))

    def _begin(self, rng: np.random.Generator) -> Growth:
        from editor.generators import begin  # noqa: PLC0415
        from editor.generators.filling import begin_on  # noqa: PLC0415

        if self.ground is not None:
            return begin_on(*self.ground, self.name, rng=rng, **self.parameters)
        return begin(self.name, self.rows, self.cols, rng=rng, **self.parameters)
