"""The questions asked when mazes are opened, saved and closed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from mazarine.files.options import Reading, ReadOptions
from mazarine.gui.disk.saving import Target
from mazarine.lattice import Lattice
from mazarine.maze import Maze
from mazarine.messages import Message

if TYPE_CHECKING:
    from mazarine.files.backups import Version


class Unsaved(Enum):
    """Answers to the question about unsaved changes."""

    SAVE = auto()
    REVIEW = auto()
    DISCARD = auto()
    CANCEL = auto()


class LossAnswer(Enum):
    """Answers to the question about what a format cannot hold."""

    SAVE_AS_MAZE = auto()
    WRITE = auto()
    CANCEL = auto()


@dataclass(frozen=True, eq=False)
class ChosenVersion:
    """An earlier version of a file.

    Attributes
    ----------
    restored : the maze of that version, if it is to take the place of the open one; None to open a copy
    puts_back : whether the file is to be put back as it was before it was first saved
    """

    path: Path
    restored: Maze | None = None
    puts_back: bool = False


class Questions(Protocol):
    """Asks the user, and waits for the answer."""

    @property
    def is_open(self) -> bool:
        """Whether a question waits for its answer: no other maze may be shown meanwhile."""

    def unsaved(self, title: str) -> Unsaved:
        """Ask what to do with the unsaved changes of a maze: save, discard or cancel."""

    def reload(self, title: str) -> bool:
        """Ask whether to discard the changes of a maze and open its file again."""

    def unsaved_mazes(self, titles: Sequence[str]) -> Unsaved:
        """Ask what to do with the changes of several: save all, review one by one, discard all or cancel."""

    def losses(self, name: str, losses: Sequence[Message], *, is_kept: bool = False) -> LossAnswer:
        """Ask whether to save although the file cannot hold everything, or to save as .maze."""

    def replace(self, name: str, owner: Message | None, *, is_kept: bool = True) -> bool:
        """Ask whether to overwrite a file that another program has changed, or has open as its owner.

        `is_kept` is whether an earlier version of it is kept.
        """

    def stop(self, title: Message) -> bool:
        """Ask whether to stop a task in progress."""

    def new_maze(self) -> Maze | None:
        """Ask for a new maze; None for none."""

    def open_path(self, folder: Path) -> Path | None:
        """Ask for a file to open; None for none."""

    def save_target(self, proposal: Path, format: str | None, lattice: Lattice) -> Target | None:
        """Ask for a file to save a maze on a lattice in; None for none."""

    def version(
        self, name: str, versions: Sequence[Version], *, can_restore: bool, has_original: bool
    ) -> ChosenVersion | None:
        """Ask for an earlier version of a file; None for none."""

    def read_as(self, path: Path, present: Reading) -> Reading | None:
        """Ask how a file is to be read; None for none."""

    def picture(self, path: Path, options: ReadOptions) -> ReadOptions | None:
        """Ask where the cells of a picture are; None for none."""
