"""Earlier versions of files: what a save replaces is kept, the newest of them."""

from __future__ import annotations

import contextlib
import filecmp
import hashlib
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files.atomic import sweep
from mazarine.files.faults import reason_of
from mazarine.files.messages import FileMessage
from mazarine.messages import Message

MOST = 10
"""How many versions of a file are kept."""
_TIME = "%Y-%m-%d %H-%M-%S-%f"


@dataclass(frozen=True)
class Version:
    """An earlier version of a file.

    Attributes
    ----------
    path : where it is kept
    time : when it was replaced, in local time
    size : bytes
    """

    path: Path
    time: datetime
    size: int


class Backups:
    """Keeps versions in a folder, by the place of the file that they are of."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @contextlib.contextmanager
    def keeping(self, path: Path) -> Iterator[Message | None]:
        """Keep a copy of a file, if the block replaces it; none of a file that is like the newest version.

        Yields why no copy can be kept, None if one is.
        """
        try:
            beside, reason = self._copied(path), None
        except MazeFileError as error:
            beside, reason = None, error.message
        try:
            yield reason
        except BaseException:
            if beside is not None:
                beside.unlink(missing_ok=True)
            raise
        if beside is not None:
            with contextlib.suppress(OSError):
                beside.replace(beside.with_suffix(""))
            for old in self.of(path)[MOST:]:
                with contextlib.suppress(OSError):
                    old.path.unlink()

    def _copied(self, path: Path) -> Path | None:
        """Copy a file into the backup folder; None if there is none, or nothing new in it."""
        try:
            if not path.is_file():
                return None
        except OSError:
            return None  # Not readable: writing the file reports it.
        folder, versions = self._folder_of(path), self.of(path)
        sweep(folder)
        # A point in the name of the kept file, so that its suffix is that of the file.
        name = f"{datetime.now():{_TIME}}{path.suffix}"
        try:
            if versions and filecmp.cmp(path, versions[0].path, shallow=False):
                return None
            folder.mkdir(parents=True, exist_ok=True)
            beside = folder / f"{name}.tmp"
            shutil.copyfile(path, beside)
        except OSError as error:
            raise MazeFileError(path, FileMessage.NO_BACKUP(reason=reason_of(error))) from error
        return beside

    def of(self, path: Path) -> list[Version]:
        """Return the versions of a file, the newest first."""
        versions = []
        folder = self._folder_of(path)
        for kept in folder.iterdir() if folder.is_dir() else ():
            with contextlib.suppress(ValueError, OSError):
                time = datetime.strptime(kept.stem, _TIME)
                if kept.suffix != ".tmp":
                    versions.append(Version(kept, time, kept.stat().st_size))
        return sorted(versions, key=lambda it: it.time, reverse=True)

    def _folder_of(self, path: Path) -> Path:
        place = os.path.realpath(path)
        return self._folder / hashlib.blake2b(os.fsencode(place), digest_size=12).hexdigest()
