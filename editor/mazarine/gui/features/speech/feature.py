"""Moves the cell cursor from exit to exit, region to region and problem to problem, and announces it."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPointF, Slot

from mazarine.gui.analysis.answers import RegionDetails, RegionGone
from mazarine.gui.analysis.inbox import Question
from mazarine.gui.analysis.names import name_cells
from mazarine.gui.analysis.values import ProblemName, problem_name
from mazarine.gui.features.speech.narrator import Narrator
from mazarine.gui.features.speech.place_text import exits_of
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.messages import Message
from mazarine.regions.tables import CROSSROAD_BASE

_NOWHERE: NDArray[np.int64] = np.empty((0, 3), np.int64)


class GoActions(QObject):
    """Moves the cell cursor; shows it first if it is hidden."""

    def __init__(self, shell: Shell, narrator: Narrator) -> None:
        super().__init__(shell)
        self._shell, self._narrator, self._current = shell, narrator, shell.current
        self._question: Question | None = None
        self._left = self._reached = (-1, -1, -1)
        self._number, self._exits, self._revision = 0, _NOWHERE, -1
        self._problem: ProblemName | None = None
        self._step = 0
        shell.add(
            ActionSpec("go.exit", tr_later("Next &exit"), "go_to", ("U",),
                       tr_later("Move the cell cursor to the next exit of its region"),
                       self.go_to_exit, in_view=True),
            ActionSpec("go.region", tr_later("Next &region"), "region", ("A",),
                       tr_later("Move the cell cursor to the next room or corridor, by number"),
                       self.go_to_region, in_view=True),
            ActionSpec("go.problem", tr_later("Next &problem"), "problems", ("H",),
                       tr_later("Move the cell cursor to the next problem"),
                       partial(self._go_by, 1), in_view=True),
            ActionSpec("go.previous_problem", tr_later("Pre&vious problem"), "problems", ("Shift+H",),
                       tr_later("Move the cell cursor to the previous problem"),
                       partial(self._go_by, -1), in_view=True),
        )  # fmt: skip
        shell.view.cell_cursor.moved.connect(self._leave)
        shell.current.details_came.connect(self._take)
        shell.current.problems_changed.connect(self._go_on_to_problem)
        shell.current.maze_replaced.connect(self._start_over)

    @Slot()
    def go_to_exit(self) -> None:
        """Move to the next exit of the region; after such a step, to the one after that."""
        self._begin()
        if self._number >= CROSSROAD_BASE and not len(self._exits):
            cell = self._current.maze.grid.cell_at(self._left)
            self._exits = np.array(exits_of(self._current.maze, cell), np.int64).reshape(-1, 3)
        if not self._number:
            self._refuse(tr_later("The cell cursor is in no region."))
        elif self._number >= CROSSROAD_BASE or len(self._exits):
            self._go_round()
        else:
            self._ask(Question(self._number, with_cells=False))

    @Slot()
    def go_to_region(self) -> None:
        """Move to the room or corridor with the next number."""
        self._begin()
        numbers = np.flatnonzero(self._current.analysis.regions.kinds)
        if len(numbers):
            index = int(np.searchsorted(numbers, self._number, side="right")) % len(numbers)
            self._ask(Question(int(numbers[index]), with_cells=True))
        else:
            self._refuse(tr_later("There are no rooms and corridors."))

    def _begin(self) -> None:
        """Show the cursor. If it has moved since the last step, begin at the region that it is in."""
        self._drop()
        self._shell.actions_by_name["view.cell_cursor"].setChecked(True)
        self._left = self._narrator.place
        if (self._left, self._current.document.revision) != (self._reached, self._revision):
            self._exits = _NOWHERE
            self._number = self._current.analysis.number_at(self._left)

    @Slot()
    def _leave(self) -> None:
        """Follow the cursor: where it comes back to, the next step begins at the region there."""
        if self._narrator.place != self._reached:
            self._reached = (-1, -1, -1)

    @Slot()
    def _start_over(self) -> None:
        """Begin where the cursor is in another maze."""
        self._reached = (-1, -1, -1)
        self._drop()

    def _drop(self) -> None:
        self._question, self._step = None, 0
        self._current.watch(self, "problems", False)

    def _refuse(self, message: Message) -> None:
        is_early = self._current.analysis.region is None
        self._shell.messages.refuse(tr_later("Regions are not available yet") if is_early else message)

    def _ask(self, question: Question) -> None:
        self._question = question
        self._current.analysis.ask(question)

    @Slot(object)
    def _take(self, answer: RegionDetails | RegionGone) -> None:
        """Go to the region or to its next exit; ask again if another question has replaced this one."""
        question = self._question
        if question is None or self._narrator.place != self._left:
            self._question = None
        elif answer.number != question.number:
            self._ask(question)
        elif isinstance(answer, RegionGone):
            self._question = None
        elif answer.cells is not None and question.with_cells:
            self._question, self._number, self._exits = None, question.number, _NOWHERE
            # Of a large region the corners are known only; a small room may have no cells but entries.
            own = answer.cells if len(answer.cells) >= answer.size else _NOWHERE
            self._go(np.concatenate((own, answer.entries, answer.cells))[0])
        elif answer.cells is None and not question.with_cells:
            self._question, self._exits = None, answer.entries
            self._go_round()

    def _go_round(self) -> None:
        """Go to the exit after the one where the cursor is."""
        here = self._current.maze.grid.cell_at(self._left)
        if len(self._exits):
            found = np.flatnonzero((self._exits == here).all(axis=1))
            self._go(self._exits[(int(found[0]) + 1) % len(self._exits) if len(found) else 0])
        else:
            self._refuse(tr_later("The region has no exits."))

    def _go(self, cell: NDArray[np.int64]) -> None:
        maze = self._current.maze
        level, row, col = maze.grid.array_places(cell[None])[0].tolist()
        self._shell.scene.set_level(level)
        self._shell.view.cell_cursor.set_on(True, QPointF(*maze.geometry.middle(row, col)))
        self._reached, self._revision = self._narrator.place, self._current.document.revision

    def _go_by(self, step: int, *_: bool) -> None:
        """Go to another problem, once the list is up to date."""
        self._begin()
        self._step = step
        self._current.watch(self, "problems")
        self._go_on_to_problem()

    @Slot()
    def _go_on_to_problem(self) -> None:
        problems, step = self._current.session.problems, self._step
        if not step or problems.is_stale:
            return
        self._drop()
        if not problems.value:
            self._shell.messages.show_message(problems.error or tr_later("No problems found."))
            return
        names = list(map(problem_name, problems.value))
        before = names.index(self._problem) if self._problem in names else min(-step, 0)
        index = (before + step) % len(names)
        problem, self._problem = problems.value[index], names[index]
        message = name_cells(problem.message, self._current.maze)
        self._shell.status.cell.show_note(message)
        self._narrator.add("problem", message)
        if len(problem.cells):
            self._go(problem.cells[0])


def install(shell: Shell) -> None:
    GoActions(shell, Narrator(shell))
