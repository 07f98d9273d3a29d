"""Files that another file names, in its own folder or below it."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source, opened
from mazarine.messages import Message, quoted

_DRIVE = re.compile(r".*:" if os.name == "nt" else r"[A-Za-z]:")


@contextlib.contextmanager
def opened_beside(source: Source, name: str, kind: Message, above: int = 0) -> Iterator[Source]:
    """Open a file that one of a kind names; `MazeFileError` if it is not in the other's own folder.

    It may also be in a folder beside that one, if `above` is 1: the name may begin with one `..`.
    """
    folder = os.path.realpath(source.path.parent)
    parts = [part for part in re.split(r"[/\\]", name) if part not in ("", ".")]
    shown = quoted(name)
    while above and parts[:1] == [".."]:
        folder, above, parts = str(Path(folder).parent), above - 1, parts[1:]
    if not parts or ".." in parts or "\0" in name or _DRIVE.match(parts[0]) or name[:1] in "/\\~":
        raise source.fault(FileMessage.OTHER_FOLDER_NAMED(name=shown))
    path = os.path.realpath(Path(folder, *parts))
    if os.path.commonpath((folder, path)) != folder:
        raise source.fault(FileMessage.OTHER_FOLDER_NAMED(name=shown))
    try:
        with opened(path) as beside:
            yield beside
    except MazeFileError as error:
        if str(error.path) != path:
            raise
        raise source.fault(
            FileMessage.FILE_NAMED_MISSING(kind=kind, name=shown, reason=error.cause)
        ) from None
