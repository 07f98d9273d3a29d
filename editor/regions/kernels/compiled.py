"""How kernels are compiled: without the interpreter's lock, and kept on disk between starts."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

_Function = TypeVar("_Function", bound=Callable[..., Any])


def _cache_folder() -> str:
    """Give a folder for compiled kernels that can be written to.

    Its name tells the content of every kernel: Numba looks only at the file of the kernel itself
    when it decides whether a cached one is fresh, not at the files of those that it calls.
    """
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    name = f"kernels-{digest.hexdigest()[:16]}"
    for base in _bases():
        folder = base / "mazewright" / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return str(folder)
        except OSError:
            continue
    return tempfile.mkdtemp(prefix="mazewright-kernels-")


def _bases() -> list[Path]:
    user = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    home = Path(user) if user else Path("~/.cache").expanduser()
    return [home, Path(tempfile.gettempdir()) / f"mazewright-{os.getuid() if hasattr(os, 'getuid') else 0}"]


# Numba reads this when it is imported, and that import fails where it finds no folder to write to.
os.environ.setdefault("NUMBA_CACHE_DIR", _cache_folder())

import numba  # noqa: E402
import numpy as np  # noqa: E402

_njit: Any = partial(numba.njit, nogil=True, cache=True, error_model="numpy")


def kernel(function: _Function) -> _Function:
    """Compile a function of arrays and numbers on its first call."""
    return cast("_Function", _njit(function))


def inner(function: _Function) -> _Function:
    """Compile a function that only kernels call: without a way in for Python, which takes long to build."""
    return cast("_Function", _njit(function, no_cpython_wrapper=True))


@inner
def whole(value: int) -> int:
    """Give a number as 64 bits: what is read from an array is narrower, and would overflow unseen."""
    return np.int64(value)  # type: ignore[return-value]


@inner
def no_numbers() -> list[int]:
    """Begin a list of 64-bit numbers."""
    return [whole(0) for _ in range(0)]
