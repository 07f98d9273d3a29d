"""Shows beside the pointer what a click would change, computed in the background."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from mazewright import paths
from mazewright.compiling import MODE
from mazewright.counting import count_of
from mazewright.errors import Cancelled, EditRejected
from mazewright.gui.background.latest import Latest, Wanted
from mazewright.gui.background.timers import single_shot
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.tools.tool import Plan
from mazewright.gui.tools.toolbox import Toolbox
from mazewright.maze import Maze
from mazewright.maze.edits import Change, Edit
from mazewright.maze.endpoints import Endpoints
from mazewright.regions import Patch, Segmentation, Space

if TYPE_CHECKING:
    from mazewright.paths.trial import Outcome


_REST_MS, _REST_PLAIN_MS = 150, 500
"""Plain kernels hold up frames while they work, so that work begins only when the pointer is at rest."""
_MOST_CELLS = 1 << 22
"""Of a larger maze there is no second segmentation: it takes as much memory as the first."""
_MOST_DIRTY = 1 << 16
"""Changed cells up to which the second segmentation is updated; beyond that it is rebuilt."""
LARGE = "Large change: shown after the click"
LARGE_MAZE = "No preview: the maze is too large"


class Forecaster(QObject):
    """Follows what the tool would do, and the maze, on a trial ground in a thread of its own.

    Attributes
    ----------
    words : what is said of the plan, empty while nothing is
    """

    def __init__(
        self, current: CurrentSession, scene: MazeScene, toolbox: Toolbox, workers: Workers, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._scene = scene
        self._plan: Plan | None = None
        self._pointer = Pointer(0, 0)
        self._is_on = False
        self._ground: _Ground | None = None
        self._dirty: list[NDArray[np.int64]] = []
        self.words = ""
        self._timer = single_shot(self, _REST_MS, self._ask)
        self._latest = Latest(workers.trials, self, self._tell)
        toolbox.plan_changed.connect(self._follow_plan)
        current.maze_changed.connect(self._follow_maze)
        current.maze_replaced.connect(self._leave_ground)

    @property
    def is_pending(self) -> bool:
        """Whether words may come without another move."""
        return self._timer.isActive() or not self._latest.is_idle

    @Slot(bool)
    def set_on(self, is_on: bool) -> None:
        """Turn the preview of changes on or off."""
        self._is_on = is_on
        self._leave_ground()

    @Slot(object, object)
    def _follow_plan(self, plan: Plan | None, pointer: Pointer | None) -> None:
        """Drop what is under way where the pointer has moved on to something else."""
        if pointer is not None:
            self._pointer = pointer
        if plan == self._plan:
            return
        self._forget_plan()
        self._plan = plan
        self._wait_for_rest()

    def _wait_for_rest(self) -> None:
        if self._plan is not None and self._is_on:
            self._timer.start(_REST_MS if MODE.compiled else _REST_PLAIN_MS)

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        self._forget_plan()
        if self._ground is not None:
            self._dirty.append(change.dirty)
            if change.reshaped or sum(map(len, self._dirty)) > _MOST_DIRTY:
                self._leave_ground()

    @Slot()
    def _leave_ground(self) -> None:
        """Begin with the maze as it is, the next time."""
        self._ground = None
        self._dirty.clear()
        self._forget_plan()

    def _forget_plan(self) -> None:
        self._timer.stop()
        self._latest.drop()
        self._plan = None
        self._tell("")

    @Slot()
    def _ask(self) -> None:
        self._latest.want(self._begin)

    def _begin(self) -> Callable[[Wanted], str]:
        """Take what the work needs: the maze may change meanwhile. The work uses up a copy of its own."""
        edit = self._plan.edit() if self._plan is not None else None
        if edit is None:
            return lambda _is_wanted: ""
        if self._current.maze.cells.size > _MOST_CELLS:
            return lambda _is_wanted: LARGE_MAZE
        snapshot = self._current.document.snapshot()
        if self._ground is None or not self._ground.is_sound:
            self._ground = _Ground()
            self._dirty.clear()
        ground, dirty = self._ground, self._dirty
        self._dirty = []
        return lambda is_wanted: ground.words(snapshot.maze().copy(), dirty, edit, is_wanted)

    @Slot(object)
    def _tell(self, words: str) -> None:
        self.words = words
        self._scene.label.show_more(words, self._pointer.point)


class _Ground:
    """A trial ground made by the first work that needs it; only that thread touches it.

    Attributes
    ----------
    is_sound : whether the last work has left it as the maze is
    """

    def __init__(self) -> None:
        self._ground: paths.TrialGround | None = None
        self.is_sound = True

    def words(self, maze: Maze, dirty: list[NDArray[np.int64]], edit: Edit, is_wanted: Wanted) -> str:
        """Follow the maze, which has changed at these places, and say what an edit would change."""
        self.is_sound = False
        ground = self._followed(maze, dirty)
        try:
            words = _words(ground, maze, edit, is_wanted)
        except Cancelled:
            words = ""
        self.is_sound = True
        return words

    def _followed(self, maze: Maze, dirty: list[NDArray[np.int64]]) -> paths.TrialGround:
        if self._ground is None:
            self._ground = paths.TrialGround(Segmentation.of_space(Space.of(maze)))
        elif dirty:
            self._ground.follow(Patch.of(maze, np.unique(np.concatenate(dirty))))
        return self._ground


def _words(ground: paths.TrialGround, maze: Maze, edit: Edit, is_wanted: Wanted) -> str:
    try:
        trial = paths.Trial.of(maze, edit)
    except EditRejected:
        return ""
    if trial is None:
        return LARGE
    if not len(trial.there.places) or not is_wanted():
        return ""
    ends = Endpoints.of(maze)
    return outcome_words(ground.outcome(trial, ends.start, ends.goals, is_wanted))


def outcome_words(outcome: Outcome | None) -> str:
    """Return a line for the regions, the dead ends and the solution each, where they change.

    >>> from mazewright.paths.trial import Outcome
    >>> print(outcome_words(Outcome(1, -2, 0, dead_ends=-1, solution=(34, 52))))
    Rooms +1, corridors −2
    Dead ends −1
    Solution 34 → 52 steps
    >>> print(outcome_words(Outcome(0, 0, 0, dead_ends=0, solution=(34, None))))
    As many regions as before
    No solution any more
    """
    if outcome is None:
        return LARGE
    regions = (
        (outcome.rooms, f"rooms {_signed(outcome.rooms)}"),
        (outcome.corridors, f"corridors {_signed(outcome.corridors)}"),
        (outcome.crossroads, f"crossroads {_signed(outcome.crossroads)}"),
    )
    counts = ", ".join(words for count, words in regions if count)
    lines = [counts[:1].upper() + counts[1:] or "Same number of regions"]
    if outcome.dead_ends:
        lines.append(f"Dead ends {_signed(outcome.dead_ends)}")
    if outcome.solution is not None:
        lines.append(_solution_words(*outcome.solution))
    return "\n".join(filter(None, lines))


def _solution_words(before: int | None, after: int | None) -> str:
    if before == after:
        return ""
    if after is None:
        return "No solution left"
    if before is None:
        return f"A solution of {count_of(after, 'step')}"
    return f"Solution {before:,} → {count_of(after, 'step')}"


def _signed(count: int) -> str:
    return f"+{count:,}" if count > 0 else f"−{-count:,}"
