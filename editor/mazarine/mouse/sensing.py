"""The knowledge of a mouse: the cells where it was, with the sides that it has found open."""

from __future__ import annotations

import numpy as np

from mazarine.agents.agent import Agent
from mazarine.agents.knowledge import Knowledge
from mazarine.agents.settings import AGENTS
from mazarine.agents.terrain import Terrain
from mazarine.lattice import Side
from mazarine.lattice.grid import Places
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.edits import SetWalls
from mazarine.mouse.board import MouseBoard, cell_at
from mazarine.regions import Patch

_NOTHING = np.empty(0, dtype=np.int64)


class SensedTerrain(Terrain):
    """A maze as a mouse has found it: floor, and a wall on every side that was not found open.

    Parameters
    ----------
    maze : the actual maze, of which only the size is taken
    """

    def __init__(self, maze: Maze, board: MouseBoard) -> None:
        levels, rows, cols = maze.shape
        sensed = Maze.blank(rows, cols, levels, walled=True)
        sensed.origin = maze.origin
        sensed.markers.add(Marker(MarkerKind.START, cell_at(maze, board.start)))
        for spot in sorted(board.goals):
            sensed.markers.add(Marker(MarkerKind.GOAL, cell_at(maze, spot)))
        super().__init__(sensed)
        self._open = self.maze

    def open(self, cell: Cell, side: Side) -> Places:
        """Take a wall away; return the padded places whose bytes have changed."""
        change = SetWalls([(*cell, side, "open")]).apply(self.maze)
        patch = Patch.of(self.maze, change.dirty)
        self.space.apply(patch)
        return patch.places


class MouseAgent(Agent):
    """An agent that knows the cells where it was, and of their sides what it was told."""

    terrain: SensedTerrain

    def __init__(self, terrain: SensedTerrain, start: Cell) -> None:
        self.terrain, self.settings, self.continues = terrain, AGENTS["micromouse"], False
        self.place = terrain.grid.padded_place(start)
        self.knowledge = Knowledge(terrain)
        self.found = 0
        self._turned = _NOTHING
        self._look()

    def note_open(self, cell: Cell, side: Side) -> None:
        """Take in that a side is open; the next look counts."""
        self._turned = np.union1d(self._turned, self.terrain.open(cell, side))

    def put(self, cell: Cell) -> None:
        """Stand somewhere else."""
        self.place = self.terrain.grid.padded_place(cell)

    def look(self) -> None:
        """Take in what was noted."""
        self._look()

    def _look(self) -> None:
        here = np.array([self.place], dtype=np.int64)
        gained = _NOTHING if self.knowledge.knows(self.place) else here
        turned, self._turned = self._turned, _NOTHING
        self.seen, self.lost, self.gained = here, _NOTHING, gained
        self.changed = np.concatenate((gained, turned))
        self.delta = self.knowledge.learn(_NOTHING, gained, turned)
