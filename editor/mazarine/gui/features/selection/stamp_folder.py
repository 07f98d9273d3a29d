"""The saved stamps: maze files in a folder of the program, read and written in the background."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mazarine import files
from mazarine.errors import MazeError
from mazarine.files.access import exists
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.workers import Workers
from mazarine.maze.stamp import Stamp

_MOST_STAMPS = 1000
_MOST_BYTES = 1 << 28
_MOST_LETTERS = 60


@dataclass(frozen=True, eq=False)
class KeptStamp:
    """A stamp with its name and its file."""

    name: str
    path: Path
    stamp: Stamp


class StampFolder(QObject):
    """Stores stamps; the folder is read and written in the jobs' thread, one task after another."""

    changed = Signal()
    failed = Signal(object)
    """The message with the reason."""

    def __init__(self, folder: Path, workers: Workers, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._workers = folder, workers
        self._is_read = False
        self._busy = 0
        self.stamps: list[KeptStamp] = []
        """The stamps in the folder, sorted by name."""

    @property
    def is_idle(self) -> bool:
        return self._busy == 0

    def look(self) -> None:
        """Read the folder when it is first shown."""
        if not self._is_read and self.is_idle:
            self._run(lambda: _kept_in(self._folder))

    def forget(self) -> None:
        """Read the folder again when it is next shown: another window may have saved a stamp."""
        self._is_read = False

    def keep(self, stamp: Stamp, name: str) -> None:
        """Keep a stamp under a name; one of the same name is not replaced, both are kept."""
        self._run(lambda: _write(self._folder, stamp, name))

    def rename(self, kept: KeptStamp, name: str) -> None:
        self._run(lambda: _rewrite(self._folder, kept, name))

    def remove(self, kept: KeptStamp) -> None:
        self._run(lambda: _remove(self._folder, kept))

    def _run(self, work: Callable[[], list[KeptStamp]]) -> None:
        self._busy += 1
        self._workers.jobs.run(work).then(self._take, self._give_up)

    @Slot(object)
    def _take(self, stamps: list[KeptStamp]) -> None:
        self._busy -= 1
        self._is_read = True
        self.stamps = stamps
        self.changed.emit()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self._busy -= 1
        self.failed.emit(message_of(error))


def _kept_in(folder: Path) -> list[KeptStamp]:
    """Read the stamps of a folder; what is no stamp is left alone."""
    kept = []
    for path in sorted(folder.glob("*.maze"))[:_MOST_STAMPS]:
        try:
            if path.stat().st_size > _MOST_BYTES:
                continue
            stamp, name = files.stamps.stamp_from(path.read_bytes(), path)
        except (MazeError, OSError):
            continue
        kept.append(KeptStamp(name or path.stem, path, stamp))
    return sorted(kept, key=lambda it: it.name.casefold())


def _write(folder: Path, stamp: Stamp, name: str) -> list[KeptStamp]:
    folder.mkdir(parents=True, exist_ok=True)
    with files.replacing(_free_path(folder, name)) as stream:
        stream.write(files.stamps.stamp_bytes(stamp, name))
    return _kept_in(folder)


def _rewrite(folder: Path, kept: KeptStamp, name: str) -> list[KeptStamp]:
    with files.replacing(kept.path) as stream:
        stream.write(files.stamps.stamp_bytes(kept.stamp, name))
    return _kept_in(folder)


def _remove(folder: Path, kept: KeptStamp) -> list[KeptStamp]:
    kept.path.unlink(missing_ok=True)
    return _kept_in(folder)


def _free_path(folder: Path, name: str) -> Path:
    """Return a file that is not there yet, whose name any system takes.

    >>> _free_path(Path("no/such/folder"), "a/b: c").name
    'a_b_ c.maze'
    """
    stem = re.sub(r"[^\w .-]", "_", name).strip(" .")[:_MOST_LETTERS] or "stamp"
    path, count = folder / f"{stem}.maze", 1
    while exists(path):
        count += 1
        path = folder / f"{stem} {count}.maze"
    return path
