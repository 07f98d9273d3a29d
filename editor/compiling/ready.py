"""Whether everything has been compiled before: a file in the folder of compiled kernels says so."""

from __future__ import annotations

import contextlib
import hashlib
import platform
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from editor.compiling.store import store_folder, sweep

_EDITOR = Path(__file__).parents[1]


def is_ready() -> bool:
    """Return whether all kernels of this version of the program are on disk."""
    return _mark().exists()


def set_ready() -> None:
    """Note that all kernels are on disk, and remove what other versions left there long ago."""
    with contextlib.suppress(OSError):
        _mark().touch()
    sweep(store_folder())


def _mark() -> Path:
    return store_folder() / f"ready-{_digest()}"


@cache
def _digest() -> str:
    """Return a digest of the sources of all kernels and of what compiles and runs them."""
    digest = hashlib.sha256()
    folders = [*_EDITOR.rglob("kernels"), _EDITOR / "compiling", _EDITOR / "warm_up"]
    for folder in sorted(folders):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.read_bytes())
    for package in ("numba", "numpy"):
        with contextlib.suppress(PackageNotFoundError):
            digest.update(version(package).encode())
    digest.update(f"{sys.version} {platform.machine()} {platform.node()}".encode())
    return digest.hexdigest()[:16]
