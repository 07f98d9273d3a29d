"""The questions asked when mazes are opened, saved and closed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from mazewright.gui.documents.saving import Target
from mazewright.maze import Maze

if TYPE_CHECKING:
    from mazewright.files.backups import Version
    from mazewright.gui.documents.journals_left import Left


class Unsaved(Enum):
    """What to do with changes that are not saved."""

    SAVE = auto()
    REVIEW = auto()
    DISCARD = auto()
    CANCEL = auto()


class LeftBehind(Enum):
    """What to do with unsaved work of a program that ended badly."""

    OPEN = auto()
    DISCARD = auto()
    LATER = auto()


@dataclass(frozen=True, eq=False)
class ChosenVersion:
    """An earlier version of a file.

    Attributes
    ----------
    restored : the maze of that version, if it is to take the place of the open one; None to open a copy
    """

    path: Path
    restored: Maze | None


class Questions(Protocol):
    """Asks the user, and waits for the answer."""

    @property
    def is_open(self) -> bool:
        """Whether the user has not answered yet: no other maze is to be shown under a question."""

    def unsaved(self, title: str) -> Unsaved:
        """Ask what to do with the unsaved changes of a maze: save, discard or cancel."""

    def unsaved_mazes(self, titles: Sequence[str]) -> Unsaved:
        """Ask what to do with those of several: save all, review one by one, discard all or cancel."""

    def losses(self, name: str, losses: Sequence[str]) -> bool:
        """Ask whether to save although the format cannot hold everything."""

    def replace(self, name: str, holder: str) -> bool:
        """Ask whether to save over a file that another program has changed, or has open."""

    def stop(self, words: str) -> bool:
        """Ask whether work that is under way is to be given up."""

    def new_maze(self) -> Maze | None:
        """Ask for a new maze; None for none."""

    def open_path(self, folder: Path) -> Path | None:
        """Ask for a file to open; None for none."""

    def save_target(self, proposal: Path, format: str | None) -> Target | None:
        """Ask for a file to save in; None for none."""

    def version(self, name: str, versions: Sequence[Version], *, can_restore: bool) -> ChosenVersion | None:
        """Ask for an earlier version of a file; None for none."""

    def left_behind(self, left: Left) -> LeftBehind:
        """Ask what to do with unsaved work that a program left behind."""
