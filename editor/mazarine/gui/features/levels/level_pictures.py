"""Small pictures of levels, painted in the background and kept until the level changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QPixmap

from mazarine.gui.analysis.answers import MANY_CELLS, RegionsChange
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.background.timers import single_shot
from mazarine.gui.background.workers import Workers
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.thumbnail import thumbnail
from mazarine.maze.edits import Change, places_after
from mazarine.picture import LIGHT, Overlay, Palette, Plane, colors_for, raster_for

_REST_MS = 200
"""An existing picture is painted again when the user has been idle for this time."""
_AT_ONCE = 8

Pictures = dict[int, NDArray[np.uint32]]


class LevelPictures(QObject):
    """Paints pictures of the levels that are visible.

    As for the pyramid, the thread reads the very arrays that the window goes on changing: what changes
    meanwhile makes a picture stale again.

    Attributes
    ----------
    painted : the pictures by level, also stale ones
    fresh : the levels whose picture is up to date, or is being painted
    awaited : the levels whose picture will be painted next, in order
    """

    changed = Signal(object)
    """The levels (a set) whose pictures were painted, or are stale."""

    def __init__(
        self, current: CurrentSession, workers: Workers, size_px: tuple[int, int],
        parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._current, self._size_px = current, size_px
        self._pixel_ratio = 1.0
        self._palette: Palette = LIGHT
        self._as_points = False
        self.painted: dict[int, QPixmap] = {}
        self.fresh: set[int] = set()
        self.awaited: dict[int, None] = {}
        self._timer = single_shot(self, _REST_MS, self._ask)
        self._latest = LatestTask(workers.jobs, self, self._take)
        current.maze_changed.connect(self._follow_maze)
        current.maze_replaced.connect(self._start_over)
        current.regions_changed.connect(self._follow_regions)
        current.regions_replaced.connect(self._outdate_all)

    @property
    def is_idle(self) -> bool:
        """Whether every picture that was asked for is there."""
        return not self._timer.isActive() and self._latest.is_idle

    def set_look(self, palette: Palette, pixel_ratio: float, *, as_points: bool = False) -> None:
        """Paint with these colors, for a screen with this device pixel ratio.

        `as_points` says whether a honeycomb is painted as points with links, not as triangles with walls.
        """
        look = palette, pixel_ratio, as_points
        if look != (self._palette, self._pixel_ratio, self._as_points):
            self._palette, self._pixel_ratio, self._as_points = look
            self._outdate_all()

    def picture(self, level: int) -> QPixmap | None:
        """Return the picture of a level, None where there is none yet; have it painted if it is not fresh."""
        if level not in self.fresh:
            self.awaited[level] = None
            if not self._timer.isActive():
                self._timer.start(_REST_MS if level in self.painted else 0)
        return self.painted.get(level)

    def _outdate(self, levels: Iterable[int]) -> None:
        self.fresh.difference_update(levels)
        if self._timer.isActive():
            self._timer.start(_REST_MS)
        self.changed.emit(set(levels))

    @Slot()
    def _outdate_all(self) -> None:
        self._outdate(self.fresh | self.painted.keys())

    @Slot()
    def _start_over(self) -> None:
        self._latest.cancel()
        self.painted.clear()
        self.awaited.clear()
        self._outdate_all()

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        if not change.reshaped:
            self._outdate_places(change.dirty)
            return
        self._latest.cancel()
        self.awaited.clear()
        count, places = self._current.maze.shape[0], places_after(change)
        if places is None:
            self.painted = {level: it for level, it in self.painted.items() if level < count}
        else:
            moved = {places[level]: picture for level, picture in self.painted.items()}
            self.painted = {level: picture for level, picture in moved.items() if level is not None}
        self._outdate_all()

    @Slot(object)
    def _follow_regions(self, change: RegionsChange) -> None:
        if self.fresh and change.delta.count > MANY_CELLS:
            self._outdate_all()
        elif self.fresh:
            self._outdate_places(change.delta.flat)

    @Slot(object)
    def _outdate_places(self, places: NDArray[np.int64]) -> None:
        """Outdate the levels of these flat places of the maze."""
        _, rows, cols = self._current.maze.shape
        if len(places) > MANY_CELLS:
            self._outdate_all()
        else:
            self._outdate(np.unique(places // (rows * cols)).tolist())

    @Slot()
    def _ask(self) -> None:
        if self._latest.is_idle:
            self._latest.submit(self._begin)
        else:
            self._timer.start(_REST_MS)

    def _begin(self) -> Callable[[IsCurrent], Pictures]:
        maze, kind, region = self._current.maze, self._current.analysis.kind, self._current.analysis.region
        if kind is not None and kind.shape != maze.shape:
            kind = region = None
        asked = list(islice(self.awaited, _AT_ONCE))
        for level in asked:
            del self.awaited[level]
        self.fresh.update(asked)
        planes = {level: Plane.of(maze, level, kind, region) for level in asked if level < maze.shape[0]}
        raster = raster_for(maze.geometry, colors_for(self._palette, Overlay.KINDS), self._as_points)
        geometry = maze.geometry
        width, height = (round(side * self._pixel_ratio) for side in self._size_px)
        return lambda _is_current: {
            level: thumbnail(raster, plane, geometry, width, height) for level, plane in planes.items()
        }

    @Slot(object)
    def _take(self, pictures: Pictures) -> None:
        for level, picture in pictures.items():
            self.painted[level] = QPixmap.fromImage(image_of(picture, self._pixel_ratio))
        self.changed.emit(set(pictures))
        if self.awaited:
            self._ask()
