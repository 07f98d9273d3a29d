"""Whether everything has been compiled before: a file in the folder of compiled kernels says so."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from mazarine.compiling.store import store_folder, sweep

_EDITOR = Path(__file__).parents[1]


def is_ready() -> bool:
    """Return whether all kernels of this version of the program are on disk."""
    folder = store_folder()
    mark = folder / _mark()
    try:
        lines = [line.split() for line in mark.read_text().splitlines()]
        with contextlib.suppress(OSError):
            os.utime(mark)  # What was used lately is not swept.
        return bool(lines) and all((folder / name).stat().st_size == int(size) for name, size in lines)
    except (OSError, ValueError):
        return False


def set_ready(names: Iterable[str]) -> None:
    """Note the files of all kernels, and remove what other versions left there long ago."""
    folder = store_folder()
    mark = folder / _mark()
    partial = mark.with_name(f"{mark.name}.{os.getpid()}.part")
    with contextlib.suppress(OSError):
        lines = [f"{name} {(folder / name).stat().st_size}" for name in sorted(names)]
        partial.write_text("\n".join(lines))
        partial.replace(mark)
    sweep(folder)


@cache
def _mark() -> str:
    """Return the name of a file whose name depends on all that the kernels are compiled from and for."""
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  # not for the start

    from llvmlite import binding  # noqa: PLC0415  # not for the start

    digest = hashlib.sha256()
    for source in sorted(_EDITOR.rglob("*.py")):
        if source.relative_to(_EDITOR).parts[0] not in ("gui", "cli"):
            digest.update(source.read_bytes())
    for package in ("llvmlite", "numba", "numpy"):
        with contextlib.suppress(PackageNotFoundError):
            digest.update(version(package).encode())
    digest.update(f"{sys.version} {binding.get_host_cpu_name()}".encode())
    return f"ready-{digest.hexdigest()[:16]}"
