"""The map of one walker, as a maze that can be painted."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from mazarine.agents.map_codes import KnowledgeMap
from mazarine.agents.simulation import Simulation, Walker
from mazarine.counting import Noun
from mazarine.gui.analysis.explainer import nearest_entries
from mazarine.gui.analysis.names import region_name
from mazarine.gui.i18n import tr, tr_later
from mazarine.lattice.grid import Places
from mazarine.maze import Cell, Maze
from mazarine.messages import Message, plain
from mazarine.mouse.board import Spot
from mazarine.mouse.drawing import Marks, shown_text
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.picture.player import PlayersMaze
from mazarine.regions import Kind

_MOST_PLAN = 2000
"""Cells of a planned path that are drawn: it leads out of sight."""


class Shown:
    """One explorer of a simulation, and the map that it makes; it must be updated at every step.

    Attributes
    ----------
    is_held : whether `to_maze` is about to be called in another thread; no step is made before
    """

    def __init__(self, simulation: Simulation, index: int) -> None:
        self.walker: Walker = simulation.walkers[index]
        self.is_held = False
        self._map = KnowledgeMap(self.walker.agent)
        self._changed: list[Places] = []
        self._players = PlayersMaze(self._map.maze)
        # What is painted comes from the knowledge from now on: the map need not be kept.
        self._players.see(self.walker.agent.terrain.maze, self._map.codes_at)

    @property
    def maze(self) -> Maze:
        """The known part; the rest is covered with fog."""
        if self._changed:
            self._players.follow(self._map.around(np.concatenate(self._changed)))
            self._changed.clear()
        return self._players.maze

    def to_maze(self) -> Maze:
        """Return its map, as it is saved; from then on it is not held."""
        try:
            return self._map.to_maze()
        finally:
            self.is_held = False

    def follow(self) -> None:
        """Note what a step has changed: several are painted at once."""
        self._changed.append(self.walker.agent.changed)

    def text_at(self, row: int, col: int) -> str:
        """Return what the walker knows of a cell of its level: its text, its region, and the steps to it.

        Parameters
        ----------
        row, col : array place; it may lie outside
        """
        agent = self.walker.agent
        knowledge, terrain, segmentation = agent.knowledge, agent.terrain, agent.knowledge.segmentation
        level = agent.cell[0]
        cell = terrain.grid.cell_at((level, row, col))
        if not terrain.grid.holds(cell):
            return ""
        place = terrain.grid.padded_place(cell)
        position = terrain.maze.lattice.position(*cell[1:])
        drawn = self._drawn_at(row, col)
        if not knowledge.knows(place):
            return _joined(position, *drawn, tr_later("not known"))
        number = segmentation.region_at(cell)
        kind = Kind(int(segmentation.kind[level, row, col]))
        parts = [*drawn, region_name(number, kind)]
        if kind is not Kind.CROSSROAD:
            parts.append(Noun.CELLS(count=segmentation.regions[number].size))
            entries = nearest_entries(
                segmentation.regions.entry_cells(number), cell, knowledge.router.distance
            )
            steps = entries[0][1] if entries else None
            parts.append(
                tr_later("no entries")
                if steps is None
                else tr_later("entry in {steps}", steps=Noun.STEPS(count=steps))
            )
        distance = knowledge.router.distance(agent.cell, cell)
        parts.append(
            tr_later("no known path")
            if distance is None
            else tr_later("{steps} from the explorer", steps=Noun.STEPS(count=distance))
        )
        return _joined(position, *parts)

    def _drawn_at(self, row: int, col: int) -> list[Message]:
        """Return the text that a program has drawn at an array place."""
        mark = self.marks.get((col, self.maze.shape[1] - 1 - row))
        return [plain(shown_text(mark.text))] if mark and mark.text else []

    def sees(self, walker: Walker) -> bool:
        """Return whether the walker sees another one, or itself."""
        return bool((self.walker.agent.seen == walker.agent.place).any())

    def places(self, trail: int, frontier: int) -> list[Places]:
        """Return the (n, 3) array places of the planned path, of the path so far, and of the frontier.

        Parameters
        ----------
        trail : the longest part of the path so far
        frontier : the most places where the unknown begins; none of them if there are more
        """
        walker, knowledge = self.walker, self.walker.agent.knowledge
        parts = [
            walker.explorer.plan[:_MOST_PLAN],
            walker.places[max(0, len(walker.places) - trail) :],
            list[int](),
        ]
        if knowledge.edge_count <= frontier:
            parts[-1] = [*knowledge.frontier, *knowledge.ports]
        grid = self.maze.grid
        padded = np.array([place for part in parts for place in part], dtype=np.int64)
        found = grid.flat_to_array(grid.padded_to_flat(padded))
        return np.split(found, np.cumsum([len(part) for part in parts])[:-1])

    @property
    def marks(self) -> Mapping[Spot, Marks]:
        """What it has drawn, by x and y from the south-west cell; nothing if it is no program."""
        explorer = self.walker.explorer
        return explorer.marks if isinstance(explorer, ProgramExplorer) else {}

    def catch_up(self) -> bool:
        """Follow what a program has sensed and drawn since its last step; return whether it has."""
        explorer = self.walker.explorer
        if not isinstance(explorer, ProgramExplorer) or not explorer.catch_up():
            return False
        self.follow()
        return True


def _joined(*parts: Message) -> str:
    return "  ·  ".join(map(tr, parts))


def array_place(walker: Walker) -> Cell:
    """Return the array place where a walker stands."""
    return walker.agent.terrain.grid.array_place(walker.agent.cell)
