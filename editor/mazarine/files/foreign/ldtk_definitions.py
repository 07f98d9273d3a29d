"""The kinds of entities of an LDtk project."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mazarine.files.foreign.ldtk_records import Definitions, ProjectRecord

_EMPTY = {"F_Int": 0, "F_Float": 0, "F_Bool": False, "F_String": "", "F_Text": "", "F_Color": "#000000"}
"""What a field of an entity has that says nothing else, by its type."""


class _Default(msgspec.Struct):
    params: list[Any] = []


class FieldDefinition(msgspec.Struct):
    """A field that every entity of a kind has."""

    identifier: str = ""
    uid: Any = 0
    shown_type: str = msgspec.field(default="", name="__type")
    type: Any = ""
    is_array: bool = msgspec.field(default=False, name="isArray")
    can_be_null: bool = msgspec.field(default=True, name="canBeNull")
    default: _Default | None = msgspec.field(default=None, name="defaultOverride")

    def instance(self) -> dict[str, Any]:
        """Return the field of a new entity."""
        empty = None if self.can_be_null else _EMPTY.get(str(self.type))
        value = self.default.params[0] if self.default and self.default.params else empty
        if self.type == "F_Color" and isinstance(value, int):
            value = f"#{value:06X}"
        return {
            "__identifier": self.identifier, "__type": self.shown_type,
            "__value": [] if self.is_array else value, "__tile": None,
            "defUid": self.uid, "realEditorValues": [],
        }  # fmt: skip


class EntityDefinition(msgspec.Struct):
    """A kind of entities."""

    identifier: str = ""
    uid: Any = 0
    tags: list[str] = []
    width: Any = 16
    height: Any = 16
    color: Any = "#94D9B3"
    tile: Any = msgspec.field(default=None, name="tileRect")
    most: int = msgspec.field(default=0, name="maxCount")
    right: int | float = msgspec.field(default=0, name="pivotX")
    down: int | float = msgspec.field(default=0, name="pivotY")
    fields: list[FieldDefinition] = msgspec.field(default_factory=list, name="fieldDefs")

    @property
    def pivot(self) -> tuple[float, float]:
        """Which point of it stands at its place, from 0 to 1 to the right and down."""
        return self.right, self.down


class EntityDefinitions(Definitions):
    """What all levels share, with the kinds of entities."""

    entities: Sequence[EntityDefinition] = ()


class DefinedProject(ProjectRecord):
    """A project with its kinds of entities."""

    defs: EntityDefinitions | None = None
