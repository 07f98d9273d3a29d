"""The records of an LDtk project in JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec

_Size = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
_Place = Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)]
NOTHING = msgspec.Raw(b"null")


class ValueRecord(msgspec.Struct):
    """A value of a layer of numbers; older files count them from 1."""

    value: int | None = None
    identifier: str | None = None


class LayerDefinition(msgspec.Struct):
    """A layer that every level has."""

    uid: int | str = 0
    identifier: str = ""
    values: list[ValueRecord] = msgspec.field(default_factory=list, name="intGridValues")
    required: Sequence[str] = msgspec.field(default=(), name="requiredTags")
    excluded: Sequence[str] = msgspec.field(default=(), name="excludedTags")

    def takes(self, tags: Sequence[str]) -> bool:
        """Return whether entities with these tags may be on it."""
        return not {*tags} & {*self.excluded} and (not self.required or bool({*tags} & {*self.required}))

    def names(self) -> dict[int, str]:
        """Return the names of its values."""
        return {
            number if it.value is None else it.value: it.identifier or ""
            for number, it in enumerate(self.values, start=1)
        }


class Definitions(msgspec.Struct):
    """What all levels share."""

    layers: list[LayerDefinition] = []


class TileRecord(msgspec.Struct):
    """A tile and its place in pixels."""

    px: tuple[_Place, _Place]


class OldValueRecord(msgspec.Struct):
    """A cell of a layer of numbers in files before 0.8."""

    place: _Size = msgspec.field(name="coordId")
    value: int = msgspec.field(default=0, name="v")


class EntityRecord(msgspec.Struct):
    """Something that stands in a level."""

    identifier: str = msgspec.field(default="", name="__identifier")
    grid: tuple[_Place, _Place] = msgspec.field(default=(0, 0), name="__grid")


class LayerRecord(msgspec.Struct):
    """A layer of one level."""

    kind: str = msgspec.field(default="", name="__type")
    identifier: str = msgspec.field(default="", name="__identifier")
    cols: _Size = msgspec.field(default=0, name="__cWid")
    rows: _Size = msgspec.field(default=0, name="__cHei")
    size: _Size = msgspec.field(default=1, name="__gridSize")
    definition: int | str | None = msgspec.field(default=None, name="layerDefUid")
    numbers: msgspec.Raw = msgspec.field(default=NOTHING, name="intGridCsv")
    old_numbers: list[OldValueRecord] | None = msgspec.field(default=None, name="intGrid")
    tiles: Sequence[TileRecord] = msgspec.field(default_factory=list, name="gridTiles")
    auto_tiles: Sequence[TileRecord] = msgspec.field(default_factory=list, name="autoLayerTiles")
    entities: list[EntityRecord] = msgspec.field(default_factory=list, name="entityInstances")


class LevelRecord(msgspec.Struct):
    """A level; its layers stay undecoded until it is chosen, or are in a file of their own."""

    identifier: str = ""
    layers: msgspec.Raw = msgspec.field(default=NOTHING, name="layerInstances")
    path: str | None = msgspec.field(default=None, name="externalRelPath")
    right: _Place = msgspec.field(default=-1, name="worldX")
    down: _Place = msgspec.field(default=-1, name="worldY")

    @property
    def place(self) -> tuple[int, int]:
        """Where it is in its world, in pixels to the right and down; -1 and -1 in a world in a line."""
        return self.right, self.down


class WorldRecord(msgspec.Struct):
    """A group of levels."""

    levels: list[LevelRecord] = []


class ProjectRecord(msgspec.Struct):
    """A whole project; a file of one level has the keys of a level instead."""

    levels: list[LevelRecord] = []
    worlds: list[WorldRecord] = []
    defs: Definitions | None = None
    identifier: str = ""
    layers: msgspec.Raw = msgspec.field(default=NOTHING, name="layerInstances")

    def all_levels(self) -> Iterator[LevelRecord]:
        """Yield the levels of the project and of its worlds, or the only level of the file."""
        yield from self.levels
        for world in self.worlds:
            yield from world.levels
        if bytes(self.layers) != b"null":
            yield LevelRecord(self.identifier, self.layers)


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
