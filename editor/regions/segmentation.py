"""The segmentation of a space: kinds, regions, and updates that cost what they change.

Importing this module is cheap; the compiled kernels are loaded by the first segmentation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Self

import numpy as np
from numpy.typing import NDArray

from editor.maze import Maze
from editor.maze.edits import Change
from editor.regions.delta import Delta
from editor.regions.region import Region
from editor.regions.space import Patch, Space

Progress = Callable[[float], bool]
"""Called now and then with the share done (0 to 1); returns whether to go on."""


class Segmentation:
    """Kinds and regions of every cell of a space, kept exact through updates.

    Attributes
    ----------
    kind : (levels, rows, cols) uint8 view, `Kind` of each cell
    region : (levels, rows, cols) int32 view, the number of each cell's region, 0 for rock
    regions : the regions by number, made on demand
    space : the space as the segmentation has seen it last
    """

    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    regions: Mapping[int, Region]
    space: Space

    @classmethod
    def of(cls, maze: Maze, progress: Progress | None = None) -> Self:
        """Segment a maze; `update` then follows its changes."""
        raise NotImplementedError

    @classmethod
    def of_space(cls, space: Space, progress: Progress | None = None) -> Self:
        """Segment a space, which the segmentation keeps; `patch` then changes it.

        Raises
        ------
        SpaceError
            If the space contradicts itself.
        Cancelled
            If `progress` said to stop.
        """
        raise NotImplementedError

    def update(self, change: Change) -> Delta:
        """Follow a change of the maze that this segmentation was made of."""
        raise NotImplementedError

    def patch(self, patch: Patch) -> Delta:
        """Change the space, and the segmentation with it."""
        raise NotImplementedError
