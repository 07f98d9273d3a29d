"""Several edits as one: all of them or none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import WrongType
from mazarine.maze.edits.change import Change, Edit, distinct, of_maze, require_edit
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted


@dataclass(frozen=True)
class Batch:
    """Edits in order, as one step; if one is rejected, those before it are undone.

    Attributes
    ----------
    edits : the edits
    """

    edits: tuple[Edit, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.edits, Iterable) or isinstance(self.edits, np.ndarray):
            raise WrongType(MazeMessage.NOT_EDITS(value=quoted(self.edits)))
        object.__setattr__(self, "edits", tuple(self.edits))
        for edit in self.edits:
            require_edit(edit)

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Apply every edit in order."""
        done: list[Change] = []
        for edit in self.edits:
            try:
                done.append(edit.apply(maze))
            except BaseException:
                for change in reversed(done):
                    change.inverse.apply(maze)
                raise
        return joined(done)


def joined(changes: Sequence[Change]) -> Change:
    """Make one change of several, in the order in which they were made."""
    if len(changes) == 1:
        return changes[0]
    dirty = [change.dirty for change in changes if len(change.dirty)]
    reshaped = any(change.reshaped for change in changes)
    return Change(
        dirty=_all_of(dirty) if not reshaped else np.empty(0, dtype=np.int64),
        inverse=Batch(tuple(change.inverse for change in reversed(changes))),
        reshaped=reshaped,
        metadata_changed=any(change.metadata_changed for change in changes),
        growth_changed=any(change.growth_changed for change in changes),
    )


def _all_of(dirty: Sequence[NDArray[np.int64]]) -> NDArray[np.int64]:
    if len(dirty) == 1:
        return dirty[0]
    return distinct(np.concatenate(dirty)) if dirty else np.empty(0, dtype=np.int64)
