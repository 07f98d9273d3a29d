"""Where compiled kernels are kept between starts. Imported before Numba, which reads it once."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

_MONTH_S = 30 * 24 * 3600


def use_cache_folder() -> None:
    """Tell Numba a folder for compiled kernels that can be written to; without one its import fails.

    The name of the folder tells the content of all that kernels are made of: when Numba decides whether
    a cached kernel is fresh it looks only at the kernel's own file, not at the files of those that it calls.
    """
    editor = Path(__file__).parents[2]
    folder = folder_for("kernels", (it for room in ("regions", "paths") for it in _sources(editor / room)))
    os.environ["NUMBA_CACHE_DIR"] = folder
    _sweep(Path(folder))


def folder_for(name: str, sources: Iterable[Path]) -> str:
    """Give the folder for kernels that are made of these files; it tells their content by its name."""
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.read_bytes())
    return _folder(f"{name}-{digest.hexdigest()[:16]}")


def _sources(room: Path) -> list[Path]:
    return sorted(room.rglob("*.py"))


def _folder(name: str) -> str:
    try:
        own = os.environ.get("NUMBA_CACHE_DIR")
        user = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
        base = Path(own) if own else Path(user or "~/.cache").expanduser() / "mazewright"
        # Where other kernels have a folder already, this one lies beside it.
        folder = (base.parent if base.name.startswith("kernels-") else base) / name
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # What was used lately is not swept.
        with tempfile.TemporaryFile(dir=folder):
            return str(folder)
    except (OSError, RuntimeError):  # RuntimeError: there is no home.
        return tempfile.mkdtemp(prefix="mazewright-kernels-")


def _sweep(folder: Path) -> None:
    """Remove what other versions left beside a cache folder and has not been used for a month."""
    with contextlib.suppress(OSError):
        for other in folder.parent.glob("kernels-*"):
            if other != folder and time.time() - other.stat().st_mtime > _MONTH_S:
                shutil.rmtree(other, ignore_errors=True)
