"""The numbers that regions had before each undo step, so that undo restores them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.editing.commands import Direction

_MOST_STEPS = 4096


class StepNumbers:
    """Remembers the `Delta.places` of the latest steps and of their undo."""

    def __init__(self) -> None:
        self._made: dict[int, NDArray[np.int64]] = {}
        self._undone: dict[int, NDArray[np.int64]] = {}

    def before(self, direction: Direction, steps: Sequence[int]) -> NDArray[np.int64]:
        """Return numbers and places of regions as they were where steps, undone or redone in order, lead."""
        memory = {Direction.DO: {}, Direction.UNDO: self._made, Direction.REDO: self._undone}[direction]
        known = [memory[step] for step in reversed(steps) if step in memory]
        return np.concatenate(known) if known else np.empty((0, 2), dtype=np.int64)

    def note(self, direction: Direction, steps: Sequence[int], places: NDArray[np.int64]) -> None:
        """Note the places of an update that was a part of steps."""
        for step in steps:
            if direction is Direction.UNDO:
                self._undone[step] = places
            elif direction is Direction.DO:
                self._made[step] = np.concatenate((self._made.get(step, places[:0]), places))
        for memory in (self._made, self._undone):
            while len(memory) > _MOST_STEPS:
                del memory[next(iter(memory))]

    def forget(self) -> None:
        """Forget all steps: places are others now."""
        self._made.clear()
        self._undone.clear()
