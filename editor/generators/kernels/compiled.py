"""How the kernels of generators are compiled, and where they are kept.

Their folder has a name of its own, told by all that they are made of, so that a change of the engine does
not compile them anew, nor the other way round (`docs/adr/0003-numba-kernels.md`).
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

_Function = TypeVar("_Function", bound=Callable[..., Any])
_config: Any = numba.config


def _own_folder() -> str:
    """Make a folder beside the engine's, or inside it where the engine had to take a temporary one."""
    engine = Path(os.environ["NUMBA_CACHE_DIR"])
    digest = hashlib.sha256()
    here = Path(__file__).parent
    for source in (here.parent / "codes.py", *sorted(here.glob("*.py"))):
        digest.update(source.read_bytes())
    base = engine.parent if engine.name.count("-") == 1 else engine
    folder = base / f"kernels-generators-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # The engine sweeps what has not been used for a month.
    except OSError:
        return str(engine)
    return str(folder)


_FOLDER = _own_folder()
_njit: Any = partial(numba.njit, nogil=True, cache=True, error_model="numpy")


def _compiled(function: _Function, **options: bool) -> _Function:
    engine, _config.CACHE_DIR = _config.CACHE_DIR, _FOLDER
    try:
        return cast("_Function", _njit(function, **options))
    finally:
        _config.CACHE_DIR = engine


def kernel(function: _Function) -> _Function:
    """Compile a function of arrays and numbers on its first call."""
    return _compiled(function)


def inner(function: _Function) -> _Function:
    """Compile a function that only kernels call."""
    return _compiled(function, no_cpython_wrapper=True)


@inner
def whole(value: int) -> int:
    """Give a number as 64 bits: what is read from an array is narrower, and would overflow unseen."""
    return np.int64(value)  # type: ignore[return-value]


@inner
def at(place: int) -> int:
    """Give a place as an index; one that may be negative would be asked whether it counts from the end."""
    return np.uint64(place)  # type: ignore[return-value]
