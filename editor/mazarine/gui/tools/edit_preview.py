"""The preview of changes: shows beside the pointer what a click would change, computed in the background."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from mazarine import paths
from mazarine.counting import Noun
from mazarine.errors import Cancelled, EditRejected
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.background.timers import single_shot
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.i18n import on_language_change, tr, tr_later
from mazarine.gui.i18n.texts import capitalized
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.tools.tool import ToolPlan
from mazarine.gui.tools.toolbox import Toolbox
from mazarine.maze import Maze
from mazarine.maze.edits import Change, Edit
from mazarine.maze.endpoints import Endpoints
from mazarine.messages import Message, Series
from mazarine.regions import Patch, Segmentation, Space

if TYPE_CHECKING:
    from mazarine.paths.trial import EditOutcome


_IDLE_MS = 150
_MOST_CELLS = 1 << 22
"""Larger mazes have no preview: the second segmentation takes as much memory as the first."""
_MOST_DIRTY = 1 << 16
"""Changed cells up to which the second segmentation is updated; beyond that it is rebuilt."""

Lines = tuple[Message, ...]
"""The lines of a preview; empty if there is nothing to show."""


class PreviewModel(QObject):
    """Computes what the plan of the tool would change, with a second segmentation in its own thread."""

    def __init__(
        self, current: CurrentSession, scene: MazeScene, toolbox: Toolbox, workers: Workers, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._current, self._scene = current, scene
        self._plan: ToolPlan | None = None
        self._pointer = Pointer(0, 0)
        self._is_on = False
        self._trials: _Trials | None = None
        self._dirty: list[NDArray[np.int64]] = []
        self.lines: Lines = ()
        """The effect of the plan, empty while it is not known or there is none."""
        self._timer = single_shot(self, _IDLE_MS, self._ask)
        self._latest = LatestTask(workers.trials, self, self._show)
        toolbox.plan_changed.connect(self._follow_plan)
        current.maze_changed.connect(self._follow_maze)
        current.maze_replaced.connect(self._drop_trials)
        on_language_change(self._show_again)

    @property
    def text(self) -> str:
        return "\n".join(capitalized(tr(line)) for line in self.lines)

    @Slot(bool)
    def set_on(self, is_on: bool) -> None:
        self._is_on = is_on
        self._drop_trials()

    @Slot(object, object)
    def _follow_plan(self, plan: ToolPlan | None, pointer: Pointer | None) -> None:
        """Cancel the request if the plan has changed."""
        if pointer is not None:
            self._pointer = pointer
        if plan == self._plan:
            return
        self._drop_plan()
        self._plan = plan
        self._start_timer()

    def _start_timer(self) -> None:
        if self._plan is not None and self._is_on:
            self._timer.start()

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        self._drop_plan()
        if self._trials is not None:
            self._dirty.append(change.dirty)
            if change.reshaped or sum(map(len, self._dirty)) > _MOST_DIRTY:
                self._drop_trials()

    @Slot()
    def _drop_trials(self) -> None:
        """Segment the maze again for the next preview."""
        self._trials = None
        self._dirty.clear()
        self._drop_plan()

    def _drop_plan(self) -> None:
        self._timer.stop()
        self._latest.cancel()
        self._plan = None
        self._show(())

    @Slot()
    def _ask(self) -> None:
        self._latest.submit(self._begin)

    def _begin(self) -> Callable[[IsCurrent], Lines]:
        """Return the work, with all that it needs: the maze may change meanwhile. It edits its own copy."""
        edit = self._plan.edit() if self._plan is not None else None
        if edit is None or self._current.maze.cells.size > _MOST_CELLS:
            return lambda _is_current: ()
        snapshot = self._current.document.snapshot()
        if self._trials is None or not self._trials.is_sound:
            self._trials = _Trials()
            self._dirty.clear()
        trials, dirty = self._trials, self._dirty
        self._dirty = []
        return lambda is_current: trials.preview(snapshot.maze().copy(), dirty, edit, is_current)

    @Slot(object)
    def _show(self, lines: Lines) -> None:
        self.lines = lines
        self._show_again()

    @Slot()
    def _show_again(self) -> None:
        self._scene.label.show_more(self.text, self._pointer.point)


class _Trials:
    """The second segmentation, made for the first preview; only the thread of the previews uses it."""

    def __init__(self) -> None:
        self._ground: paths.ShadowAnalysis | None = None
        self.is_sound = True
        """Whether it is as the maze was after the last preview."""

    def preview(self, maze: Maze, dirty: list[NDArray[np.int64]], edit: Edit, is_current: IsCurrent) -> Lines:
        """Return the preview of an edit of the maze, which has changed at these places."""
        self.is_sound = False
        ground = self._followed(maze, dirty)
        try:
            lines = self._lines(ground, maze, edit, is_current)
        except Cancelled:
            lines = ()
        self.is_sound = True
        return lines

    def _followed(self, maze: Maze, dirty: list[NDArray[np.int64]]) -> paths.ShadowAnalysis:
        if self._ground is None:
            self._ground = paths.ShadowAnalysis(Segmentation.of_space(Space.of(maze)))
        elif dirty:
            self._ground.follow(Patch.of(maze, np.unique(np.concatenate(dirty))))
        return self._ground

    def _lines(self, ground: paths.ShadowAnalysis, maze: Maze, edit: Edit, is_current: IsCurrent) -> Lines:
        try:
            trial = paths.Trial.of(maze, edit)
        except EditRejected:
            return ()
        if trial is None or not len(trial.there.places) or not is_current():
            return ()
        ends = Endpoints.of(maze)
        # A solution that fetches keys would take too long.
        goals = () if any(marker.kind.is_barrier for marker in maze.markers) else ends.goals
        return preview_lines(ground.outcome(trial, ends.start, goals, is_current))


def preview_lines(outcome: EditOutcome | None) -> Lines:
    """Return a line for the regions, the dead ends and the solution each, if they change.

    >>> from mazarine.paths.trial import EditOutcome
    >>> print(*preview_lines(EditOutcome(1, -2, 0, dead_ends=-1, solution=(34, 52))), sep=" / ")
    rooms +1, corridors −2 / dead ends −1 / solution 34 → 52 steps
    >>> preview_lines(EditOutcome(0, 0, 0, dead_ends=0, solution=(34, 34))), preview_lines(None)
    ((), ())
    """
    if outcome is None:
        return ()
    counts = []
    if outcome.rooms:
        counts.append(tr_later("rooms {change}", change=_signed(outcome.rooms)))
    if outcome.corridors:
        counts.append(tr_later("corridors {change}", change=_signed(outcome.corridors)))
    if outcome.crossroads:
        counts.append(tr_later("crossroads {change}", change=_signed(outcome.crossroads)))
    lines = [Message("{changes}", {"changes": Series(tuple(counts), ", ")})] if counts else []
    if outcome.dead_ends:
        lines.append(tr_later("dead ends {change}", change=_signed(outcome.dead_ends)))
    if outcome.solution is not None and outcome.solution[0] != outcome.solution[1]:
        lines.append(_solution_line(*outcome.solution))
    return tuple(lines)


def _solution_line(before: int | None, after: int | None) -> Message:
    if after is None:
        return tr_later("no solution left")
    steps = Noun.STEPS(count=after)
    if before is None:
        return tr_later("new solution: {steps}", steps=steps)
    return tr_later("solution {before:,} → {steps}", before=before, steps=steps)


def _signed(count: int) -> Message:
    return Message("+{count:,}" if count > 0 else "−{count:,}", {"count": abs(count)})
