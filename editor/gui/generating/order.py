"""What maze is wanted, as a value that threads may hand on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from editor.generators import Growth
    from editor.maze import Maze
    from editor.regions.progress import Progress


@dataclass(frozen=True)
class Order:
    """A generator by name, the size, the seed, and values for its parameters.

    Attributes
    ----------
    ground : a maze whose floor is to be filled, on this level; then it says how large all is
    revision : the document's when the ground was copied
    """

    name: str
    rows: int
    cols: int
    seed: int
    parameters: Mapping[str, Any]
    ground: tuple[Maze, int] | None = None
    revision: int = -1

    def make(self, progress: Progress | None = None) -> Maze:
        """Make the maze; this loads the kernels.

        Raises
        ------
        GeneratorError
            If it cannot be done.
        Cancelled
            If `progress` said to stop.
        """
        from editor.generators.filling import filled  # noqa: PLC0415

        grown = self.begin().run(progress)
        return grown if self.ground is None else filled(*self.ground, grown)

    def begin(self) -> Growth:
        """Begin the maze, to let it grow step by step; see `make`."""
        from editor.generators import begin  # noqa: PLC0415
        from editor.generators.filling import begin_on  # noqa: PLC0415

        rng = np.random.default_rng(self.seed)
        if self.ground is not None:
            return begin_on(*self.ground, self.name, rng=rng, **self.parameters)
        return begin(self.name, self.rows, self.cols, rng=rng, **self.parameters)
