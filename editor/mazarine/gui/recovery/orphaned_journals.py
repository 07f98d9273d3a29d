"""Journals of programs that crashed, and the question about them."""

from __future__ import annotations

import contextlib
import logging
import os
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from mazarine import files as maze_files
from mazarine.errors import MazeError
from mazarine.files.access import exists
from mazarine.gui.disk.disk_watch import FileStamp, stamp_of
from mazarine.gui.disk.file_lock import file_of_journal, is_beside, is_orphaned, lock_beside
from mazarine.gui.editing.document import UNTITLED
from mazarine.gui.file_names import shown
from mazarine.gui.recovery.autosave import POINTER, SUFFIX
from mazarine.messages import Message

if TYPE_CHECKING:
    from mazarine.files.journal import Recovered


log = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False)
class OrphanedJournal:
    """A journal without a running process, with the recovered maze or the reason why it cannot be read."""

    path: Path
    time: datetime
    found: Recovered | None
    reason: Message | None = None
    pointer: Path | None = None
    stamp: FileStamp | None = None

    @property
    def is_unchanged(self) -> bool:
        """Whether the journal is still the one that was read."""
        return self.stamp is not None and stamp_of(self.path) == self.stamp

    def forget(self) -> None:
        """Remove the journal from the disk, unless another one has replaced it."""
        with contextlib.suppress(OSError):
            if self.is_unchanged:
                self.path.unlink(missing_ok=True)
            if self.pointer is not None:
                self.pointer.unlink(missing_ok=True)

    @property
    def name(self) -> Message | str:
        """The title of the maze: its file's name, or the name of a maze without a file."""
        if self.found is None:
            return shown(self.path.name)
        origin = self.found.origin
        if origin.path:
            return shown(Path(origin.path).name)
        return UNTITLED if origin.name == str(UNTITLED) else origin.name


def find_orphaned_journals(folder: Path) -> list[OrphanedJournal]:
    """Read the journals in a folder, and those that it points to, that belong to no running program."""
    left = {}
    maze_files.sweep(folder)
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        if is_orphaned(Path(f"{path}.lock")):
            left[path] = read_journal(path)
    for pointer in sorted(folder.glob(f"*{POINTER}")):
        # After a power cut a pointer may be incomplete, and no path.
        with contextlib.suppress(OSError, ValueError):
            path = Path(os.fsdecode(pointer.read_bytes()))
            if is_orphaned(lock_beside(file_of_journal(path))):
                if exists(path):
                    left[path] = read_journal(path, pointer)
                else:
                    pointer.unlink(missing_ok=True)
    return sorted(filter(None, left.values()), key=lambda it: it.time, reverse=True)


def read_journal(path: Path, pointer: Path | None = None) -> OrphanedJournal | None:
    """Read an orphaned journal; None if it was removed."""
    stamp = stamp_of(path)
    try:
        time = datetime.fromtimestamp(path.stat().st_mtime)
        return OrphanedJournal(path, time, _of_its_file(path), None, pointer, stamp)
    except MazeError as error:
        return OrphanedJournal(path, time, None, error.message, pointer, stamp)
    except OSError:
        log.info("a journal was removed", exc_info=True)
        return None


def _of_its_file(path: Path) -> Recovered:
    """Recover a journal; one beside a file belongs to that file, whatever it says."""
    found = maze_files.journal.recover(path)
    if not is_beside(path):
        return found
    file, origin = file_of_journal(path), found.origin
    is_renamed = origin.path is None or Path(origin.path).name != file.name
    format = None if is_renamed else origin.format
    return replace(found, origin=replace(origin, path=str(file), format=format))


class RecoveryChoice(Enum):
    """Answers to the question."""

    OPEN = auto()
    DISCARD = auto()
    LATER = auto()
