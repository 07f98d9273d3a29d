"""Flood fill, as micromice do it: downhill over the distances that the known walls allow."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.agent import Agent
from mazarine.agents.explorers.explorer import Explorer, NoMoveLeft, moves_or_stuck
from mazarine.agents.knowledge import KNOWN
from mazarine.agents.messages import ExplorerText, WalkReason
from mazarine.agents.moves import Move, Step
from mazarine.agents.splitmix import SplitMix64
from mazarine.lattice import Side
from mazarine.lattice.grid import Places
from mazarine.native.agents import Distances, reflood
from mazarine.paths.structure.space import side_steps

_FAR = 2**31 - 1
_MOST_PLAN = 4096
"""Cells of the plan that are worked out: the window draws no more."""


class FloodFill(Explorer):
    """Goes downhill over the distances to the goal, in which unknown cells count as open.

    The standard method of micromice: every cell has the length of the shortest path to the nearest goal
    around the walls that are known; whenever walls are found, the distances are corrected; each move leads to
    a neighbor that is nearer. Of several it goes straight on, or else to the first side in order. It stops at
    the goal. It knows where the goals are, and takes no links.
    """

    name = "flood-fill"
    title = ExplorerText.EXPLORER_FLOOD_FILL()
    hint = ExplorerText.EXPLORER_FLOOD_FILL_HINT()
    needs_goal = True

    def __init__(self, agent: Agent, goals: frozenset[int], rng: SplitMix64) -> None:
        super().__init__(agent, goals, rng)
        self._ahead: Side | None = None
        self._bits = {side: 1 << number for number, side in enumerate(agent.terrain.steps)}
        self._unknown = _all_sides(agent)
        self._sides = self._unknown.copy()
        self._distances = np.full(len(self._sides), _FAR, dtype=np.int32)
        ends = np.array(sorted(goals), dtype=np.int64)
        self._distances[ends] = 0
        self._flow = Distances(
            sides=self._sides, distances=self._distances, steps=side_steps(agent.terrain.space), far=_FAR
        )
        known = np.flatnonzero(agent.knowledge.flags & KNOWN)
        self._taken_in = agent.changed
        self._learn(known)
        reflood(self._flow, np.append(ends, known))

    def choose(self) -> Move:
        """Return the step to a neighbor that is nearer to the goal."""
        moves_or_stuck(self.agent)
        self._catch_up()
        side = self._downhill(self.agent.place, self._ahead)
        if side is None:
            raise NoMoveLeft(WalkReason.GOAL_CUT_OFF())
        self._ahead = side
        return Step(side)

    @property
    def plan(self) -> list[int]:
        """The shortest path to the goal, as far as walls are known."""
        self._catch_up()
        path, ahead = [self.agent.place], self._ahead
        while len(path) < _MOST_PLAN:
            ahead = self._downhill(path[-1], ahead)
            if ahead is None:
                break
            path.append(path[-1] + self.agent.terrain.steps[ahead])
        return path

    @property
    def distances(self) -> NDArray[np.int32]:
        """(size,) the steps to the nearest goal from every padded place, as far as walls are known."""
        self._catch_up()
        return self._distances

    def _catch_up(self) -> None:
        """Take in what the last look around has changed, once."""
        changed = self.agent.changed
        if changed is not self._taken_in:
            self._taken_in = changed
            self._learn(changed)
            reflood.unwatched(self._flow, changed)

    def _learn(self, places: Places) -> None:
        """Take in the sides of cells that are known now, and forget those of others."""
        agent = self.agent
        is_known = agent.knowledge.flags[places] & KNOWN != 0
        sides = agent.terrain.space.open_sides(places)
        self._sides[places] = np.where(is_known, sides, self._unknown[places])

    def _downhill(self, place: int, ahead: Side | None) -> Side | None:
        """Return a side of a place that leads nearer to the goal: straight ahead if that does."""
        steps, distance = self.agent.terrain.steps, self._distances[place]
        if distance == _FAR:
            return None
        for side in steps if ahead is None else (ahead, *steps):
            to = place + steps[side]
            is_open = self._sides[place] & self._bits[side] and self._sides[to] & self._bits[side.opposite]
            if is_open and self._distances[to] < distance:
                return side
        return None


def _all_sides(agent: Agent) -> NDArray[np.uint8]:
    """Return (size,) the bits of the sides that lead from a cell of the board to another one."""
    maze, grid = agent.terrain.maze, agent.terrain.grid
    places = grid.flat_to_padded(np.arange(maze.cells.size))
    _, rows, cols = np.indices(maze.shape)
    lacks = maze.lattice.lacks(rows + maze.origin[0], cols + maze.origin[1]).reshape(-1)
    is_cell = np.zeros(grid.padded_size, dtype=np.bool_)
    is_cell[places] = True
    sides = np.zeros(grid.padded_size, dtype=np.uint8)
    for number, (side, step) in enumerate(agent.terrain.steps.items()):
        is_there = is_cell[places + step] & (lacks & side.bit == 0)
        sides[places] |= np.where(is_there, np.uint8(1 << number), np.uint8(0))
    return sides
