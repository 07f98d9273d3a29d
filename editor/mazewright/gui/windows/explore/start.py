"""Where expeditions begin: what they share is made once."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

from mazewright.maze import Maze
from mazewright.minds.expedition import Expedition, Plan
from mazewright.minds.settings import MindSettings
from mazewright.minds.terrain import Terrain


class Start:
    """Makes expeditions in one maze; for the threads of jobs."""

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self._terrain: Terrain | None = None
        self._guard = Lock()

    def expedition(self, plans: Sequence[Plan], opponents: MindSettings | None, seed: int) -> Expedition:
        """Begin an expedition; `MindError` if there can be none."""
        with self._guard:
            self._terrain = self._terrain or Terrain(self.maze)
        return Expedition(self.maze, plans, opponents, seed, terrain=self._terrain)
