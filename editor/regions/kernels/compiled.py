"""How kernels are compiled: without the interpreter's lock, and kept on disk between starts."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types

# If Numba was imported before, it has not seen the folder that was chosen for it.
_config: Any = numba.config
_config.CACHE_DIR = os.environ["NUMBA_CACHE_DIR"]

_Function = TypeVar("_Function", bound=Callable[..., Any])

_types: Any = types


class FieldsType(_types.StructRef):  # type: ignore[misc]
    """The type in kernels of something with named fields."""

    def preprocess_fields(self, fields: Any) -> Any:
        """Forget the values of constants."""
        return tuple((name, _types.unliteral(kind)) for name, kind in fields)


_njit: Any = partial(numba.njit, nogil=True, cache=True, error_model="numpy")


class Compiler:
    """Compiles functions that are kept in one folder."""

    def __init__(self, folder: str) -> None:
        self._folder = folder

    def kernel(self, function: _Function) -> _Function:
        """Compile a function of arrays and numbers on its first call."""
        return self._compiled(function)

    def inner(self, function: _Function) -> _Function:
        """Compile a function that only kernels call: a way in for Python would take long to build."""
        return self._compiled(function, no_cpython_wrapper=True)

    def _compiled(self, function: _Function, **options: bool) -> _Function:
        before, _config.CACHE_DIR = _config.CACHE_DIR, self._folder
        try:
            return cast("_Function", _njit(function, **options))
        finally:
            _config.CACHE_DIR = before


_compiler = Compiler(_config.CACHE_DIR)
kernel, inner = _compiler.kernel, _compiler.inner


@inner
def whole(value: int) -> int:
    """Give a number as 64 bits: what is read from an array is narrower, and would overflow unseen."""
    return np.int64(value)  # type: ignore[return-value]


@inner
def no_numbers() -> list[int]:
    """Begin a list of 64-bit numbers."""
    return [whole(0) for _ in range(0)]
