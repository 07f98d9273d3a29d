"""Checks of paths, which treat unreadable and invalid paths as missing."""

from __future__ import annotations

import stat
from pathlib import Path


def exists(path: Path) -> bool:
    """Return whether there is anything; `Path.exists` raises where a folder is shut or a name too long."""
    return _mode_of(path) is not None


def is_file(path: Path) -> bool:
    """Return whether there is a file."""
    mode = _mode_of(path)
    return mode is not None and stat.S_ISREG(mode)


def is_folder(path: Path) -> bool:
    """Return whether there is a folder."""
    mode = _mode_of(path)
    return mode is not None and stat.S_ISDIR(mode)


def _mode_of(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except (OSError, ValueError):
        return None
