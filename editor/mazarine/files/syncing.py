"""What is told to be on the disk is there after a power cut, where the system can."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any


def replace_synced(path: Path, data: Any) -> None:
    """Write a file beside its place, sync it, and rename it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{os.urandom(8).hex()}.part")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder last."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def sync_tree(folder: Path) -> None:
    """Make a folder with all files in it last."""
    for place, _, names in os.walk(folder):
        for name in names:
            descriptor = os.open(Path(place, name), os.O_RDWR)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
        sync_folder(Path(place))
