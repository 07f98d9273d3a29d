"""Where compiled kernels are kept between starts. Imported before Numba, which reads it once."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path


def use_cache_folder() -> None:
    """Tell Numba a folder for compiled kernels that can be written to; without one its import fails.

    The name of the folder tells the content of every kernel: Numba looks only at the file of a kernel
    itself when it decides whether a cached one is fresh, not at the files of those that it calls.
    """
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    name = f"kernels-{digest.hexdigest()[:16]}"
    base = _base()
    os.environ["NUMBA_CACHE_DIR"] = _writable(base if base.name == name else base / name)


def _base() -> Path:
    own = os.environ.get("NUMBA_CACHE_DIR")
    if own:
        return Path(own)
    user = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(user or "~/.cache").expanduser() / "mazewright"


def _writable(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return str(folder)
    except (OSError, RuntimeError):
        return tempfile.mkdtemp(prefix="mazewright-kernels-")
