"""The title, the author and the properties of a maze after a change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import msgspec

from mazarine.files.faults import Fault
from mazarine.files.journal.messages import JournalMessage
from mazarine.files.limits import MAX_MANIFEST_BYTES, json_fault
from mazarine.maze import Maze
from mazarine.maze.edits import SetMetadata

_PROPERTIES = msgspec.msgpack.Decoder(dict[str, Any])


class MetadataRecord(msgspec.Struct, tag="words"):
    """The metadata as bytes."""

    title: str
    author: str
    properties: msgspec.Raw


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
        fault = json_fault([record.title, record.author, properties])
        if fault:
            raise Fault(fault)
        return cls(SetMetadata(record.title, record.author, properties))

    def record(self) -> MetadataRecord:
        """Return the metadata as bytes."""
        metadata = self.metadata
        properties = msgspec.Raw(msgspec.msgpack.encode(dict(metadata.properties)))
        return MetadataRecord(metadata.title, metadata.author, properties)

    def apply(self, maze: Maze) -> None:
        """Write the metadata into a maze."""
        self.metadata.apply(maze)
