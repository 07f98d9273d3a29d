"""Compiled kernels on disk: one file for each kernel and combination of types.

A file is named by everything that the machine code follows from: the code of the kernel and of all that it
calls, the types of its arguments, the processor, and the versions of Python and Numba. So an edit of one
function compiles again only what calls it. A file that is damaged is removed and made again; where nothing
can be written, kernels are compiled again in every process.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import hashlib
import logging
import os
import pickle
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, ClassVar

import numpy as np

from mazarine.compiling.kernel import COMPILED_AS, INNER, Kernel, used_globals
from mazarine.compiling.messages import CompilingMessage
from mazarine.messages import Message

log = logging.getLogger(__name__)

_MONTH_S = 30 * 24 * 3600
_DIGEST_BYTES = 32
_SUFFIX = ".kernel"


_problems: list[Message] = []


def problem() -> Message | None:
    """Return why compiled kernels are not stored; None if they are."""
    return _problems[0] if _problems else None


def _note_problem(error: Exception) -> None:
    if not _problems:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        _problems.append(CompilingMessage.KERNELS_NOT_STORED(reason=reason))
        log.warning(_problems[0])


_temporary: list[Path] = []


def remove_temporary_folder() -> None:
    """Remove the temporary folder of compiled kernels, if there is one; done at exit."""
    for folder in _temporary:
        shutil.rmtree(folder, ignore_errors=True)


@cache
def store_folder() -> Path:
    """Return the folder of compiled kernels: a temporary one, removed at exit, if none can be written to."""
    own = os.environ.get("NUMBA_CACHE_DIR")
    user = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        folder = Path(own) if own else Path(user or "~/.cache").expanduser() / "mazarine" / "kernels"
        folder.mkdir(0o700, parents=True, exist_ok=True)
        if not own and folder.stat().st_uid == _uid():
            folder.chmod(0o700)
        if not _is_own(folder.stat()):
            raise PermissionError(errno.EPERM, "another user can write to its folder")
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no home folder.
        _note_problem(error)
        folder = Path(tempfile.mkdtemp(prefix="mazarine-kernels-"))
        _temporary.append(folder)
        atexit.register(remove_temporary_folder)
    os.environ["NUMBA_CACHE_DIR"] = str(folder)  # Numba wants a folder when it is imported.
    return folder


def _uid() -> int:
    return 0 if sys.platform == "win32" else os.geteuid()


def _is_own(status: os.stat_result) -> bool:
    """Return whether a file or folder is the user's own, and no other user can write to it."""
    if sys.platform == "win32":
        return True  # The folder is in the user's profile.
    return status.st_uid == _uid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def sweep(folder: Path) -> None:
    """Remove compiled kernels that have not been used for a month, and what lies beside them."""
    with contextlib.suppress(OSError):
        for pattern in (f"*{_SUFFIX}", "*.lock", "*.part", "ready-*"):
            for file in folder.glob(pattern):
                if time.time() - file.stat().st_mtime > _MONTH_S:
                    file.unlink(missing_ok=True)


