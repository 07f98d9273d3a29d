"""What is wrong with the maze."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from mazewright import problems
from mazewright.errors import EditRejected
from mazewright.gui.analysis.derived import DerivedValue
from mazewright.gui.background.jobs import JobQueue
from mazewright.gui.background.latest import Wanted
from mazewright.gui.documents.document import Document
from mazewright.gui.settings import Settings
from mazewright.maze import Maze

PROFILES = {"maze": "Maze", "micromouse": "Micromouse contest"}
"""What a maze can be looked at for, by the name of the profile (`mazewright.problems`)."""


class MazeProblems(DerivedValue["list[problems.Problem]"]):
    """The problems of the maze, the worst first.

    Attributes
    ----------
    profile : what the maze is looked at for
    """

    def __init__(
        self, document: Document, queue: JobQueue, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(document, queue, parent)
        self._settings = settings
        self.profile = settings.profile if settings.profile in PROFILES else next(iter(PROFILES))

    def set_profile(self, profile: str) -> None:
        """Look at the maze for something else."""
        if profile != self.profile:
            self.profile = self._settings.profile = profile
            self.start_over()

    def mend(self, mend: problems.Mend) -> None:
        """Make the edit that mends a problem, as one undo step.

        Raises
        ------
        EditRejected
            If the maze has changed since it was checked.
        """
        self.document.settle()
        if self.is_stale:
            raise EditRejected("The maze has changed meanwhile; wait for the list of problems to follow.")
        self.document.do(mend.edit, mend.words[0].lower() + mend.words[1:])

    def work(self) -> Callable[[Maze, Wanted], list[problems.Problem]]:
        """Check a maze; it loads kernels."""
        profile = self.profile
        return lambda maze, is_wanted: problems.check(
            maze, problems.Profile(profile), lambda _share: is_wanted()
        )

    def sentence_of(self, error: Exception) -> str:
        """Say that it was not checked."""
        return f"The maze could not be checked: {error}"
