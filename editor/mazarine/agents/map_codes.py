"""The map of an agent in the numbers of the fifth seed: what is seen is even, what lies in fog is odd.

0 is rock, 2 a passage, 4 a secret that has not been found, 6 one that has; 1, 3, 5 and 7 are the same
in fog. A walker lowers by one what it sees, and never raises a number.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.agent import Agent
from mazarine.agents.knowledge import KNOWN
from mazarine.lattice.grid import Places
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, Matter

# NumPy takes its time to compare with members of an enumeration.
_ROCK, _SECRET, _FOUND = int(Matter.ROCK), int(Matter.SECRET), int(Matter.FOUND)
_AT_ONCE = 1 << 18
"""Cells worked out in one go, which bounds the memory that it takes."""


class KnowledgeMap:
    """The maze with all in fog that an agent does not know.

    Rock beside a known cell is known too, and so is a secret beside it, unless there is a wall between;
    and so are the secrets that the agent has found.
    """

    def __init__(self, agent: Agent) -> None:
        self._agent = agent

    def around(self, places: Places) -> Places:
        """Return the flat places of the cells that may change with those at padded places."""
        grid = self._agent.terrain.grid
        padded = np.unique((places[:, None] + np.array([*self._agent.terrain.steps.values(), 0])).ravel())
        return grid.padded_to_flat(padded[grid.are_cells(padded)])

    def codes_at(self, places: Places) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """Return the codes of cells at flat places as the agent knows them, and the bytes of their walls."""
        terrain, flags = self._agent.terrain, self._agent.knowledge.flags
        padded = terrain.grid.flat_to_padded(places)
        codes, walls = terrain.codes_at(places)
        is_beside = np.zeros(len(places), dtype=np.bool_)
        for step, is_open in terrain.unwalled_sides(places):
            is_beside |= is_open & (flags[padded + step] & KNOWN > 0)
        matter, before = codes >> 1, terrain.maze.cells.reshape(-1)[places] >> 1
        is_closed = (matter == _ROCK) | (matter == _SECRET)
        is_found = (before == _SECRET) & (matter == _FOUND)
        is_shown = (flags[padded] & KNOWN > 0) | (is_beside & is_closed) | is_found
        return codes & ~np.uint8(FOG) | np.where(is_shown, np.uint8(0), np.uint8(FOG)), walls

    @property
    def maze(self) -> Maze:
        """The map as it is now, with the secret doors that the agent has found."""
        maze = self._agent.terrain.maze.copy()
        cells, walls = (array.reshape(-1) for array in maze.buffers)
        for first in range(0, cells.size, _AT_ONCE):
            places = np.arange(first, min(first + _AT_ONCE, cells.size))
            cells[places], walls[places] = self.codes_at(places)
        return maze

    def to_maze(self) -> Maze:
        """Return the map as it is saved: an agent that continues leaves clear what it has been given so."""
        maze = self.maze
        if self._agent.continues:
            maze.buffers.cells[:] &= self._agent.terrain.maze.cells | ~np.uint8(FOG)
        return maze
