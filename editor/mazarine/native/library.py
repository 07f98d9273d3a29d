"""Loading the native core: the library for this processor, of this version of the program."""

from __future__ import annotations

import ctypes
import os
import platform
import struct
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
_LEVELS = ("v2", "v3", "plain")
"""What libraries are built for: two levels of x86-64, or any processor of another kind."""


class LibraryError(MazeError):
    """The native core cannot be used; the sentence says which file and how to install it again."""


class Library(NamedTuple):
    """A library, loaded twice: `short` keeps the interpreter's lock during a call, `long` releases it."""

    short: ctypes.PyDLL
    long: ctypes.CDLL


@cache
def library() -> Library:
    """Return the library for this processor; `LibraryError` if it cannot be used."""
    wanted = os.environ.get("MAZARINE_CPU")
    if wanted and wanted not in _LEVELS:
        raise LibraryError(NativeMessage.UNKNOWN_LEVEL(level=wanted, known=", ".join(_LEVELS)))
    _build_if_newer()
    for level in [wanted] if wanted else ["v2", "plain"]:
        path = _HERE / f"mazarine-{level}{_SUFFIX}"
        if _exists(path):
            found = _loaded(path)
            better = path.with_name(f"mazarine-v{found.short.mz_cpu_level()}{_SUFFIX}")
            return _loaded(better) if not wanted and better != path and _exists(better) else found
    expected = wanted or ("v2" if platform.machine().lower() in ("x86_64", "amd64") else "plain")
    raise LibraryError(NativeMessage.NO_LIBRARY(path=_HERE / f"mazarine-{expected}{_SUFFIX}"))


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError as fault:
        raise _damaged(path, fault) from None


def _loaded(path: Path) -> Library:
    try:
        if _is_cut_off(path):
            raise LibraryError(NativeMessage.LIBRARY_CUT_OFF(path=path))
        found = Library(ctypes.PyDLL(str(path)), ctypes.CDLL(str(path)))
        version_of = found.short.mz_version
    except (OSError, AttributeError) as fault:
        raise _damaged(path, fault) from None
    version_of.restype = ctypes.c_char_p
    version = version_of().decode()
    if version != __version__:
        raise LibraryError(NativeMessage.OTHER_VERSION(path=path, found=version, wanted=__version__))
    return found


def _damaged(path: Path, fault: OSError | AttributeError) -> LibraryError:
    reason = getattr(fault, "strerror", None) or str(fault).removeprefix(f"{path}: ")
    return LibraryError(NativeMessage.DAMAGED_LIBRARY(path=path, reason=reason))


def _is_cut_off(path: Path) -> bool:
    """Return whether the end of a library of Linux is missing, with which Linux ends the process."""
    with path.open("rb") as file:
        head = file.read(64)
    if len(head) < 64 or not head.startswith(b"\x7fELF\x02\x01"):
        return False
    (last_table,) = struct.unpack_from("<Q", head, 40)
    size, count = struct.unpack_from("<HH", head, 58)
    return path.stat().st_size < int(last_table + size * count)


def _build_if_newer() -> None:
    """Compile again where the program runs from a tree whose sources are newer than the libraries."""
    build = _SOURCE / "build.py"
    if "MAZARINE_NATIVE" in os.environ or not (_SOURCE / "mazarine.h").exists():
        return
    made = [path.stat().st_mtime for path in _HERE.glob(f"mazarine-*{_SUFFIX}")]
    sources = [*_SOURCE.rglob("*.[ch]"), build]
    if not made or min(made) < max(path.stat().st_mtime for path in sources):
        done = subprocess.run([sys.executable, str(build)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise LibraryError(done.stderr.strip())
