"""The form of a comparison of explorers: the mazes, and the number of walks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFormLayout, QWidget

from mazarine.agents.comparison import Outcome, compare, compare_mazes
from mazarine.agents.goals import GoalPlace, mark_goal
from mazarine.gui.features.watch.walk import WalkRequest
from mazarine.gui.forms.controls import add_field, check_box
from mazarine.gui.forms.maze_form import MazeForm
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

    def comparison(self, walk: WalkRequest, maze: Maze) -> Callable[[Progress], Iterator[Outcome]]:
        """Return what runs the walks one after the other, in any thread; without chance, once for each maze.

        It raises `MazeError` if a walk or a maze is not possible, and `Cancelled` if its argument requested a
        stop.

        Parameters
        ----------
        walk : the explorers, each of which walks alone, and the first seed of their chance
        maze : used unless mazes are generated
        """
        seeds, steps = range(walk.seed, walk.seed + self.count.value()), self.steps.value()
        walks, back = (walk.plans, seeds, walk.opponents, steps), self.back.isChecked()
        if not self.mazes.currentData():
            return lambda progress: compare(maze, *walks, progress, back=back, once=True)
        # Qt keeps the text of a member, not the member.
        sort, goal = self.maze_form.sort, GoalPlace(self.goal.currentData())
        maze_seeds = range(sort.seed, sort.seed + self.maze_count.value())

        def make(seed: int, progress: Progress | None) -> Maze:
            made, _ = replace(sort, seed=seed).make(progress)
            mark_goal(made, goal)
            return made

        return lambda progress: compare_mazes(make, maze_seeds, *walks, progress, back=back, once=True)

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
