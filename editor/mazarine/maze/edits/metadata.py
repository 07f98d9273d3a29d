"""The metadata of a maze: its title, its author, and properties that the author has added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazarine.errors import EditRejected
from mazarine.maze.edits.change import Change, of_maze
from mazarine.maze.maze_like import MazeLike
from mazarine.values import ArrayValue


@dataclass(frozen=True, eq=False, repr=False)
class SetMetadata(ArrayValue):
    """Replace the title, author and properties of a maze.

    Attributes
    ----------
    title, author : text; empty where there is none
    properties : values that JSON has, by name
    """

    title: str
    author: str
    properties: Mapping[str, Any]

    @classmethod
    @of_maze
    def of(cls, maze: MazeLike) -> SetMetadata:
        """Return the edit that sets the present metadata of a maze."""
        return cls(maze.title, maze.author, dict(maze.properties))

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Set the metadata; see `Edit.apply`."""
        before = SetMetadata.of(maze)
        try:
            maze.title, maze.author, maze.properties = self.title, self.author, dict(self.properties)
        except EditRejected:
            maze.title, maze.author = before.title, before.author
            raise
        return Change(np.empty(0, dtype=np.int64), before, metadata_changed=not self._is_same(before))

    def _is_same(self, other: SetMetadata) -> bool:
        """Return whether the values are those of another, in the same order and of the same types."""
        return repr((self.title, self.author, self.properties)) == repr(
            (other.title, other.author, other.properties)
        )
