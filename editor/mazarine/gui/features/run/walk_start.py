"""Begins walks in a maze, with the programs that take part; for the threads of jobs."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock

from mazarine.agents.settings import AgentSettings
from mazarine.agents.simulation import Plan, Simulation
from mazarine.agents.terrain import Terrain
from mazarine.errors import Cancelled, MouseError
from mazarine.gui.features.run.program_form import ProgramPlan
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.mouse import MouseProgram

_ENDS_WITHIN_S = 2.0


class Start:
    """Makes simulations in one maze."""

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self._terrain: Terrain | None = None
        self._guard = Lock()

    def simulation(self, plans: Sequence[Plan], opponents: AgentSettings | None, seed: int) -> Simulation:
        """Begin a simulation; `AgentError` if it is not possible."""
        with self._guard:
            self._terrain = self._terrain or Terrain(self.maze)
        return Simulation(self.maze, plans, opponents, seed, terrain=self._terrain)


class Programs:
    """The programs of a walk, started once, however often it is walked again."""

    def __init__(self, maze: Maze, plans: Sequence[Plan]) -> None:
        self._maze, self._plans = maze, plans
        self.running: dict[int, MouseProgram] = {}
        """By the number of the walker."""
        self._is_stopped = False
        self._guard = Lock()

    def plans(self) -> list[Plan]:
        """Return the plans of a simulation; at the first call, start the programs.

        Raises
        ------
        MouseError
            If the maze is none for mice, or no program has been named yet.
        Cancelled
            If they were stopped.
        """
        made = {}
        for number, plan in enumerate(self._plans):
            if isinstance(plan, ProgramPlan) and number not in self.running:
                if plan.program is None:
                    raise MouseError(tr_later("Enter the command of the program, and click Run program."))
                made[number] = MouseProgram(plan.program, self._maze)
        with self._guard:
            if self._is_stopped:
                raise Cancelled
            for program in made.values():
                program.start()
            self.running.update(made)
        return [
            self.running[number].plan if number in self.running else plan
            for number, plan in enumerate(self._plans)
        ]

    def stop(self) -> None:
        """End them, and start none any more."""
        with self._guard:
            self._is_stopped = True
        for program in self.running.values():
            program.stop()

    def wait(self) -> None:
        """Wait for their end, after `stop`."""
        for program in self.running.values():
            program.stop(_ENDS_WITHIN_S)
