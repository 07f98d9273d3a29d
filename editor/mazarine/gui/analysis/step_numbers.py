"""The numbers that regions had before each undo step, so that undo restores them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.editing.commands import Direction, Step
from mazarine.maze.numbering import MOST_NUMBER
from mazarine.regions import Delta

_MOST_STEPS = 4096


class _Known(NamedTuple):
    """Numbers where undo or redo of a step leads: their places, and those that no region has there."""

    places: NDArray[np.int64] = np.empty((0, 2), dtype=np.int64)
    absent: NDArray[np.int32] = np.empty(0, dtype=np.int32)

    def extended(self, places: NDArray[np.int64], absent: NDArray[np.int32]) -> _Known:
        """Return what is known after another part of the step; what came with an earlier part is left out."""
        places = places[~np.isin(places[:, 0], self.absent)]
        absent = absent[absent < MOST_NUMBER]
        return _Known(np.concatenate((self.places, places)), np.concatenate((self.absent, absent)))


class StepNumbers:
    """Remembers the `Delta.places` of the latest steps and of their undo."""

    def __init__(self) -> None:
        self._known: dict[Step, _Known] = {}

    def before(self, step: Step, new: NDArray[np.int32]) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
        """Return what `Segmentation.restore` takes, after an update for a step with these new numbers."""
        known = self._known.get(step, _Known())
        return known.places, np.concatenate((new, known.absent))

    def note(self, step: Step, delta: Delta) -> None:
        """Note an update that was a part of a step."""
        undo, redo = (Step(step.number, way) for way in (Direction.UNDO, Direction.REDO))
        before, after = (self._known.get(way, _Known()) for way in (undo, redo))
        if step.direction is Direction.DO:
            self._known[undo] = before.extended(delta.places, delta.new)
            self._known[redo] = after.extended(after.places, delta.gone)
        elif step.direction is Direction.UNDO:
            self._known[redo] = after._replace(places=delta.places)
        while len(self._known) > 2 * _MOST_STEPS:
            del self._known[next(iter(self._known))]

    def forget(self) -> None:
        """Forget all steps: places are others now."""
        self._known.clear()
