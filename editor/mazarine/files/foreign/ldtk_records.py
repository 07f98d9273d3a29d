"""The records of an LDtk project in JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

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
