"""What a change has made of the title, the author and the properties of a maze."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import msgspec

from mazewright.errors import EditRejected
from mazewright.files.limits import MAX_MANIFEST_BYTES, json_fault
from mazewright.maze import Maze
from mazewright.maze.edits import SetMetadata

_PROPERTIES = msgspec.msgpack.Decoder(dict[str, Any])


class MetadataRecord(msgspec.Struct, tag="words"):
    """The words as bytes."""

    title: str
    author: str
    properties: msgspec.Raw


@dataclass(frozen=True, eq=False)
class MetadataPatch:
    """The words of a maze, all of them."""

    words: SetMetadata

    @classmethod
    def of(cls, maze: Maze) -> Self:
        """Take the words of a maze."""
        return cls(SetMetadata.of(maze))

    @classmethod
    def from_record(cls, record: MetadataRecord) -> Self:
        """Read words; `EditRejected` if they are too many, or some that JSON does not have."""
        if len(record.properties) > MAX_MANIFEST_BYTES:
            raise EditRejected(
                f"The properties of a step have {len(record.properties):,} bytes;"
                f" {MAX_MANIFEST_BYTES:,} are the most."
            )
        properties = _PROPERTIES.decode(record.properties)
        fault = json_fault([record.title, record.author, properties])
        if fault:
            raise EditRejected(f"{fault}.")
        return cls(SetMetadata(record.title, record.author, properties))

    def record(self) -> MetadataRecord:
        """Return the words as bytes."""
        words = self.words
        properties = msgspec.Raw(msgspec.msgpack.encode(dict(words.properties)))
        return MetadataRecord(words.title, words.author, properties)

    def apply(self, maze: Maze) -> None:
        """Write the words into a maze."""
        self.words.apply(maze)
