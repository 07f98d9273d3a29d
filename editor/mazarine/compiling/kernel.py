"""Kernels: functions of arrays that run plain or compiled, whichever fits their arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import update_wrapper
from time import perf_counter
from types import CodeType
from typing import Any, Generic, ParamSpec, TypeVar, cast

import numpy as np

from mazarine.compiling.fields import COMPILED, Fields
from mazarine.compiling.mode import MODE, SMALL, prefers_compiled

_P = ParamSpec("_P")
_R = TypeVar("_R")
_Function = TypeVar("_Function", bound=Callable[..., Any])

KERNELS: list[Kernel[..., Any]] = []
"""The kernels of all modules that are imported."""

COMPILED_AS: dict[Callable[..., Any], str] = {}
"""What stands for a function in compiled code: "module:name", imported when something is compiled."""

INNER: set[Callable[..., Any]] = set()
"""Functions that only kernels call."""


class Kernel(Generic[_P, _R]):
    """A function of arrays that Python calls.

    Where the first argument is a plain `Fields` object it runs plain; where it is a compiled structure,
    compiled. Otherwise `prefers_compiled` decides by the size of the arrays.

    Attributes
    ----------
    plain : the function as it is written
    small : elements of the largest array up to which it runs plain, unless compiled kernels are preferred
    """

    def __init__(self, function: Callable[_P, _R], small: int = SMALL) -> None:
        update_wrapper(self, function)
        self.plain = function
        self.small = small
        self._compiled: Callable[_P, _R] | None = None
        KERNELS.append(self)

    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        """Run with these arguments."""
        first = args[0] if args else None
        if type(first) in COMPILED:
            return (self._compiled or self.compiled)(*args, **kwargs)
        if isinstance(first, Fields):
            return self._run_plain(*args, **kwargs)
        if prefers_compiled(lambda: _size_of(args), self.small):
            return self.compiled(*args, **kwargs)
        return self._run_plain(*args, **kwargs)

    @property
    def is_compiled(self) -> bool:
        """Whether compiled code is loaded for some combination of types."""
        return self._compiled is not None and bool(self._compiled.signatures)  # type: ignore[attr-defined]

    @property
    def compiled(self) -> Callable[_P, _R]:
        """The function compiled by Numba: for each combination of types when it is first called with it."""
        if self._compiled is None:
            from mazarine.compiling.twins import compiled_kernel  # noqa: PLC0415  # loads Numba

            self._compiled = cast("Callable[_P, _R]", compiled_kernel(self.plain))
        return self._compiled

    def beside(self, state: Any) -> Callable[_P, _R]:
        """Return the function in the form that works together with `state`, which a kernel has made."""
        return self.plain if isinstance(state, Fields) else self.compiled

    def _run_plain(self, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        before, start = MODE.spent_s, perf_counter()
        try:
            # Compiled code wraps around where numbers overflow, as hashes and random numbers want it.
            with np.errstate(over="ignore"):
                result = self.plain(*args, **kwargs)
            return result.item() if isinstance(result, np.generic) else result
        finally:
            MODE.spent_s = before + perf_counter() - start  # Kernels that it called have been counted.


def kernel(function: Callable[_P, _R]) -> Kernel[_P, _R]:
    """Mark a function of arrays, numbers and `Fields` that Python calls."""
    return Kernel(function)


def kernel_for_pictures(function: Callable[_P, _R]) -> Kernel[_P, _R]:
    """Mark a kernel that does little for each of very many pixels."""
    return Kernel(function, small=1 << 20)


def jit_inner(function: _Function) -> _Function:
    """Mark a function that only kernels call."""
    INNER.add(function)
    return function


def compiled_as(place: str) -> Callable[[_Function], _Function]:
    """Mark a function that something else, at "module:name", stands for in compiled code."""

    def mark(function: _Function) -> _Function:
        COMPILED_AS[function] = place
        return function

    return mark


def _size_of(args: tuple[Any, ...]) -> int:
    """Return the size of the largest array among arguments and named tuples of them."""
    size = 0
    for value in args:
        if isinstance(value, np.ndarray):
            size = max(size, value.size)
        elif isinstance(value, tuple):
            size = max(size, _size_of(value))
    return size


def used_globals(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    """Yield the globals that the code of a function names, and their values."""
    space = function.__globals__
    for name in sorted(_names_in(function.__code__)):
        if name in space:
            yield name, space[name]


def _names_in(code: CodeType) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names_in(constant)
    return names
