"""Loading the native core: the library for this processor, of this version of the program."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mazarine.errors import MazeError
from mazarine.native.messages import NativeMessage
from mazarine.version import __version__

_HERE = Path(os.environ.get("MAZARINE_NATIVE") or Path(__file__).parent)
"""The folder of the libraries; tests have others."""
_SUFFIX = {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")
_SOURCE = Path(__file__).parents[2] / "native"


class LibraryError(MazeError, ImportError):
    """The native core cannot be used; the sentence says which file and how to install it again."""


class Library(NamedTuple):
    """A library, loaded twice: `short` keeps the interpreter's lock during a call, `long` releases it."""

    short: ctypes.PyDLL
    long: ctypes.CDLL


@cache
def library() -> Library:
    """Return the library for this processor; `LibraryError` if it cannot be used."""
    _build_if_newer()
    wanted = os.environ.get("MAZARINE_CPU")
    for level in [wanted] if wanted else ["v2", "plain"]:
        path = _HERE / f"mazarine-{level}{_SUFFIX}"
        if path.exists():
            found = _loaded(path)
            better = path.with_name(f"mazarine-v{found.short.mz_cpu_level()}{_SUFFIX}")
            return _loaded(better) if not wanted and better != path and better.exists() else found
    raise LibraryError(NativeMessage.NO_LIBRARY(path=path))


def _loaded(path: Path) -> Library:
    try:
        found = Library(ctypes.PyDLL(str(path)), ctypes.CDLL(str(path)))
        version_of = found.short.mz_version
    except (OSError, AttributeError) as fault:
        raise LibraryError(NativeMessage.DAMAGED_LIBRARY(path=path, reason=str(fault))) from None
    version_of.restype = ctypes.c_char_p
    version = version_of().decode()
    if version != __version__:
        raise LibraryError(NativeMessage.OTHER_VERSION(path=path, found=version, wanted=__version__))
    return found


def _build_if_newer() -> None:
    """Compile again where the program runs from a tree whose sources are newer than the libraries."""
    build = _SOURCE / "build.py"
    if "MAZARINE_NATIVE" in os.environ or not build.exists():
        return
    made = [path.stat().st_mtime for path in _HERE.glob(f"mazarine-*{_SUFFIX}")]
    sources = [*_SOURCE.rglob("*.[ch]"), build]
    if not made or min(made) < max(path.stat().st_mtime for path in sources):
        done = subprocess.run([sys.executable, str(build)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise LibraryError(done.stderr.strip())
