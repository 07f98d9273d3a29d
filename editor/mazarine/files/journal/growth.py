"""The growth of a maze after a change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import msgspec

from mazarine.files.grown_points import from_bytes, to_bytes
from mazarine.maze import Maze
from mazarine.maze.growth import GrownPoints


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
