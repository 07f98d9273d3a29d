"""Values computed in another thread: problems and statistics of the maze, and what a player sees of it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject

from mazarine import paths, problems
from mazarine.errors import EditRejected
from mazarine.gui.analysis.derived import DerivedValue
from mazarine.gui.background.jobs import IsCurrent, JobQueue
from mazarine.gui.background.messages import message_of
from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.league import a_maze_ing
from mazarine.maze import Maze
from mazarine.maze.edits import Change
from mazarine.messages import Message
from mazarine.picture.player import PlayersMaze
from mazarine.regions import Segmentation

PROFILES = {
    problems.Profile.MAZE: tr_later("Any maze"), problems.Profile.MICROMOUSE: tr_later("Micromouse contest"),
    problems.Profile.CLASSIC: tr_later("Classic micromouse contest (16 × 16)"),
    problems.Profile.HALF_SIZE: tr_later("Half-size micromouse contest (up to 32 × 32)"),
    problems.Profile.JAPAN: tr_later("Classic contest of Japan (16 × 16)"),
    problems.Profile.A_MAZE_ING: tr_later("A-Maze-ing (42 schools)"),
}  # fmt: skip
"""The titles of the profiles: rules by which a maze can be checked (`mazarine.problems`)."""


ProblemName = tuple[str, tuple[int, ...]]
"""What a problem is recognized by when the maze is checked again: its kind and its first cell."""


class MazeProblems(DerivedValue["list[problems.Problem]"]):
    """The problems of the maze, the worst first.

    Attributes
    ----------
    value : those that are not ignored
    profile : the rules that the maze is checked by
    """

    def __init__(self, document: Document, queue: JobQueue, parent: QObject | None = None) -> None:
        super().__init__(document, queue, parent)
        self._found: list[problems.Problem] | None = None
        self._ignored: set[ProblemName] = set()
        self.choose_profile()

    def choose_profile(self) -> None:
        """Choose the rules for the maze that was opened."""
        is_project = self.document.format == "a-maze-ing"
        usual = problems.Profile.A_MAZE_ING if is_project else problems.Profile.MAZE
        self.profile = problems.contest_profile(self.document.maze) if self.document.is_contest else usual

    def set_profile(self, profile: problems.Profile) -> None:
        if profile != self.profile:
            self.profile = profile
            self.start_over()

    @property
    def ignored_count(self) -> int:
        return len(self._found or ()) - len(self.value or ())

    def ignore(self, problem: problems.Problem) -> None:
        """List a problem no longer, until the maze is closed or checked by other rules."""
        self._ignored.add(problem_name(problem))
        self.take(self._found, self.revision)

    def show_ignored(self) -> None:
        self._ignored.clear()
        self.take(self._found, self.revision)

    def start_over(self) -> None:
        """Drop the problems of the maze that was open before, and what was ignored there."""
        self._ignored.clear()
        self._found = None
        super().start_over()

    def take(self, value: list[problems.Problem] | None, revision: int, error: Message | None = None) -> None:
        """Set what was found; what is ignored is left out."""
        self._found = value
        listed = None if value is None else [it for it in value if problem_name(it) not in self._ignored]
        super().take(listed, revision, error)

    def fix(self, fix: problems.Fix) -> None:
        """Make the edit that fixes a problem, as one undo step.

        Raises `EditRejected` if the maze has changed since it was checked.
        """
        self.document.commit_gesture()
        if self.is_stale:
            raise EditRejected(
                tr_later("The maze was changed meanwhile. Wait until the list of problems is updated.")
            )
        self.document.do(fix.edit, fix.message.clause)

    def work(self) -> Callable[[Maze, IsCurrent], list[problems.Problem]]:
        """Check a maze, one of the project A-Maze-ing by the config beside its file."""
        profile = self.profile
        path = self.document.path if profile is problems.Profile.A_MAZE_ING else None

        def check(maze: Maze, is_current: IsCurrent) -> list[problems.Problem]:
            config = None if path is None else a_maze_ing.config_beside(path)
            perfect = None if config is None else config.perfect
            return problems.check(maze, profile, lambda _share: is_current(), perfect=perfect)

        return check

    def failure_message(self, error: Exception) -> Message:
        return tr_later("The maze could not be checked: {reason}.", reason=message_of(error).clause)


def problem_name(problem: problems.Problem) -> ProblemName:
    """Return what a problem is recognized by."""
    return problem.kind, tuple(problem.cells[0].tolist()) if len(problem.cells) else ()


class MazeStatistics(DerivedValue["paths.structure.Statistics"]):
    """The statistics of the maze."""

    def work(self) -> Callable[[Maze, IsCurrent], paths.structure.Statistics]:
        return _measured

    def failure_message(self, error: Exception) -> Message:
        return tr_later("The statistics could not be calculated: {reason}.", reason=message_of(error).clause)


def _measured(maze: Maze, is_current: IsCurrent) -> paths.structure.Statistics:
    def progress(_share: float) -> bool:
        return is_current()

    return paths.structure.statistics(maze, Segmentation.of(maze, progress), progress=progress)


class PlayersView(DerivedValue[PlayersMaze]):
    """The maze as a player sees it; once it is known it follows every edit at once."""

    stays_unwatched = False

    def __init__(self, document: Document, queue: JobQueue, parent: QObject | None = None) -> None:
        super().__init__(document, queue, parent)
        self._meanwhile: list[NDArray[np.int64]] = []

    def follow(self, change: Change) -> None:
        """Follow an edit, or note it for the view that is being made."""
        if change.reshaped:
            self.start_over()
        elif self.value is not None:
            self.value.follow(change.dirty)
            self.revision = self.document.revision
        elif self.is_watched:
            self._meanwhile.append(change.dirty)

    def request(self) -> None:
        """Compute it from the current maze."""
        self._meanwhile.clear()
        super().request()

    def work(self) -> Callable[[Maze, IsCurrent], PlayersMaze]:
        return lambda maze, _is_current: PlayersMaze(maze)

    def take(self, value: PlayersMaze | None, revision: int, error: Message | None = None) -> None:
        """Set the view, after it has followed what was edited while it was made."""
        if value is not None:
            value.see(self.document.maze)
            for dirty in self._meanwhile:
                value.follow(dirty)
            revision = self.document.revision
        self._meanwhile.clear()
        super().take(value, revision, error)
