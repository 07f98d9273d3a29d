"""Names of files between the system, whose names are bytes, and Qt, which takes them for text.

A name that is not UTF-8 is kept in settings by its bytes, and shown with a stand-in for each of them.
"""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote, unquote_to_bytes

from PySide6.QtCore import QUrl

from mazarine.messages import printable

_BYTES = "bytes:"
_STAND_IN = "\ufffd"
_MOST_LOOKED_AT = 10_000


def is_text(path: Path) -> bool:
    r"""Return whether a path is text that Qt takes.

    >>> is_text(Path("café.maze")), is_text(Path(os.fsdecode(b"caf\xe9.maze")))
    (True, False)
    """
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return False
    return True


def stored(path: Path) -> str:
    r"""Return a path as text for settings.

    >>> stored(Path("a b.maze")), stored(Path(os.fsdecode(b"caf\xe9.maze")))
    ('a b.maze', 'bytes:caf%E9.maze')
    """
    return str(path) if is_text(path) else _BYTES + quote(os.fsencode(path))


def path_of(text: str) -> Path:
    """Return the path that `stored` made a text of."""
    if text.startswith(_BYTES):
        return Path(os.fsdecode(unquote_to_bytes(text.removeprefix(_BYTES))))
    return Path(text)


def shown(path: Path | str) -> str:
    r"""Return a path, or a name, as people can read it.

    >>> shown(Path(os.fsdecode(b"caf\xe9.maze")))
    'caf�.maze'
    """
    return printable(str(path))


def url_of(path: Path) -> QUrl:
    return QUrl.fromLocalFile(str(path)) if is_text(path) else QUrl(path.absolute().as_uri())


def path_of_url(url: QUrl) -> Path:
    """Return the file that an address names."""
    name = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    path = Path(os.fsdecode(unquote_to_bytes(name)))
    return Path(url.toLocalFile()) if is_text(path) else path


def chosen_path(text: str) -> Path:
    """Return the path that a dialog of Qt names, which shows stand-ins."""
    path = Path(text)
    for part in (*reversed(path.parents), path):
        if _STAND_IN in part.name and not part.exists():
            found = _named_like(part.name, part.parent)
            if found is not None:
                return chosen_path(str(found / path.relative_to(part)))
    return path


def _named_like(name: str, folder: Path) -> Path | None:
    """Return the first file in a folder that is shown under a name."""
    try:
        with os.scandir(folder) as entries:
            for entry, _ in zip(entries, range(_MOST_LOOKED_AT), strict=False):
                if shown(entry.name) == name:
                    return Path(entry.path)
    except OSError:
        pass
    return None
