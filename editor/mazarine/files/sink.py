"""A file that is being written."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from mazarine.files.faults import NamesFile
from mazarine.progress import Progress, tell


def _nowhere(_path: Path) -> AbstractContextManager[BinaryIO]:
    return io.BytesIO()


@dataclass(frozen=True)
class Sink(NamesFile):
    """A stream that takes bytes, seekable.

    Attributes
    ----------
    path : the file, for errors
    stream : where its bytes go
    progress : called with the share that is written
    folder : where files go instead, for a format that is a folder
    beside : opens another file to write, which a format has besides; it is kept once all is written
    """

    path: Path
    stream: BinaryIO
    progress: Progress | None = None
    folder: Path = Path()
    beside: Callable[[Path], AbstractContextManager[BinaryIO]] = _nowhere

    def tell(self, share: float) -> None:
        """Report how much is done; raise `Cancelled` if the work is to stop."""
        tell(self.progress, share)
