"""A small maze of the sort that is asked for, with what it is like in numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from mazewright import paths
from mazewright.counting import count_of
from mazewright.generators import GENERATORS
from mazewright.gui.background.latest import Latest
from mazewright.gui.background.timers import single_shot
from mazewright.gui.background.workers import Workers
from mazewright.gui.windows.generators.order import Order
from mazewright.picture import Palette, render_level

if TYPE_CHECKING:
    from mazewright.maze import Maze

_SIDE_CELLS = 21
_SIDE_PX = 210
_REST_MS = 120


@dataclass(frozen=True, eq=False)
class Sample:
    """A picture, and words about the maze on it."""

    picture: NDArray[np.uint32]
    words: str


class Preview(QObject):
    """Has samples made of what is asked for, the newest only.

    Attributes
    ----------
    sample : None while there is none
    words : why there is none
    """

    changed = Signal()

    def __init__(self, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: tuple[Order, Palette] | None = None
        self.sample: Sample | None = None
        self.words = ""
        self._timer = single_shot(self, _REST_MS, self._ask)
        self._latest = Latest(workers.studies, self, self._take, self._give_up)

    @property
    def is_idle(self) -> bool:
        """Whether the sample is of what was asked for last."""
        return not self._timer.isActive() and self._latest.is_idle

    def show_order(self, order: Order | None, palette: Palette) -> None:
        """Show a maze of this sort, as large as fits; none if hidden."""
        self._wanted = None if order is None else (order, palette)
        self._latest.drop()
        self._timer.stop()
        if order is not None:
            self._timer.start()

    @Slot()
    def _ask(self) -> None:
        wanted = self._wanted
        if wanted is not None:
            self._latest.want(lambda: lambda _is_wanted: sample_of(*wanted))

    @Slot(object)
    def _take(self, sample: Sample) -> None:
        self.sample, self.words = sample, ""
        self.changed.emit()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.sample, self.words = None, str(error)
        self.changed.emit()


def sample_of(order: Order, palette: Palette) -> Sample:
    """Make a small maze in the shape of the large one and measure it; this loads kernels.

    Raises
    ------
    GeneratorError
        If there can be no such maze.
    """
    generator = GENERATORS[order.name]
    generator.require_fit(order.rows, order.cols)
    share = min(1.0, _SIDE_CELLS / max(order.rows, order.cols))
    sides = (max(min(side, 3), round(side * share)) for side in (order.rows, order.cols))
    rows, cols = generator.fitting(*sides)
    maze = replace(order, rows=rows, cols=cols).make()[0]
    cell_px = int(_SIDE_PX / max(maze.geometry.extent(rows, cols)))
    return Sample(render_level(maze, 0, "none", cell_size_px=cell_px, palette=palette), words_of(maze))


def words_of(maze: Maze) -> str:
    """Return what a maze is like, by the measures of the Statistics dock."""
    found = paths.structure.statistics(maze)
    words = [f"dead ends {found.dead_ends.share:.0%}"]
    if found.longest_way is not None:
        words.append(f"longest path {count_of(found.longest_way.length, 'step')}")
    if found.texture.river is not None:
        words.append(f"river {found.texture.river:.1f}")
    if found.texture.bias is not None:
        words.append(f"bias {found.texture.bias:+.2f}".replace("-", "−"))
    return f"This one: {', '.join(words)}"
