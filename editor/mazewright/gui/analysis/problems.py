"""Keeps the list of what is wrong with the maze: has it made aside, and anew when the maze has settled."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from mazewright import problems
from mazewright.errors import EditRejected
from mazewright.gui.background.latest import Latest, Wanted
from mazewright.gui.background.timers import single_shot
from mazewright.gui.background.workers import Workers
from mazewright.gui.documents.document import Document
from mazewright.gui.settings import Settings
from mazewright.maze import Maze

_SETTLED_AFTER_MS = 300
PROFILES = {"maze": "Maze", "micromouse": "Micromouse contest"}
"""What a maze can be looked at for, by the name of the profile (`mazewright.problems`)."""


class ProblemsKeeper(QObject):
    """Checks a copy of the maze aside, while somebody looks; meanwhile what was found last stays.

    Attributes
    ----------
    profile : what the maze is looked at for
    problems : those of `revision`, the worst first
    words : why there is no list, empty where there is one
    """

    changed = Signal()

    def __init__(
        self, document: Document, workers: Workers, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._settings = settings
        self._is_seen = False
        self.profile = settings.profile if settings.profile in PROFILES else next(iter(PROFILES))
        self.revision = -1
        self.problems: list[problems.Problem] = []
        self.words = ""
        self._timer = single_shot(self, _SETTLED_AFTER_MS, self._look)
        self._latest = Latest(workers.studies, self)
        self._latest.done.connect(self._take)
        self._latest.failed.connect(self._give_up)
        document.maze_changed.connect(self._wait)
        document.maze_replaced.connect(self._start_over)

    @property
    def is_behind(self) -> bool:
        """Whether the maze has changed since, or is to be looked at for something else."""
        return self.revision != self._document.revision

    def set_seen(self, is_seen: bool) -> None:
        """Check as long as somebody looks."""
        if is_seen == self._is_seen:
            return
        self._is_seen = is_seen
        if not is_seen:
            self._latest.drop()
        elif self.is_behind:
            self._look()

    def set_profile(self, profile: str) -> None:
        """Look at the maze for something else."""
        if profile != self.profile:
            self.profile = self._settings.profile = profile
            self._forget()
            self._look()

    def mend(self, mend: problems.Mend) -> None:
        """Make the edit that mends a problem, as one undo step.

        Raises
        ------
        EditRejected
            If the maze has changed since it was checked.
        """
        self._document.settle()
        if self.is_behind:
            raise EditRejected("The maze has changed meanwhile; wait for the list of problems to follow.")
        self._document.do(mend.edit, mend.words[0].lower() + mend.words[1:])

    @Slot()
    def _start_over(self) -> None:
        self._forget()
        self._wait()

    def _forget(self) -> None:
        """Show nothing of another maze, or of other rules."""
        self.problems, self.revision, self.words = [], -1, ""

    @Slot()
    def _wait(self) -> None:
        self._latest.drop()
        if self._is_seen:
            self._timer.start()
            self.changed.emit()

    @Slot()
    def _look(self) -> None:
        self._timer.stop()
        if self._is_seen:
            self._latest.want(self._begin)
            self.changed.emit()

    def _begin(self) -> Callable[[Wanted], tuple[int, list[problems.Problem]]]:
        revision, maze, profile = self._document.revision, self._document.maze.copy(), self.profile
        return lambda is_wanted: (revision, _found(maze, profile, is_wanted))

    @Slot(object)
    def _take(self, result: tuple[int, list[problems.Problem]]) -> None:
        self.revision, self.problems = result
        self.words = ""
        self.changed.emit()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.problems, self.revision = [], self._document.revision
        self.words = f"The maze could not be checked: {error}"
        self.changed.emit()


def _found(maze: Maze, profile: str, is_wanted: Wanted) -> list[problems.Problem]:
    """Check a maze; it loads kernels."""
    return problems.check(maze, problems.Profile(profile), lambda _: is_wanted())
