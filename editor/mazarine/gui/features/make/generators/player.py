"""Plays how a maze is generated, at any speed and back, and exports it as an animation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mazarine import files
from mazarine.counting import Noun
from mazarine.errors import Cancelled, GeneratorError
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import tr_later
from mazarine.messages import Catalog, Message
from mazarine.picture import Palette
from mazarine.picture.growing import growing_picture

if TYPE_CHECKING:
    from mazarine.generators import Growth


MOST_CELLS = 1 << 18
"""In a larger maze no cells are visible, and going back takes seconds."""
_MOST_STEPS = 1 << 28
"""Random walks in a long narrow maze take more."""
_FRAME_MS = 16
_WORK_S = 0.008
"""Seconds of work in one frame, at the most."""
_SLICE = 64
_MOST_FRAMES = 400
_SIDE_PX = 640
_MOST_CELL_PX = 20
_EXPORT_FRAME_MS, _EXPORT_LAST_MS = 40, 2500


class PlayerText(Catalog):
    """Why a maze cannot be watched."""

    TOO_MANY_STEPS = "This maze takes more than {most:,} steps, which is too many to watch."


class Player(QObject):
    """Advances a growth with the time; going back repeats it from the start."""

    changed = Signal()

    def __init__(self, order: GeneratorRequest, count: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._order = order
        self.count = count
        self.steps_per_s = 60.0
        self.growth: Growth = order.begin()
        self.step = self.created = 0
        self._goal = 0
        self._due = 0.0
        self._timer = QTimer(self, interval=_FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self.is_playing = self._is_seeking = False
        """Whether it advances by itself."""

    @property
    def is_done(self) -> bool:
        """Whether there is no further step."""
        return self.step >= self.count

    def play(self) -> None:
        """Start to advance by itself; at the end, from the start."""
        if self.is_done:
            self.seek(0)
        self.is_playing = True
        if not self._is_seeking:
            self._due = float(self.step)
        self._timer.start()
        self.changed.emit()

    def pause(self) -> None:
        """Stop advancing."""
        self.is_playing = False
        self._goal = self.step
        self._timer.stop()
        self.changed.emit()

    def seek(self, step: int) -> None:
        """Go to a step; far ones take several frames."""
        self._goal = min(max(step, 0), self.count)
        self._due = float(self._goal)
        self._is_seeking = True
        if self._goal < self.step:
            self.growth, self.step, self.created = self._order.begin(), 0, 0
        self._work()
        self.changed.emit()
        if self.step < self._goal:
            self._timer.start()

    def go_on(self) -> None:
        """Pause, and go one step further."""
        self.pause()
        self.seek(self.step + 1)

    def go_back(self) -> None:
        """Pause, and go one step back."""
        self.pause()
        self.seek(self.step - 1)

    @Slot()
    def _tick(self) -> None:
        if self.is_playing and not self._is_seeking:
            self._due = min(self._due + self.steps_per_s * _FRAME_MS / 1000, float(self.count))
            self._goal = max(self._goal, int(self._due))
        self._work()
        if self.is_playing and not self._is_seeking:
            # Steps that did not fit in the frame are dropped: the speed is not reachable.
            self._goal, self._due = self.step, min(self._due, self.step + 1.0)
        if self.is_done:
            self.is_playing = False
        if not self.is_playing and self.step >= self._goal:
            self._timer.stop()
            self.changed.emit()

    def _work(self) -> None:
        """Do the steps that are due, as many as fit in a frame."""
        before, end = self.step, perf_counter() + _WORK_S
        while self.step < self._goal and perf_counter() < end:
            steps = min(_SLICE, self._goal - self.step)
            self.growth.advance(steps - 1)
            created = self.growth.created
            self.growth.advance(1)
            self.created = self.growth.created - created
            self.step += steps
        self._is_seeking = self._is_seeking and self.step < self._goal
        if self.step != before:
            self.changed.emit()


def count_steps(order: GeneratorRequest, is_current: Callable[[], bool]) -> int:
    """Return the number of steps of a maze by generating it.

    Raises
    ------
    GeneratorError
        If the maze is not possible, or takes too many steps to watch.
    Cancelled
        If `is_current` returned False.
    """
    growth, count = order.begin(), 0
    while not growth.advance(_SLICE):
        count += _SLICE
        if not is_current():
            raise Cancelled
        if count > _MOST_STEPS:
            raise GeneratorError(PlayerText.TOO_MANY_STEPS(most=_MOST_STEPS))
    again = order.begin()
    again.advance(count)
    while not again.advance(1):
        count += 1
    return count + 1


def write_film(
    order: GeneratorRequest,
    count: int,
    palette: Palette,
    path: Path,
    is_current: Callable[[], bool],
    *,
    as_points: bool,
) -> Message:
    """Write the animation of a maze in this number of steps; return a message about it.

    Parameters
    ----------
    as_points : draw a honeycomb as points with links, not as triangles with walls

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    Cancelled
        If `is_current` returned False.
    """
    steps = max(1, -(-count // (_MOST_FRAMES - 1)))
    frames = -(-count // steps) + 1

    def pictures() -> Iterator[NDArray[np.uint32]]:
        growth = order.begin()
        maze = growth.maze()
        longest = max(maze.geometry.extent(*maze.shape[1:]))
        cell_px = max(1, min(int(_SIDE_PX / (longest + 1)), _MOST_CELL_PX))
        for index in range(frames):
            if not is_current():
                raise Cancelled
            if index:
                growth.advance(steps)
            yield growing_picture(growth.maze(), growth.marks(), cell_px, palette, as_points=as_points)

    files.write_animation(pictures(), frames, path, _EXPORT_FRAME_MS, _EXPORT_LAST_MS)
    return tr_later("Exported “{name}”: {frames}.", name=path.name, frames=Noun.FRAMES(count=frames))
