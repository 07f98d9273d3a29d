"""Structures in compiled code for the subclasses of `Fields`, made when they are first named.

Cached kernels name them as attributes of this module: `Engine` for what Python holds, `EngineType` for its
type in compiled code.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.experimental import structref

from mazarine.compiling.fields import COMPILED, Fields

_structref: Any = structref
_types: Any = types


class FieldsType(_types.StructRef):  # type: ignore[misc]
    """The type in compiled code of a structure with named fields."""

    def preprocess_fields(self, fields: Any) -> Any:
        """Forget the values of constants."""
        return tuple((name, _types.unliteral(kind)) for name, kind in fields)


def __getattr__(name: str) -> Any:
    for fields in Fields.__subclasses__():
        if name in (fields.__name__, f"{fields.__name__}Type"):
            _make(fields)
            return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _make(fields: type[Fields]) -> None:
    """Make the structure for a subclass of `Fields`, as attributes of this module."""
    names = fields.__name__, f"{fields.__name__}Type"
    places = [{"__module__": __name__, "__qualname__": name} for name in names]
    struct = type(names[0], (_structref.StructRefProxy,), places[0])
    kind = _structref.register(type(names[1], (FieldsType,), places[1]))
    _structref.define_proxy(struct, kind, list(fields.__annotations__))
    globals().update(zip(names, (struct, kind), strict=True))
    COMPILED.add(struct)
