"""Methods that take a lock: threads may share the object, and the calls are made one after the other."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar


class Shared(Protocol):
    """An object with a lock, which the same thread can take again."""

    @property
    def lock(self) -> AbstractContextManager[Any]:
        """The lock."""


_Object = TypeVar("_Object", bound=Shared)
_Parameters = ParamSpec("_Parameters")
_Result = TypeVar("_Result")


def synchronized(
    method: Callable[Concatenate[_Object, _Parameters], _Result],
) -> Callable[Concatenate[_Object, _Parameters], _Result]:
    """Let a method hold the lock of its object while it runs."""

    @wraps(method)
    def locked(self: _Object, /, *args: _Parameters.args, **options: _Parameters.kwargs) -> _Result:
        with self.lock:
            return method(self, *args, **options)

    return locked
