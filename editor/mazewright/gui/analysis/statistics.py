"""The statistics of the maze."""

from __future__ import annotations

from collections.abc import Callable

from mazewright import paths
from mazewright.gui.analysis.derived import DerivedValue
from mazewright.gui.background.latest import Wanted
from mazewright.maze import Maze
from mazewright.regions import Segmentation


class MazeStatistics(DerivedValue["paths.structure.Statistics"]):
    """What the maze is like in numbers."""

    def work(self) -> Callable[[Maze, Wanted], paths.structure.Statistics]:
        """Measure a maze; it loads kernels."""
        return _measured

    def sentence_of(self, error: Exception) -> str:
        """Say that it was not measured."""
        return f"Not worked out: {error}"


def _measured(maze: Maze, is_wanted: Wanted) -> paths.structure.Statistics:
    def progress(_share: float) -> bool:
        return is_wanted()

    return paths.structure.statistics(maze, Segmentation.of(maze, progress), progress=progress)
