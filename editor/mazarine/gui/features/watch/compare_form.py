"""A request to compare explorers, and the form for it: the mazes, and the number of walks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFormLayout, QWidget

from mazarine.agents.comparison import Outcome, compare, compare_mazes
from mazarine.agents.goals import GoalPlace, mark_goal
from mazarine.gui.features.watch.walk import WalkRequest
from mazarine.gui.forms.controls import add_field, check_box
from mazarine.gui.forms.maze_form import MazeForm
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.building import column_of, narrow_choice_of
from mazarine.gui.widgets.number_boxes import NumberBox
from mazarine.maze import Maze
from mazarine.progress import Progress

_MOST_MAZES = _MOST_WALKS = 10_000
_MOST_STEPS = 1_000_000
_GOALS = {
    GoalPlace.CORNER: tr_later("In the opposite corner"),
    GoalPlace.FARTHEST: tr_later("Farthest from the start"),
    GoalPlace.NONE: tr_later("None: explore everything"),
}
_SIDE = 20
"""Rows and columns of generated mazes at first; fewer if the open maze has fewer."""


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

        Raises `MazeError` if a walk or a maze is not possible, and `Cancelled` if `progress` requested a
        stop.

        Parameters
        ----------
        maze : used unless mazes are generated
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


class CompareForm(QWidget):
    """Asks in which mazes explorers are compared, and how often each walks."""

    def __init__(self, maze: Maze) -> None:
        super().__init__()
        self.mazes = narrow_choice_of({False: tr_later("This maze"), True: tr_later("Generated mazes")})
        self.maze_count = NumberBox(1, _MOST_MAZES, 20)
        self.goal = narrow_choice_of(_GOALS)
        _, rows, cols = maze.shape
        self.maze_form = MazeForm(min(rows, _SIDE), min(cols, _SIDE), maze.lattice)
        self.generated = QWidget()
        self.count, self.steps = NumberBox(1, _MOST_WALKS, 20), NumberBox(1, _MOST_STEPS, 100_000)
        for box in (self.maze_count, self.count, self.steps):
            box.setGroupSeparatorShown(True)
        self.back = check_box(tr_later("Also walk &back from the goal to the start"))
        self._lay_out()
        self.mazes.currentIndexChanged.connect(self._show_generated)
        self._show_generated()

    def request(self, walk: WalkRequest) -> CompareRequest:
        """Return the comparison of these explorers."""
        mazes = None
        if self.mazes.currentData():
            # Qt keeps the text of a member, not the member.
            goal = GoalPlace(self.goal.currentData())
            mazes = GeneratedMazes(self.maze_form.sort, self.maze_count.value(), goal)
        return CompareRequest(walk, mazes, self.count.value(), self.steps.value(), self.back.isChecked())

    def _lay_out(self) -> None:
        top, inner, walks = QFormLayout(), QFormLayout(), QFormLayout()
        add_field(top, tr_later("Mazes"), self.mazes,
                  tr_later("Compare in the open maze, or in several generated mazes"))  # fmt: skip
        add_field(inner, tr_later("Number of mazes"), self.maze_count,
                  tr_later("Each maze has the next seed, beginning with the seed below"))  # fmt: skip
        add_field(inner, tr_later("Goal"), self.goal,
                  tr_later("Explorers start at the first cell of floor, in the upper left"))  # fmt: skip
        self.generated.setLayout(column_of(inner, self.maze_form, margins=(0, 0, 0, 0)))
        add_field(walks, tr_later("Walks in each maze"), self.count,
                  tr_later("Each walk has the next seed. Explorers that use no chance walk only once in "
                           "each maze."))  # fmt: skip
        add_field(walks, tr_later("Maximum steps"), self.steps,
                  tr_later("A walk that takes more steps counts as not found"))  # fmt: skip
        self.setLayout(column_of(top, self.generated, walks, self.back, 1, margins=(0, 0, 0, 0)))

    @Slot()
    def _show_generated(self) -> None:
        self.generated.setVisible(bool(self.mazes.currentData()))
