"""Earlier versions of files: what a save replaces is kept, the newest of them, and the original."""

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
from mazarine.files.access import make_private, open_private
from mazarine.files.atomic import replacing, sweep
from mazarine.files.faults import reason_of
from mazarine.files.messages import FileMessage
from mazarine.messages import Message

MOST = 10
"""How many versions of a file are kept."""
_ORIGINAL, _BEFORE, _WRITTEN = "original", "before", "written"
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
        before = _digest(path)
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
        with contextlib.suppress(OSError):
            kept = next((version.path for version in self.of(path)), None) if reason is None else None
            if beside is not None:
                kept = beside.replace(beside.with_suffix(""))
            self._keep_original(path, before, kept)
            for old in self.of(path)[MOST:]:
                old.path.unlink()

    def _keep_original(self, path: Path, before: bytes, kept: Path | None) -> None:
        """Keep what a file was before its first save, and what another program made of it last."""
        folder = self._folder_of(path)
        written = folder / _WRITTEN
        is_foreign = before and (not written.exists() or written.read_bytes() != before)
        if is_foreign and kept is not None:
            _put(kept, folder / f"{_BEFORE}{path.suffix}")
            if self.original(path) is None:
                _put(kept, folder / f"{_ORIGINAL}{path.suffix}")
        if folder.is_dir():
            written.write_bytes(_digest(path))

    def before(self, path: Path) -> Path | None:
        """Return the file as another program left it, if it was saved here since; else None."""
        folder = self._folder_of(path)
        try:
            if (folder / _WRITTEN).read_bytes() == _digest(path):
                return next(iter(folder.glob(f"{_BEFORE}.*")), None)
        except OSError:
            pass  # It was never saved here.
        return None

    def original(self, path: Path) -> Path | None:
        """Return the file as it was before it was first saved here; None if none is kept."""
        return next(iter(self._folder_of(path).glob(f"{_ORIGINAL}.*")), None)

    def put_back(self, path: Path) -> None:
        """Make a file what it was before it was saved here first; what it is now is kept as a version.

        Raises `MazeFileError` if the file cannot be written.
        """
        original = self.original(path)
        if original is not None:
            with self.keeping(path), replacing(path) as stream, original.open("rb") as kept:
                shutil.copyfileobj(kept, stream)

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
            make_private(folder)
            beside = folder / f"{name}.tmp"
            with path.open("rb") as old, open_private(beside) as new:
                shutil.copyfileobj(old, new)
            shutil.copymode(path, beside)
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


def _digest(path: Path) -> bytes:
    """Return a digest of a file; empty if there is none."""
    try:
        with path.open("rb") as stream:
            return hashlib.file_digest(stream, hashlib.blake2b).digest()
    except OSError:
        return b""


def _put(kept: Path, target: Path) -> None:
    """Copy a kept file, so that a crash leaves the old copy or the new one."""
    with replacing(target) as stream, kept.open("rb") as source:
        shutil.copyfileobj(source, stream)
