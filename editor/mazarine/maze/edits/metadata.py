"""The metadata of a maze: its title, its author, and properties that the author has added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from mazarine.errors import EditRejected
from mazarine.maze.edits.change import Change, of_maze
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.numbering import RegionName
from mazarine.values import ArrayValue


@dataclass(frozen=True, eq=False, repr=False)
class SetMetadata(ArrayValue):
    """Replace the title, author and properties of a maze.

    Attributes
    ----------
    title, author : text; empty where there is none
    properties : values that JSON has, by name
    named_regions : the names of rooms and corridors, by number
    """

    title: str
    author: str
    properties: Mapping[str, Any]
    named_regions: Mapping[int, RegionName] = field(default_factory=dict)

    @classmethod
    @of_maze
    def of(cls, maze: MazeLike) -> SetMetadata:
        """Return the edit that sets the present metadata of a maze."""
        return cls(maze.title, maze.author, dict(maze.properties), dict(maze.named_regions))

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Set the metadata; see `Edit.apply`."""
        before = SetMetadata.of(maze)
        try:
            maze.title, maze.author, maze.properties = self.title, self.author, dict(self.properties)
            maze.named_regions = dict(self.named_regions)
        except EditRejected:
            maze.title, maze.author, maze.properties = before.title, before.author, dict(before.properties)
            raise
        return Change(np.empty(0, dtype=np.int64), before, metadata_changed=not self._is_same(before))

    def _is_same(self, other: SetMetadata) -> bool:
        """Return whether the values are those of another, in the same order and of the same types."""
        mine, others = ((it.title, it.author, it.properties, it.named_regions) for it in (self, other))
        return repr(mine) == repr(others)
