"""A small example of the requested maze, with its measures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from mazarine import paths
from mazarine.counting import Noun
from mazarine.generators import GENERATORS
from mazarine.gui.background.jobs import LatestTask
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.timers import single_shot
from mazarine.gui.background.workers import Workers
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import tr_later
from mazarine.messages import Message, Series
from mazarine.picture import Palette, render_level

if TYPE_CHECKING:
    from mazarine.maze import Maze

RIVER_TIP = tr_later("Mean number of steps along a passage, from one junction or dead end to the next.")
BIAS_TIP = tr_later(
    "From −1 to 1. 1: all straight passages run east–west; −1: north–south; 0: no preference."
)
_SIDE_CELLS = 21
_SIDE_PX = 210
_REST_MS = 120


@dataclass(frozen=True, eq=False)
class Sample:
    """A picture of a maze, and its measures as text."""

    picture: NDArray[np.uint32]
    text: Message


class SamplePreview(QObject):
    """Generates a sample for the latest request."""

    changed = Signal()

    def __init__(
        self,
        workers: Workers,
        parent: QObject | None = None,
        make: Callable[[GeneratorRequest, Palette], Sample] | None = None,
    ) -> None:
        super().__init__(parent)
        self._make = make or sample_of
        self._request: tuple[GeneratorRequest, Palette] | None = None
        self.sample: Sample | None = None
        self.error: Message | None = None
        self._timer = single_shot(self, _REST_MS, self._ask)
        self._latest = LatestTask(workers.studies, self, self._take, self._give_up)

    @property
    def is_idle(self) -> bool:
        """Whether the sample is that of the latest request."""
        return not self._timer.isActive() and self._latest.is_idle

    def show_order(self, order: GeneratorRequest | None, palette: Palette) -> None:
        """Request a sample of this sort; None for no sample."""
        self._request = None if order is None else (order, palette)
        self._latest.cancel()
        self._timer.stop()
        if order is not None:
            self._timer.start()

    @Slot()
    def _ask(self) -> None:
        request = self._request
        if request is not None:
            self._latest.submit(lambda: lambda _is_current: self._make(*request))

    @Slot(object)
    def _take(self, sample: Sample) -> None:
        self.sample, self.error = sample, None
        self.changed.emit()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.sample, self.error = None, message_of(error)
        self.changed.emit()


def sample_of(order: GeneratorRequest, palette: Palette) -> Sample:
    """Generate a small maze in the shape of the large one and measure it.

    Raises `GeneratorError` if the maze is not possible.
    """
    generator = GENERATORS[order.name]
    generator.require_fit(order.rows, order.cols)
    share = min(1.0, _SIDE_CELLS / max(order.rows, order.cols))
    sides = (max(min(side, 3), round(side * share)) for side in (order.rows, order.cols))
    rows, cols = generator.fitting(*sides)
    maze = replace(order, rows=rows, cols=cols).make()[0]
    cell_px = int(_SIDE_PX / max(maze.geometry.extent(rows, cols)))
    return Sample(
        render_level(maze, 0, "none", cell_size_px=cell_px, palette=palette, as_points=True),
        measures_of(maze),
    )


def measures_of(maze: Maze) -> Message:
    """Return some measures of the Analysis dock as text."""
    found = paths.structure.statistics(maze)
    measures = [tr_later("dead ends {share:.0%}", share=found.dead_ends.share)]
    if found.longest_path is not None:
        steps = Noun.STEPS(count=found.longest_path.length)
        measures.append(tr_later("longest path {steps}", steps=steps))
    if found.texture.river is not None:
        measures.append(tr_later("river {river:.1f}", river=found.texture.river))
    if found.texture.bias is not None:
        measures.append(tr_later("bias {bias:+.2f}", bias=found.texture.bias))
    return tr_later("Example: {measures}", measures=Series(tuple(measures), ", "))
