"""Finds in the background which cells are connected, form a region, or are alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.flood_fill import FloodPlane, flood, same_kind
from mazarine.gui.analysis.analysis import Analysis, AnalysisState
from mazarine.gui.analysis.outline import Outline, outline_of_area
from mazarine.gui.background.jobs import IsCurrent, JobQueue, LatestTask
from mazarine.gui.background.timers import single_shot
from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.lattice import Geometry
from mazarine.maze.area import Area
from mazarine.maze.snapshots import Snapshot
from mazarine.messages import Message

_PATIENCE_MS = 200
"""A search that takes longer is reported."""
_SEARCHING = tr_later("Searching…")
_FAILED = tr_later("The search failed")
_NO_REGIONS = tr_later("Regions are not available")
_NO_REGIONS_YET = tr_later("Regions are not available yet")


class Reach(Enum):
    """The extent of an area: connected cells, a region, or all similar cells of a level."""

    JOINED = auto()
    REGION = auto()
    ALIKE = auto()


@dataclass(frozen=True)
class AreaRequest:
    """The cells that a cell of a level stands for; row and column are those of the lattice."""

    level: int
    row: int
    col: int
    reach: Reach


@dataclass(frozen=True, eq=False)
class FoundArea:
    """The cells of a request.

    Attributes
    ----------
    request : the request, or another with the same answer
    revision : what the document had come to
    area, count : the cells, and how many there are
    outline : around them, or around the box that holds them
    """

    request: AreaRequest
    revision: int
    area: Area
    count: int
    outline: Outline

    def answers(self, request: AreaRequest) -> bool:
        """Return whether these are the cells: whichever of them is pointed at, they are the same."""
        is_alike = (request.level, request.reach) == (self.request.level, self.request.reach)
        return is_alike and self.area.has(request.row, request.col)


@dataclass(frozen=True)
class PendingArea:
    """The reason why the cells are not known.

    Attributes
    ----------
    message : for the user; None at first, as most areas are found at once
    is_coming : whether the cells will be known
    """

    message: Message | None
    is_coming: bool


class AreaFinder(QObject):
    """Keeps the cells of the last request until the maze changes."""

    changed = Signal()
    """The last request may have another answer now."""

    def __init__(self, document: Document, analysis: Analysis, queue: JobQueue, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self._analysis = document, analysis
        self._wish: AreaRequest | None = None
        self._sought: AreaRequest | None = None
        self._failed: AreaRequest | None = None
        self._found: FoundArea | None = None
        self._snapshot: Snapshot | None = None
        self._is_slow = False
        self._patience = single_shot(self, _PATIENCE_MS, self._lose_patience)
        self._latest = LatestTask(queue, self, self._take, self._give_up)
        analysis.state_changed.connect(self._follow_regions)

    def look(self, request: AreaRequest) -> FoundArea | PendingArea:
        """Return the cells, or begin to find them; the cell is in the maze, and floor for a region."""
        self._wish = request
        if self._found is not None and self._found.answers(request):
            return self._found
        if request == self._failed:
            return PendingArea(_FAILED, is_coming=False)
        if request.reach is Reach.REGION and self._analysis.true_region is None:
            is_coming = self._analysis.state not in (AnalysisState.STOPPED, AnalysisState.FAILED)
            return PendingArea(_NO_REGIONS_YET if is_coming else _NO_REGIONS, is_coming)
        # What is under way may turn out to have this cell too: a pointer that moves must not hold it up.
        if self._sought is None:
            self._sought = request
            self._patience.start()
            self._latest.submit(self._begin)
        return PendingArea(_SEARCHING if self._is_slow else None, is_coming=True)

    def forget(self) -> None:
        """Cancel the request."""
        self._wish = None
        self._drop()

    def _drop(self) -> None:
        self._latest.cancel()
        self._found = self._snapshot = self._failed = self._sought = None
        self._be_patient()

    def _begin(self) -> Callable[[IsCurrent], FoundArea]:
        request, revision, maze = self._sought, self._document.revision, self._document.maze
        assert request is not None
        find = self._region_of(request) if request.reach is Reach.REGION else self._work_on_plane(request)
        geometry, origin = maze.geometry, maze.origin
        return lambda is_current: _found(request, revision, find(is_current), geometry, origin)

    def _work_on_plane(self, request: AreaRequest) -> Callable[[IsCurrent], Area]:
        # Kept: one copy of a maze that does not change serves many requests.
        snapshot = self._snapshot = self._document.snapshot()

        def find(is_current: IsCurrent) -> Area:
            plane = FloodPlane.of(snapshot.maze(), request.level)
            if request.reach is Reach.ALIKE:
                return same_kind(plane, request.row, request.col)
            return flood(plane, request.row, request.col, lambda _: is_current())

        return find

    def _region_of(self, request: AreaRequest) -> Callable[[IsCurrent], Area]:
        regions = self._analysis.region
        assert regions is not None
        grid = self._document.maze.grid
        # Looked up in the other thread, as it takes longer than a frame: it changes after the maze only, and
        # what was found of a maze that has changed is not taken.
        here = regions[request.level]
        number = regions.at(grid.array_place((request.level, request.row, request.col)))
        return lambda _: Area.of(*grid.origin, here.mask(number))

    @Slot(object)
    def _take(self, found: FoundArea) -> None:
        self._found, self._sought = found, None
        self._be_patient()
        self.changed.emit()

    @Slot(object)
    def _give_up(self, _error: Exception) -> None:
        self._failed, self._sought = self._sought, None
        self._be_patient()
        self.changed.emit()

    @Slot()
    def _lose_patience(self) -> None:
        self._is_slow = True
        self.changed.emit()

    def _be_patient(self) -> None:
        self._patience.stop()
        self._is_slow = False

    def follow(self) -> None:
        """Note that the maze has changed: the answer may be another."""
        if self._wish is not None:
            self._drop()
            self.changed.emit()

    @Slot()
    def _follow_regions(self) -> None:
        request, found = self._wish, self._found
        if request is not None and request.reach is Reach.REGION and not (found and found.answers(request)):
            self.changed.emit()


def _found(
    request: AreaRequest, revision: int, area: Area, geometry: Geometry, origin: tuple[int, int]
) -> FoundArea:
    return FoundArea(request, revision, area, area.count, outline_of_area(geometry, area, origin))
