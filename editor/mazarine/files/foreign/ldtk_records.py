"""The records of an LDtk project in JSON, and what the names in them mean."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec

from mazarine.maze import MarkerKind

_WALL = re.compile(
    r"wall|collision|collid|solid|obstacle|block|impass|unwalk|rock|brick|cliff", re.IGNORECASE
)
_NO_WALL = re.compile(
    r"no_?wall|floor|path|walkable|passable|empty|air\b|sky|ladder|door|water|grass|sand|ground|shadow|slope"
    r"|one_?way|background|bridge|road|corridor|room|exit|start",
    re.IGNORECASE,
)
_KINDS = tuple(
    (re.compile(pattern, re.IGNORECASE), kind)
    for pattern, kind in (
        (r"enem|mob\b|mobs\b|monster|opponent|boss|zombie|slime|ghost", MarkerKind.OPPONENT),
        (r"player|spawn|start|hero\b|entrance", MarkerKind.START),
        (r"exit|goal|finish|(?:^|[^a-z])end\b|^end|flag\b|target", MarkerKind.GOAL),
        (r"chest|coin|treasure|gem\b|gold|loot|item|key\b", MarkerKind.TREASURE),
        (r"npc|villager|merchant|shop", MarkerKind.NPC),
    )
)
DOOR = re.compile(r"door", re.IGNORECASE)


def is_wall(name: str) -> bool:
    """Return whether a name says that something cannot be passed.

    >>> is_wall("Collisions"), is_wall("walkable_floor"), is_wall("water")
    (True, False, False)
    """
    return bool(_WALL.search(name)) and not _NO_WALL.search(name)


def is_floor(name: str) -> bool:
    """Return whether a name says that something can be passed."""
    return bool(_NO_WALL.search(name))


def marker_kind(name: str) -> MarkerKind | None:
    """Return what a thing of this name marks; None if it marks nothing.

    >>> marker_kind("PlayerStart"), marker_kind("EnemySpawner"), marker_kind("Lamp")
    (<MarkerKind.START: 'start'>, <MarkerKind.OPPONENT: 'opponent'>, None)
    """
    return next((kind for pattern, kind in _KINDS if pattern.search(name)), None)


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
