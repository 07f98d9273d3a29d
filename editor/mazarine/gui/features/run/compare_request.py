"""A request to compare explorers, as a value that threads may share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from mazarine.agents.comparison import Outcome, compare, compare_mazes
from mazarine.agents.goals import GoalPlace, mark_goal
from mazarine.gui.features.run.walkers_form import WalkRequest
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.maze import Maze
from mazarine.progress import Progress


@dataclass(frozen=True)
class GeneratedMazes:
    """Several mazes of one sort, with successive seeds.

    Attributes
    ----------
    sort : the first maze
    count : how many
    goal : where each gets its goal
    """

    sort: GeneratorRequest
    count: int
    goal: GoalPlace

    def make(self, seed: int, progress: Progress | None) -> Maze:
        """Return the maze of a seed."""
        maze, _ = replace(self.sort, seed=seed).make(progress)
        mark_goal(maze, self.goal)
        return maze


@dataclass(frozen=True)
class CompareRequest:
    """Explorers, the mazes in which each of them walks alone, and how often.

    Attributes
    ----------
    walk : the explorers, and the first seed of their chance
    mazes : None for the given maze
    count : the number of walks of each in a maze, with successive seeds
    steps : the maximum of a walk
    back : whether each also walks back
    """

    walk: WalkRequest
    mazes: GeneratedMazes | None
    count: int
    steps: int
    back: bool

    def outcomes(self, maze: Maze, progress: Progress) -> Iterator[Outcome]:
        """Run the walks one after the other; without chance, once for each maze.

        Parameters
        ----------
        maze : used unless mazes are generated

        Raises
        ------
        MazeError
            If a walk or a maze is not possible.
        Cancelled
            If `progress` requested a stop.
        """
        walk, mazes = self.walk, self.mazes
        seeds = range(walk.seed, walk.seed + self.count)
        if mazes is None:
            return compare(
                maze, walk.plans, seeds, walk.opponents, self.steps, progress, back=self.back, once=True
            )
        maze_seeds = range(mazes.sort.seed, mazes.sort.seed + mazes.count)
        return compare_mazes(
            mazes.make, maze_seeds, walk.plans, seeds, walk.opponents, self.steps, progress,
            back=self.back, once=True,
        )  # fmt: skip
