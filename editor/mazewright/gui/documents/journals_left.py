"""What a program that ended badly has left in its journals."""

from __future__ import annotations

import contextlib
import logging
import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from mazewright import files as maze_files
from mazewright.errors import MazeError
from mazewright.files.presence import is_there
from mazewright.gui.documents.autosave import POINTER, SUFFIX
from mazewright.gui.documents.disk_watch import FileStamp, stamp_of
from mazewright.gui.documents.file_lock import file_of_journal, is_left, lock_beside

if TYPE_CHECKING:
    from mazewright.files.journal import Recovered

log = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False)
class Left:
    """A journal without a running process, and what it holds or why it cannot be read."""

    path: Path
    time: datetime
    found: Recovered | None
    reason: str = ""
    pointer: Path | None = None
    stamp: FileStamp | None = None

    @property
    def is_there(self) -> bool:
        """Whether the journal is still the one that was read."""
        return self.stamp is not None and stamp_of(self.path) == self.stamp

    def forget(self) -> None:
        """Remove it from the disk, if no other has taken its place."""
        with contextlib.suppress(OSError):
            if self.is_there:
                self.path.unlink(missing_ok=True)
            if self.pointer is not None:
                self.pointer.unlink(missing_ok=True)

    @property
    def name(self) -> str:
        """What the user called the maze."""
        if self.found is None:
            return self.path.name
        origin = self.found.origin
        return Path(origin.path).name if origin.path else origin.name


def journals_left(folder: Path) -> list[Left]:
    """Read the journals in a folder, and those that it points to, which no running program keeps."""
    left = {}
    maze_files.sweep(folder)
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        if is_left(Path(f"{path}.lock")):
            left[path] = read_journal(path)
    for pointer in sorted(folder.glob(f"*{POINTER}")):
        # A pointer may be torn, as a power cut leaves it: then it names what no file can be called.
        with contextlib.suppress(OSError, ValueError):
            path = Path(os.fsdecode(pointer.read_bytes()))
            if is_left(lock_beside(file_of_journal(path))):
                if is_there(path):
                    left[path] = read_journal(path, pointer)
                else:
                    pointer.unlink(missing_ok=True)
    return sorted(filter(None, left.values()), key=lambda it: it.time, reverse=True)


def read_journal(path: Path, pointer: Path | None = None) -> Left | None:
    """Read a journal that was left behind; None if it has gone."""
    stamp = stamp_of(path)
    try:
        time = datetime.fromtimestamp(path.stat().st_mtime)
        return Left(path, time, maze_files.journal.recover(path), "", pointer, stamp)
    except MazeError as error:
        return Left(path, time, None, str(error), pointer, stamp)
    except OSError:
        log.info("a journal has gone", exc_info=True)
        return None
