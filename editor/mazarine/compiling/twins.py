"""Compiled twins: the functions of kernels again, with compiled functions in place of plain ones.

A function finds what it calls by name among the globals of its module, where everything is plain. Its twin
has the same code and globals of its own, in which kernels and inner functions are Numba's dispatchers and
`Fields` classes are Numba's structures.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from threading import RLock
from types import FunctionType
from typing import Any

from mazarine.compiling.fields import Fields
from mazarine.compiling.kernel import COMPILED_AS, INNER, Kernel, used_globals
from mazarine.compiling.linking import linked_once
from mazarine.compiling.lock import locked
from mazarine.compiling.mode import wait_to_compile
from mazarine.compiling.store import Store, store_folder

# Numba asks for a folder when it is imported, and fails where none can be written to.
_FOLDER = store_folder()

import numba  # noqa: E402

from mazarine.compiling import structs  # noqa: E402
from mazarine.compiling.lookups import look_up_in_c  # noqa: E402

look_up_in_c()
_numba: Any = numba
_twins: dict[tuple[Callable[..., Any], bool], Any] = {}
_lock = RLock()


def compiled_kernel(function: Callable[..., Any]) -> Any:
    """Return the twin of a function that Python calls, kept on disk once it is compiled."""
    with _lock:
        dispatcher = _twins.get((function, True))
        if dispatcher is None:
            before = dict(_twins)
            try:
                dispatcher = _twin(function, is_kernel=True)
            except BaseException:
                # An interrupt: a twin that lacks some of its names would fail from now on.
                _twins.clear()
                _twins.update(before)
                raise
            store = dispatcher._cache = Store(_FOLDER, function)
            dispatcher.compile = _compile_or_load(dispatcher, store, function.__module__)
        return dispatcher


def _compile_or_load(dispatcher: Any, store: Store, module: str) -> Callable[[Any], Any]:
    """Return the `compile` of a kernel; what is not on disk it leaves to others that are compiling it."""
    compile_for = linked_once(dispatcher.compile)

    def compile_or_load(signature: Any) -> Any:
        path = store.path(signature)
        if not path.exists():
            wait_to_compile(module)
        if path.exists():
            return compile_for(signature)
        with locked(path.with_suffix(".lock")):
            return compile_for(signature)

    return compile_or_load


def _twin(function: Callable[..., Any], *, is_kernel: bool = False) -> Any:
    found = _twins.get((function, is_kernel))
    if found is None:
        names: dict[str, Any] = {"__name__": function.__module__, "__builtins__": __builtins__}
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
        found = _numba.njit(
            nogil=True, error_model="numpy", no_cfunc_wrapper=True, no_cpython_wrapper=not is_kernel
        )(copy)
        _twins[function, is_kernel] = found
        names.update((name, _compiled_value(value)) for name, value in used_globals(function))
    return found


def _compiled_value(value: Any) -> Any:
    """Return what stands in compiled code for a global of a module."""
    if isinstance(value, Kernel):
        return _twin(value.plain)
    if isinstance(value, type):
        return getattr(structs, value.__name__) if issubclass(value, Fields) else value
    if isinstance(value, FunctionType):
        if value in COMPILED_AS:
            module, name = COMPILED_AS[value].split(":")
            return getattr(import_module(module), name)
        if value in INNER:
            return _twin(value)
    return value