class Store:
    """The files of one kernel; takes the place of Numba's own cache.

    Parameters
    ----------
    folder : where the files are
    function : the kernel as plain Python
    """

    on_ready: ClassVar[Callable[[str], None]] = staticmethod(lambda _name: None)
    """Called with the name of a kernel that is loaded, or compiled and kept."""

    def __init__(self, folder: Path, function: Callable[..., Any]) -> None:
        self._folder = folder
        self._function = function

    def load_overload(self, signature: Any, target: Any) -> Any:
        """Return what was compiled for a signature, None if that is not kept or cannot be read."""
        target.refresh()
        path = self.path(signature)
        try:
            with path.open("rb") as file:
                # It is a program: one of another user would run as this one.
                content = file.read() if _is_own(os.fstat(file.fileno())) else b""
        except OSError:
            return None
        try:
            result = _rebuilt(content, target)
        except Exception as error:  # noqa: BLE001  # whatever is wrong with it, it can be made again
            log.info("%s cannot be used and is made again: %s", path.name, error)
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # What was used lately is not swept.
        Store.on_ready(path.name)
        return result

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what was compiled for a signature."""
        from numba.core import serialize  # noqa: PLC0415  # loaded with the first compiled kernel

        if result.library.has_dynamic_globals:
            raise TypeError(f"{self._function.__qualname__} holds an address and cannot be stored.")
        pickled: Any = serialize
        data = pickled.dumps(result._reduce())
        path = self.path(signature)
        partial = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            partial.unlink(missing_ok=True)
            partial.touch(0o600, exist_ok=False)
            partial.write_bytes(hashlib.sha256(data).digest() + data)
            partial.replace(path)
        except OSError as error:
            with contextlib.suppress(OSError):
                partial.unlink(missing_ok=True)
            _note_problem(error)
        Store.on_ready(path.name)

    def path(self, signature: Any) -> Path:
        """Return the file for a signature."""
        from numba.core import registry  # noqa: PLC0415  # loaded with the first compiled kernel

        codegen: Any = registry.cpu_target.target_context.codegen()
        args = tuple(getattr(signature, "args", signature))
        key = (_fingerprint(self._function), args, codegen.magic_tuple(), _version())
        name = f"{self._function.__module__.rpartition('.')[2]}.{self._function.__name__}"
        return self._folder / f"{name}-{hashlib.sha256(repr(key).encode()).hexdigest()[:20]}{_SUFFIX}"


def _rebuilt(content: bytes, target: Any) -> Any:
    """Return what a file holds, ready to be called."""
    from numba.core import compiler  # noqa: PLC0415  # loaded with the first compiled kernel

    digest, data = content[:_DIGEST_BYTES], content[_DIGEST_BYTES:]
    if hashlib.sha256(data).digest() != digest:
        raise pickle.UnpicklingError("the file is damaged")
    results: Any = compiler.CompileResult
    return results._rebuild(target, *pickle.loads(data))


@cache
def _version() -> tuple[str, ...]:
    import llvmlite  # noqa: PLC0415  # loaded with the first compiled kernel
    import numba  # noqa: PLC0415  # loaded with the first compiled kernel

    here = Path(__file__).parent
    sources = (here / name for name in ("linking.py", "structs.py", "twins.py"))
    versions = (np.__version__, str(numba.__version__), str(llvmlite.__version__))
    return (sys.version, *versions, *map(_digest_of_file, sources))


def _digest_of_file(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@cache
def _fingerprint(function: Callable[..., Any]) -> str:
    """Return a digest of the code of a function and of all that it calls and names."""
    digest = hashlib.sha256()
    seen: set[Any] = set()
    waiting = [function]
    while waiting:
        code = waiting.pop()
        if code in seen:
            continue
        seen.add(code)
        digest.update(repr((code.__qualname__, *_code_of(code.__code__), code.__defaults__)).encode())
        for name, value in used_globals(code):
            called = value.plain if isinstance(value, Kernel) else value
            if isinstance(called, FunctionType) and called in COMPILED_AS:
                digest.update(_digest_of_replacement(COMPILED_AS[called]).encode())
            elif isinstance(called, FunctionType) and (called in INNER or called is not value):
                waiting.append(called)
            else:
                digest.update(f"{name}={_text_of(value)}".encode())
    return digest.hexdigest()


def _code_of(code: Any) -> Iterator[Any]:
    yield code.co_code
    yield code.co_names
    yield code.co_varnames
    for constant in code.co_consts:
        if hasattr(constant, "co_code"):
            yield from _code_of(constant)
        else:
            yield repr(constant)


def _digest_of_replacement(place: str) -> str:
    module = sys.modules.get(place.partition(":")[0])
    source = getattr(module, "__file__", None)
    own = source and place.startswith("mazarine.")
    return place + (_digest_of_file(Path(source)) if own and source else "")


def _text_of(value: Any) -> str:
    if isinstance(value, np.ndarray | np.generic):
        return f"{value.dtype} {np.shape(value)} {value.tobytes().hex()}"
    if isinstance(value, FunctionType):
        return f"{value.__module__}.{value.__qualname__}"  # Only its name is met, as an attribute's.
    if isinstance(value, type):
        return f"{value.__qualname__}{getattr(value, '__annotations__', '')}"
    return value.__name__ if isinstance(value, ModuleType) else repr(value)
