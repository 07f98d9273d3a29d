"""The metadata and the growth of a maze after a change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import msgspec

from mazarine.files.faults import Fault, require
from mazarine.files.grown_points import from_bytes, to_bytes
from mazarine.files.journal.messages import JournalMessage
from mazarine.files.limits import MAX_MANIFEST_BYTES, json_fault
from mazarine.maze import Maze
from mazarine.maze.edits import SetMetadata
from mazarine.maze.growth import GrownPoints
from mazarine.maze.numbering import RegionName

_PROPERTIES = msgspec.msgpack.Decoder(dict[str, Any])


class MetadataRecord(msgspec.Struct, tag="words"):
    """The metadata as bytes."""

    title: str
    author: str
    properties: msgspec.Raw
    names: list[tuple[int, str, str]] = []


@dataclass(frozen=True, eq=False)
class MetadataPatch:
    """The metadata of a maze, all of them."""

    metadata: SetMetadata

    @classmethod
    def of(cls, maze: Maze) -> Self:
        """Return the metadata of a maze."""
        return cls(SetMetadata.of(maze))

    @classmethod
    def from_record(cls, record: MetadataRecord) -> Self:
        """Read metadata; `Fault` if they are too long, or JSON cannot store them."""
        if len(record.properties) > MAX_MANIFEST_BYTES:
            raise Fault(
                JournalMessage.PROPERTIES_TOO_LONG(size=len(record.properties), most=MAX_MANIFEST_BYTES)
            )
        properties = _PROPERTIES.decode(record.properties)
        require(json_fault([record.title, record.author, properties]))
        names = {number: RegionName(name, color) for number, name, color in record.names}
        return cls(SetMetadata(record.title, record.author, properties, names))

    def record(self) -> MetadataRecord:
        """Return the metadata as bytes."""
        metadata = self.metadata
        properties = msgspec.Raw(msgspec.msgpack.encode(dict(metadata.properties)))
        names = [(number, it.name, it.color) for number, it in metadata.named_regions.items()]
        return MetadataRecord(metadata.title, metadata.author, properties, names)

    def apply(self, maze: Maze) -> None:
        """Write the metadata into a maze."""
        self.metadata.apply(maze)


class GrowthRecord(msgspec.Struct, tag="growth"):
    """The points as bytes; none if there are none."""

    points: bytes


@dataclass(frozen=True, eq=False)
class GrowthPatch:
    """The growth of a maze, all of it."""

    growth: GrownPoints | None

    @classmethod
    def of(cls, maze: Maze) -> Self:
        """Return the growth of a maze."""
        return cls(maze.growth)

    @classmethod
    def from_record(cls, record: GrowthRecord) -> Self:
        """Read a growth; `EditRejected` if it cannot be one."""
        return cls(from_bytes(record.points) if record.points else None)

    def record(self) -> GrowthRecord:
        """Return the growth as bytes."""
        return GrowthRecord(b"" if self.growth is None else to_bytes(self.growth))

    def apply(self, maze: Maze) -> None:
        """Write the growth into a maze."""
        maze.growth = self.growth
