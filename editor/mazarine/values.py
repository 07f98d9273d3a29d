"""Dataclasses with arrays as values: compared by their elements, shown in one line."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

_SHOWN = 12
"""The most numbers of an array, or items of a sequence, that are shown one by one."""


class ArrayValue:
    """The base of dataclasses with arrays; for those with `eq=False, repr=False`.

    >>> from dataclasses import dataclass
    >>> @dataclass(eq=False, repr=False)
    ... class Pair(ArrayValue):
    ...     first: NDArray[np.int64]
    ...     second: NDArray[np.int64]
    >>> Pair(np.arange(3), np.zeros((20, 3)))
    Pair(first=[0, 1, 2], second=<20 × 3 float64>)
    >>> Pair(np.arange(3), np.arange(4)) == Pair(np.arange(3), np.arange(4))
    True
    """

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            _are_same(getattr(self, it.name), getattr(other, it.name))
            for it in fields(self)  # type: ignore[arg-type]  # Every class that has this base is a dataclass.
            if it.compare
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = (
            f"{it.name}={_short(getattr(self, it.name))}"
            for it in fields(self)  # type: ignore[arg-type]
            if it.repr
        )
        return f"{type(self).__name__}({', '.join(shown)})"


def short(array: NDArray[Any]) -> str:
    """Return the numbers of a small array, or else its shape and type."""
    if array.size <= _SHOWN:
        return str(array.tolist())
    return f"<{' × '.join(map(str, array.shape))} {array.dtype}>"


def _short(value: object) -> str:
    if isinstance(value, np.ndarray):
        return short(value)
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_short, value[:_SHOWN]))}{', …' if len(value) > _SHOWN else ''}]"
    return repr(value)


def _are_same(one: Any, other: Any) -> bool:
    if isinstance(one, np.ndarray):
        return np.array_equal(one, other)
    if isinstance(one, tuple | list):
        return type(one) is type(other) and len(one) == len(other) and all(map(_are_same, one, other))
    return bool(one == other)
