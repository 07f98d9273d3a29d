"""State that kernels share: a plain object, or a structure in compiled code with the same fields."""

from __future__ import annotations

from typing import Any

COMPILED: set[type] = set()
"""The types of the structures in compiled code that stand for classes of fields."""


class Fields:
    """Named fields in the order of a subclass's annotations, to be read and written by kernels.

    Plain kernels work on instances of these classes. Compiled kernels work on structures that Numba
    allocates (`mazarine.compiling.structs`).
    """

    def __init__(self, *values: Any) -> None:
        for name, value in zip(type(self).__annotations__, values, strict=True):
            setattr(self, name, value)
